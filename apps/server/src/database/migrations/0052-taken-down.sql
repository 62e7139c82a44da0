-- Products that the operator takes out of the shop (decision 065): why, when, and where they go back to.

alter table products
  drop constraint products_status_check,
  add constraint products_status_check check (status in ('live', 'paused', 'archived', 'taken_down')) not valid,
  add column taken_down_at timestamptz,
  -- Where it stood: only there it goes back to.
  add column taken_down_from text,
  add constraint products_taken_down_from_check check (taken_down_from in ('live', 'paused', 'archived')) not valid,
  -- Words of the table in the domain, and a sentence of the operator.
  add column taken_down_reasons text[],
  add column taken_down_note text,
  -- All of it exactly while it is taken down.
  add constraint products_taken_down check (
    (status = 'taken_down') = (taken_down_at is not null) and (taken_down_at is null) = (taken_down_from is null)
    and (taken_down_at is null) = (taken_down_reasons is null) and (taken_down_at is null) = (taken_down_note is null)
    and cardinality(taken_down_reasons) > 0) not valid;

-- As the tables of moves in the domain, whoever writes.
drop trigger products_moves on products;
create trigger products_moves before update of status on products for each row
  when (old.status = 'archived' and new.status = 'live'
    or old.status = 'taken_down' and new.status not in ('taken_down', old.taken_down_from)
    or old.status <> 'taken_down' and new.status = 'taken_down' and new.taken_down_from is distinct from old.status)
  execute function products_guard_status();
