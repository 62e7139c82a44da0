-- What a person must know to act: what the provider said of a refund, and how often it was tried before it was tried anew.
alter table refunds
  add column refusal text,
  add column earlier_attempts integer not null default 0 check (earlier_attempts >= 0);

alter table orphan_payments
  -- Who paid, and how, as the provider says: somebody must give the money back.
  add column payer_email text,
  add column channel text,
  -- Of what is on its way back: what is stuck there until somebody does something.
  add column attention_amount bigint not null default 0 check (attention_amount >= 0),
  -- The provider's definite no when it was asked what has become of it, as long as it lasts.
  add column refused_since timestamptz,
  add column refusal text,
  add constraint orphan_payments_refused_whole check ((refused_since is null) = (refusal is null));

-- Paid in a demo that was left: none of it is money.
alter table payments add column play boolean not null default false;
update payments set play = true
  where created_at <= (select max(at) from audit_log
    where action = 'credit.taken_back' or (actor = 'system' and details ->> 'note' = 'Play money of a demo'));
