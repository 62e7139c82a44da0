import { kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../../database/pool.ts';
import { newId } from '../../../../platform/ids.ts';
import { paidOrder } from '../../../../testing/payment-steps.ts';
import { createTill, type Till } from '../../../../testing/till.ts';
import { isWrittenOff, raiseExcess, tellReversalApart, withdrawExcess } from './outside-refunds.queries.ts';

let shop: Till;
let reference: string;
let elsewhere: string;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from refunds`.execute(shop.db);
  ({ reference } = await paidOrder(shop));
  ({ reference: elsewhere } = await paidOrder(shop));
});

const closed = new Date('2026-03-01T00:00:00.000Z');
const within = <T>(work: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(work);

/** A refund of a payment that has gone. */
async function refund(columns: object): Promise<string> {
  const id = newId();
  const usual = { id, reference, amount: 1000, reason: 'reversed', state: 'processed' };
  await shop.db
    .insertInto('refunds')
    .values({ ...usual, ...columns } as never)
    .execute();
  return id;
}
const rowOf = (id: string) =>
  shop.db
    .selectFrom('refunds')
    .select(['amount', 'not_owed', 'excess', 'matter', 'matter_closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mattersOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await rowOf(id)).matter));

describe('one refund told apart from a reversal', () => {
  const apart = async (amount: number) => {
    const id = newId();
    const was = await within((tx) =>
      tellReversalApart(tx, { id, reference, amount: kobo(amount), providerRefundId: `r-${id}` }),
    );
    return { id, was };
  };

  it('comes from one of this payment that is larger, and has neither a number nor a dispute', async () => {
    await sql`insert into disputes (id, reference, status) values (${`d-${reference}`}, ${reference}, 'resolved')`.execute(
      shop.db,
    );
    const others = [
      await refund({ reference: elsewhere }),
      await refund({ reason: 'at_provider' }),
      await refund({ amount: 400 }),
      await refund({ amount: 1400, not_owed: 1000 }),
      await refund({ provider_refund_id: `n-${reference}` }),
      await refund({ dispute_id: `d-${reference}` }),
    ];
    const before = await Promise.all(others.map(rowOf));
    expect((await apart(400)).was).toBe(false);
    const [first, second] = [await refund({}), await refund({})];
    const { id, was } = await apart(400);
    expect(was).toBe(true);
    expect(await rowOf(first)).toMatchObject({ amount: 1000, not_owed: 400 });
    expect(await rowOf(second)).toMatchObject({ amount: 1000, not_owed: 0 });
    expect(await rowOf(id)).toMatchObject({ amount: 400, not_owed: 0, excess: 0, matter: null });
    expect(await Promise.all(others.map(rowOf))).toEqual(before);
  });

  it('takes what was written off of the excess with it, and no closing of what was none', async () => {
    await refund({ excess: 700, matter: 'excess', matter_since: closed, matter_closed_at: closed });
    const written = await apart(400);
    expect(await rowOf(written.id)).toMatchObject({ excess: 100, matter: 'excess', matter_closed_at: closed });
    await sql`delete from refunds`.execute(shop.db);
    await refund({ excess: 300, matter: 'excess', matter_since: closed, matter_closed_at: closed });
    const none = await apart(400);
    expect(await rowOf(none.id)).toMatchObject({ excess: 0, matter: null, matter_closed_at: null });
  });
});

it('what went back beyond what was paid is a matter of each refund of the payment that has such a part [E4]', async () => {
  const twin = { matter: 'twin', matter_since: closed };
  const ids = [
    await refund({ excess: 1 }),
    await refund({ excess: 0 }),
    await refund({ excess: 1, ...twin }),
    await refund({ excess: 1, reference: elsewhere }),
  ];
  await within((tx) => raiseExcess(tx, reference));
  expect(await mattersOf(ids)).toEqual(['excess', null, 'twin', null]);
});

it('that it was not so after all closes the matter of this payment alone, unless somebody has dealt with it [E4]', async () => {
  const excess = { excess: 1, matter: 'excess', matter_since: closed };
  const ids = [
    await refund(excess),
    await refund({ ...excess, matter_closed_at: closed }),
    await refund({ ...excess, matter: 'twin' }),
    await refund({ ...excess, reference: elsewhere }),
  ];
  await within((tx) => withdrawExcess(tx, reference));
  expect(await mattersOf(ids)).toEqual([null, 'excess', 'twin', 'excess']);
  const writtenOff = await within((tx) => Promise.all(ids.map((id) => isWrittenOff(tx, id))));
  expect(writtenOff).toEqual([false, true, false, false]);
});
