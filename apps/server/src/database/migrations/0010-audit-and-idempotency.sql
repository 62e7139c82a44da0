-- Who did what to money, append only; and answers that a repeated request gets again.

create table audit_log (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- 'system', 'provider', or the id of an account.
  actor text not null check (actor <> ''),
  action text not null check (action <> ''),
  -- What it was done to: 'payment:oja-…', 'refund:<id>', 'order:<id>', …
  subject text not null check (subject <> ''),
  details jsonb not null default '{}',
  -- The chain. A row is written without a place by the transaction that decided what it tells, and gets its place moments
  -- later from one chainer at a time, so that no two decisions wait for each other.
  seq integer constraint audit_log_seq_unique unique,
  previous_hash text,
  hash text,
  constraint audit_log_chained_whole check (
    (seq is null and previous_hash is null and hash is null) or (seq > 0 and previous_hash is not null and hash is not null))
);
create index audit_log_unchained on audit_log (at, id) where seq is null;
create index audit_log_subject on audit_log (subject, action);
create index audit_log_newest on audit_log (at desc, id desc);

-- What a row's hash stands for: SHA-256 over the canonical JSON of all of it and of the hash before it. Anyone can compute
-- it again from the row alone.
create function audit_hash(previous_hash text, seq integer, id uuid, at timestamptz, actor text, action text, subject text, details jsonb)
  returns text language sql stable
  return encode(sha256(convert_to(jsonb_build_array(previous_hash, seq, id, (extract(epoch from at) * 1000000)::bigint,
    actor, action, subject, details)::text, 'UTF8')), 'hex');

-- Gives up to `most` rows their places, in the order of their times. One chainer at a time; 0 if another is at work.
create function chain_audit_log(most integer) returns integer language plpgsql as $$
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
  return done;
end $$;

-- Nothing is taken out or changed; the one thing that may happen to a row is that it gets its place.
create function audit_log_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.seq is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null
    and (new.id, new.at, new.actor, new.action, new.subject, new.details)
      is not distinct from (old.id, old.at, old.actor, old.action, old.subject, old.details) then
    return new;
  end if;
  raise exception 'audit_log is append only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before insert or update or delete on audit_log
  for each row execute function audit_log_guard();
create trigger audit_log_never_emptied before truncate on audit_log execute function refuse_change();

-- What was decided before this table was there.
insert into audit_log (id, at, actor, action, subject, details)
  select gen_random_uuid(), settled_at, 'system', 'payment.settled', 'payment:' || reference,
    jsonb_build_object('disposition', disposition, 'amount', paid_amount, 'currency', paid_currency, 'written_later', true)
  from payments where state = 'succeeded'
  union all
  select gen_random_uuid(), created_at, 'system', 'refund.requested', 'refund:' || id,
    jsonb_build_object('reference', reference, 'amount', amount, 'reason', reason, 'written_later', true)
  from refunds;

-- The answer to a request that carried an Idempotency-Key, written in the transaction of its effect. Kept 48 h.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  -- The same key with another request is refused.
  request_hash text not null,
  state text not null default 'in_progress' check (state in ('in_progress', 'done')),
  status integer,
  body jsonb,
  -- When the request that is at work took it.
  claimed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  primary key (user_id, route, key),
  constraint idempotency_keys_answered check ((state = 'done') = (status is not null))
);
create index idempotency_keys_created on idempotency_keys (created_at);
create index idempotency_keys_in_progress on idempotency_keys (claimed_at) where state = 'in_progress';
