-- Tells this shop from every other: a storage of pictures is marked with it, for one shop removes what it does not name.

alter table shop_policy add column shop_id uuid not null default gen_random_uuid();
