-- A store can bring a history: what it sold before this shop kept its orders stands in total_sales, and how it answered
-- them stands here. Added to what its own parcels say, never in place of it.
alter table sellers
  add column earlier_parcels integer not null default 0 check (earlier_parcels >= 0),
  add column earlier_parcels_in_time integer not null default 0,
  add constraint sellers_earlier_in_time check (earlier_parcels_in_time between 0 and earlier_parcels);
comment on column sellers.earlier_parcels is 'Parcels of orders from elsewhere that the seller answered, or that waited longer than 48 hours.';
comment on column sellers.earlier_parcels_in_time is 'Of those, the parcels approved within 48 hours.';
