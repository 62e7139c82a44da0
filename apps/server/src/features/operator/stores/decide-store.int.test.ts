import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { newOperator } from '../../../testing/money-back-steps.ts';
import { buyerWith, createTill, type Till } from '../../../testing/till.ts';

let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  operator = await newOperator(shop);
});

type Status = 'opening' | 'applied' | 'approved' | 'refused' | 'suspended';
const note = 'Nobody answers this number.';

async function storeThatIs(status: Status) {
  const owner = await newBuyer(shop, 'Amaka Obi');
  const { id, store_name: storeName } = await seedSeller(shop.db, { status, owner_id: owner.id });
  return { id, storeName, owner };
}
const look = (id: string) => operator.call('operatorStore', { params: { id } });
const rowOf = (id: string) =>
  shop.db
    .selectFrom('sellers')
    .select(['status', 'status_reasons', 'status_note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const recordOf = async (id: string) => {
  const { rows } = await sql<{ actor: string; action: string; details: object }>`
    select actor, action, details from audit_log where subject = ${`store:${id}`} and action like 'store.%' order by at, id
  `.execute(shop.db);
  return rows;
};

const bodies = {
  approveStore: { note: '' },
  refuseStore: { reasons: ['phone does not answer'], note },
  suspendStore: { reasons: ['orders not sent', 'goods not as described'], note },
  liftStore: { note },
} as const;
type Name = keyof typeof bodies;
const decide = (name: Name, id: string, seen: string, { by = operator, key = newId(), body = {} } = {}) =>
  by.call(name, { params: { id }, body: { seen, ...bodies[name], ...body } as never, idempotencyKey: key });

const ways: [name: Name, from: Status, to: Status, action: string, subject: string][] = [
  ['approveStore', 'applied', 'approved', 'store.approved', 'is open'],
  ['refuseStore', 'applied', 'refused', 'store.refused', 'cannot open yet'],
  ['suspendStore', 'approved', 'suspended', 'store.suspended', 'is suspended'],
  ['liftStore', 'suspended', 'approved', 'store.lifted', 'sells again'],
];

describe.each(ways)('%s', (name, from, to, action, subject) => {
  it(`makes of a store that is ${from} one that is ${to}, on record, and its owner is told why [QUEUE-28]`, async () => {
    const { id, storeName, owner } = await storeThatIs(from);
    const { mark } = await look(id);
    expect(await decide(name, id, mark)).toEqual({ id, status: to });
    const { note: said, reasons = [] } = { reasons: undefined, ...bodies[name] };
    expect(await rowOf(id)).toEqual({
      status: to,
      status_reasons: reasons,
      status_note: to === 'approved' ? '' : said,
    });
    expect(await recordOf(id)).toEqual([{ actor: operator.id, action, details: { from, to, reasons, note: said } }]);
    const [mail] = await mailTo(shop, owner.email);
    expect(mail?.subject).toBe(`${storeName} ${subject}`);
    for (const words of [...reasons, said]) expect(mail?.text).toContain(words);
  });

  it('is refused where the store stands otherwise [QUEUE-29]', async () => {
    const others = (['opening', 'applied', 'approved', 'refused', 'suspended'] as const).filter(
      (each) => each !== from,
    );
    for (const status of others) {
      const { id } = await storeThatIs(status);
      const { mark } = await look(id);
      await expect(decide(name, id, mark)).rejects.toMatchObject({ code: 'store_cannot_move', status: 409 });
      expect(await rowOf(id)).toMatchObject({ status });
      expect(await recordOf(id)).toEqual([]);
    }
  });

  it('is refused about what changed since it was shown, and a repeat under its key changes nothing more [QUEUE-30]', async () => {
    const { id, owner } = await storeThatIs(from);
    const { mark } = await look(id);
    await sql`update sellers set status_at = now() + interval '1 second' where id = ${id}`.execute(shop.db);
    await expect(decide(name, id, mark)).rejects.toMatchObject({ code: 'matter_changed' });
    const { mark: seen } = await look(id);
    const key = newId();
    const first = await decide(name, id, seen, { key });
    expect(await decide(name, id, seen, { key })).toEqual(first);
    await expect(decide(name, id, 'otherwise', { key })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await recordOf(id)).toHaveLength(1);
    expect(await mailTo(shop, owner.email)).toHaveLength(1);
  });

  it('is for an operator who has proven the password, and there is nothing for others [QUEUE-31]', async () => {
    const { id, owner } = await storeThatIs(from);
    const { mark } = await look(id);
    const person = await newBuyer(shop);
    for (const by of [person, owner]) {
      await sql`update sessions set confirmed_at = now() where user_id = ${by.id}`.execute(shop.db);
      await expect(decide(name, id, mark, { by })).rejects.toMatchObject({ code: 'route_not_found', status: 404 });
    }
    await expect(
      operator.call(name, { params: { id }, body: { seen: mark, ...bodies[name] } as never }),
    ).rejects.toMatchObject({ code: 'idempotency_key_needed' });
    await sql`update sessions set confirmed_at = null where user_id = ${operator.id}`.execute(shop.db);
    await expect(decide(name, id, mark)).rejects.toMatchObject({ code: 'password_needed' });
    expect(await rowOf(id)).toMatchObject({ status: from });
  });
});

it('holds nothing that a review of the store still needs while it waits for one', async () => {
  const { id } = await storeThatIs('approved');
  const { mark } = await look(id);
  const { deciding } = await shop.db.transaction().execute(async (tx) => {
    await sql`select from sellers where id = ${id} for key share`.execute(tx);
    const deciding = decide('suspendStore', id, mark);
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
    await sql`set local lock_timeout = '500ms'`.execute(tx);
    await sql`update sellers set rating_sum = 5, rating_count = 1 where id = ${id}`.execute(tx);
    return { deciding };
  });
  expect(await deciding).toEqual({ id, status: 'suspended' });
});

it.each([
  ['refuseStore', 'applied'],
  ['suspendStore', 'approved'],
] as const)('%s names a reason of its own, and says a sentence [QUEUE-32]', async (name, status) => {
  const { id } = await storeThatIs(status);
  const { mark } = await look(id);
  const foreign = name === 'refuseStore' ? 'orders not sent' : 'unclear address';
  for (const body of [
    { reasons: [] },
    { reasons: [foreign] },
    { note: '  ' },
    { note: 'No' },
    { note: 'x'.repeat(501) },
  ]) {
    await expect(decide(name, id, mark, { body })).rejects.toMatchObject({ status: 400, code: 'bad_request' });
  }
  expect(await rowOf(id)).toMatchObject({ status });
});

it('of two operators at once one decides, and the other is told that it has changed [QUEUE-43]', async () => {
  const { id, owner } = await storeThatIs('applied');
  const { mark } = await look(id);
  const second = await newOperator(shop);
  const outcome = await shop.db.transaction().execute(async (tx) => {
    await sql`select from sellers where id = ${id} for no key update`.execute(tx);
    const both = Promise.allSettled([
      decide('approveStore', id, mark),
      decide('refuseStore', id, mark, { by: second }),
    ]);
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(2);
    return { both };
  });
  const settled = await outcome.both;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'matter_changed' } });
  expect(await recordOf(id)).toHaveLength(1);
  expect(await mailTo(shop, owner.email)).toHaveLength(1);
});

it('an application that its owner writes anew is looked at again; what a store that sells changes says nothing [QUEUE-44]', async () => {
  const rewrite = (id: string) =>
    sql`update sellers set store_name = 'Quite another', edit_version = edit_version + 1 where id = ${id}`.execute(
      shop.db,
    );
  const { id } = await storeThatIs('applied');
  const { mark } = await look(id);
  await rewrite(id);
  await expect(decide('approveStore', id, mark)).rejects.toMatchObject({ code: 'matter_changed' });
  const selling = await storeThatIs('approved');
  const { mark: seen } = await look(selling.id);
  await rewrite(selling.id);
  expect(await decide('suspendStore', selling.id, seen)).toMatchObject({ status: 'suspended' });
});

it('a store that nobody owns is decided on, and nobody is told', async () => {
  const { id } = await seedSeller(shop.db, { status: 'applied' });
  const { mark, owner } = await look(id);
  expect(owner).toBe(null);
  expect(await decide('approveStore', id, mark)).toMatchObject({ status: 'approved' });
});

describe('what an operator sees', () => {
  it('of one store: what it gave, who owns it, and in numbers what hangs on it [QUEUE-45]', async () => {
    const { id, owner, storeName } = await storeThatIs('approved');
    await sql`update seller_payouts set phone = '08031234567', cac_number = 'RC123456', account_name = 'OBI AMAKA',
        subaccount_code = null where seller_id = ${id}`.execute(shop.db);
    const product = await plainProduct(shop.db, { seller_id: id });
    await plainProduct(shop.db, { seller_id: id });
    const buyer = await buyerWith(shop, { product, quantity: 3 });
    await buyer.call('initializePayment', { body: await draftFor(buyer) });
    for (const [account, amount] of [
      ['seller_payable', -18_430_000],
      ['seller_receivable', 500],
      ['bank', 18_429_500],
    ] as const) {
      const name = account === 'bank' ? 'bank' : `${account}:${id}`;
      await sql`insert into ledger_entries (id, transaction_id, kind, account, amount) values (${newId()}, ${id}, 'test', ${name}, ${amount})`.execute(
        shop.db,
      );
    }
    expect(await look(id)).toMatchObject({
      storeName,
      status: 'approved',
      given: { phone: '08031234567', cacNumber: 'RC123456', accountName: 'OBI AMAKA' },
      owner: { name: 'Amaka Obi', email: owner.email },
      products: { live: 2, paused: 0, takenDown: 0 },
      parcelsToSend: 0,
      heldUnits: 3,
      owed: 18_430_000,
      owes: 500,
    });
    const shown = await sql<{ actor: string }>`
      select actor from audit_log where action = 'personal_data.shown' and subject = ${`store:${id}`}`.execute(shop.db);
    expect(shown.rows).toEqual([{ actor: operator.id }]);
  });

  it('of one store: where its money goes, and whose name is not accepted yet [QUEUE-46]', async () => {
    const { id } = await storeThatIs('applied');
    expect((await look(id)).payoutAccount).toBe(null);
    const name = (holder: string, digits: string, retiredAt: Date | null) =>
      shop.db
        .insertInto('payout_accounts')
        .values({
          ...{ id: newId(), seller_id: id, bank_code: '058', bank_name: 'Guaranty Trust Bank', holder },
          ...{ number_sealed: Buffer.from('sealed'), number_last4: digits, name_match: 'different' },
          ...{ usable_from: new Date(), retired_at: retiredAt },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    await name('AMAKA OBI', '1111', new Date());
    expect((await look(id)).payoutAccount).toBe(null);
    const { id: accountId } = await name('TUNDE BELLO', '6789', null);
    const shown = { id: accountId, bankName: 'Guaranty Trust Bank', last4: '6789', holder: 'TUNDE BELLO' };
    expect((await look(id)).payoutAccount).toEqual({ ...shown, nameMatch: 'different', nameAccepted: false });
    const accept = {
      params: { id: accountId },
      body: { note: 'Her brother, by his papers.' },
      idempotencyKey: newId(),
    };
    await operator.call('acceptAccountName', accept);
    expect((await look(id)).payoutAccount).toMatchObject({ ...shown, nameAccepted: true });
  });

  it('of a store: who decided what, newest first', async () => {
    const { id } = await storeThatIs('applied');
    await decide('approveStore', id, (await look(id)).mark);
    await decide('suspendStore', id, (await look(id)).mark);
    const { history, statusReasons, statusNote } = await look(id);
    expect(history.map(({ actor, action }) => [actor, action])).toEqual([
      ['Bisi Operator', 'store.suspended'],
      ['Bisi Operator', 'store.approved'],
    ]);
    expect([statusReasons, statusNote]).toEqual([['orders not sent', 'goods not as described'], note]);
    expect(history[0]).toMatchObject({ reasons: statusReasons, note });
  });

  it('of all: who waits longest first, others newest first, page by page to the end, and how many there are', async () => {
    await sql`insert into sellers (id, name, store_name, slug, status, status_at)
      select gen_random_uuid(), 'n', 'Page ' || n, 'page-' || n, case when n <= 60 then 'applied' else 'suspended' end,
        timestamptz '2021-01-01' + n * interval '1 microsecond' from generate_series(1, 120) n`.execute(shop.db);
    const all = async (query: { status?: 'applied' | 'suspended'; q?: string }) => {
      const names: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await operator.call('operatorStores', { query: { ...query, ...(cursor && { cursor }) } });
        names.push(...page.items.map(({ storeName }) => storeName));
        cursor = page.nextCursor;
      }
      return names.filter((name) => name.startsWith('Page '));
    };
    const numbered = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => `Page ${from + at}`);
    expect(await all({ status: 'applied' })).toEqual(numbered(1, 60));
    expect(await all({ status: 'suspended' })).toEqual(numbered(61, 120).reverse());
    expect(await all({ q: 'page' })).toEqual(numbered(1, 120).reverse());
    const { counts, nextCursor } = await operator.call('operatorStores', { query: { status: 'applied' } });
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from sellers where status = 'applied'`.execute(shop.db);
    expect(counts.applied).toBe(rows[0]?.count);
    await expect(
      operator.call('operatorStores', { query: { status: 'suspended', cursor: nextCursor ?? '' } }),
    ).rejects.toMatchObject({ status: 400 });
    await sql`delete from sellers where slug like 'page-%'`.execute(shop.db);
  });

  it('is found by letters of its name or of the address of its owner, whatever signs are in it', async () => {
    const { id, owner } = await storeThatIs('approved');
    await sql`update sellers set store_name = 'Adìrẹ 100% Àṣẹ' where id = ${id}`.execute(shop.db);
    const found = async (q: string) =>
      (await operator.call('operatorStores', { query: { q } })).items.map((each) => each.id);
    for (const q of ['adire 100%', 'ÀṢẸ', owner.email, owner.email.toUpperCase()]) expect(await found(q)).toEqual([id]);
    expect(await found('100_')).toEqual([]);
  });
});

it('a store that has applied waits for a person, and no more once it is decided on [QUEUE-33]', async () => {
  const { id, storeName } = await storeThatIs('applied');
  const waits = async () => {
    const { waiting } = await operator.call('operatorMatters', {});
    return waiting
      .filter(({ subject }) => subject === `store:${id}`)
      .map(({ kind, says, closable, storeName }) => ({ kind, says, closable, storeName }));
  };
  expect(await waits()).toEqual([
    { kind: 'store_applied', says: 'a store has applied to sell', closable: false, storeName },
  ]);
  await decide('refuseStore', id, (await look(id)).mark);
  expect(await waits()).toEqual([]);
});
