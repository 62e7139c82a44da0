-- POSTs of a refund that may be at the provider: as many may be listed there under its name.
alter table refunds add column posts integer not null default 0 check (posts >= 0);
update refunds set posts = attempts + earlier_attempts;

-- Which messages about a payment's refunds are forgotten.
create index payment_inbox_forgotten on payment_inbox (reference) where raw is null and dedupe like 'refund.%';
