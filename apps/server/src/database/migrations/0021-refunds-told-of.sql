-- Looked for every few seconds: refunds that messages tell of and that the provider's list did not have in time.
create index payment_inbox_not_listed on payment_inbox (reference) where outcome = 'not_listed';
