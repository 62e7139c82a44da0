-- Money of a payment that nobody here made goes back once, too: what has gone, and by whom, is known of each.
alter table orphan_payments
  -- What was sent back from our own bank account.
  add column bank_amount bigint not null default 0 check (bank_amount >= 0),
  -- What is on its way back at the provider, as it was when it was last asked, and when that was.
  add column under_way_amount bigint not null default 0 check (under_way_amount >= 0),
  add column asked_at timestamptz,
  -- What went back beyond what came in, as far as the shop has written it off.
  add column written_off bigint not null default 0 check (written_off >= 0),
  -- When it became a matter again after it was closed.
  add column reopened_at timestamptz,
  drop constraint orphan_payments_resolution_check,
  add constraint orphan_payments_resolution_check check (
    resolution in ('provider', 'bank', 'nothing_owed', 'written_off'));

-- Of an orphan: what the bank took by this dispute stands in what was returned.
alter table disputes add column counted boolean not null default false;

update orphan_payments o set bank_amount = sent.amount
  from (select substr(subject, 8) as reference, sum((details ->> 'left')::bigint) as amount from audit_log
    where action = 'orphan.resolved' and details ->> 'resolution' = 'bank' group by subject) sent
  where sent.reference = o.reference;

-- Until now money could leave a second time unseen: what went beyond what came in was booked as if it had been owed.
with beyond as (
  select reference, currency, returned_amount + bank_amount - amount as amount, gen_random_uuid() as transaction_id
  from orphan_payments where returned_amount + bank_amount > amount
), booked as (
  insert into ledger_entries (id, transaction_id, kind, account, amount, currency, reference)
  select gen_random_uuid(), transaction_id, 'orphan_returned', account, sign * amount, currency, reference
  from beyond, (values ('orphans_receivable', 1), ('orphans_due', -1)) part (account, sign)
)
update orphan_payments o set resolution = null, resolved_at = null, resolved_by = null, note = '', reopened_at = now()
  from beyond where beyond.reference = o.reference;

-- A word closed the matter, and the money stayed owed. What nobody is owed is nobody's; what was said to be refunded
-- at the provider, and is not as far as we know, is looked at again.
with left_over as (
  select reference, currency, amount - returned_amount - bank_amount as amount, gen_random_uuid() as transaction_id
  from orphan_payments
  where confirmed_at is not null and resolution = 'nothing_owed' and amount > returned_amount + bank_amount
)
insert into ledger_entries (id, transaction_id, kind, account, amount, currency, reference)
  select gen_random_uuid(), transaction_id, 'orphan_not_owed', account, sign * amount, currency, reference
  from left_over, (values ('orphans_due', 1), ('unclaimed', -1)) part (account, sign);
update orphan_payments set resolution = null, resolved_at = null, resolved_by = null, note = '', reopened_at = now()
  where confirmed_at is not null and resolution in ('provider', 'bank') and amount > returned_amount + bank_amount;
