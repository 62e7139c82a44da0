-- Pictures that stores have sent in (decision 062). The id is the browser's, the key that of the files: two stores with the
-- same photograph have two rows and one set of files.

create table pictures (
  id uuid primary key,
  seller_id uuid not null references sellers on delete cascade,
  key text not null,
  -- Dominant colour #rrggbb, shown until the picture is there.
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  -- Pixels of what came in, upright.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of its files; 0 of those that came with the shop, which count for no quota.
  bytes integer not null check (bytes >= 0),
  -- SHA-256 of what came in: the same id with other bytes is another picture. Nobody sent those of before.
  source_digest text,
  made_by uuid references users on delete set null,
  -- Orders show what was ever on sale: it stays.
  was_public boolean not null default false,
  created_at timestamptz not null default now()
);
create index pictures_seller on pictures (seller_id);
create index pictures_key on pictures (key);
-- Whoever deletes an account finds what it made.
create index pictures_made_by on pictures (made_by) where made_by is not null;

-- One of each key that goods of a store show already.
insert into pictures (id, seller_id, key, color, width, height, bytes, was_public)
select gen_random_uuid(), seller_id, key, color, 640, 640, 0, true from (
  select distinct on (seller_id, image->>'key') seller_id, image->>'key' as key, image->>'color' as color
  from products, jsonb_array_elements(images) as image
  order by seller_id, image->>'key', products.created_at, products.id
) shown;
