-- From a cart to confirmed money: checkouts with their holds, payments, refunds, store credit and the ledger.

create table checkouts (
  -- Made by the browser when it opens step 3; becomes the id of the order.
  id uuid primary key,
  buyer_id uuid not null references users,
  method text not null check (method in ('card', 'credit')),
  state text not null check (state in ('held', 'completed', 'released')),
  release_reason text check (release_reason in ('expired', 'superseded', 'cancelled', 'init_failed', 'refunded')),
  -- Hash of what was asked for: the same id with other goods is refused.
  request_hash text not null,
  -- Hash of the cart's lines: two checkouts of one cart must not both become orders.
  cart_key text not null,
  shipping_info jsonb not null,
  subtotal bigint not null check (subtotal >= 0),
  shipping bigint not null check (shipping >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total > 0),
  currency text not null default 'NGN' check (currency ~ '^[A-Z]{3}$'),
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  expires_at timestamptz not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint checkouts_completed_at check ((state = 'completed') = (completed_at is not null)),
  constraint checkouts_total_adds_up check (total = subtotal + shipping + tax),
  -- A late order keeps the reason for which its hold had ended.
  constraint checkouts_release_explained check (state <> 'released' or release_reason is not null)
);
-- At most one live hold a buyer: nobody starves the stock with open checkouts.
create unique index checkouts_one_live_hold on checkouts (buyer_id) where state = 'held';
create index checkouts_to_sweep on checkouts (expires_at) where state = 'held';
create index checkouts_buyer on checkouts (buyer_id, created_at desc);

-- released → completed is the late payment whose goods are still there.
create function checkouts_guard_state() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('held', 'completed'), ('held', 'released'), ('released', 'completed')) then
    raise exception 'checkout % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger checkouts_state before update of state on checkouts
  for each row when (old.state is distinct from new.state) execute function checkouts_guard_state();

-- What was promised, as it was when promised.
create table checkout_lines (
  checkout_id uuid not null references checkouts on delete cascade,
  line integer not null check (line >= 0),
  product_id uuid not null,
  seller_id uuid not null references sellers,
  name text not null,
  price bigint not null check (price >= 0),
  quantity integer not null check (quantity > 0),
  picture jsonb,
  selected_color text not null default '',
  selected_size text not null default '',
  primary key (checkout_id, line)
);
create index checkout_lines_product on checkout_lines (product_id);

-- Every change of stock and of held units, append only: stock = Σ d_stock, held = Σ d_held.
create table stock_movements (
  id uuid primary key,
  product_id uuid not null,
  kind text not null check (kind in ('initial', 'adjustment', 'hold', 'release', 'sale', 'late_sale', 'return')),
  d_stock integer not null,
  d_held integer not null,
  checkout_id uuid,
  created_at timestamptz not null default now(),
  constraint stock_movements_once unique (kind, checkout_id, product_id)
);
create index stock_movements_product on stock_movements (product_id);

-- One row a reference: one attempt to collect a checkout's total.
create table payments (
  reference text primary key check (reference ~ '^[A-Za-z0-9.=-]{6,100}$'),
  checkout_id uuid not null references checkouts,
  provider text not null check (provider in ('paystack', 'credit')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('created', 'sent', 'initialized', 'succeeded', 'init_failed', 'closed')),
  -- What the provider last said; never our state.
  provider_status text,
  provider_transaction_id numeric(20, 0),
  authorization_url text,
  paid_amount bigint,
  paid_currency text,
  provider_fees bigint,
  disposition text check (disposition in ('order', 'refund')),
  settled_at timestamptz,
  -- One question a second to the provider for each reference, from all server processes together: who asks takes a lease.
  last_checked_at timestamptz,
  checking_until timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_transaction_unique unique (provider, provider_transaction_id),
  constraint payments_disposed_when_succeeded check ((state = 'succeeded') = (disposition is not null))
);
create index payments_checkout on payments (checkout_id);
create index payments_to_reconcile on payments (next_check_at) where state in ('created', 'sent', 'initialized');

-- The shares sent to the provider, from the sellers' records at checkout.
create table payment_splits (
  reference text not null references payments,
  seller_id uuid not null references sellers,
  subaccount_code text not null,
  share bigint not null check (share >= 0),
  primary key (reference, seller_id)
);

-- Every call to the provider, written before it is made.
create table provider_calls (
  id uuid primary key,
  reference text,
  kind text not null,
  sent_at timestamptz not null default now(),
  finished_at timestamptz,
  http_status integer,
  outcome text
);
create index provider_calls_reference on provider_calls (reference, sent_at);

create table refunds (
  id uuid primary key,
  reference text not null references payments,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('out_of_stock_after_payment', 'duplicate_payment', 'amount_mismatch', 'currency_mismatch', 'requested')),
  state text not null default 'requested' check (state in ('requested', 'sending', 'pending', 'processing', 'processed', 'failed', 'manual')),
  provider_refund_id text,
  attempts integer not null default 0,
  -- The provider has no idempotency key: after a POST whose answer was lost, two clean listings without the refund must
  -- be seen before another POST.
  posted_at timestamptz,
  missing_since timestamptz,
  next_check_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refunds_once_per_reason unique (reference, reason)
);
create index refunds_open on refunds (next_check_at) where state in ('requested', 'sending', 'pending', 'processing', 'failed');

-- Never more back than was paid, whoever asks. The payment's row is locked, so that two refunds cannot both fit.
create function refunds_fit_payment() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select paid_amount into paid from payments where reference = new.reference for update;
  if coalesce(paid, 0) < (select sum(amount) from refunds where reference = new.reference) then
    raise exception 'refunds of % exceed what was paid', new.reference
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return null;
end $$;
create trigger refunds_within_payment after insert or update of amount, reference on refunds
  for each row execute function refunds_fit_payment();

-- Money the provider says was paid under a reference of ours that we do not know: looked at by a person.
create table orphan_payments (
  reference text primary key,
  provider text not null,
  inbox_id uuid not null,
  found_at timestamptz not null default now()
);

-- Messages from outside land here first, exactly as they came.
create table payment_inbox (
  id uuid primary key,
  provider text not null,
  dedupe text not null constraint payment_inbox_dedupe_unique unique,
  raw bytea not null,
  received_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts integer not null default 0,
  applied_at timestamptz,
  outcome text
);
create index payment_inbox_open on payment_inbox (available_at) where applied_at is null;

-- Effects outside the database leave through here, in the transaction that decided them.
create table outbox (
  id uuid primary key,
  topic text not null,
  dedupe text not null constraint outbox_dedupe_unique unique,
  payload jsonb not null default '{}',
  available_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_open on outbox (available_at) where done_at is null;

-- Double entry in kobo, append only; the entries of one transaction_id sum to 0. Debit > 0, credit < 0.
create table ledger_entries (
  id uuid primary key,
  transaction_id uuid not null,
  kind text not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  currency text not null default 'NGN',
  reference text,
  order_id uuid,
  created_at timestamptz not null default now()
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account, created_at);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger stock_movements_append_only before update or delete on stock_movements for each row execute function refuse_change();

-- A buyer's store credit; the balance is the sum of its ledger account, kept here to be locked and checked.
create table store_credits (
  user_id uuid primary key references users,
  balance bigint not null default 0 constraint store_credits_not_overdrawn check (balance >= 0),
  updated_at timestamptz not null default now()
);
