-- What waits for a person is found in the state of things itself; here stands who was told of it, and what was closed.

create table matters (
  kind text not null,
  -- 'refund:<id>', 'payment:<reference>', …
  subject text not null,
  -- Since when it waits: whatever waits again is another matter.
  since timestamptz not null,
  told_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references users on delete set null,
  note text not null default '',
  primary key (kind, subject, since)
);

-- When a refund began to wait for a person, by whichever way it came to that.
alter table refunds add column manual_since timestamptz;
update refunds set manual_since = updated_at where state = 'manual';
create function refunds_note_waiting() returns trigger language plpgsql as $$
begin
  new.manual_since := clock_timestamp();
  return new;
end $$;
create trigger refunds_waits_inserted before insert on refunds
  for each row when (new.state = 'manual') execute function refunds_note_waiting();
create trigger refunds_waits before update of state on refunds
  for each row when (new.state = 'manual' and old.state <> 'manual') execute function refunds_note_waiting();
-- Overdue refunds are told like all that waits.
alter table refunds drop column overdue_told_at;

-- The provider's definite no to a comparison, as long as it lasts.
alter table provider_reports
  add column refused_since timestamptz,
  add column refusal text,
  add constraint provider_reports_refused_whole check ((refused_since is null) = (refusal is null));

-- A success of no money ends its payment and its hold: nothing was bought, and there is nothing to return.
alter table payments drop constraint payments_disposition_check;
alter table payments
  add constraint payments_disposition_check check (disposition in ('order', 'refund', 'nothing')),
  add constraint payments_nothing_paid check ((disposition = 'nothing') is not true or paid_amount = 0);
alter table checkouts drop constraint checkouts_release_reason_check;
alter table checkouts add constraint checkouts_release_reason_check check (
  release_reason in ('expired', 'superseded', 'cancelled', 'init_failed', 'refunded', 'nothing_paid'));

create index disputes_open on disputes (opened_at) where resolved_at is null;
create index payment_inbox_unconfirmed on payment_inbox (reference) where outcome = 'unconfirmed';
-- Reports of before were told when they were finished.
insert into matters (kind, subject, since, closed_at, note)
  select 'report_differs', 'report:' || id, finished_at, now(), 'Told before matters were kept.'
  from provider_reports
  where finished_at is not null and (settled > 0 or orphaned > 0 or differences <> '[]');
