import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import type { SentFile } from '@oja/testing/people/visitor';
import { plainForm, seedDraft, seedPicture } from '@oja/testing/rows/goods';
import { seedReply, seedReview } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './platform/ids.ts';
import { authorisation } from './testing/authorisation-matrix.ts';
import { importsOf } from './testing/goods-imports.ts';
import { photograph } from './testing/photographs.ts';
import { putPicture } from './testing/put-picture.ts';
import { openStage, type Stage } from './testing/stage.ts';

let stage: Stage;
/** Of the rival's store: changes of its product, which have the id of the product, and the draft of a new one. */
let rivalDraft: string;
/** A file that the rival's store has sent. */
let rivalImport: string;
/** Of the rival's product, answered by its store. */
let rivalReview: string;
beforeAll(async () => {
  stage = await openStage();
  const { db } = stage.shop;
  const { id, sellerId } = stage.rivalProduct;
  const picture = await seedPicture(db, sellerId);
  const { category_id } = await db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await seedDraft(db, sellerId, plainForm(category_id, picture.id), id);
  rivalDraft = await seedDraft(db, sellerId, plainForm(category_id, picture.id));
  const review = await seedReview(db, { id, seller_id: sellerId });
  await seedReply(db, review);
  rivalReview = review.id;
  rivalImport = (await importsOf({ sellerId, owner: stage.people.rival }).send(`sku,count\n${newId()},1\n`)).id;
});
afterAll(() => stage.close());

/** What a call was answered but for the id of the request, and whatever ids stand in it. */
type Answered = { status: number; body: unknown };

/** The call as the table of who may call what makes it for `seller`, at the desk of `seller`'s store, with these ids in its place. */
async function callWith(name: RouteName, ids: Record<string, string>): Promise<Answered> {
  const asked = (await authorisation[name].input(stage, 'seller')) as {
    params: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
    file?: SentFile;
  };
  const { method, path } = routeOf(name);
  const params: Record<string, string> = { ...asked.params, ...ids };
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const query = new URLSearchParams(asked.query).toString();
  const answer = await stage.people.seller.fetch(query ? `${filled}?${query}` : filled, {
    method,
    headers: { 'content-type': asked.file?.type ?? 'application/json', 'x-requested-with': 'app' },
    // As the client sends what has no body.
    ...(method !== 'GET' && { body: JSON.stringify(asked.body ?? {}) }),
    ...(asked.file && { body: asked.file.bytes }),
  });
  // A file is no JSON; what is refused is.
  const { error } = answer.ok ? {} : ((await answer.json()) as { error?: { requestId: string } });
  return { status: answer.status, body: { ...error, requestId: undefined } };
}

/** All that the rival's store has in the tables that a desk writes, and all that was told about it. */
async function rivalRows(): Promise<string> {
  const { sellerId } = stage.rivalProduct;
  const { rows } = await sql<{ sum: string }>`
    select md5(string_agg(kept, E'\n' order by kept)) as sum from (
      select to_jsonb(part)::text as kept from order_sellers part where seller_id = ${sellerId}
      union all select to_jsonb(o)::text from orders o join order_sellers part on part.order_id = o.id
        where part.seller_id = ${sellerId}
      union all select to_jsonb(item)::text from order_items item where seller_id = ${sellerId}
      union all select to_jsonb(step)::text from order_status_history step where seller_id = ${sellerId}
      union all select to_jsonb(store)::text from sellers store where id = ${sellerId}
      union all select to_jsonb(payout)::text from seller_payouts payout where seller_id = ${sellerId}
      union all select to_jsonb(slug)::text from seller_slugs slug where seller_id = ${sellerId}
      union all select to_jsonb(member)::text from seller_members member where seller_id = ${sellerId}
      union all select to_jsonb(product)::text from products product where seller_id = ${sellerId}
      union all select to_jsonb(variant)::text from product_variants variant where seller_id = ${sellerId}
      union all select to_jsonb(item)::text from stock_items item where seller_id = ${sellerId}
      union all select to_jsonb(movement)::text from stock_movements movement
        join stock_items item on item.id = movement.stock_item_id where item.seller_id = ${sellerId}
      union all select to_jsonb(draft)::text from product_drafts draft where seller_id = ${sellerId}
      union all select to_jsonb(change)::text from goods_changes change where seller_id = ${sellerId}
      union all select to_jsonb(row)::text from goods_change_rows row where seller_id = ${sellerId}
      union all select to_jsonb(file)::text from imports file where seller_id = ${sellerId}
      union all select to_jsonb(row)::text from import_rows row where seller_id = ${sellerId}
      union all select to_jsonb(product)::text from import_products product where seller_id = ${sellerId}
      union all select to_jsonb(picture)::text from import_pictures picture where seller_id = ${sellerId}
      union all select to_jsonb(sale)::text from timed_sales sale where seller_id = ${sellerId}
      union all select to_jsonb(account)::text from payout_accounts account where seller_id = ${sellerId}
      union all select to_jsonb(review)::text from reviews review where seller_id = ${sellerId}
      union all select to_jsonb(reply)::text from review_replies reply where seller_id = ${sellerId}
      union all select to_jsonb(picture)::text from pictures picture where seller_id = ${sellerId}
      union all select to_jsonb(entry)::text from audit_log entry where subject like ${`%${sellerId}%`}
        or subject in (${`product:${stage.rivalProduct.id}`}, ${`review:${rivalReview}`})
      union all select to_jsonb(message)::text from outbox message
        where payload::text like ${`%${stage.rivalOrder.id}%`}) kept`.execute(stage.shop.db);
  return rows[0]?.sum ?? '';
}

const desks = (Object.keys(routes) as RouteName[]).filter((name) =>
  routeOf(name).path.startsWith('/api/desk/:seller/'),
);

describe('what belongs to another store', () => {
  it.each(desks)('is not there at its own desk for a seller who runs another: %s [DESK-18]', async (name) => {
    const before = await rivalRows();
    const theirs = await callWith(name, { seller: stage.rivalProduct.sellerId });
    expect(theirs).toEqual(await callWith(name, { seller: newId() }));
    expect(theirs).toMatchObject({ status: 404, body: { code: 'store_not_found' } });
    expect(await rivalRows()).toBe(before);
  });

  /** Ids that a browser makes: one that is there already is refused as that, whose it is. */
  const made = new Set<RouteName>(['keepDraft', 'putPicture', 'lookAtChange', 'sendImport']);
  /** What is not there is thrown away already. */
  const dropped = new Set<RouteName>(['dropImport']);
  const foreignIds = (name: RouteName) => {
    if (routeOf(name).path.includes('/reviews/')) return [rivalReview];
    if (routeOf(name).path.includes('/imports/')) return [rivalImport];
    return routeOf(name).path.includes('/orders/') ? [stage.rivalOrder.id] : [stage.rivalProduct.id, rivalDraft];
  };

  it.each(desks.filter((name) => routeOf(name).path.includes('/:id') && !made.has(name) && !dropped.has(name)))(
    'is not there at the desk of one’s own store: %s [DESK-20]',
    async (name) => {
      const before = await rivalRows();
      const nowhere = await callWith(name, { id: newId() });
      expect(nowhere.status).toBe(404);
      for (const id of foreignIds(name)) expect(await callWith(name, { id })).toEqual(nowhere);
      expect(await rivalRows()).toBe(before);
      // The same call about an own parcel is answered: it is the id that is refused.
      expect((await callWith(name, {})).status).toBe(200);
    },
  );

  it.each([...dropped])('is not thrown away from the desk of one’s own store: %s', async (name) => {
    const before = await rivalRows();
    expect(await callWith(name, { id: rivalImport })).toEqual(await callWith(name, { id: newId() }));
    expect(await rivalRows()).toBe(before);
  });

  it('is not taken over as a picture of one’s own store', async () => {
    const { people, product, rivalProduct } = stage;
    const id = newId();
    await putPicture(people.rival, { seller: rivalProduct.sellerId, id, bytes: await photograph('#aa5500') });
    const before = await rivalRows();
    const taken = putPicture(people.seller, { seller: product.sellerId, id, bytes: await photograph('#aa5500') });
    await expect(taken).rejects.toMatchObject({ status: 409, code: 'id_taken' });
    expect(await rivalRows()).toBe(before);
  });

  it('is taken where ids are made, and no more is said of it [DESK-22]', async () => {
    const before = await rivalRows();
    const { body } = (await authorisation.keepDraft.input(stage, 'seller')) as { body: { form: object } };
    const { call } = stage.people.seller;
    for (const id of [stage.rivalProduct.id, rivalDraft]) {
      const params = { seller: stage.product.sellerId, id };
      const keeping = call('keepDraft', { params, body: { ...body, version: 0 } as never });
      await expect(keeping).rejects.toMatchObject({ status: 409, code: 'id_taken', details: {} });
      const own = { seller: stage.product.sellerId, id: stage.product.id };
      const doubling = call('duplicateProduct', { params: own, body: { draftId: id } });
      await expect(doubling).rejects.toMatchObject({ status: 409, code: 'id_taken', details: {} });
    }
    expect(await rivalRows()).toBe(before);
  });

  it('is not there in lists of ids either [DESK-21]', async () => {
    const before = await rivalRows();
    const seller = stage.product.sellerId;
    const { call } = stage.people.seller;
    const asked = [stage.rivalOrder.id, newId()];
    const missing = asked.map((orderId) => ({
      orderId,
      ok: false,
      code: 'parcel_not_found',
      message: 'Parcel not found',
    }));
    expect(await call('acceptParcels', { params: { seller }, body: { ids: asked } })).toEqual({ items: missing });
    const parcels = asked.map((id) => ({ id, trackingNumber: 'GIG-1' }));
    expect(await call('shipParcels', { params: { seller }, body: { parcels } })).toEqual({ items: missing });
    const counts = [stage.rivalProduct.id, newId()].map((stockItemId) => ({ stockItemId, seen: 1000, count: 0 }));
    const idempotencyKey = newId();
    expect(await call('countUnits', { params: { seller }, body: { items: counts }, idempotencyKey })).toEqual({
      items: counts.map(({ stockItemId }) => ({
        stockItemId,
        ok: false,
        code: 'stock_item_not_found',
        message: 'This count is not of your store.',
      })),
    });
    expect((await call('deskSlips', { params: { seller }, query: { ids: asked.join(',') } })).items).toEqual([]);
    expect(await rivalRows()).toBe(before);
  });
});
