-- What a store is told by mail beyond its orders: which of it goes, and what was told of already.

alter table sellers
  -- Mails that it does not want: words of the table in the domain.
  add column mails_off text[] not null default '{}' check (mails_off <@ array['unaccepted', 'low_stock', 'draft_decided', 'reviewed']),
  -- Day in Lagos on which was last looked for what runs out there, to be told.
  add column low_told_on date;

-- When its store was told that nobody has accepted it; once.
alter table order_sellers add column reminded_at timestamptz;
create index order_sellers_to_remind on order_sellers (due_at) where status = 'pending' and reminded_at is null;

-- Stock items that their store was told to be low, until they are not. No column of theirs: each write of one counts as a write of
-- its product.
create table low_told (
  stock_item_id uuid primary key references stock_items on delete cascade,
  told_at timestamptz not null default now()
);
create function stock_items_forget_low() returns trigger language plpgsql as $$
begin
  delete from low_told where stock_item_id = new.id;
  return null;
end $$;
create trigger stock_items_low_no_more after update on stock_items for each row
  when (old.low and new.low is not true) execute function stock_items_forget_low();
