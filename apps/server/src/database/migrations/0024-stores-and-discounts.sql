-- A store's goods are shown by category, in the order of the shopper's choice, and a store can have any number of them.
create index products_store_newest on products (seller_id, category_id, created_at desc, id desc);
create index products_store_price on products (seller_id, category_id, effective_price, created_at desc, id desc);
create index products_store_name on products
  (seller_id, category_id, search_name collate "C", name collate "C", created_at desc, id desc);

-- How much a discount takes off, exactly, where the rounded percent let 21.6 % stand before 22.2 %: the part of the price
-- in units of 10^-32. Two prices of at most 2^53 kobo give shares that are equal, or more than 2^-106 apart.
alter table products add column discount_share numeric not null generated always as (
  case when discount_price is null then 0 else div((price - discount_price) * 1e32, price) end
) stored;
drop index products_discounted;
create index products_discounted on products (discount_share desc, created_at desc, id desc) where discount_price is not null;
-- The percent that is shown is worked out where it is shown.
alter table products drop column discount_percent;
