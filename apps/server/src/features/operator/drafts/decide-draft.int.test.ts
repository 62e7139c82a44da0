import type { ProductReview } from '@oja/domain/goods/draft-review';
import { kobo } from '@oja/domain/money/money';
import { openPayment } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { seedPicture } from '@oja/testing/rows/goods';
import { addMember } from '@oja/testing/rows/members';
import { seedReview } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../../testing/desk-goods.ts';
import { buyFrom } from '../../../testing/desk-sale.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { newOperator } from '../../../testing/money-back-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';

let shop: Till;
let store: GoodsStore;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  [store, operator] = [await openGoodsStore(shop), await newOperator(shop)];
  await ask('new');
});
afterEach(() => expectConserved(shop));

const ask = (product_review: ProductReview) => shop.db.updateTable('shop_policy').set({ product_review }).execute();
const publish = (id: string, version: number) =>
  store.owner.call('publishDraft', { params: store.paramsOf(id), body: { version } });
const keep = (id: string, version: number, form = store.form({ name: 'Ankara, mended' })) =>
  store.owner.call('keepDraft', { params: store.paramsOf(id), body: { version, form } });
/** A new product that waits for the operator. */
async function waiting(form = store.form()): Promise<string> {
  const id = await store.keep(form);
  expect(await publish(id, 1)).toMatchObject({ status: 'in_review' });
  return id;
}
const place = (id: string, status: 'live' | 'paused') =>
  store.owner.call('placeProduct', { params: store.paramsOf(id), body: { status } });
/** Of a product without variants: its one stock item has its id. */
const count = (id: string, units: number) =>
  store.owner.call('countUnits', {
    params: { seller: store.sellerId },
    body: { items: [{ stockItemId: id, seen: 10, count: units }] },
    idempotencyKey: newId(),
  });
const price = (id: string) =>
  store.owner.call('priceProduct', {
    params: store.paramsOf(id),
    body: {
      prices: [
        {
          variantId: null,
          seen: { price: kobo(1_200_000), discountPrice: null },
          price: kobo(12_000_000),
          discountPrice: null,
        },
      ],
    },
  });
const look = (id: string) => operator.call('operatorDraft', { params: { id } });
const mark = async (id: string) => (await look(id)).mark;
interface How {
  by?: Buyer;
  key?: string;
}
const approve = (id: string, seen: string, { by = operator, key = newId() }: How = {}) =>
  by.call('approveDraft', { params: { id }, body: { seen }, idempotencyKey: key });
const reasons = ['unclear picture', 'wrong category'] as const;
const note = 'The front is in the shade.';
const sendBack = (id: string, seen: string, { by = operator, key = newId() }: How = {}) =>
  by.call('returnDraft', { params: { id }, body: { seen, reasons: [...reasons], note }, idempotencyKey: key });
const undo = (id: string, by = operator) =>
  by.call('undoDecision', { params: { id }, body: {}, idempotencyKey: newId() });
const draftOf = async (id: string) => {
  const { items } = await store.owner.call('deskDrafts', { params: { seller: store.sellerId } });
  return items.find((draft) => draft.id === id);
};
const isInShop = (id: string) =>
  shop.call('product', { params: { id } }).then(
    () => true,
    ({ code }) => {
      expect(code).toBe('product_not_found');
      return false;
    },
  );
const recordOf = async (id: string) => {
  const { rows } = await sql<{ said: string }>`
    select actor || ' ' || action as said from audit_log where subject = ${`product:${id}`} order by at, id`.execute(
    shop.db,
  );
  return rows.map(({ said }) => said.replace(store.owner.id, 'owner').replace(operator.id, 'operator'));
};
const aMinuteLater = async () => {
  await sql`update outbox set available_at = available_at - interval '71 seconds' where dedupe like 'mail:decision:%'`.execute(
    shop.db,
  );
  await sql`update draft_decisions set decided_at = decided_at - interval '61 seconds'`.execute(shop.db);
};
const mails = async () => (await mailTo(shop, store.owner.email)).map(({ subject }) => subject);

describe('what is published', () => {
  it.each<[ProductReview, string, string]>([
    ['off', 'live', 'live'],
    ['new', 'in_review', 'live'],
    ['new_and_edits', 'in_review', 'in_review'],
  ])(
    'where review is %s is %s when it is new, and its changes are %s [QUEUE-01, QUEUE-02]',
    async (policy, first, changes) => {
      await ask(policy);
      const id = await store.keep(store.form());
      expect(await publish(id, 1)).toMatchObject({ id, status: first });
      expect(await isInShop(id)).toBe(first === 'live');
      if (first === 'in_review') await approve(id, await mark(id));
      expect((await store.owner.call('goodsFacts', { params: { seller: store.sellerId } })).productReview).toBe(policy);
      const version = await store.begin(store.form({ name: 'Another name' }), id);
      expect(await publish(id, version)).toMatchObject({ status: changes });
      expect((await productRow(shop, id)).name).toBe(changes === 'live' ? 'Another name' : 'Ankara wax 6 yards');
    },
  );

  it('waits once, in the queue and as a matter, and is not sent unless it is complete [QUEUE-03]', async () => {
    const id = await store.keep(store.form({ price: '' }));
    await expect(publish(id, 1)).rejects.toMatchObject({ code: 'draft_incomplete' });
    await keep(id, 1, store.form());
    await publish(id, 2);
    await publish(id, 2);
    const { items } = await operator.call('operatorDrafts', { query: {} });
    expect(items.filter((each) => each.id === id)).toMatchObject([{ name: 'Ankara wax 6 yards' }]);
    const { waiting: matters } = await operator.call('operatorMatters', {});
    expect(matters.filter(({ kind }) => kind === 'drafts_submitted')).toMatchObject([{ subject: 'page:drafts' }]);
    expect(await recordOf(id)).toEqual(['owner draft.submitted']);
    const { counts } = await store.owner.call('deskProducts', { params: { seller: store.sellerId }, query: {} });
    expect(counts).toMatchObject({ drafts: 0, 'in-review': 1 });
  });
});

describe('the operator', () => {
  it('approves what was seen: it is in the shop by that, once, and its store hears of it after a minute [QUEUE-04]', async () => {
    const id = await waiting();
    const [seen, key] = [await mark(id), newId()];
    const decided = await approve(id, seen, { key });
    expect(decided).toMatchObject({ id, name: 'Ankara wax 6 yards' });
    expect(await approve(id, seen, { key })).toEqual(decided);
    expect(await isInShop(id)).toBe(true);
    expect(await productRow(shop, id)).toMatchObject({ status: 'live', stock: 10, price: 1_200_000, edit_version: 1 });
    expect(await draftOf(id)).toBe(undefined);
    expect(await recordOf(id)).toEqual([
      'owner draft.submitted',
      'operator product.published',
      'operator draft.approved',
    ]);
    expect(await mails()).not.toContain('Ankara wax 6 yards is on sale');
    await aMinuteLater();
    expect((await mails()).filter((subject) => subject === 'Ankara wax 6 yards is on sale')).toHaveLength(1);
  });

  it('returns it with reasons; its store mends it, sends it again, and it is approved [QUEUE-05]', async () => {
    const id = await waiting();
    await sendBack(id, await mark(id));
    expect(await draftOf(id)).toMatchObject({ state: 'returned', submittedAt: null, reasons, note });
    expect(await isInShop(id)).toBe(false);
    const today = () => store.owner.call('deskToday', { params: { seller: store.sellerId } });
    expect((await today()).returned).toBe(1);
    await aMinuteLater();
    const [mail] = await mailTo(shop, store.owner.email);
    expect(mail?.subject).toBe('Ankara wax 6 yards came back to you');
    for (const words of [...reasons, note, `/products/${id}`]) expect(mail?.text).toContain(words);

    await keep(id, 1);
    // The reasons stand while it is mended.
    expect(await draftOf(id)).toMatchObject({ state: 'returned', reasons, version: 2 });
    await publish(id, 2);
    expect(await draftOf(id)).toMatchObject({ state: 'in_review', reasons: [], note: '' });
    expect((await look(id)).store).toMatchObject({ approved: 0, returned: 1 });
    await approve(id, await mark(id));
    expect(await productRow(shop, id)).toMatchObject({ name: 'Ankara, mended' });
    expect(await today()).not.toHaveProperty('returned');
  });

  it('tells a store of neither decision that has switched these mails off [STALL-92]', async () => {
    await sql`update sellers set mails_off = '{draft_decided}' where id = ${store.sellerId}`.execute(shop.db);
    try {
      const before = (await mails()).length;
      const [returned, approved] = [await waiting(), await waiting()];
      await sendBack(returned, await mark(returned));
      await approve(approved, await mark(approved));
      await aMinuteLater();
      expect(await draftOf(returned)).toMatchObject({ state: 'returned' });
      expect(await isInShop(approved)).toBe(true);
      expect(await mails()).toHaveLength(before);
    } finally {
      await sql`update sellers set mails_off = '{}' where id = ${store.sellerId}`.execute(shop.db);
    }
  });

  it('sees of changes what stands in the shop beside them, and price and count as they are now [QUEUE-06]', async () => {
    await ask('off');
    const id = await store.publish(store.form());
    await ask('new_and_edits');
    const version = await store.begin(store.form({ name: 'Better name', price: '1', count: '3' }), id);
    await publish(id, version);
    expect(await look(id)).toMatchObject({
      goods: { name: 'Better name', price: 1_200_000, count: 10 },
      before: { name: 'Ankara wax 6 yards', price: 1_200_000 },
      status: 'live',
    });
    await approve(id, await mark(id));
    expect(await productRow(shop, id)).toMatchObject({ name: 'Better name', edit_version: 2 });
    await expect(undo(id)).rejects.toMatchObject({ code: 'decision_stands' });
    await aMinuteLater();
    expect(await mails()).toContain('Better name is in the shop with its changes');
  });

  it('sees of changes which picture shows another colour than before, of the colours that there are', async () => {
    await ask('off');
    const colors = ['Red', 'Blue'];
    const showing = (choice: string) => store.form({ colors, pictures: [{ id: store.pictureId, alt: '', choice }] });
    const id = await store.publish(showing('Red'));
    await ask('new_and_edits');
    const version = await store.begin(showing('blue'), id);
    await publish(id, version);
    expect(await look(id)).toMatchObject({
      goods: { pictures: [{ choice: 'Blue' }] },
      before: { pictures: [{ choice: 'Red' }] },
    });
    await approve(id, await mark(id));
    expect((await productRow(shop, id)).images).toMatchObject([{ choice: 'Blue' }]);
    await ask('new_and_edits');
    await publish(id, await store.begin({ ...showing('Blue'), colors: ['Red'] }, id));
    const { goods, before } = await look(id);
    expect([goods.pictures[0]?.choice, before?.pictures[0]?.choice]).toEqual([undefined, 'Blue']);
  });

  it('sees of changes that price or count otherwise what buyers will pay, and how many there will be', async () => {
    await ask('off');
    const id = await store.publish(store.form({ colors: ['red'] }));
    await ask('new_and_edits');
    const each = { colors: ['red', 'blue'], pricedEach: true, countedEach: true };
    const variants = [
      variantForm('red', '', { price: '9,000', count: '4' }),
      variantForm('blue', '', { price: '9,000,000', count: '3' }),
    ];
    await publish(id, await store.begin(store.form({ ...each, variants }), id));
    expect(await look(id)).toMatchObject({
      goods: { price: 900_000, count: 7, variants: ['red · ₦9,000.00', 'blue · ₦9,000,000.00'] },
      before: { price: 1_200_000, count: 10 },
    });
    await approve(id, await mark(id));
    expect(await productRow(shop, id)).toMatchObject({ price: 900_000, stock: 7 });
    // What a variant costs is changed beside its form: only a new one brings its price along.
    const stale = variants.map((variant) => ({ ...variant, price: '1' }));
    const more = [...stale, variantForm('green', '', { price: '20,000', count: '2' })];
    const colors = ['red', 'blue', 'green'];
    await publish(id, await store.begin(store.form({ ...each, colors, variants: more }), id));
    expect((await look(id)).goods).toMatchObject({
      price: 900_000,
      count: 9,
      variants: ['red · ₦9,000.00', 'blue · ₦9,000,000.00', 'green · ₦20,000.00'],
    });
  });

  it('is warned by the lists of the shop, by what such goods cost, and of pictures of another store [QUEUE-07]', async () => {
    await ask('off');
    for (let n = 0; n < 5; n += 1) await store.publish(store.form({ name: `Cloth ${n}`, price: '20,000' }));
    await ask('new');
    const { key } = await shop.db
      .selectFrom('pictures')
      .select('key')
      .where('id', '=', store.pictureId)
      .executeTakeFirstOrThrow();
    const rival = await openGoodsStore(shop);
    await seedPicture(shop.db, rival.sellerId, { key });
    const id = await waiting(store.form({ name: 'Replica Nike shoes', price: '2,000' }));
    expect((await look(id)).warnings).toEqual([
      { field: 'name', says: '“replica” is a forbidden word' },
      { field: 'name', says: '“Nike” is a protected brand' },
      { field: 'price', says: '10 × below what most such goods cost (₦20,000.00)' },
      { field: 'pictures', says: "picture 1 is another store's, too" },
    ]);
  });

  it('puts nothing of a store in the shop that does not sell any more [QUEUE-21]', async () => {
    const id = await waiting();
    await shop.db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', store.sellerId).execute();
    await expect(approve(id, await mark(id))).rejects.toMatchObject({
      code: 'draft_store_not_selling',
      message: expect.stringContaining('is suspended'),
    });
    expect(await draftOf(id)).toMatchObject({ state: 'in_review' });
    await sendBack(id, await mark(id));
  });

  it('is asked for the password, and is nobody else [QUEUE-15]', async () => {
    const id = await waiting();
    const seen = await mark(id);
    await shop.db.updateTable('sessions').set({ confirmed_at: null }).where('user_id', '=', operator.id).execute();
    await expect(approve(id, seen)).rejects.toMatchObject({ code: 'password_needed' });
    await expect(approve(id, seen, { by: store.owner })).rejects.toMatchObject({ code: 'route_not_found' });
    expect(await isInShop(id)).toBe(false);
  });
});

describe('between seller and operator', () => {
  it.each([
    [
      'is taken back',
      (id: string) => store.owner.call('takeBackDraft', { params: store.paramsOf(id), body: { version: 1 } }),
    ],
    ['is written anew', (id: string) => keep(id, 1)],
    [
      'is thrown away',
      (id: string) => store.owner.call('dropDraft', { params: store.paramsOf(id), body: { version: 1 } }),
    ],
  ])('what %s while it is decided is not decided on [QUEUE-09]', async (_, change) => {
    const id = await waiting();
    const seen = await mark(id);
    await change(id);
    for (const decide of [approve, sendBack]) {
      await expect(decide(id, seen)).rejects.toMatchObject({
        code: expect.stringMatching(/^(matter_changed|draft_not_found)$/),
      });
    }
    expect(await isInShop(id)).toBe(false);
    expect((await draftOf(id))?.state ?? 'open').toBe('open');
  });

  it('editing says that it takes back, and what was taken back and sent again is looked at again [QUEUE-10]', async () => {
    const id = await waiting();
    const seen = await mark(id);
    expect(await keep(id, 1)).toMatchObject({ version: 2, takenBack: true });
    expect(await keep(id, 2, store.form({ name: 'Once more' }))).toMatchObject({ version: 3, takenBack: false });
    await publish(id, 3);
    await expect(approve(id, seen)).rejects.toMatchObject({ code: 'matter_changed' });
    await approve(id, await mark(id));
    expect(await productRow(shop, id)).toMatchObject({ name: 'Once more' });
    expect(await recordOf(id)).toContain('owner draft.taken_back');
  });

  it('taking back is done once, of the version that was seen [QUEUE-11]', async () => {
    const id = await waiting();
    const takeBack = (version: number) =>
      store.owner.call('takeBackDraft', { params: store.paramsOf(id), body: { version } });
    await expect(takeBack(2)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await takeBack(1);
    await takeBack(1);
    expect((await recordOf(id)).filter((said) => said === 'owner draft.taken_back')).toHaveLength(1);
  });

  it('is taken back by no other store, which has no such draft, and by no packer [QUEUE-12]', async () => {
    const id = await waiting();
    const rival = await openGoodsStore(shop);
    const takenBack = (by: Buyer, seller: string) =>
      by.call('takeBackDraft', { params: { seller, id }, body: { version: 1 } });
    const unknown = { status: 404, code: 'draft_not_found' };
    await expect(takenBack(rival.owner, rival.sellerId)).rejects.toMatchObject(unknown);
    await expect(takenBack(rival.owner, store.sellerId)).rejects.toMatchObject({ code: 'store_not_found' });
    const packer = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    await expect(takenBack(packer, store.sellerId)).rejects.toMatchObject({ code: 'act_not_allowed' });
    expect(await draftOf(id)).toMatchObject({ state: 'in_review', version: 1 });
    expect(await recordOf(id)).not.toContain('owner draft.taken_back');
  });

  it('of a decision and an edit at the same moment one happens, and the other is told [QUEUE-14]', async () => {
    const id = await waiting();
    const seen = await mark(id);
    const [decided, kept] = await Promise.allSettled([approve(id, seen), keep(id, 1)]);
    expect([decided.status, kept.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await isInShop(id)).toBe(decided.status === 'fulfilled');
  });

  it('who had it open is told that it was approved meanwhile, and by no member', async () => {
    const id = await waiting();
    await approve(id, await mark(id));
    await expect(keep(id, 1)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { who: 'Somebody' } });
  });

  it('of two operators at once one decides [QUEUE-13]', async () => {
    const id = await waiting();
    const [seen, other] = [await mark(id), await newOperator(shop)];
    const tried = await Promise.allSettled([approve(id, seen), approve(id, seen, { by: other })]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'matter_changed' } });
    expect(await productRow(shop, id)).toMatchObject({ stock: 10 });
  });

  it('of an approval and a return at the same moment one happens, and its store hears of that alone [QUEUE-25]', async () => {
    const id = await waiting();
    const [seen, other] = [await mark(id), await newOperator(shop)];
    const [approved, returned] = await Promise.allSettled([approve(id, seen), sendBack(id, seen, { by: other })]);
    expect([approved.status, returned.status].sort()).toEqual(['fulfilled', 'rejected']);
    const isApproved = approved.status === 'fulfilled';
    expect([await isInShop(id), (await draftOf(id))?.state]).toEqual([isApproved, isApproved ? undefined : 'returned']);
    await aMinuteLater();
    const about = (await mails()).filter((subject) => subject.startsWith('Ankara wax 6 yards'));
    expect(about).toEqual([`Ankara wax 6 yards ${isApproved ? 'is on sale' : 'came back to you'}`]);
  });

  it('a process that dies before the end has decided nothing [QUEUE-24]', async () => {
    const id = await waiting();
    const seen = await mark(id);
    await sql`alter table draft_decisions add constraint dies check (draft_id <> ${sql.lit(id)}) not valid`.execute(
      shop.db,
    );
    await expect(approve(id, seen)).rejects.toMatchObject({ status: 500 });
    expect([await isInShop(id), (await draftOf(id))?.state]).toEqual([false, 'in_review']);
    await sql`alter table draft_decisions drop constraint dies`.execute(shop.db);
    await approve(id, seen);
    expect(await isInShop(id)).toBe(true);
  });
});

describe('undoing', () => {
  it('a return lets it wait again since when it had, and its store hears nothing [QUEUE-16]', async () => {
    const id = await waiting();
    const { mark: seen, submittedAt } = await look(id);
    await sendBack(id, seen);
    await undo(id);
    expect(await look(id)).toMatchObject({ submittedAt, store: { returned: 0 } });
    await aMinuteLater();
    expect(await mails()).not.toContain('Ankara wax 6 yards came back to you');
    await expect(undo(id)).rejects.toMatchObject({ code: 'draft_not_found' });
  });

  it('an approval takes it out of the shop, whole, and it can be approved again [QUEUE-17]', async () => {
    const first = await waiting(store.form({ colors: ['red', 'blue'], sku: 'AW-6' }));
    await approve(first, await mark(first));
    const { id } = await undo(first);
    expect(await isInShop(first)).toBe(false);
    expect(await draftOf(id)).toMatchObject({ state: 'in_review', name: 'Ankara wax 6 yards' });
    await aMinuteLater();
    expect(await mails()).not.toContain('Ankara wax 6 yards is on sale');
    await expectConserved(shop);
    await approve(id, await mark(id));
    expect(await productRow(shop, id)).toMatchObject({ stock: 10, colors: ['red', 'blue'], sku: 'AW-6' });
  });

  it('an approval leaves its id used up: whoever has it open writes nothing under it any more [QUEUE-27]', async () => {
    const id = await waiting();
    await approve(id, await mark(id));
    const { id: again } = await undo(id);
    const rival = await openGoodsStore(shop);
    for (const { owner, paramsOf, form } of [store, rival]) {
      const kept = owner.call('keepDraft', { params: paramsOf(id), body: { version: 0, form: form() } });
      await expect(kept).rejects.toMatchObject({ code: 'id_taken' });
    }
    expect((await store.owner.call('deskDrafts', { params: { seller: store.sellerId } })).items).toMatchObject([
      { id: again, state: 'in_review' },
    ]);
  });

  it('an approval is too late once somebody pays for it, and says so [QUEUE-18]', async () => {
    const id = await waiting();
    await approve(id, await mark(id));
    const buyer = await buyerWith(shop, { product: { id } });
    await openPayment(buyer);
    await expect(undo(id)).rejects.toMatchObject({
      code: 'decision_stands',
      message: expect.stringContaining('promised'),
    });
    expect(await isInShop(id)).toBe(true);
  });

  it('an approval is too late once a unit is sold [QUEUE-18]', async () => {
    const id = await waiting();
    await approve(id, await mark(id));
    await buyFrom(shop, { product: { id, name: 'Ankara wax 6 yards' } });
    await expect(undo(id)).rejects.toMatchObject({ code: 'decision_stands', message: expect.stringContaining('sold') });
    expect(await productRow(shop, id)).toMatchObject({ status: 'live', stock: 9 });
  });

  it.each<[string, (id: string) => Promise<unknown>, string]>([
    ['pauses it', (id) => place(id, 'paused'), 'changed it meanwhile'],
    ['begins to change it', (id) => store.begin(store.form({ name: 'Another name' }), id), 'changed it meanwhile'],
    ['has changed it', (id) => store.publish(store.form({ name: 'Another name' }), id), 'changed it meanwhile'],
    ['counts its units', (id) => count(id, 4), 'counted'],
    ['prices it anew', (id) => price(id), 'priced anew'],
  ])('an approval is too late once its store %s [QUEUE-26]', async (_, change, why) => {
    const id = await waiting();
    await approve(id, await mark(id));
    await change(id);
    await expect(undo(id)).rejects.toMatchObject({ code: 'decision_stands', message: expect.stringContaining(why) });
    expect(await shop.db.selectFrom('products').select('id').where('id', '=', id).execute()).toHaveLength(1);
  });

  it('an approval is too late once somebody reviews it', async () => {
    const id = await waiting();
    await approve(id, await mark(id));
    await seedReview(shop.db, { id, seller_id: store.sellerId });
    await expect(undo(id)).rejects.toMatchObject({
      code: 'decision_stands',
      message: expect.stringContaining('reviewed'),
    });
    expect(await isInShop(id)).toBe(true);
  });

  it.each([
    ['after a minute', aMinuteLater, 'has been told'],
    ['once its store mends it', (id: string) => keep(id, 1), 'changed it meanwhile'],
  ])('is too late %s [QUEUE-19]', async (_, wait, why) => {
    const id = await waiting();
    await sendBack(id, await mark(id));
    await wait(id);
    await expect(undo(id)).rejects.toMatchObject({ code: 'decision_stands', message: expect.stringContaining(why) });
    expect(await draftOf(id)).toMatchObject({ state: 'returned' });
  });

  it('is for who decided [QUEUE-20]', async () => {
    const id = await waiting();
    await sendBack(id, await mark(id));
    await expect(undo(id, await newOperator(shop))).rejects.toMatchObject({ code: 'decision_stands' });
  });
});
