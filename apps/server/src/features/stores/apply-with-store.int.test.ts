import { plainForm, seedDraft, seedPicture } from '@oja/testing/rows/goods';
import { addMember } from '@oja/testing/rows/members';
import { seedCategory } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { beginStore, completeStore, type NewStore, neededOfStore } from '../../testing/new-store.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const policy = (given: { seller_approval: 'automatic' | 'by_operator'; required_checks?: string[] }) =>
  shop.db.updateTable('shop_policy').set(given).execute();
beforeEach(() =>
  policy({ seller_approval: 'automatic', required_checks: ['email', 'details', 'phone', 'sending', 'terms'] }),
);

/** The day from which the terms hold that the page shows. */
const terms = '2026-11-26';
const apply = ({ owner, params }: NewStore, given = terms, idempotencyKey = newId()) =>
  owner.call('applyWithStore', { params, body: { terms: given }, idempotencyKey });
const decide = ({ sellerId }: NewStore, status: 'refused' | 'approved' | 'suspended') =>
  shop.db
    .updateTable('sellers')
    .set({ status, status_reasons: ['misleading name'] })
    .where('id', '=', sellerId)
    .execute();
const rowOf = ({ sellerId }: NewStore) =>
  shop.db.selectFrom('sellers').selectAll().where('id', '=', sellerId).executeTakeFirstOrThrow();
const actsOf = async ({ sellerId }: NewStore) => {
  const { rows } = await sql<{ details: object }>`
    select details from audit_log where subject = ${`store:${sellerId}`} and action = 'store.applied' order by id
  `.execute(shop.db);
  return rows.map(({ details }) => details);
};
const doneOf = async ({ owner, params }: NewStore) => {
  const { items, ready, status } = await owner.call('storeChecklist', { params });
  return { done: items.filter(({ done }) => done).map(({ check }) => check), ready, status };
};

describe('the checklist', () => {
  it('says to its owner when the link that confirms the address was mailed, until it is confirmed [STALL-83]', async () => {
    const store = await beginStore(shop, 'Mailed Cloth');
    const { rows } = await sql<{ at: Date }>`
      select expires_at - interval '24 hours' as at from mailed_tokens where user_id = ${store.owner.id}
    `.execute(shop.db);
    const asked = () => store.owner.call('storeChecklist', { params: store.params });
    expect((await asked()).mailedAt).toBe(rows[0]?.at.toISOString());
    await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', store.owner.id).execute();
    expect(await asked()).not.toHaveProperty('mailedAt');
  });

  it('says what is done of what is asked for, in its order [STALL-09]', async () => {
    const store = await beginStore(shop, 'Listed Cloth');
    const { items } = await store.owner.call('storeChecklist', { params: store.params });
    expect(items.map(({ check, required }) => [check, required])).toEqual([
      ['email', true],
      ['details', true],
      ['phone', true],
      ['sending', true],
      ['face', false],
      ['account', false],
      ['product', false],
      ['terms', true],
    ]);
    expect(await doneOf(store)).toEqual({ done: [], ready: false, status: 'opening' });
    await store.owner.call('saveStore', { params: store.params, body: { editVersion: 1, changes: neededOfStore } });
    expect(await doneOf(store)).toMatchObject({ done: ['details', 'phone', 'sending'], ready: false });
    await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', store.owner.id).execute();
    expect(await doneOf(store)).toMatchObject({ done: ['email', 'details', 'phone', 'sending'], ready: true });
    const picture = await seedPicture(shop.db, store.sellerId);
    const changes = { logo: picture.id, description: 'Ankara and lace by the yard.' };
    await store.owner.call('saveStore', { params: store.params, body: { editVersion: 2, changes } });
    const { id: categoryId } = await seedCategory(shop.db);
    await seedDraft(shop.db, store.sellerId, plainForm(categoryId, picture.id));
    await shop.db
      .updateTable('seller_payouts')
      .set({ subaccount_code: 'ACCT_listed' })
      .where('seller_id', '=', store.sellerId)
      .execute();
    expect(await doneOf(store)).toMatchObject({
      done: ['email', 'details', 'phone', 'sending', 'face', 'account', 'product'],
    });
    await apply(store);
    expect(await doneOf(store)).toMatchObject({
      done: ['email', 'details', 'phone', 'sending', 'face', 'account', 'product', 'terms'],
      status: 'approved',
    });
  });

  it('counts an account that lives, whoever set it up, and none that is over', async () => {
    const store = await beginStore(shop, 'Banked Cloth');
    const holder = {
      bank_name: 'Access Bank',
      number_sealed: Buffer.from('sealed'),
      number_last4: '6789',
      holder: 'X',
    };
    const account = { id: newId(), seller_id: store.sellerId, bank_code: '044', name_match: 'same' as const };
    await shop.db
      .insertInto('payout_accounts')
      .values({ ...account, ...holder, usable_from: new Date() })
      .execute();
    expect((await doneOf(store)).done).toEqual(['account']);
    await shop.db.updateTable('payout_accounts').set({ retired_at: new Date() }).where('id', '=', account.id).execute();
    expect((await doneOf(store)).done).toEqual([]);
  });
});

describe('applying with a store', () => {
  it('opens it at once where the shop says so, keeps which terms were accepted, and tells the owner [STALL-10]', async () => {
    const store = await completeStore(shop, 'Opened Cloth');
    expect(await apply(store)).toMatchObject({ status: 'approved', statusReasons: [] });
    const row = await rowOf(store);
    expect(row).toMatchObject({ status: 'approved', terms_version: terms, is_profile_complete: true });
    expect(Number(row.terms_accepted_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await actsOf(store)).toEqual([{ from: 'opening', to: 'approved', terms }]);
    const [mail] = await mailTo(shop, store.owner.email);
    expect(mail?.subject).toBe('Opened Cloth is open');
    expect(mail?.text).toContain(`${shop.url}/desk/opened-cloth`);
  });

  it('asks the operator where the shop says that [STALL-11]', async () => {
    await policy({ seller_approval: 'by_operator' });
    const store = await completeStore(shop, 'Looked At Cloth');
    expect(await apply(store)).toMatchObject({ status: 'applied' });
    expect(await actsOf(store)).toEqual([{ from: 'opening', to: 'applied', terms }]);
    const mails = await mailTo(shop, store.owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We look at Looked At Cloth']);
    await decide(store, 'refused');
    expect(await apply(store)).toMatchObject({ status: 'applied', statusReasons: [], statusNote: '' });
    expect(await mailTo(shop, store.owner.email)).toHaveLength(2);
  });

  it('twice at once, and again, is applying once [STALL-13]', async () => {
    const store = await completeStore(shop, 'Eager Cloth');
    const key = newId();
    const tried = await Promise.allSettled([apply(store), apply(store), apply(store, terms, key)]);
    expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await apply(store, terms, key)).toMatchObject({ status: 'approved' });
    expect(await actsOf(store)).toHaveLength(1);
    expect(await mailTo(shop, store.owner.email)).toHaveLength(1);
  });

  it('keeps nothing of what is shown under the key', async () => {
    const store = await completeStore(shop, 'Keyed Cloth');
    await apply(store);
    const { rows } = await sql`select body from idempotency_keys where user_id = ${store.owner.id}`.execute(shop.db);
    expect(rows).toEqual([{ body: { sellerId: store.sellerId } }]);
  });

  it('names what is missing, other terms than those that hold too, and changes nothing [STALL-12]', async () => {
    const store = await beginStore(shop, 'Early Cloth');
    await expect(apply(store, '2020-01-01')).rejects.toMatchObject({
      status: 400,
      code: 'store_incomplete',
      details: { fields: 'email, details, phone, sending, terms' },
    });
    await policy({ seller_approval: 'automatic', required_checks: [] });
    await expect(apply(store, '2020-01-01')).rejects.toMatchObject({ details: { fields: 'terms' } });
    await policy({ seller_approval: 'automatic', required_checks: ['face', 'account', 'product'] });
    await expect(apply(store)).rejects.toMatchObject({ details: { fields: 'face, account, product' } });
    expect(await rowOf(store)).toMatchObject({ status: 'opening', terms_version: null, is_profile_complete: false });
    expect(await actsOf(store)).toEqual([]);
  });

  it('is the owner’s alone, and brings no suspended store back [STALL-14]', async () => {
    const store = await completeStore(shop, 'Suspended Cloth');
    const manager = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const tried = manager.call('applyWithStore', { params: store.params, body: { terms }, idempotencyKey: newId() });
    await expect(tried).rejects.toMatchObject({ status: 403, code: 'act_not_allowed' });
    await decide(store, 'approved');
    await decide(store, 'suspended');
    await expect(apply(store)).rejects.toMatchObject({ code: 'store_suspended' });
    expect(await rowOf(store)).toMatchObject({ status: 'suspended' });
  });
});

describe('goods of a store that does not sell', () => {
  it('are kept as drafts, and go on sale once it does [STALL-16]', async () => {
    const store = await completeStore(shop, 'Patient Cloth');
    const picture = await seedPicture(shop.db, store.sellerId);
    const { id: category } = await seedCategory(shop.db);
    const id = newId();
    const params = { ...store.params, id };
    await store.owner.call('keepDraft', { params, body: { version: 0, form: plainForm(category, picture.id) } });
    const publish = () => store.owner.call('publishDraft', { params, body: { version: 1 } });
    await expect(publish()).rejects.toMatchObject({ status: 409, code: 'store_not_open' });
    await apply(store);
    expect(await publish()).toMatchObject({ id, status: 'live' });
    await decide(store, 'suspended');
    const again = { params: { ...store.params, id: newId() }, form: plainForm(category, picture.id) };
    await expect(
      store.owner.call('keepDraft', { params: again.params, body: { version: 0, form: again.form } }),
    ).rejects.toMatchObject({ status: 409, code: 'store_suspended' });
  });
});
