import { pictureOf, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { countEach } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listProducts } from './list-products.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A product in these colours with a picture of all, and one of each that is shown. */
async function gown(colors: string[], shown: string[], given = {}) {
  const seller = await seedSeller(shop.db);
  const images = [pictureOf('all'), ...shown.map((color) => ({ ...pictureOf(color), choice: color }))];
  const product = await seedProduct(shop.db, {
    ...{ seller_id: seller.id, colors, sizes: ['M', 'L'], images: JSON.stringify(images) },
    ...given,
  });
  // Not by the answers that are kept: what is written here shows in them a second later.
  const card = async () => (await listProducts(shop.db, { seller: seller.id })).items[0];
  return { ...product, card };
}
const swatchesOf = async ({ card }: Awaited<ReturnType<typeof gown>>) =>
  (await card())?.swatches?.map(({ color, image }) => [color, image]);

describe('the swatches of a card in a list', () => {
  it('are the first four colours with a picture of their own, in their order', async () => {
    const product = await gown(['A', 'B', 'C', 'D', 'E', 'F'], ['F', 'E', 'D', 'C', 'A', 'A']);
    expect(await swatchesOf(product)).toEqual(['A', 'C', 'D', 'E'].map((color) => [color, pictureOf(color)]));
  });

  it('are none where fewer than two colours have one', async () => {
    expect((await (await gown(['A', 'B'], ['B', 'B'])).card())?.swatches).toBeUndefined();
    expect((await (await gown([], ['A', 'B'])).card())?.swatches).toBeUndefined();
  });

  it('leave out what is not offered any more, in any size, and name what is sold out', async () => {
    const product = await gown(['A', 'B', 'C'], ['A', 'B', 'C']);
    const retire = (where: ReturnType<typeof sql>) =>
      sql`update product_variants set retired_at = now() where product_id = ${product.id} and ${where}`.execute(
        shop.db,
      );
    await retire(sql`color = 'A' and size = 'M'`);
    expect((await swatchesOf(product))?.map(([color]) => color)).toEqual(['A', 'B', 'C']);
    await retire(sql`color = 'A'`);
    expect((await swatchesOf(product))?.map(([color]) => color)).toEqual(['B', 'C']);
    await sql`update stock_items set stock = 0 where product_id = ${product.id}`.execute(shop.db);
    expect((await swatchesOf(product))?.map(([color]) => color)).toEqual(['B', 'C']);
  });

  it('are said by the search and by a store, and not on Home or beside a product', async () => {
    const product = await gown(['A', 'B'], ['A', 'B'], { name: 'Quillow gown', discount_price: 1000 });
    const { products } = await shop.call('search', { query: { q: 'quillow' } });
    expect(products.items.map(({ swatches }) => swatches?.length)).toEqual([2]);
    const home = JSON.stringify(await shop.call('home', {}));
    expect(home).toContain(product.id);
    expect(home).not.toMatch(/swatches|choice/);
  });
});

describe('the picture of a card', () => {
  it('is that of the colour that it would put into a cart', async () => {
    const product = await gown(['A', 'B', 'C'], ['A', 'B']);
    await countEach(shop.db, product, [1, 0, 1, 1, 1, 1]);
    expect(await product.card()).toMatchObject({ color: 'A', image: pictureOf('A') });
    await sql`
      update stock_items i set stock = 0 from product_variants v
      where v.stock_item_id = i.id and v.product_id = ${product.id} and v.color = 'A'`.execute(shop.db);
    expect(await product.card()).toMatchObject({ color: 'B', image: pictureOf('B') });
    await sql`
      update stock_items i set stock = 0 from product_variants v
      where v.stock_item_id = i.id and v.product_id = ${product.id} and v.color = 'B'`.execute(shop.db);
    expect(await product.card()).toMatchObject({ color: 'C', image: pictureOf('all') });
  });

  it('is the first where no colour has its own, and none where there is none', async () => {
    expect((await (await gown(['A'], [])).card())?.image).toEqual(pictureOf('all'));
    expect((await (await gown(['A'], [], { images: '[]' })).card())?.image).toBeNull();
  });
});
