-- Money of a payment goes back once, whoever acts: what others began at the provider stands beside our own refunds from the
-- moment it is known, what is not owed any more is closed, and what was given back beyond what was paid is named.

alter table refunds
  drop constraint refunds_state_check,
  -- 'closed': nothing of it goes back, because nothing is owed any more or because a refund made elsewhere failed.
  add constraint refunds_state_check check (state in ('requested', 'sending', 'pending', 'processing', 'processed', 'failed',
    'manual', 'closed')),
  -- What the provider last said of it, in its words; null as long as it is not known to have it.
  add column provider_status text,
  -- Of the amount, what does not go back by it.
  add column not_owed bigint not null default 0,
  -- Of the rest, what goes back beyond what was paid. The buyer owes it.
  add column excess bigint not null default 0,
  -- Something about it that a person must look at: it was made twice under our name, or gave back too much.
  add column matter text check (matter in ('twin', 'excess')),
  add column matter_closed_at timestamptz,
  -- The lost dispute by which the bank took it.
  add column dispute_id text constraint refunds_dispute_once unique references disputes;
update refunds set provider_status = case when state = 'manual' then 'needs-attention' else state end
  where provider_refund_id is not null;
update refunds set provider_status = state
  where provider_refund_id is null and method = 'provider' and state in ('pending', 'processing');
alter table refunds
  add constraint refunds_parts_fit check (not_owed >= 0 and excess >= 0 and not_owed + excess <= amount),
  add constraint refunds_closed_whole check ((state = 'closed') = (not_owed = amount));
drop index refunds_unfinished;
create index refunds_unfinished on refunds (created_at) where state not in ('processed', 'closed');
create index refunds_matters on refunds (created_at) where matter is not null and matter_closed_at is null;

-- Never more back than was paid, whoever asks, except for what is named as excess.
create or replace function refunds_fit_payment() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select paid_amount into paid from payments where reference = new.reference for update;
  if coalesce(paid, 0) < (select sum(amount - not_owed - excess) from refunds where reference = new.reference) then
    raise exception 'refunds of % exceed what was paid', new.reference
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return null;
end $$;
drop trigger refunds_within_payment on refunds;
create trigger refunds_within_payment after insert or update of amount, not_owed, excess, reference on refunds
  for each row execute function refunds_fit_payment();

-- What is left of an order's money, by account, is read for every refund.
create index ledger_entries_reference on ledger_entries (reference, kind) where reference is not null;
