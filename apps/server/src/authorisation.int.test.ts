import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import type { Visitor } from '@oja/testing/people/visitor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './platform/ids.ts';
import { authorisation } from './testing/authorisation-matrix.ts';
import { type Caller, callers, openStage, type Stage, secretsOfStores, type someOrder } from './testing/stage.ts';
import { stockOf } from './testing/till.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The status of a call, whatever it sends. */
async function statusOf(person: Visitor, name: RouteName, input: object): Promise<number> {
  try {
    await person.call(name, input as never);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

/** The ids of all orders that somebody is shown, of all pages. */
async function allOrders({ call }: Visitor): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await call('orders', { query: cursor === undefined ? {} : { cursor } });
    ids.push(...items.map(({ id }) => id));
    if (nextCursor === null) return ids;
    cursor = nextCursor;
  }
}

const names = Object.keys(routes) as RouteName[];
const rows = names.map((name) => ({ name, route: routes[name], row: authorisation[name] }));
const members = new Set<Caller>(['seller', 'manager', 'packer', 'suspended']);
const desks = rows.filter(({ name }) => routeOf(name).path.startsWith('/api/desk/:seller/'));
const isOfDesk = (name: RouteName) => desks.some((desk) => desk.name === name);

it('every route has a row that says who may call it [ROLE-12, DESK-16]', () => {
  expect(Object.keys(authorisation).sort()).toEqual([...names].sort());
});

/** The table is true: that is what the next tests prove of each of its rows. */
it('at a desk nobody is let in but the members of its store: visitors sign in, for all others it is not there [DESK-29]', () => {
  expect(desks.length).toBeGreaterThanOrEqual(50);
  const outside = Object.fromEntries(
    callers.flatMap((caller) => (members.has(caller) ? [] : [[caller, caller === 'visitor' ? 401 : 404]])),
  );
  for (const { name, row } of desks) expect([name, row.codes]).toMatchObject([name, outside]);
});

/** What goes on at the desk of a store that is out of the shop. */
const goesOn = ['moveParcel', 'packParcel', 'correctParcel', 'noteParcel', 'acceptParcels', 'shipParcels'];
const givesBack = ['cancelLook', 'cancelLine'];
it('of a suspended store its owner reads everything, and writes parcels alone [DESK-103]', () => {
  for (const { name, row } of desks) {
    const isWritten = routeOf(name).method === 'GET' || [...goesOn, ...givesBack].includes(name);
    expect([name, row.codes.suspended]).toEqual([name, isWritten ? 200 : 409]);
  }
});

describe('who may call what: H1, H3 [ROLE-12, ROLE-08, ROLE-10]', () => {
  it.each(rows)('$route', async ({ name, row: { codes, input, ends } }) => {
    const got: Partial<Record<Caller, number>> = {};
    for (const caller of callers) {
      const person = ends ? (await stage.fresh(caller)).person : stage.people[caller];
      got[caller] =
        caller === 'suspended' && isOfDesk(name)
          ? await stage.whileSuspended(
              (as) => input(as, caller),
              (sent) => statusOf(person, name, sent),
            )
          : await statusOf(person, name, await input(stage, caller));
    }
    expect(got).toEqual(codes);
  });
});

describe('what belongs to a buyer', () => {
  it('is read by nobody else, and refused in the same words as what does not exist: H1', async () => {
    const { buyer, people, order, payment } = stage;
    expect(await allOrders(buyer)).toContain(order.id);
    for (const caller of ['other', 'seller', 'rival', 'operator'] as const) {
      const { call } = people[caller];
      expect(await allOrders(people[caller])).not.toContain(order.id);
      const answers = await Promise.all(
        [order.id, newId()].map((id) =>
          call('order', { params: { id } }).catch(({ code, message }) => [code, message]),
        ),
      );
      expect(answers[0]).toEqual(answers[1]);
      const payments = await Promise.all(
        [payment.reference, 'oja-00000000000000000000000000'].map((reference) =>
          call('verifyPayment', { query: { reference } }).catch(({ code, message }) => [code, message]),
        ),
      );
      expect(payments[0]).toEqual(payments[1]);
    }
  });

  it('is not reached by the number of an order: H2', async () => {
    const { buyer, people, order } = stage;
    const near = [order.number, `ORD-${Number(order.number.slice(4)) + 1}`];
    for (const person of [people.visitor, people.other, people.seller, buyer]) {
      for (const number of near) {
        expect([400, 401]).toContain((await person.fetch(`/api/orders/${number}`)).status);
      }
    }
    const told = await Promise.all(
      near.map((orderNumber) =>
        people.other
          .call('trackOrder', { body: { orderNumber, email: 'someone.else@oja.test' } })
          .catch(({ code, status }) => [code, status]),
      ),
    );
    expect(told[0]).toEqual(['tracked_order_not_found', 404]);
    expect(told[1]).toEqual(told[0]);
  });

  it('is not taken over by naming its id or its buyer: H1', async () => {
    const { buyer, people, payment, order } = stage;
    const { body } = (await authorisation.initializePayment.input(stage, 'other')) as {
      body: Awaited<ReturnType<typeof someOrder>>;
    };
    for (const orderId of [payment.orderId, order.id]) {
      await expect(people.other.call('initializePayment', { body: { ...body, orderId } })).rejects.toMatchObject({
        code: 'checkout_conflict',
      });
      await expect(
        people.other.call('placeCreditOrder', { body: { ...body, orderId, method: 'credit' } }),
      ).rejects.toMatchObject({ code: 'checkout_conflict' });
    }
    await expect(
      people.other.call('initializePayment', { body: { ...body, buyerId: buyer.id } }),
    ).rejects.toMatchObject({ status: 403, code: 'buyer_mismatch' });
  });
});

describe('a store', () => {
  it('is changed by no buyer and by no other seller: H3', async () => {
    const { people, product, order, shop } = stage;
    const desk = `/api/desk/${product.sellerId}/orders`;
    const before = await stockOf(shop.db, product);
    const tries = [
      { method: 'PATCH', path: `/api/products/${product.id}`, body: { price: 1 } },
      { method: 'PUT', path: `/api/products/${product.id}`, body: { stock: 0 } },
      { method: 'DELETE', path: `/api/products/${product.id}`, body: {} },
      { method: 'PUT', path: `/api/stores/${product.slug}`, body: { storeName: 'Mine' } },
      { method: 'GET', path: `/api/stores/${product.slug}/payout` },
      { method: 'PATCH', path: `${desk}/${order.id}/parcel`, body: { status: 'delivered' } },
      { method: 'PUT', path: `${desk}/${order.id}/packed`, body: { packed: true } },
      { method: 'POST', path: `${desk}/accept`, body: { ids: [order.id] } },
    ];
    for (const caller of ['visitor', 'buyer', 'other', 'removed', 'rival'] as const) {
      for (const { method, path, body } of tries) {
        const { status } = await people[caller].fetch(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect([401, 403, 404, 405], `${method} ${path} by ${caller}`).toContain(status);
      }
    }
    expect(await stockOf(shop.db, product)).toEqual(before);
  });

  it('tells nobody its e-mail, phone, bank details, tax id or subaccount: H6 [DATA-19, CART-25]', async () => {
    const { people } = stage;
    const secrets = Object.values(secretsOfStores);
    const reads = rows.filter(({ name, row }) => routeOf(name).method === 'GET' && row.codes.buyer === 200);
    expect(reads.length).toBeGreaterThan(20);
    for (const { name, row } of reads) {
      for (const caller of ['visitor', 'buyer', 'rival'] as const) {
        if (row.codes[caller] !== 200) continue;
        const answer = JSON.stringify(await people[caller].call(name, (await row.input(stage, caller)) as never));
        for (const secret of secrets) expect(answer, `${name} for ${caller}`).not.toContain(secret);
      }
    }
  });
});
