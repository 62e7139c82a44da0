-- What the check of the books ties to what: the rates that a quote followed from, who gave store credit, what was done,
-- and where the audit log's chain ends.

-- The rates of the day on which a checkout was made; null for those that were made before this column was there.
alter table checkouts
  add column free_shipping_above bigint,
  add column shipping_rate bigint,
  add column tax_basis_points integer,
  add constraint checkouts_rates_whole check (
    num_nulls(free_shipping_above, shipping_rate, tax_basis_points) in (0, 3));

-- Store credit that the shop itself gave, and refunds that were done, before either was put on record.
insert into audit_log (id, actor, action, subject, details)
  select gen_random_uuid(), 'system', 'credit.granted', 'account:' || booked.account,
    jsonb_build_object('amount', booked.amount, 'note', '', 'written_later', true)
  from (select substr(account, 14) as account, -amount as amount, count(*) as times from ledger_entries
      where kind = 'credit_top_up' and account like 'buyer_credit:%' group by 1, 2) booked
    left join (select substr(subject, 9) as account, (details ->> 'amount')::bigint as amount, count(*) as times
      from audit_log where action = 'credit.granted' group by 1, 2) granted using (account, amount)
    cross join generate_series(1, booked.times - coalesce(granted.times, 0));
insert into audit_log (id, actor, action, subject, details)
  select gen_random_uuid(), 'system', 'refund.processed', 'refund:' || id,
    jsonb_build_object('reference', reference, 'amount', amount, 'written_later', true)
  from refunds r where state = 'processed' and not exists (
    select from audit_log where subject = 'refund:' || r.id and action = 'refund.processed');

-- The last place of the chain and the hash of its row, beside the log: rows cut off its end are missed.
create table audit_log_end (
  only_row boolean primary key default true check (only_row),
  seq integer not null,
  hash text not null
);
insert into audit_log_end (seq, hash)
  select coalesce(max(seq), 0), coalesce((array_agg(hash order by seq desc))[1], '') from audit_log where seq is not null;

-- As in 0010, and marks where the chain ends.
create or replace function chain_audit_log(most integer) returns integer language plpgsql as $$
declare
  row audit_log;
  last_seq integer;
  last_hash text;
  done integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('audit_log', 0)) then
    return 0;
  end if;
  select seq, hash into last_seq, last_hash from audit_log where seq is not null order by seq desc limit 1;
  last_seq := coalesce(last_seq, 0);
  last_hash := coalesce(last_hash, '');
  for row in select * from audit_log where seq is null order by at, id limit most loop
    last_seq := last_seq + 1;
    update audit_log set seq = last_seq, previous_hash = last_hash,
      hash = audit_hash(last_hash, last_seq, row.id, row.at, row.actor, row.action, row.subject, row.details)
    where id = row.id returning hash into last_hash;
    done := done + 1;
  end loop;
  if done > 0 then
    update audit_log_end set seq = last_seq, hash = last_hash;
  end if;
  return done;
end $$;
