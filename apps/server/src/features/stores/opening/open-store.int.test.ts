import type { StoreForm } from '@oja/domain/stores/store-form';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import { beginStore } from '../../../testing/new-store.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lockNaming } from './slugs.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const first = (storeName: string, given: Partial<StoreForm> = {}) => ({
  id: newId(),
  storeName,
  businessType: 'individual' as const,
  businessName: '',
  cacNumber: '',
  ...given,
});
const storesOf = async (userId: string) => {
  const { rows } = await sql<{ id: string; status: string; role: string; name: string; slugs: string[] }>`
    select s.id, s.status, s.is_profile_complete, s.name, s.shipping_promise, member.role,
      array(select slug from seller_slugs where seller_id = s.id) as slugs
    from sellers s join seller_members member on member.seller_id = s.id and member.user_id = s.owner_id
    where s.owner_id = ${userId}`.execute(shop.db);
  return rows;
};

describe('opening a store', () => {
  it('begins it as its owner’s, under a slug of its own, and asks nothing else [STALL-01]', async () => {
    const owner = await newBuyer(shop, 'Amaka Obi');
    const body = first("Amaka's Cloth");
    expect(await owner.call('openStore', { body })).toEqual({ id: body.id, slug: 'amakas-cloth' });
    expect(await storesOf(owner.id)).toEqual([
      {
        id: body.id,
        status: 'opening',
        is_profile_complete: false,
        name: 'Amaka Obi',
        shipping_promise: 'Leaves within 2 working days',
        role: 'owner',
        slugs: ['amakas-cloth'],
      },
    ]);
    const { items } = await owner.call('deskStores', {});
    expect(items).toMatchObject([{ id: body.id, status: 'opening', role: 'owner' }]);
  });

  it('tells nobody the account: name, e-mail, CAC number [STALL-08]', async () => {
    const { owner, slug } = await beginStore(shop, 'Quiet Cloth', {
      businessType: 'business',
      businessName: 'Hidden Holdings Ltd',
      cacNumber: 'rc 765-4321',
    });
    const answer = await shop.fetch(`/api/stores/${slug}`);
    const text = await answer.text();
    for (const secret of [owner.email, 'Hidden Holdings', 'RC7654321', 'Amaka Obi']) expect(text).not.toContain(secret);
    const { rows } = await sql`
      select s.name, p.cac_number from sellers s join seller_payouts p on p.seller_id = s.id where slug = ${slug}
    `.execute(shop.db);
    expect(rows).toEqual([{ name: 'Hidden Holdings Ltd', cac_number: 'RC7654321' }]);
  });

  it('is the same store when it is sent again, whatever else is said and however the id is written [STALL-03]', async () => {
    const owner = await newBuyer(shop);
    const body = first('Twice Sent');
    const opened = await owner.call('openStore', { body });
    const again = { ...first('Something Else'), id: body.id.toUpperCase() };
    expect(await owner.call('openStore', { body: again })).toEqual(opened);
    expect(await storesOf(owner.id)).toHaveLength(1);
  });

  it('is refused to who has one, by its name [STALL-02]', async () => {
    const { owner } = await beginStore(shop, 'The Only One');
    await expect(owner.call('openStore', { body: first('A Second One') })).rejects.toMatchObject({
      status: 409,
      code: 'store_owned',
      details: { name: 'The Only One' },
    });
  });

  it('says nothing of another store but that its id is taken [STALL-24]', async () => {
    const { id } = await seedSeller(shop.db);
    const owner = await newBuyer(shop);
    const opening = owner.call('openStore', { body: { ...first('Taken Over'), id } });
    await expect(opening).rejects.toMatchObject({ status: 409, code: 'id_taken', details: {} });
    expect(await storesOf(owner.id)).toEqual([]);
  });

  it('of two at once one is begun, and who asks for two gets one [STALL-04]', async () => {
    const owner = await newBuyer(shop);
    const tried = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => owner.call('openStore', { body: first(`At Once ${n}`) })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tried) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409, code: 'store_owned' });
    }
    expect(await storesOf(owner.id)).toHaveLength(1);
  });

  it('of two that both wait to be named the second hears of the first', async () => {
    const owner = await newBuyer(shop);
    const open = (name: string) =>
      owner.call('openStore', { body: first(name) }).then(
        () => 'opened',
        ({ code }: { code: string }) => code,
      );
    const both = await shop.db.transaction().execute(async (tx) => {
      await lockNaming(tx);
      const asked = [open('Waits First'), open('Waits Second')];
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(2);
      return asked;
    });
    expect((await Promise.all(both)).sort()).toEqual(['opened', 'store_owned']);
    expect(await storesOf(owner.id)).toHaveLength(1);
  });

  it('gives each of many who ask for one name at once a slug of its own [STALL-05]', async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => newBuyer(shop)));
    const opened = await Promise.all(owners.map(({ call }) => call('openStore', { body: first('Same Name') })));
    expect(opened.map(({ slug }) => slug).sort()).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
      'same-name-5',
    ]);
  });

  it('names what is wrong on its first page', async () => {
    const owner = await newBuyer(shop);
    const body = first('Ok', { businessType: 'business', businessName: ' ', cacNumber: 'XY1' });
    await expect(owner.call('openStore', { body })).rejects.toMatchObject({
      status: 400,
      code: 'store_incomplete',
      details: { fields: 'storeName, businessName, cacNumber' },
    });
  });
});

describe('a name that is a trick', () => {
  it.each([
    ['a word of the site', 'Open'],
    ['the shop itself', 'Ọjà'],
    ['the shop itself in wide letters', 'Ｏｊａ'],
    ['an address of the API', 'names'],
    ['another script among the letters', 'Аmaka Cloth'],
    ['small capitals', 'ᴀmaka Cloth'],
    ['letters of formulas', '𝐀maka Cloth'],
    ['no width between', 'Ama​ka Cloth'],
    ['marks upon marks', 'Am̀́̂̃ka'],
    ['no letter at all', '&&&& ...'],
    ['markup', '<b>Amaka</b>'],
    ['a path', '../../admin'],
  ])('%s is refused, and stands under no address [STALL-06]', async (_, storeName) => {
    const owner = await newBuyer(shop);
    await expect(owner.call('openStore', { body: first(storeName) })).rejects.toMatchObject({
      status: 400,
      code: 'store_incomplete',
    });
    expect(await owner.call('nameStore', { query: { name: storeName } })).toEqual({ slug: '', free: false });
  });

  it('turned around is written straight', async () => {
    const { sellerId } = await beginStore(shop, '‮Adunni‬ Beads');
    const { store_name } = await shop.db
      .selectFrom('sellers')
      .select('store_name')
      .where('id', '=', sellerId)
      .executeTakeFirstOrThrow();
    expect(store_name).toBe('Adunni Beads');
  });

  it('in letters taken apart is the same name put together', async () => {
    const apart = 'Ṣadé Ọlá'.normalize('NFD');
    const { slug, owner } = await beginStore(shop, apart);
    expect(slug).toBe('sade-ola');
    expect(await owner.call('nameStore', { query: { name: 'Ṣadé Ọlá'.normalize('NFC') } })).toEqual({
      slug: 'sade-ola',
      free: true,
    });
    const other = await newBuyer(shop);
    for (const form of ['NFC', 'NFD'] as const) {
      expect(await other.call('nameStore', { query: { name: 'Ṣadé Ọlá'.normalize(form) } })).toEqual({
        slug: 'sade-ola-2',
        free: false,
      });
    }
  });

  it('of ten megabytes is refused before it is read', async () => {
    const owner = await newBuyer(shop);
    const answer = await owner.fetch('/api/stores', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
      body: JSON.stringify(first('a'.repeat(10_000_000))),
    });
    expect([400, 413]).toContain(answer.status);
    expect(await storesOf(owner.id)).toEqual([]);
  });

  it('is answered with the first free number, by keys and not by reading all stores', async () => {
    await sql`
      insert into sellers (id, name, store_name, slug)
      select gen_random_uuid(), 'x', 'Popular', case n when 1 then 'popular' else 'popular-' || n end from generate_series(1, 230) n
    `.execute(shop.db);
    const owner = await newBuyer(shop);
    expect(await owner.call('nameStore', { query: { name: 'Popular' } })).toEqual({ slug: 'popular-231', free: false });
  });
});
