-- When a message came for the first time: what was sent after that is nothing that it tells of, however often it comes.
alter table payment_inbox add column first_received_at timestamptz not null default now();
update payment_inbox set first_received_at = received_at where dedupe like 'refund.%' and raw is not null;

-- Refunds that are done, or wait for a person, and of which a POST may be there besides: they are looked for.
create index refunds_looked_for on refunds (next_check_at) where posted_at is not null and state in ('processed', 'manual');

-- Refunds under its name that have failed at the provider, besides the one that it is known by.
alter table refunds add column failures integer not null default 0 check (failures >= 0);

-- Of a refund that goes back though ours of that name was there, or was dealt with here: which is ours.
alter table refunds add column twin_of uuid references refunds;
create index refunds_twins on refunds (twin_of) where twin_of is not null;
