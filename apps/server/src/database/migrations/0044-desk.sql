-- Who works for a store, and what its desk must know of a parcel (decision 059).

create table seller_members (
  seller_id uuid not null references sellers on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'packer')),
  joined_at timestamptz not null default now(),
  primary key (seller_id, user_id)
);
create index seller_members_user on seller_members (user_id);
create unique index seller_members_one_owner on seller_members (seller_id) where role = 'owner';

-- The store says who owns it; its members follow, whoever writes it.
create function sellers_keep_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from seller_members where seller_id = new.id and role = 'owner';
  end if;
  if new.owner_id is not null then
    insert into seller_members (seller_id, user_id, role) values (new.id, new.owner_id, 'owner')
      on conflict (seller_id, user_id) do update set role = 'owner';
  end if;
  return null;
end $$;
create trigger sellers_owned after insert on sellers for each row execute function sellers_keep_owner();
create trigger sellers_owned_anew after update of owner_id on sellers for each row
  when (old.owner_id is distinct from new.owner_id) execute function sellers_keep_owner();
insert into seller_members (seller_id, user_id, role) select id, owner_id, 'owner' from sellers where owner_id is not null;

alter table order_sellers
  -- Copied of the order: lists of a store read one table.
  add column placed_at timestamptz not null default now(),
  -- Until when it is to be accepted, then to leave; null once it has left.
  add column due_at timestamptz,
  add column packed_at timestamptz,
  -- Whom to call about it, where no number says where it is.
  add column rider_phone text check (rider_phone <> ''),
  -- For the members of the store alone.
  add column own_note text not null default '',
  -- What a parcel is found by once it is accepted: order number, goods, who gets it and their phone; those that are not are few.
  add column search_text text,
  -- Nothing here says any more who ordered it.
  add column buyer_forgotten boolean not null default false;

-- What waits among the parcels of before is due from now on, not years ago. Sixty days after a delivery, and without an
-- account, a parcel is found by its number and its goods alone.
update order_sellers part set placed_at = o.created_at,
  due_at = case part.status when 'pending' then now() + interval '24 hours' when 'approved' then now() + interval '2 days' end,
  search_text = case when part.status <> 'pending' then search_form(concat_ws(' ', o.order_number,
    (select string_agg(i.name, ' ' order by i.line) from order_items i
      where i.order_id = part.order_id and i.seller_id = part.seller_id),
    case when o.buyer_email <> '' and coalesce(part.delivered_at > now() - interval '60 days', true) then
      concat_ws(' ', o.shipping_info->>'firstName', o.shipping_info->>'lastName',
        regexp_replace(o.shipping_info->>'phone', '\D', '', 'g')) end)) end,
  buyer_forgotten = o.buyer_email = '' or coalesce(part.delivered_at <= now() - interval '60 days', false)
  from orders o where o.id = part.order_id;
-- What stores wrote to who is gone goes as the rest of them went.
update order_sellers set notes = null from orders o where o.id = order_id and o.buyer_email = '' and notes is not null;
update order_status_history step set notes = '' from orders o
  where o.id = step.order_id and o.buyer_email = '' and step.seller_id is not null and step.notes <> '';
alter table order_sellers add constraint order_sellers_due check ((due_at is not null) = (status in ('pending', 'approved')));

drop index order_sellers_seller;
create index order_sellers_seller on order_sellers (seller_id, status, placed_at desc, order_id desc);
-- With what it was sold for: the sales of a store's last days read no row.
create index order_sellers_newest on order_sellers (seller_id, placed_at desc, order_id desc) include (items_total);
create index order_sellers_due on order_sellers (seller_id, status, due_at, order_id) where due_at is not null;
create index order_sellers_to_forget on order_sellers (delivered_at) where delivered_at is not null and not buyer_forgotten;
-- One index for 'this store, these letters'. Written at once: a list of what is still to be written would be read by each search.
create extension if not exists btree_gin;
create index order_sellers_search on order_sellers using gin (seller_id, search_text gin_trgm_ops) with (fastupdate = off)
  where search_text is not null;

-- How a parcel travels was written anew: a line of its history that is no step.
alter table order_status_history add column corrects boolean not null default false;

-- What the shop owes a store is the sum of its account, without reading the entries.
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (account, created_at) include (amount);
