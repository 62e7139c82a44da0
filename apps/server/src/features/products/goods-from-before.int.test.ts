import type { ProductForm } from '@oja/domain/goods/product-form';
import { seedPicture } from '@oja/testing/rows/goods';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const many = (what: string, count: number) => Array.from({ length: count }, (_, n) => `${what} ${n}`);
const image = (key: string, alt = 'Seen from above') => ({ key, color: '#a1b2c3', alt });

/** Goods that have more of everything than a form may say anew. */
async function seedGenerous(): Promise<string> {
  const pictures = await Promise.all(many('picture', 9).map(() => seedPicture(shop.db, store.sellerId)));
  const { id } = await seedProduct(shop.db, {
    ...{ seller_id: store.sellerId, category_id: store.categoryId, stock: 7 },
    ...{ name: 'CALL 0803 555 0142 FOR WAX', description: 'w'.repeat(6000), brand_name: 'b'.repeat(80) },
    ...{ sku: `NO ${newId()}/é`, tags: [...many('tag', 13), 't'.repeat(60)], return_policy: 'r'.repeat(400) },
    ...{ colors: many('colour', 14), sizes: [...many('size', 13), 's'.repeat(60)] },
    images: JSON.stringify([...pictures.map(({ key }) => image(key)), image('demo/unnamed')]),
    weight: JSON.stringify({ value: 450, unit: 'g' }),
    dimensions: JSON.stringify({ length: 12.3456, width: 1, height: 1, unit: 'cm' }),
  });
  return id;
}

const paramsOf = (id: string) => ({ seller: store.sellerId, id });
const rowOf = async (id: string) => {
  const row = await shop.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { rows } = await sql`
    select id, color, size, position, retired_at from product_variants where product_id = ${id} order by position`.execute(
    shop.db,
  );
  const { edit_version: _, updated_at: __, ...said } = row;
  return { ...said, variants: rows };
};
async function formOf(id: string): Promise<ProductForm> {
  const { product } = await store.owner.call('deskProduct', { params: paramsOf(id) });
  if (!product) throw new Error('It is there.');
  return product.form;
}

describe('goods from before, with more than may be new', () => {
  it('are opened, kept and published as they are: nothing is lost [GOODS-38]', async () => {
    const id = await seedGenerous();
    const before = await rowOf(id);
    expect(before.variants).toHaveLength(14 * 14);
    const form = await formOf(id);
    await store.begin(form, id);
    const { items } = await store.owner.call('deskDrafts', { params: { seller: store.sellerId } });
    expect(items.find((draft) => draft.id === id)).toMatchObject({ edits: true, missing: 0 });
    await store.owner.call('publishDraft', { params: paramsOf(id), body: { version: 1 } });
    expect(await rowOf(id)).toEqual(before);
  });

  it('take what is changed, and leave the rest', async () => {
    const id = await seedGenerous();
    const before = await rowOf(id);
    const form = await formOf(id);
    await store.publish({ ...form, description: 'Soft.', tags: form.tags.slice(1), weight: '0.5' }, id);
    const expected = { description: 'Soft.', tags: before.tags.slice(1), weight: { value: 0.5, unit: 'kg' } };
    const after = await rowOf(id);
    expect(after).toMatchObject(expected);
    expect({
      images: after.images,
      dimensions: after.dimensions,
      colors: after.colors,
      variants: after.variants,
    }).toEqual({
      ...{ images: before.images, dimensions: before.dimensions, colors: before.colors, variants: before.variants },
    });
  });

  it.each<[string, (form: ProductForm) => Partial<ProductForm>]>([
    ['tags', ({ tags }) => ({ tags: [...tags, 'one more'] })],
    ['tags', ({ tags }) => ({ tags: [...tags.slice(2), 'x'.repeat(31)] })],
    ['colours, colours and sizes', ({ colors }) => ({ colors: [...colors, 'one more'] })],
    ['sizes', ({ sizes }) => ({ sizes: [...sizes.slice(1), 'x'.repeat(41)] })],
    ['name', () => ({ name: 'CALL 0803 555 0143 FOR WAX' })],
    ['description', ({ description }) => ({ description: `${description}w` })],
    ['brand', ({ brand }) => ({ brand: `${brand}b` })],
    ['returns', ({ returns }) => ({ returns: `${returns}r` })],
    ['SKU', () => ({ sku: 'NO 13/é' })],
    ['pictures', ({ pictures }) => ({ pictures: [...pictures, { id: store.pictureId, alt: '' }] })],
  ])('have their limits for what is new: %s', async (fields, change) => {
    const id = await seedGenerous();
    const form = await formOf(id);
    const refused = { code: 'draft_incomplete', message: `Please complete: ${fields}.` };
    await expect(store.publish({ ...form, ...change(form) }, id)).rejects.toMatchObject(refused);
  });

  it('are duplicated as new goods, for which each limit holds', async () => {
    const id = await seedGenerous();
    const draftId = newId();
    await store.owner.call('duplicateProduct', { params: paramsOf(id), body: { draftId } });
    await expect(
      store.owner.call('publishDraft', { params: paramsOf(draftId), body: { version: 1 } }),
    ).rejects.toMatchObject({
      code: 'draft_incomplete',
      message:
        'Please complete: pictures, name, colours, sizes, colours and sizes, description, brand, tags, length, returns.',
    });
  });
});
