-- Since when a refund is a matter, by whichever way it came to that: what is one again waits anew.
alter table refunds add column matter_since timestamptz;
-- What was told of before matters had a time of their own is not told again.
update refunds set matter_since = created_at where matter is not null;

create function refunds_note_matter() returns trigger language plpgsql as $$
begin
  new.matter_since := clock_timestamp();
  return new;
end $$;
create trigger refunds_matter_inserted before insert on refunds
  for each row when (new.matter is not null) execute function refunds_note_matter();
create trigger refunds_matter before update of matter, matter_closed_at on refunds
  for each row when (new.matter is not null and new.matter_closed_at is null
    and (old.matter is distinct from new.matter or old.matter_closed_at is not null))
  execute function refunds_note_matter();
alter table refunds add constraint refunds_matter_since check (matter is null or matter_since is not null);
