-- Where the money of a store goes (decision 066): an account at a bank that its owner named and the bank knows.

create table payout_accounts (
  id uuid primary key,
  seller_id uuid not null references sellers on delete cascade,
  -- '' for one that was typed by hand before banks were asked: nothing can be made of it at the provider.
  bank_code text not null,
  bank_name text not null,
  -- By a key of the settings, which the database never sees; what can be read of it are its last digits.
  number_sealed bytea not null,
  number_last4 text not null check (length(number_last4) <= 4),
  holder text not null,
  name_match text not null check (name_match in ('same', 'alike', 'different')),
  -- An operator has looked at a holder who is called otherwise than owner and business.
  name_accepted_at timestamptz,
  -- By the provider's name: what shares are sent to. Another account is another one, never the old one changed.
  subaccount_code text,
  subaccount_at timestamptz,
  -- From here on the provider may have it.
  posted_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  refused_at timestamptz,
  refusal text not null default '',
  -- New checkouts send no share before.
  usable_from timestamptz not null,
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint payout_accounts_subaccount check ((subaccount_code is null) = (subaccount_at is null)),
  constraint payout_accounts_refused check (refused_at is null or subaccount_code is null)
);
-- One that lives a store.
create unique index payout_accounts_one on payout_accounts (seller_id) where retired_at is null;
create index payout_accounts_seller on payout_accounts (seller_id, created_at);
-- Whoever closes an account has named none any more.
create index payout_accounts_made_by on payout_accounts (made_by) where made_by is not null;
create index payout_accounts_to_make on payout_accounts (next_try_at)
  where retired_at is null and subaccount_code is null and refused_at is null;
create index payout_accounts_to_look_at on payout_accounts (created_at)
  where retired_at is null and name_match = 'different' and name_accepted_at is null;

-- Whoever got in must not lead what is under way somewhere else: an account is what it was, and one that is over stays so.
create function payout_accounts_guard() returns trigger language plpgsql as $$
begin
  raise exception 'payout account % cannot become another one', new.id using errcode = 'check_violation';
end $$;
create trigger payout_accounts_stay before update on payout_accounts for each row
  when ((old.seller_id, old.bank_code, old.bank_name, old.number_last4, old.holder, old.name_match, old.created_at)
      is distinct from
      (new.seller_id, new.bank_code, new.bank_name, new.number_last4, new.holder, new.name_match, new.created_at)
    or new.usable_from < old.usable_from
    or (new.made_by is not null and new.made_by is distinct from old.made_by)
    or (old.subaccount_code is not null and new.subaccount_code is distinct from old.subaccount_code)
    or (old.retired_at is not null and new.retired_at is distinct from old.retired_at))
  execute function payout_accounts_guard();
