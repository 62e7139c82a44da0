-- The provider's messages about equal refunds are the same to the letter: one that comes once more after it was applied may
-- tell of another refund.
alter table payment_inbox add column times integer not null default 1;
