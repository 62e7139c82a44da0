-- Other ways into an account than its password, and the way out of it.

-- One round trip to the identity provider, bound to the browser that began it. Secrets lie here as digests, but for
-- those that must be sent on.
create table provider_attempts (
  id uuid primary key,
  browser text not null,
  state text not null constraint provider_attempts_state_unique unique,
  nonce text not null,
  code_verifier text not null,
  purpose text not null check (purpose in ('sign-in', 'confirm')),
  remembered boolean not null,
  -- Not in a popup, because the browser blocked it.
  in_page boolean not null,
  expires_at timestamptz not null
);
create index provider_attempts_expiry on provider_attempts (expires_at);

-- Somebody the provider vouches for, whose address belongs to an account that must be proven by its password first.
create table provider_links (
  browser text primary key,
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  remembered boolean not null,
  expires_at timestamptz not null
);
create index provider_links_expiry on provider_links (expires_at);
create index provider_links_user on provider_links (user_id);

-- Single-use links sent by mail, as digests.
create table mailed_tokens (
  digest text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-address')),
  -- Where it was sent: it proves that address and no other.
  email text not null,
  expires_at timestamptz not null
);
create index mailed_tokens_user on mailed_tokens (user_id, purpose);
create index mailed_tokens_expiry on mailed_tokens (expires_at);

-- When this browser last proved anew, with the identity provider, who it is.
alter table sessions add column confirmed_at timestamptz;

-- The row outlives its account where orders and the ledger need an owner; then nothing in it is about a person.
alter table users add column deleted_at timestamptz;
create index users_deleted on users (deleted_at) where deleted_at is not null;
