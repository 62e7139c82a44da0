-- What a buyer pays beside the goods, a line each: [{"kind", "amount" (kobo), "included"}]. `shipping` and `tax` stay, as
-- sums of theirs; a kind without a column of its own needs none. Null: written before there were lines.

-- What charges add to the price of the goods; of one kind, if it is named. Null where there are no lines.
create function charged(charges jsonb, of_kind text default null) returns bigint
language sql immutable parallel safe as $$
  select case when charges is not null then (
    select coalesce(sum((charge ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(charges) charge
    where not (charge ->> 'included')::boolean and (of_kind is null or charge ->> 'kind' = of_kind)) end
$$;

alter table checkouts add column charges jsonb,
  add constraint checkouts_charges_add_up check (charges is null
    or shipping = charged(charges, 'shipping') and tax = charged(charges, 'tax') and total = subtotal + charged(charges))
    not valid,
  drop constraint checkouts_total_adds_up,
  add constraint checkouts_total_adds_up check (charges is not null or total = subtotal + shipping + tax) not valid;

alter table orders add column charges jsonb,
  add constraint orders_charges_add_up check (charges is null
    or shipping = charged(charges, 'shipping') and tax = charged(charges, 'tax') and total = subtotal + charged(charges))
    not valid,
  drop constraint orders_check,
  add constraint orders_total_adds_up check (charges is not null or total = subtotal + shipping + tax) not valid;
