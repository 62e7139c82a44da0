-- What comes after an account is deleted, and what is kept of messages once they have done their work.

-- Money that arrives for a deleted account goes back: nobody could be told of an order.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('out_of_stock_after_payment', 'duplicate_payment',
  'account_deleted', 'amount_mismatch', 'currency_mismatch', 'requested', 'at_provider', 'reversed'));
drop index refunds_once_per_reason;
create unique index refunds_once_per_reason on refunds (reference, reason) where reason in (
  'out_of_stock_after_payment', 'duplicate_payment', 'account_deleted', 'amount_mismatch', 'currency_mismatch');

-- Taking away or deleting what an account was sent looks for its address among the mails that still have one.
create index outbox_mail_to on outbox ((payload ->> 'to')) where topic = 'mail.send' and payload ->> 'to' is not null;
-- Messages that nothing refers to once they are done; those of orders and refunds stay, as proof that they were sent.
create index outbox_done_with on outbox (done_at)
  where topic in ('mail.send', 'password.forgotten') and done_at is not null;

-- A webhook names the payer's address. Once it has been applied and nobody will look into it any more, the bytes make way
-- for their SHA-256: enough to tell whether a message that somebody shows is the one that came.
alter table payment_inbox alter column raw drop not null;
alter table payment_inbox add column digest bytea;
alter table payment_inbox add column reference text;
alter table payment_inbox add constraint payment_inbox_bytes_or_digest check ((raw is null) = (digest is not null));
alter table payment_inbox add constraint payment_inbox_forgets_what_is_applied check (raw is not null or applied_at is not null);
create index payment_inbox_to_forget on payment_inbox (applied_at) where raw is not null;
create index payment_inbox_reference on payment_inbox (reference) where raw is not null;
