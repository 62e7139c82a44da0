-- A payment page that is paid after its goods were bought elsewhere is no order. What was bought since a page was opened is
-- told by turns instead of times, which a clock that is set back would turn around: both are taken with the buyer locked.

create sequence checkout_turns;
alter table checkouts
  -- Its turn when it was opened, and when it became an order.
  add column opened_turn bigint,
  add column completed_turn bigint,
  -- The lines themselves are compared: a cart may have gained or lost some since.
  drop column cart_key;

with moment as (
  select id, 'opened' as what, created_at as at from checkouts
  union all select id, 'completed', completed_at from checkouts where completed_at is not null
), turn as (
  select id, what, row_number() over (order by at, what desc, id) as n from moment
)
update checkouts c set opened_turn = opened.n, completed_turn = completed.n
from turn opened left join turn completed on completed.id = opened.id and completed.what = 'completed'
where opened.id = c.id and opened.what = 'opened';
select setval('checkout_turns', (select 2 * count(*) + 1 from checkouts));

alter table checkouts
  alter column opened_turn set default nextval('checkout_turns'),
  alter column opened_turn set not null,
  add constraint checkouts_completed_turn check ((state = 'completed') = (completed_turn is not null));
create index checkouts_bought on checkouts (buyer_id, completed_turn) where completed_turn is not null;

-- Of a page of which only a part was bought since, all of the payment goes back.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('out_of_stock_after_payment', 'duplicate_payment',
  'goods_bought_since', 'account_deleted', 'amount_mismatch', 'currency_mismatch', 'requested', 'at_provider', 'reversed'));
drop index refunds_once_per_reason;
create unique index refunds_once_per_reason on refunds (reference, reason) where reason in ('out_of_stock_after_payment',
  'duplicate_payment', 'goods_bought_since', 'account_deleted', 'amount_mismatch', 'currency_mismatch');
