import type { StoreForm } from '@oja/domain/stores/store-form';
import { STORE_TERMS } from '@oja/domain/stores/store-terms';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { seedPicture } from '@oja/testing/rows/goods';
import { addMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { openStore } from '../../testing/desk-sale.ts';
import { beginStore, completeStore, type NewStore, neededOfStore } from '../../testing/new-store.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Changes = Partial<StoreForm> & { logo?: string | null; banner?: string | null };
const save = ({ owner, params }: Pick<NewStore, 'owner' | 'params'>, editVersion: number, changes: Changes) =>
  owner.call('saveStore', { params, body: { editVersion, changes } });
const approve = ({ sellerId }: NewStore) =>
  shop.db.updateTable('sellers').set({ status: 'approved' }).where('id', '=', sellerId).execute();
const rowOf = ({ sellerId }: { sellerId: string }) =>
  shop.db.selectFrom('sellers').selectAll().where('id', '=', sellerId).executeTakeFirstOrThrow();
const slugsOf = async ({ sellerId }: { sellerId: string }) =>
  (await shop.db.selectFrom('seller_slugs').select('slug').where('seller_id', '=', sellerId).execute()).map(
    ({ slug }) => slug,
  );

describe('what a store says of itself', () => {
  it('does not say that its account was changed, by which shares are judged', async () => {
    const store = await beginStore(shop, 'Steady Cloth');
    await sql`insert into seller_payouts (seller_id) values (${store.sellerId}) on conflict do nothing`.execute(
      shop.db,
    );
    const changedAt = () =>
      shop.db
        .selectFrom('seller_payouts')
        .select('updated_at')
        .where('seller_id', '=', store.sellerId)
        .executeTakeFirstOrThrow();
    const before = await changedAt();
    await save(store, 1, { phone: neededOfStore.phone, description: 'Lace and ankara by the yard.' });
    expect(await changedAt()).toEqual(before);
  });

  it('is kept field by field, and shown as it was typed [STALL-34]', async () => {
    const store = await beginStore(shop, 'Kept Cloth');
    const changes = {
      ...neededOfStore,
      landmark: 'Opposite the bank',
      showPhone: true,
      dispatchDays: 5,
      returnDays: 7,
      couriers: ['GIG Logistics', 'Own rider'],
      description: 'Ankara and lace by the yard,\ncut the day you order.',
      instagram: 'https://instagram.com/kept',
      website: 'https://kept.example',
    };
    const typed = { ...changes, instagram: '@kept', website: 'kept.example' };
    expect(await save(store, 1, typed)).toMatchObject({
      ...changes,
      editVersion: 2,
      facebook: '',
      status: 'opening',
    });
    expect(await store.owner.call('deskStoreForm', { params: store.params })).toMatchObject({
      ...changes,
      storeName: 'Kept Cloth',
      slug: 'kept-cloth',
      editVersion: 2,
    });
    expect(await rowOf(store)).toMatchObject({
      shipping_promise: 'Leaves within 5 working days',
      dispatch_days: 5,
      public_phone: '0803 555 0142',
    });
    const { rows } = await sql<{ details: object }>`
      select details from audit_log where subject = ${`store:${store.sellerId}`} and action = 'store.saved'`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ details: { fields: Object.keys(changes), editVersion: 2 } }]);
  });

  it('tells shoppers neither street, landmark nor CAC number, and the phone only where that was said [STALL-25]', async () => {
    const store = await completeStore(shop, 'Private Cloth');
    await approve(store);
    const secret = { street: '7 Secret Close', landmark: 'Behind the secret mosque', cacNumber: 'RC9988776' };
    await save(store, 2, { ...secret, phone: '0809 111 2233' });
    const publicTexts = async () => {
      const paths = [
        `/api/stores/${store.slug}`,
        '/api/sellers',
        '/api/home',
        '/api/search?q=private',
        '/api/suggestions?q=private',
        `/api/stores/${store.slug}?q=secret`,
      ];
      const answers = await Promise.all(paths.map((path) => shop.fetch(path)));
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    };
    const before = await publicTexts();
    expect(before).toContain('Private Cloth');
    for (const text of [...Object.values(secret), '0809 111 2233']) expect(before).not.toContain(text);
    await save(store, 3, { showPhone: true });
    expect((await rowOf(store)).public_phone).toBe('0809 111 2233');
    await save(store, 4, { showPhone: false });
    expect((await rowOf(store)).public_phone).toBeNull();
  });

  it('may be left empty while it is filled in, but for the name; what is written must be right', async () => {
    const store = await beginStore(shop, 'Half Filled');
    expect(await save(store, 1, { city: '', phone: '', state: 'Lagos' })).toMatchObject({ city: '', state: 'Lagos' });
    await expect(save(store, 2, { storeName: '' })).rejects.toMatchObject({ details: { fields: 'storeName' } });
    await expect(save(store, 2, { phone: '12', state: 'Texas', website: 'javascript:alert(1)' })).rejects.toMatchObject(
      {
        status: 400,
        code: 'store_incomplete',
        details: { fields: 'state, phone, website' },
      },
    );
  });

  it('of a store that sells nothing required becomes empty, nor a business without a name [STALL-27]', async () => {
    const store = await completeStore(shop, 'Sells Already');
    await approve(store);
    for (const changes of [{ city: '' }, { phone: '' }, { street: ' ' }]) {
      await expect(save(store, 2, changes)).rejects.toMatchObject({
        code: 'store_incomplete',
        details: { fields: Object.keys(changes)[0] },
      });
    }
    await expect(save(store, 2, { businessType: 'business' })).rejects.toMatchObject({
      details: { fields: 'businessName' },
    });
    expect(await save(store, 2, { businessType: 'business', businessName: 'Sells Ltd' })).toMatchObject({
      businessName: 'Sells Ltd',
    });
    expect(await save(store, 3, { businessType: 'individual' })).toMatchObject({ businessName: '' });
    expect((await rowOf(store)).name).toBe('Amaka Obi');
  });

  it('of a store of before is changed a field at a time, whatever else it lacks', async () => {
    const { owner, sellerId } = await openStore(shop);
    const params = { seller: sellerId };
    expect(await save({ owner, params }, 1, { city: 'Ikeja' })).toMatchObject({ city: 'Ikeja', phone: '' });
    expect(await rowOf({ sellerId })).toMatchObject({ is_profile_complete: true });
  });
});

describe('a store of before that saves one field', () => {
  it('shows and promises otherwise only what it sent', async () => {
    const store = await completeStore(shop, 'Of Before');
    await approve(store);
    await sql`update sellers set public_phone = '0700 000 0001', shipping_promise = 'Leaves when it is sewn',
      business_address = business_address || '{"country":"Ghana","zipCode":"100001"}', social_media = '{"tiktok":"before"}'
      where id = ${store.sellerId}`.execute(shop.db);
    await save(store, 2, { description: 'Cloth that is cut on the day you order.' });
    expect(await rowOf(store)).toMatchObject({
      public_phone: '0700 000 0001',
      shipping_promise: 'Leaves when it is sewn',
      business_address: { country: 'Ghana', zipCode: '100001', city: 'Ikeja' },
      social_media: { tiktok: 'before' },
    });
    await save(store, 3, { dispatchDays: 1, phone: '0809 111 2233' });
    expect(await rowOf(store)).toMatchObject({
      public_phone: '0809 111 2233',
      shipping_promise: 'Leaves the next working day',
    });
  });

  it('clears a landmark that it empties', async () => {
    const store = await completeStore(shop, 'Cleared');
    await save(store, 2, { landmark: 'Opposite the bank' });
    expect(await save(store, 3, { landmark: '' })).toMatchObject({ landmark: '' });
  });
});

describe('two at once', () => {
  it('do not overwrite each other: the second hears who was first [STALL-26]', async () => {
    const store = await beginStore(shop, 'Two Hands');
    const manager = await newBuyer(shop, 'Bola Ade');
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    await save({ owner: manager, params: store.params }, 1, { city: 'Ikeja' });
    await expect(save(store, 1, { city: 'Yaba' })).rejects.toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      details: { who: 'Bola' },
    });
    const { tried } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from sellers where id = ${store.sellerId} for no key update`.execute(tx);
      const tried = Promise.allSettled(['Epe', 'Badagry'].map((city) => save(store, 2, { city })));
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(2);
      return { tried: () => tried };
    });
    expect((await tried()).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await rowOf(store)).edit_version).toBe(3);
  });

  it('that say the same are answered as one, for an answer may be lost [STALL-35]', async () => {
    const store = await beginStore(shop, 'Lost Answer');
    const saved = await save(store, 1, { city: 'Ikeja' });
    expect(await save(store, 1, { city: ' Ikeja ' })).toEqual(saved);
    expect(await save(store, 2, { city: 'Ikeja' })).toEqual(saved);
    await expect(save(store, 5, { city: 'Ikeja' })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  it('let nobody write who was removed, even while they wait [STALL-36]', async () => {
    const store = await beginStore(shop, 'Left Behind');
    const manager = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const asks = { owner: manager, params: store.params };
    let saving: Promise<unknown> = Promise.resolve();
    await shop.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('seller_members').where('user_id', '=', manager.id).execute();
      saving = save(asks, 1, { city: 'Ikeja' }).catch((error) => error);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBeGreaterThan(0);
    });
    expect(await saving).toMatchObject({ status: 404, code: 'store_not_found' });
    expect(await rowOf(store)).toMatchObject({ edit_version: 1, business_address: null });
    await expect(save(asks, 1, { city: 'Yaba' })).rejects.toMatchObject({
      code: 'store_not_found',
    });
  });
});

describe('who writes what is part of a key of the store', () => {
  const holiday = { from: '2099-01-01', until: '2099-01-01', note: '' };
  it.each<[string, (store: NewStore) => Promise<unknown>]>([
    ['its holiday', ({ owner, params }) => owner.call('setHoliday', { params, body: { editVersion: 2, holiday } })],
    ['its address', (store) => save(store, 2, { storeName: `Renamed ${store.slug}` })],
    [
      'its status',
      ({ owner, params }) =>
        owner.call('applyWithStore', { params, body: { terms: STORE_TERMS }, idempotencyKey: newId() }),
    ],
  ])('%s holds nothing that a review still needs while it waits for one', async (name, write) => {
    const store = await completeStore(shop, `Keyed ${name}`);
    const { writing } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from sellers where id = ${store.sellerId} for key share`.execute(tx);
      const writing = write(store);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      await sql`set local lock_timeout = '500ms'`.execute(tx);
      await sql`update sellers set rating_sum = 5, rating_count = 1 where id = ${store.sellerId}`.execute(tx);
      return { writing };
    });
    await writing;
    expect(await rowOf(store)).toMatchObject({ rating_sum: 5, rating_count: 1 });
  });
});

describe('a new name', () => {
  it('of a store that sells is a new address, and the old one leads there for ever [STALL-28]', async () => {
    const store = await completeStore(shop, 'Old Name');
    await approve(store);
    expect(await save(store, 2, { storeName: 'New Name' })).toMatchObject({ slug: 'new-name' });
    expect((await slugsOf(store)).sort()).toEqual(['new-name', 'old-name']);
    for (const slug of ['old-name', 'OLD-NAME', 'new-name']) {
      const { seller } = await shop.call('store', { params: { slug }, query: {} });
      expect(seller).toMatchObject({ id: store.sellerId, slug: 'new-name', storeName: 'New Name' });
    }
    const other = await beginStore(shop, 'Old Name');
    expect(other.slug).toBe('old-name-2');
    expect(await save(store, 3, { storeName: 'Old Name' })).toMatchObject({ slug: 'old-name' });
  });

  it('of one that nobody has seen gives the first address up [STALL-30]', async () => {
    const store = await beginStore(shop, 'Not Yet Seen');
    await save(store, 1, { storeName: 'Seen Never' });
    expect(await slugsOf(store)).toEqual(['seen-never']);
    expect((await beginStore(shop, 'Not Yet Seen')).slug).toBe('not-yet-seen');
  });

  it('that is written otherwise keeps the address', async () => {
    const store = await beginStore(shop, 'Same Cloth');
    await beginStore(shop, 'Same Cloth');
    expect(await save(store, 1, { storeName: 'SAME cloth' })).toMatchObject({
      slug: 'same-cloth',
      storeName: 'SAME cloth',
    });
  });
});

describe('logo and banner', () => {
  it('are pictures that the store has sent in, and are public from then on', async () => {
    const store = await beginStore(shop, 'Shown Cloth');
    const logo = await seedPicture(shop.db, store.sellerId);
    expect(await save(store, 1, { logo: logo.id.toUpperCase() })).toMatchObject({
      logo: { key: logo.key, alt: 'Shown Cloth logo' },
    });
    const { was_public } = await shop.db
      .selectFrom('pictures')
      .select('was_public')
      .where('id', '=', logo.id)
      .executeTakeFirstOrThrow();
    expect(was_public).toBe(true);
    expect(await save(store, 2, { storeName: 'Seen Cloth' })).toMatchObject({ logo: { alt: 'Seen Cloth logo' } });
    expect(await save(store, 3, { logo: null })).toMatchObject({ logo: null });
  });

  it('are each of their own shape: goods and banners do not stand for each other [STALL-31]', async () => {
    const store = await beginStore(shop, 'Shaped Cloth');
    const square = await seedPicture(shop.db, store.sellerId);
    const wide = await seedPicture(shop.db, store.sellerId);
    await shop.db.updateTable('pictures').set({ kind: 'banner' }).where('id', '=', wide.id).execute();
    await expect(save(store, 1, { banner: square.id })).rejects.toMatchObject({ code: 'picture_not_found' });
    await expect(save(store, 1, { logo: wide.id })).rejects.toMatchObject({ code: 'picture_not_found' });
    expect(await save(store, 1, { banner: wide.id, logo: square.id })).toMatchObject({ banner: { key: wide.key } });
  });

  it('are not those of another store, nor of nobody [STALL-31]', async () => {
    const store = await beginStore(shop, 'Envious Cloth');
    const foreign = await seedPicture(shop.db, (await beginStore(shop, 'Envied Cloth')).sellerId);
    for (const id of [foreign.id, newId()]) {
      await expect(save(store, 1, { logo: id })).rejects.toMatchObject({ code: 'picture_not_found', details: {} });
      await expect(save(store, 1, { banner: id })).rejects.toMatchObject({ code: 'picture_not_found' });
    }
    const { rows } = await sql`select was_public from pictures where id = ${foreign.id}`.execute(shop.db);
    expect(rows).toEqual([{ was_public: false }]);
  });
});
