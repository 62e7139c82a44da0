-- Of how many deliveries of a message the effect was applied: what came besides waits, also while the first still does.
alter table payment_inbox add column dealt integer not null default 0;
update payment_inbox set dealt = times - 1 where times > 1;
