-- Who wants to be told when something that is sold out can be bought again (decision 077).

create table restock_requests (
  id uuid primary key,
  -- What was chosen; it goes with its product.
  variant_id uuid not null references product_variants on delete cascade,
  -- Of an account, or of an address that a visitor gave: canonical, as for accounts.
  user_id uuid references users on delete cascade,
  email text,
  -- Stands in the links of its mails: whoever has it may confirm and end the request, and nothing else.
  token text not null constraint restock_requests_token_unique unique check (length(token) >= 32),
  -- When a visitor's address said by mail that it wants this. An account's is proven with the account.
  confirmed_at timestamptz,
  -- The newest mail that asked for that, so that nobody's mailbox can be flooded.
  asked_at timestamptz not null default now(),
  -- When it was told; once.
  told_at timestamptz,
  -- By which those who wait are told, the first first.
  created_at timestamptz not null default now(),
  constraint restock_requests_one_person check ((user_id is null) <> (email is null))
);
create unique index restock_requests_account on restock_requests (user_id, variant_id) where user_id is not null;
create unique index restock_requests_address on restock_requests (email, variant_id) where email is not null;
create index restock_requests_waiting on restock_requests (variant_id, created_at, id) where told_at is null;
-- Whole: a variant that is deleted looks for its requests by it, too.
create index restock_requests_told on restock_requests (variant_id, told_at);
-- Addresses that have not answered.
create index restock_requests_unanswered on restock_requests (asked_at) where email is not null and confirmed_at is null;
create index restock_requests_oldest on restock_requests (created_at);
