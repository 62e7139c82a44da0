import type { Buyer } from '@oja/testing/people/newcomer';
import { plainForm, seedDraft, seedPicture, submitDraft } from '@oja/testing/rows/goods';
import { seedCategory, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { newOperator, readOrder, refundOrder } from '../../testing/money-back-steps.ts';
import { paidOrder, payFromNowhere } from '../../testing/payment-steps.ts';
import { createTill, type Till } from '../../testing/till.ts';
import { recordOrphan } from '../payments/orphans/record-orphan.ts';

let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  operator = await newOperator(shop);
});

/** What an operator was shown of people, as it is on record. */
async function shownTo({ id }: Buyer) {
  const { rows } = await sql<{ subject: string; details: object }>`
    select subject, details from audit_log where action = 'personal_data.shown' and actor = ${id} order by at, id
  `.execute(shop.db);
  return rows;
}

const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
  (await query.execute(shop.db)).rows.map(({ id }) => id);

it('the buyer of an order is shown to an operator on record: once a minute for each operator', async () => {
  const { orderId } = await paidOrder(shop);
  const subject = `order:${orderId}`;
  await sql`insert into audit_log (id, at, actor, action, subject)
    values (${newId()}, now() - interval '61 seconds', ${operator.id}, 'personal_data.shown', ${subject})`.execute(
    shop.db,
  );
  await readOrder(shop, operator, orderId);
  await readOrder(shop, operator, orderId);
  expect(await shownTo(operator)).toEqual([
    { subject, details: {} },
    { subject, details: {} },
  ]);
  const other = await newOperator(shop);
  await readOrder(shop, other, orderId);
  expect(await shownTo(other)).toEqual([{ subject, details: {} }]);
});

it('the people of the open matters are, by the refunds and orphans that name them; and anew when there are others', async () => {
  const openRefunds = () =>
    idsOf(sql`select id from refunds where state not in ('processed', 'closed') or matter_closed_at is null and matter is not null
      order by id`);
  const openOrphans = () =>
    idsOf(sql`select reference as id from orphan_payments where payer_email is not null order by reference`);
  const { orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, 1000);
  const reference = `oja-${newId()}`;
  await payFromNowhere(shop, reference, 50_000);
  await recordOrphan(shop, reference, null);
  const before = { refunds: await openRefunds(), orphans: await openOrphans() };
  await operator.call('operatorMatters', {});
  await operator.call('operatorMatters', {});
  expect(await shownTo(operator)).toEqual([{ subject: 'page:matters', details: before }]);
  expect([before.refunds.length, before.orphans]).toEqual([1, [reference]]);

  await refundOrder(operator, orderId, 2000);
  await operator.call('operatorMatters', {});
  const after = { refunds: await openRefunds(), orphans: await openOrphans() };
  expect(after.refunds).toHaveLength(2);
  expect((await shownTo(operator)).slice(1)).toEqual([{ subject: 'page:matters', details: after }]);
});

it('whoever else has acted is, when an operator reads the audit log', async () => {
  const person = await newBuyer(shop);
  await sql`insert into audit_log (id, actor, action, subject)
    values (${newId()}, ${person.id}, 'parcel.moved', 'parcel:x')`.execute(shop.db);
  const others = await idsOf(sql`
    select distinct actor as id from audit_log
    where actor not in ('system', 'provider', ${operator.id}) order by actor`);
  expect(others).toContain(person.id);
  await operator.call('operatorAudit', { query: {} });
  expect(await shownTo(operator)).toEqual([{ subject: 'page:audit', details: { accounts: others } }]);
});

it('nothing is on record for what shows nobody, nor for an order that is not there or who is no operator', async () => {
  await operator.call('operatorWaiting', { query: {} });
  await operator.call('operatorCheck', {});
  const unknown = { query: { orderNumber: 'ORD-0' } };
  await expect(operator.call('operatorOrder', unknown)).rejects.toMatchObject({ code: 'order_not_found' });
  expect(await shownTo(operator)).toEqual([]);
  const buyer = await newBuyer(shop);
  await expect(buyer.call('operatorMatters', {})).rejects.toMatchObject({ code: 'route_not_found' });
  expect(await shownTo(buyer)).toEqual([]);
});

it('how many wait is told by the part of the page where they are looked into, and of products each is counted [QUEUE-53]', async () => {
  const { db } = shop;
  const counts = async () => {
    const { waitingCount, waitingIn } = await operator.call('operatorMatters', {});
    return { all: waitingCount, ...waitingIn };
  };
  const before = await counts();
  const { id: seller } = await seedSeller(db);
  await seedSeller(db, { status: 'applied' });
  await sql`insert into disputes (id, reference, status) values (${newId()}, 'oja-nobody', 'pending')`.execute(db);
  await sql`insert into orphan_payments (reference, provider) values (${`oja-${newId()}`}, 'paystack')`.execute(db);
  await sql`insert into provider_reports (id, covers_from, finished_at, settled) values (${newId()}, now(), now(), 1)`.execute(
    db,
  );
  const { id: category } = await seedCategory(db);
  const { id: picture } = await seedPicture(db, seller);
  for (let n = 0; n < 3; n++) await submitDraft(db, await seedDraft(db, seller, plainForm(category, picture)));
  const { all, money, stores, products, books } = before;
  expect(await counts()).toEqual({
    all: all + 5,
    money: money + 2,
    stores: stores + 1,
    products: products + 3,
    books: books + 1,
  });
  const { waiting } = await operator.call('operatorMatters', {});
  const partOf = (kind: string) => waiting.find((matter) => matter.kind === kind)?.part;
  expect(['dispute', 'orphan', 'store_applied', 'drafts_submitted', 'report_differs'].map(partOf)).toEqual([
    'money',
    'money',
    'stores',
    'products',
    'books',
  ]);
});
