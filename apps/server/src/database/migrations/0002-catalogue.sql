-- The catalogue: categories, sellers, products, reviews, banners.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- What search compares: lower case, without marks (Adìrẹ → adire). unaccent() is only STABLE, an index needs IMMUTABLE;
-- the dictionary is named, so the result cannot change with the search path.
create function search_form(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table categories (
  id uuid primary key,
  name text not null constraint categories_name_unique unique,
  slug text not null constraint categories_slug_unique unique,
  description text not null default '',
  image jsonb,
  product_count integer not null default 0 check (product_count >= 0)
);

create table subcategories (
  id uuid primary key,
  category_id uuid not null references categories on delete cascade,
  name text not null,
  slug text not null,
  image jsonb,
  position integer not null default 0,
  constraint subcategories_slug_unique unique (category_id, slug)
);

create table sellers (
  id uuid primary key,
  -- The account that runs the store; a store can exist before its owner registers.
  owner_id uuid constraint sellers_owner_unique unique references users on delete set null,
  name text not null,
  store_name text not null check (store_name <> ''),
  slug text not null constraint sellers_slug_unique unique,
  store_logo jsonb,
  store_banner jsonb,
  description text not null default '',
  business_type text not null default 'individual' check (business_type in ('individual', 'business')),
  business_address jsonb,
  social_media jsonb not null default '{}',
  public_email text,
  public_phone text,
  return_days integer not null default 30 check (return_days >= 0),
  shipping_promise text,
  is_profile_complete boolean not null default true,
  total_sales integer not null default 0 check (total_sales >= 0),
  rating_sum bigint not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Never public: read by the payment of an order, the owner and the operator only.
create table seller_payouts (
  seller_id uuid primary key references sellers on delete cascade,
  email text,
  phone text,
  account_name text,
  account_number text,
  bank_name text,
  tax_id text,
  -- The provider's subaccount that receives the seller's share.
  subaccount_code text,
  updated_at timestamptz not null default now()
);

create table products (
  id uuid primary key,
  seller_id uuid not null references sellers,
  category_id uuid not null references categories,
  subcategory_id uuid references subcategories,
  name text not null check (name <> ''),
  description text not null default '',
  brand_name text,
  sku text not null,
  -- Kobo.
  price bigint not null check (price >= 0),
  discount_price bigint,
  effective_price bigint not null generated always as (coalesce(discount_price, price)) stored,
  -- Whole percent as the trade shows it: half up, 0 without a discount.
  discount_percent integer not null generated always as (
    case when discount_price is null then 0 else ((price - discount_price) * 200 + price) / (2 * price) end
  ) stored,
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  tags text[] not null default '{}',
  colors text[] not null default '{}',
  sizes text[] not null default '{}',
  weight jsonb,
  dimensions jsonb,
  return_policy text,
  -- Units owned, and of those the units promised to unfinished checkouts. What a shopper sees is stock - held.
  stock integer not null default 0 check (stock >= 0),
  held integer not null default 0 check (held >= 0),
  max_stock integer not null default 100 check (max_stock > 0),
  rating_sum bigint not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  -- Units sold in the last 30 days: the first term of popularity.
  units_sold_recently integer not null default 0 check (units_sold_recently >= 0),
  search_name text not null generated always as (search_form(name)) stored,
  search_text text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_sku_unique unique (seller_id, sku),
  constraint products_held_within_stock check (held <= stock),
  constraint products_discount_below_price check (discount_price is null or (discount_price > 0 and discount_price < price))
);

-- Listing orders, newest or most popular first, whole catalogue and per category; id breaks ties so that pages do not overlap.
create index products_newest on products (created_at desc, id desc);
create index products_category_newest on products (category_id, created_at desc, id desc);
create index products_subcategory_newest on products (subcategory_id, created_at desc, id desc);
create index products_seller_newest on products (seller_id, created_at desc, id desc);
create index products_popular on products (units_sold_recently desc, rating_count desc, created_at desc, id desc);
create index products_category_popular on products (category_id, units_sold_recently desc, rating_count desc, created_at desc, id desc);
create index products_category_price on products (category_id, effective_price, id);
create index products_discounted on products (discount_percent desc, created_at desc, id desc) where discount_price is not null;
create index products_search on products using gin (search_text gin_trgm_ops);

-- One haystack a product (name, description, category, sku, tags), kept by the database so that every writer keeps it true.
create function products_fill_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_form(concat_ws(E'\n', new.name, new.sku, (select name from categories where id = new.category_id),
    array_to_string(new.tags, E'\n'), new.description));
  return new;
end $$;
create trigger products_search_text before insert or update of name, sku, category_id, tags, description on products
  for each row execute function products_fill_search_text();

create function categories_refill_search_text() returns trigger language plpgsql as $$
begin
  update products set name = name where category_id = new.id;
  return null;
end $$;
create trigger categories_renamed after update of name on categories
  for each row when (old.name is distinct from new.name) execute function categories_refill_search_text();

-- Category sizes, maintained on write.
create function products_count_category() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update categories set product_count = product_count - 1 where id = old.category_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update categories set product_count = product_count + 1 where id = new.category_id;
  end if;
  return null;
end $$;
create trigger products_counted after insert or delete on products for each row execute function products_count_category();
create trigger products_recounted after update of category_id on products
  for each row when (old.category_id is distinct from new.category_id) execute function products_count_category();

create table reviews (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  seller_id uuid not null references sellers on delete cascade,
  user_id uuid references users on delete set null,
  user_name text not null default 'Anonymous',
  rating integer not null check (rating between 1 and 5),
  comment text not null check (btrim(comment) <> ''),
  verified_purchase boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_one_per_user unique (product_id, user_id)
);
create index reviews_product_newest on reviews (product_id, created_at desc, id desc);
create index reviews_seller_newest on reviews (seller_id, created_at desc, id desc);

-- Rating sums and counts of product and seller, maintained on write.
create function reviews_sum_ratings() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update products set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.product_id;
    update sellers set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.seller_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update products set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.product_id;
    update sellers set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.seller_id;
  end if;
  return null;
end $$;
create trigger reviews_rated after insert or delete or update of rating, product_id, seller_id on reviews
  for each row execute function reviews_sum_ratings();

create table carousel_items (
  id uuid primary key,
  "order" integer not null,
  title text not null,
  text text not null default '',
  button_label text not null default '',
  link text not null,
  image jsonb not null,
  background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
  starts_at timestamptz,
  ends_at timestamptz
);

-- Business policy that the operator can change; an order keeps what it was sold with. Kobo and basis points.
create table shop_policy (
  only_row boolean primary key default true check (only_row),
  free_shipping_above bigint not null default 5000 check (free_shipping_above >= 0),
  shipping bigint not null default 1000 check (shipping >= 0),
  tax_basis_points integer not null default 1000 check (tax_basis_points between 0 and 10000),
  commission_basis_points integer not null default 1000 check (commission_basis_points between 0 and 10000)
);
insert into shop_policy default values;
