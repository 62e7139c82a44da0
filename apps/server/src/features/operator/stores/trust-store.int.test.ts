import type { ProductReview } from '@oja/domain/goods/draft-review';
import type { Buyer } from '@oja/testing/people/newcomer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type GoodsStore, openGoodsStore, productRow } from '../../../testing/desk-goods.ts';
import { newOperator } from '../../../testing/money-back-steps.ts';
import { createTill, type Till } from '../../../testing/till.ts';

let shop: Till;
let store: GoodsStore;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  [store, operator] = [await openGoodsStore(shop), await newOperator(shop)];
});

const note = 'A hundred products without a fault.';
const ask = (product_review: ProductReview) => shop.db.updateTable('shop_policy').set({ product_review }).execute();
const look = () => operator.call('operatorStore', { params: { id: store.sellerId } });
const trust = async (trusted: boolean, seen?: string) =>
  operator.call('trustStore', {
    params: { id: store.sellerId },
    body: { seen: seen ?? (await look()).mark, trusted, note },
    idempotencyKey: newId(),
  });
const keep = (id: string, version: number) =>
  store.owner.call('keepDraft', {
    params: store.paramsOf(id),
    body: { version, form: store.form({ name: 'Ankara, mended' }), ...(version === 0 && { editVersion: 1 }) },
  });
const publish = (id: string, version: number) =>
  store.owner.call('publishDraft', { params: store.paramsOf(id), body: { version } });
const recordOf = () =>
  shop.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'details'])
    .where('subject', '=', `store:${store.sellerId}`)
    .where('action', 'like', 'store.trust%')
    .orderBy('at')
    .execute();

describe.each(['new', 'new_and_edits'] as const)('under %s', (policy) => {
  beforeEach(() => ask(policy));

  it('what a trusted store publishes is in the shop at once, new and changed, until trust is taken back [QUEUE-50]', async () => {
    const waits = await store.keep(store.form());
    expect(await publish(waits, 1)).toMatchObject({ status: 'in_review' });
    expect(await trust(true)).toEqual({ id: store.sellerId, trusted: true });
    expect((await look()).trusted).toBe(true);
    const facts = await store.owner.call('goodsFacts', { params: { seller: store.sellerId } });
    expect(facts.productReview).toBe('off');
    const id = await store.keep(store.form());
    expect(await publish(id, 1)).toMatchObject({ status: 'live' });
    const { version } = await keep(id, 0);
    expect(await publish(id, version)).toMatchObject({ status: 'live' });
    expect(await productRow(shop, id)).toMatchObject({ name: 'Ankara, mended', status: 'live' });
    // What waited goes on waiting until it is published once more.
    expect(await publish(waits, 1)).toMatchObject({ status: 'live' });
    await trust(false);
    const next = await store.keep(store.form());
    expect(await publish(next, 1)).toMatchObject({ status: 'in_review' });
  });
});

describe('trust', () => {
  it('is given and taken on record, about what was seen [QUEUE-51]', async () => {
    const { mark } = await look();
    await trust(true, mark);
    await expect(trust(false, mark)).rejects.toMatchObject({ code: 'matter_changed', status: 409 });
    await expect(trust(true)).rejects.toMatchObject({ code: 'matter_changed' });
    await trust(false);
    expect(await recordOf()).toEqual([
      { actor: operator.id, action: 'store.trusted', details: { note } },
      { actor: operator.id, action: 'store.trust_withdrawn', details: { note } },
    ]);
  });

  it('is given to no store that does not sell, and taken from any [QUEUE-51]', async () => {
    const setStatus = (status: 'approved' | 'suspended') =>
      shop.db.updateTable('sellers').set({ status }).where('id', '=', store.sellerId).execute();
    await setStatus('suspended');
    await expect(trust(true)).rejects.toMatchObject({ code: 'store_cannot_move', details: { from: 'suspended' } });
    await setStatus('approved');
    await trust(true);
    await setStatus('suspended');
    expect(await trust(false)).toMatchObject({ trusted: false });
  });
});
