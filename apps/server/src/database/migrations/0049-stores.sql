-- Stores that are opened by their owners (decision 064): how far each has come, what it promises, and when it is away.

alter table sellers
  -- All that were there sell. Only what is approved does.
  add column status text not null default 'approved' check (status in ('opening', 'applied', 'approved', 'refused', 'suspended')),
  -- Why it was refused or suspended: words of the table in the domain, and a sentence of the operator.
  add column status_reasons text[] not null default '{}',
  add column status_note text not null default '',
  add column status_at timestamptz not null default now(),
  -- Working days from acceptance within which its goods leave.
  add column dispatch_days integer not null default 2 check (dispatch_days between 0 and 14),
  -- Who carries its parcels, as it says.
  add column couriers text[] not null default '{}',
  -- First and last day in Lagos on which it sells nothing.
  add column holiday_from date,
  add column holiday_until date,
  add column holiday_note text not null default '',
  -- Which terms its owner accepted, by the day from which they hold, and when.
  add column terms_version date,
  add column terms_accepted_at timestamptz,
  -- How often a member changed what it says of itself: two do not overwrite each other.
  add column edit_version integer not null default 1,
  add constraint sellers_holiday check ((holiday_from is null) = (holiday_until is null) and holiday_until >= holiday_from);

-- As the table of moves in the domain, whoever writes.
create function sellers_guard_status() returns trigger language plpgsql as $$
begin
  raise exception 'store % cannot go from % to %', new.id, old.status, new.status using errcode = 'check_violation';
end $$;
create trigger sellers_moves before update of status on sellers for each row
  when (old.status <> new.status and (old.status, new.status) not in (
    ('opening', 'applied'), ('opening', 'approved'), ('refused', 'applied'), ('refused', 'approved'),
    ('applied', 'approved'), ('applied', 'refused'), ('approved', 'suspended'), ('suspended', 'approved')))
  execute function sellers_guard_status();
-- What the operator looks through; most are approved.
create index sellers_by_status on sellers (status, status_at desc, id);

-- Every slug that a store ever had, today's too: nobody takes over another one's old links.
create table seller_slugs (
  slug text primary key,
  seller_id uuid not null references sellers on delete cascade
);
create index seller_slugs_seller on seller_slugs (seller_id);
create function sellers_keep_slug() returns trigger language plpgsql as $$
begin
  insert into seller_slugs (slug, seller_id) values (new.slug, new.id) on conflict (slug) do nothing;
  if not exists (select from seller_slugs where slug = new.slug and seller_id = new.id) then
    raise exception 'slug % is another store''s' , new.slug using errcode = 'unique_violation', constraint = 'sellers_slug_unique';
  end if;
  return null;
end $$;
create trigger sellers_named after insert on sellers for each row execute function sellers_keep_slug();
create trigger sellers_renamed after update of slug on sellers for each row
  when (old.slug <> new.slug) execute function sellers_keep_slug();
insert into seller_slugs (slug, seller_id) select slug, id from sellers;

-- Number of the Corporate Affairs Commission: private, as what else a store says to the operator alone.
alter table seller_payouts add column cac_number text;

alter table shop_policy
  -- Whether who applies sells at once, or the operator looks first.
  add column seller_approval text not null default 'by_operator' check (seller_approval in ('automatic', 'by_operator')),
  -- What of the checklist a store must have done before it applies.
  add column required_checks text[] not null default '{email,details,phone,sending,terms}';
