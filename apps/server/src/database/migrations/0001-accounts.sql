-- Accounts. The columns of users, sessions, accounts and verifications are those the accounts library writes.

create table users (
  id uuid primary key,
  name text not null check (name <> ''),
  -- Canonical: trimmed, NFKC, lower case. One account an address.
  email text not null constraint users_email_unique unique,
  email_verified boolean not null default false,
  image text,
  phone text,
  role text not null default 'buyer' check (role in ('buyer', 'operator')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  -- 'Remember me' decides the idle and the absolute lifetime.
  remembered boolean not null default false,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One row for each way a user can sign in: 'credential' (password) or an identity provider.
create table accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_provider_unique unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- Counters of failed sign-ins and of requests, shared by all server processes.
create table throttles (
  key text primary key,
  count integer not null check (count >= 0),
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
create index throttles_window on throttles (window_started_at);

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  country text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;
