-- A matter about what messages tell is closed for those that its operator saw: what came after is not looked into.
alter table matters add column messages uuid[] not null default '{}';
update matters m set messages = array(
    select i.id from payment_inbox i
    where 'payment:' || i.reference = m.subject and i.applied_at <= m.closed_at
      and (m.kind, i.outcome) in (('refund_not_listed', 'not_listed'), ('payment_unconfirmed', 'unconfirmed')))
  where closed_at is not null and kind in ('refund_not_listed', 'payment_unconfirmed');
