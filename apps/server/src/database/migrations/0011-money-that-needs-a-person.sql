-- Refunds that people ask for or the provider tells of, money that is nobody's, disputes, and the daily look at the
-- provider's books.

-- Only an automatic refund has one reason once: people may give back an order's money in several parts.
alter table refunds
  drop constraint refunds_once_per_reason,
  drop constraint refunds_reason_check,
  -- 'at_provider': made on the provider's own pages. 'reversed': taken back by the buyer's bank.
  add constraint refunds_reason_check check (reason in ('out_of_stock_after_payment', 'duplicate_payment', 'amount_mismatch',
    'currency_mismatch', 'requested', 'at_provider', 'reversed')),
  -- How the money goes back: through the provider, as store credit, or by a bank transfer of ours.
  add column method text not null default 'provider' check (method in ('provider', 'credit', 'hand')),
  -- 'system', 'provider', or the id of the operator.
  add column requested_by text not null default 'system',
  add column note text not null default '',
  add column processed_at timestamptz,
  -- When somebody was told that it takes too long.
  add column overdue_told_at timestamptz;
create unique index refunds_once_per_reason on refunds (reference, reason)
  where reason in ('out_of_stock_after_payment', 'duplicate_payment', 'amount_mismatch', 'currency_mismatch');
create index refunds_reference on refunds (reference);
-- A refund at the provider is one refund here.
create unique index refunds_provider_once on refunds (provider_refund_id) where provider_refund_id is not null;
create index refunds_unfinished on refunds (created_at) where state <> 'processed';
update refunds set processed_at = updated_at where state = 'processed';

alter table orders
  -- What has gone back of what was paid, at most the total.
  add column refunded_amount bigint not null default 0 check (refunded_amount between 0 and total);

-- A fact beside the state: the provider says that the money went back.
alter table payments add column reversed_at timestamptz;

-- Money paid under a reference that looks like ours and that we do not know.
alter table orphan_payments
  -- Null if the provider's listing told of it.
  alter column inbox_id drop not null,
  -- What the provider's own answer says; null as long as it has not confirmed it.
  add column provider_transaction_id numeric(20, 0),
  add column amount bigint check (amount >= 0),
  add column currency text,
  add column fees bigint check (fees >= 0),
  add column confirmed_at timestamptz,
  -- What the provider has sent back of it.
  add column returned_amount bigint not null default 0 check (returned_amount >= 0),
  -- An operator's word that it is dealt with, and how.
  add column resolution text check (resolution in ('provider', 'bank', 'nothing_owed')),
  add column resolved_at timestamptz,
  add column resolved_by uuid references users on delete set null,
  add column note text not null default '',
  add constraint orphan_payments_confirmed_whole check (
    confirmed_at is null or (provider_transaction_id is not null and amount is not null and currency is not null)),
  add constraint orphan_payments_resolved_whole check ((resolved_at is null) = (resolution is null));
create index orphan_payments_open on orphan_payments (found_at) where resolved_at is null;

-- A buyer's bank contests a payment. What the provider last said about it.
create table disputes (
  -- The provider's number of it.
  id text primary key,
  reference text not null,
  status text not null,
  amount bigint check (amount >= 0),
  currency text,
  reason text not null default '',
  -- Until when it must be answered on the provider's pages.
  due_at timestamptz,
  resolution text,
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  updated_at timestamptz not null default now()
);
create index disputes_reference on disputes (reference);
create index disputes_newest on disputes (opened_at desc, id);

-- The daily comparison with the provider's list of successful payments. One at a time; it goes on where it was cut off.
create table provider_reports (
  id uuid primary key,
  covers_from timestamptz not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Where the next page of the list begins; null at its start.
  cursor text,
  -- Who works on it has it until then; afterwards, or when told to wait, it is due again.
  due_at timestamptz not null default now(),
  -- Payments of ours in the list; and of those, what had to be done about them.
  checked integer not null default 0,
  settled integer not null default 0,
  orphaned integer not null default 0,
  -- Refunds that the provider told of and we did not know.
  refunds_recorded integer not null default 0,
  -- What does not agree, in words: a person must look at it.
  differences jsonb not null default '[]',
  -- Where the audit log's chain ended, so that its end cannot be cut off unseen.
  audit_seq integer,
  audit_hash text
);
create unique index provider_reports_one_open on provider_reports ((true)) where finished_at is null;
create index provider_reports_newest on provider_reports (started_at desc);
