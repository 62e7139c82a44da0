-- Files of products (decision 072): their rows are kept as they were read, compared with what is there, and stored in parts.

create table imports (
  -- Made by the browser: names the import once.
  id uuid primary key,
  seller_id uuid not null references sellers on delete cascade,
  -- Of the file, and SHA-256 over it: the same id with other bytes is another import.
  name text not null check (char_length(name) between 1 and 200),
  digest bytea not null check (octet_length(digest) = 32),
  columns text[] not null,
  ignored text[] not null default '{}',
  -- What is shown of its rows and products, counted when it last came to rest; null: counted anew by whoever looks.
  tally jsonb check (jsonb_typeof(tally) = 'object'),
  state text not null default 'reading' check (state in ('reading', 'ready', 'storing', 'stored', 'undoing', 'undone')),
  made_by uuid references users on delete set null,
  stored_by uuid references users on delete set null,
  undone_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  stored_at timestamptz check ((stored_at is null) = (state in ('reading', 'ready'))),
  undone_at timestamptz check ((undone_at is null) = (state not in ('undoing', 'undone')))
);
create index imports_desk on imports (seller_id, created_at desc, id desc);
create index imports_under_way on imports (coalesce(undone_at, stored_at, created_at)) where state in ('reading', 'storing', 'undoing');
create index imports_created on imports (created_at);
create index imports_made_by on imports (made_by) where made_by is not null;
create index imports_stored_by on imports (stored_by) where stored_by is not null;
create index imports_undone_by on imports (undone_by) where undone_by is not null;

-- What a product of a file is to be. What its prices, counts and low-at become of a product that is there stands in the change of the import.
create table import_products (
  import_id uuid not null references imports on delete cascade,
  place integer not null check (place >= 0),
  seller_id uuid not null,
  -- Of a product that is there, or is to be.
  product_id uuid not null,
  is_new boolean not null,
  goes_to text not null check (goes_to in ('shop', 'review', 'draft')),
  -- As it is to be.
  form jsonb not null check (jsonb_typeof(form) = 'object'),
  -- Its form and edit_version as they were when it was compared, and then as they were when it was stored.
  before jsonb check (jsonb_typeof(before) = 'object'),
  base_version integer,
  -- What it had when it was compared, and then what it had once it was stored: units, price and discountPrice.
  seen jsonb check (jsonb_typeof(seen) = 'object'),
  -- Where a new product stands at once.
  status text not null default 'live' check (status in ('live', 'paused')),
  outcome text not null default 'planned' check (outcome in ('planned', 'stored', 'refused', 'undone', 'not-undone')),
  problem text,
  -- The edit_version that storing it has made, or the version of its draft.
  version integer,
  primary key (import_id, place),
  constraint import_products_problem check ((problem is not null) = (outcome in ('refused', 'not-undone'))),
  constraint import_products_before check ((before is null) = is_new)
);
create index import_products_left on import_products (import_id, outcome, place);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  -- The line of the file, the head being 1.
  row integer not null check (row >= 2),
  seller_id uuid not null,
  -- By which rows of one product are found together: in small letters, without blanks around.
  key text not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'object'),
  -- Null: not compared yet.
  action text check (action in ('new', 'change', 'same', 'wrong')),
  -- Where its product stands in import_products; null where nothing of that is written.
  place integer,
  product_id uuid,
  -- The rows of the change that stand for it.
  changes integer[] not null default '{}',
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  -- Names of photographs that nothing is known of.
  missing text[] not null default '{}',
  primary key (import_id, row),
  constraint import_rows_wrong check (action is distinct from 'wrong' or problems <> '[]')
);
create index import_rows_kind on import_rows (import_id, action, row);
create index import_rows_key on import_rows (import_id, key, row);
create index import_rows_place on import_rows (import_id, place) where place is not null;

-- Photographs that the names in a file mean.
create table import_pictures (
  import_id uuid not null references imports on delete cascade,
  -- Of the file of the photograph, in small letters, of which some have two for one.
  name text not null check (char_length(name) between 1 and 400),
  seller_id uuid not null,
  picture_id uuid not null references pictures on delete cascade,
  primary key (import_id, name)
);
create index import_pictures_picture on import_pictures (picture_id);

-- What an import changes of prices, counts, low-at and status is a change, made and undone with it.
alter table goods_changes add column import_id uuid unique references imports on delete cascade;

-- A new product of a file stands there once its draft is published; null: in the shop.
alter table product_drafts add column status text check (status = 'paused');
