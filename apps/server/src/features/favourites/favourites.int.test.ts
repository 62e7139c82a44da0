import { FAVOURITES_MAX } from '@oja/domain/goods/favourites';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let goods: { id: string }[];
beforeAll(async () => {
  shop = await createTestApp();
  const [seller, category] = [await seedSeller(shop.db), await seedCategory(shop.db)];
  goods = [];
  for (let n = 0; n < 4; n++) {
    const common = { seller_id: seller.id, category_id: category.id };
    goods.push(await seedProduct(shop.db, { ...common, name: `Lamp ${n}`, stock: n }));
  }
});
afterAll(() => shop.close());

const unknown = '019a0000-0000-7000-8000-000000000000';
const idOf = (at: number) => goods[at]?.id ?? unknown;
const add = (who: Pick<TestApp, 'call'>, id: string) => who.call('addFavourite', { params: { id } });

describe('favourites of an account', () => {
  it('are kept, the latest first, each once [STORE-14, G-31]', async () => {
    const buyer = await newBuyer(shop);
    expect(await buyer.call('favourites', {})).toEqual({ ids: [] });
    await add(buyer, idOf(0));
    await add(buyer, idOf(2));
    expect(await add(buyer, idOf(0))).toEqual({ ids: [idOf(2), idOf(0)] });
    const { items } = await buyer.call('favouriteProducts', {});
    expect(items.map(({ name, stock }) => [name, stock])).toEqual([
      ['Lamp 2', 2],
      ['Lamp 0', 0],
    ]);
    expect(await buyer.call('removeFavourite', { params: { id: idOf(2) } })).toEqual({ ids: [idOf(0)] });
    expect(await buyer.call('removeFavourite', { params: { id: idOf(2) } })).toEqual({ ids: [idOf(0)] });
  });

  it("are nobody else's", async () => {
    const [one, other] = [await newBuyer(shop), await newBuyer(shop)];
    await add(one, idOf(1));
    await other.call('removeFavourite', { params: { id: idOf(1) } });
    expect(await other.call('favourites', {})).toEqual({ ids: [] });
    expect(await one.call('favourites', {})).toEqual({ ids: [idOf(1)] });
  });

  it('need an account, and products that exist', async () => {
    const refused = { status: 401, code: 'not_signed_in' };
    await expect(add(shop, idOf(0))).rejects.toMatchObject(refused);
    await expect(shop.call('favourites', {})).rejects.toMatchObject(refused);
    await expect(shop.call('favouriteProducts', {})).rejects.toMatchObject(refused);
    await expect(shop.call('mergeFavourites', { body: { ids: [] } })).rejects.toMatchObject(refused);
    await expect(shop.call('removeFavourite', { params: { id: idOf(0) } })).rejects.toMatchObject(refused);
    await expect(add(await newBuyer(shop), unknown)).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('stay within their limit however many are added at once', async () => {
    const buyer = await newBuyer(shop);
    const [seller, category] = [await seedSeller(shop.db), await seedCategory(shop.db)];
    const many: string[] = [];
    for (let n = 0; n < FAVOURITES_MAX + 3; n++) {
      many.push((await seedProduct(shop.db, { seller_id: seller.id, category_id: category.id })).id);
    }
    const first = many.slice(0, FAVOURITES_MAX - 1);
    expect((await buyer.call('mergeFavourites', { body: { ids: first } })).ids).toEqual(first);
    const results = await Promise.allSettled(many.slice(-4).map((id) => add(buyer, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(add(buyer, many.at(-1) ?? '')).rejects.toMatchObject({
      code: 'too_many_favourites',
      message: 'You can keep at most 200 favourites.',
    });
    const merged = await buyer.call('mergeFavourites', { body: { ids: many.slice(-10) } });
    expect(merged.ids).toHaveLength(FAVOURITES_MAX);
    await buyer.call('removeFavourite', { params: { id: many[0] ?? '' } });
    expect((await buyer.call('favourites', {})).ids).toHaveLength(FAVOURITES_MAX - 1);
  }, 30_000);

  it('go with their product', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db);
    await add(buyer, product.id);
    await shop.db.deleteFrom('products').where('id', '=', product.id).execute();
    expect(await buyer.call('favourites', {})).toEqual({ ids: [] });
  });
});

describe('favourites that are paused', () => {
  it('are not shown, stay, and are there again when they are live', async () => {
    const [buyer, product] = [await newBuyer(shop), await seedProduct(shop.db, { name: 'Kettle' })];
    await add(buyer, product.id);
    await add(buyer, idOf(0));
    const names = async () => (await buyer.call('favouriteProducts', {})).items.map(({ name }) => name);
    const kept = { body: { ids: [product.id] } };
    await putProduct(shop.db, product, 'paused');
    expect(await names()).toEqual(['Lamp 0']);
    expect((await shop.call('lookUpFavourites', kept)).items).toEqual([]);
    await putProduct(shop.db, product, 'live');
    expect(await names()).toEqual(['Lamp 0', 'Kettle']);
    expect((await shop.call('lookUpFavourites', kept)).items).toMatchObject([{ name: 'Kettle' }]);
  });

  it('are not added, but those that a visitor kept are not lost', async () => {
    const [buyer, product] = [await newBuyer(shop), await seedProduct(shop.db)];
    await putProduct(shop.db, product, 'paused');
    await expect(add(buyer, product.id)).rejects.toMatchObject({ code: 'product_not_found' });
    expect(await buyer.call('mergeFavourites', { body: { ids: [product.id] } })).toEqual({ ids: [product.id] });
    expect((await buyer.call('favouriteProducts', {})).items).toEqual([]);
    await putProduct(shop.db, product, 'live');
    expect((await buyer.call('favouriteProducts', {})).items).toMatchObject([{ id: product.id }]);
  });
});

describe("a visitor's favourites", () => {
  it('are described without an account, in their order; what is gone is left out [STORE-14]', async () => {
    const { items } = await shop.call('lookUpFavourites', { body: { ids: [idOf(3), unknown, idOf(1), idOf(3)] } });
    expect(items.map(({ name }) => name)).toEqual(['Lamp 3', 'Lamp 1']);
  });

  it('become those of the account, once, before what it had, whatever they hold [STORE-14, G-31]', async () => {
    const buyer = await newBuyer(shop);
    await add(buyer, idOf(0));
    for (let tries = 0; tries < 2; tries++) {
      const { ids } = await buyer.call('mergeFavourites', { body: { ids: [idOf(2), unknown, idOf(0), idOf(1)] } });
      expect(ids).toEqual([idOf(2), idOf(1), idOf(0)]);
    }
  });

  it.each([
    { ids: Array.from({ length: FAVOURITES_MAX + 1 }, () => unknown) },
    { ids: ['x'] },
    { ids: [null] },
    { ids: 'x' },
    {},
    { ids: [], userId: unknown },
  ])('are refused when they are none: case %#', async (body) => {
    await expect(shop.call('lookUpFavourites', { body: body as never })).rejects.toMatchObject({ code: 'bad_request' });
  });
});
