import type { deskRoutes } from '@oja/contract/routes/desk-routes';
import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { plainForm, seedDraft, seedPicture } from '@oja/testing/rows/goods';
import { moveParcels } from '@oja/testing/rows/parcels';
import { newId } from '../../platform/ids.ts';
import { photograph } from '../photographs.ts';
import { putPicture } from '../put-picture.ts';
import type { Stage } from '../stage.ts';
import { onlyDesk, onlyGoods, stops } from './at-desk.ts';
import { moneyRows } from './money-rows.ts';
import { reviewRows } from './review-rows.ts';
import { account, all, type Row, refused } from './row.ts';
import { storeRows } from './store-rows.ts';

/** About its parcel of the order, which stands there. */
const onlyParcel = (status: 'pending' | 'approved' | 'shipped', body?: object): Row =>
  onlyDesk(async ({ shop, product: { sellerId }, order: { id } }) => {
    const facts = { tracking_number: status === 'shipped' ? 'GIG-1' : null };
    await moveParcels(shop.db, { orderId: id, sellerId, status, facts });
    return { params: { seller: sellerId, id }, ...(body && { body }) };
  });

/** Tests of every field call a row hundreds of times, and a store keeps few drafts. */
const withoutDrafts = ({ shop: { db }, product: { sellerId } }: Stage) =>
  db.deleteFrom('product_drafts').where('seller_id', '=', sellerId).execute();
/** A draft of `seller`'s that can be published. */
const draftOf = async (stage: Stage) => {
  const { shop, product } = stage;
  const { db } = shop;
  const { id, sellerId } = product;
  await withoutDrafts(stage);
  const picture = await seedPicture(db, sellerId);
  const { category_id } = await db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const form = plainForm(category_id, picture.id);
  return { id: await seedDraft(db, sellerId, form), form };
};
const onlyDraft = (body: object): Row =>
  onlyGoods(async (stage) => ({
    params: { seller: stage.product.sellerId, id: (await draftOf(stage)).id },
    body,
  }));
const ownProduct = ({ product: { id, sellerId } }: Stage) => ({ seller: sellerId, id });
const priceOf = async ({ shop: { db }, product: { id } }: Stage) => {
  const { price, discount_price: discountPrice } = await db
    .selectFrom('products')
    .select(['price', 'discount_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { price, discountPrice };
};
/** At the desk of `seller`'s store, about a new order of its product, the first line of it: for who may cancel there. */
const onlyCancelling = (body: (total: number) => object): Row => ({
  codes: { ...all(404), visitor: 401, seller: 200, manager: 200, packer: refused('act_not_allowed'), suspended: 200 },
  input: async ({ buyer, shop: { db }, product }) => {
    await fillCart(buyer, { product });
    const { orderId: id } = await orderByCredit(buyer, await draftFor(buyer));
    const { total } = await db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow();
    return { params: { seller: product.sellerId, id }, body: { line: 0, quantity: 1, ...body(total) } };
  },
});

/** A change that was looked at. */
const onlyChange = (asked: { query?: object } = {}): Row =>
  onlyGoods(async ({ people, product }) => {
    const params = { seller: product.sellerId, id: newId() };
    const act = { kind: 'add-count' as const, units: 1 };
    await people.seller.call('lookAtChange', { params, body: { act, products: [product.id] } });
    return { params, ...asked };
  });

const csv = (text: string) => ({ type: 'text/csv', bytes: Buffer.from(text) });

/** The same of files that are not stored. */
const withoutImports = ({ shop: { db }, product: { sellerId } }: Stage) =>
  db.deleteFrom('imports').where('seller_id', '=', sellerId).execute();

/** Sends a file of that SKU. @returns what the file is asked for by */
async function sentImport(stage: Stage, sku: string = newId()) {
  const { people, product } = stage;
  await withoutImports(stage);
  const params = { seller: product.sellerId, id: newId() };
  const file = csv(`sku,count\n${sku},1\n`);
  await people.seller.call('sendImport', { params, query: { name: 'goods.csv' }, file } as never);
  return params;
}

/** A file of one row that was compared. */
const onlyImport = (asked: { body?: object; query?: object; params?: object } = {}): Row =>
  onlyGoods(async (stage) => ({ ...asked, params: { ...(await sentImport(stage)), ...asked.params } }));

/** What the desk of a store calls. */
export const deskRows: Record<keyof typeof deskRoutes, Row> = {
  ...storeRows,
  ...moneyRows,
  ...reviewRows,
  deskStores: account(),
  deskPulse: onlyDesk(),
  deskToday: onlyDesk(),
  deskOrders: onlyDesk(() => ({ query: {} })),
  deskOrder: onlyParcel('approved'),
  moveParcel: onlyParcel('pending', { status: 'approved' }),
  packParcel: onlyParcel('approved', { packed: true }),
  correctParcel: onlyParcel('shipped', { trackingNumber: 'GIG-2' }),
  noteParcel: onlyParcel('approved', { ownNote: 'In the blue bag.' }),
  acceptParcels: onlyDesk(({ order: { id } }) => ({ body: { ids: [id] } })),
  shipParcels: onlyDesk(({ order: { id } }) => ({ body: { parcels: [{ id, trackingNumber: 'GIG-1' }] } })),
  cancelLook: onlyCancelling(() => ({})),
  cancelLine: onlyCancelling((amount) => ({ reason: 'not_there', seen: { amount } })),
  deskSlips: onlyDesk(({ order: { id } }) => ({ query: { ids: id } })),

  goodsFacts: onlyGoods(),
  deskProducts: onlyDesk(() => ({ query: {} })),
  deskDrafts: onlyGoods(),
  deskProduct: onlyDesk((stage) => ({ params: ownProduct(stage) })),
  keepDraft: stops(
    onlyGoods(async (stage) => {
      const { id, form } = await draftOf(stage);
      return { params: { seller: stage.product.sellerId, id }, body: { version: 1, form } };
    }),
  ),
  dropDraft: stops(onlyDraft({ version: 1 })),
  publishDraft: stops(onlyDraft({ version: 1 })),
  takeBackDraft: stops(onlyDraft({ version: 1 })),
  duplicateProduct: stops(
    onlyGoods(async (stage) => {
      await withoutDrafts(stage);
      return { params: ownProduct(stage), body: { draftId: newId() } };
    }),
  ),
  placeProduct: stops(onlyGoods((stage) => ({ params: ownProduct(stage), body: { status: 'live' } }))),
  priceProduct: stops(
    onlyGoods(async (stage) => {
      const price = await priceOf(stage);
      return { params: ownProduct(stage), body: { prices: [{ variantId: null, seen: price, ...price }] } };
    }),
  ),
  countUnits: stops(
    onlyDesk(({ product: { id } }) => ({
      body: { items: [{ stockItemId: id, seen: 10, count: 10 }] },
      idempotencyKey: newId(),
    })),
  ),
  deskSheet: onlyDesk(() => ({ query: {} })),
  deskChanges: onlyGoods(),
  deskChange: onlyChange(),
  deskChangeRows: onlyChange({ query: {} }),
  lookAtChange: stops(
    onlyGoods(({ product: { id, sellerId: seller } }) => ({
      params: { seller, id: newId() },
      body: { act: { kind: 'add-count', units: 1 }, products: [id] },
    })),
  ),
  makeChange: stops(onlyChange()),
  undoChange: stops(onlyChange()),
  importTemplate: onlyGoods(() => ({ query: {} })),
  deskImports: onlyGoods(),
  sendImport: stops(
    onlyGoods(async (stage) => {
      await withoutImports(stage);
      return {
        params: { seller: stage.product.sellerId, id: newId() },
        query: { name: 'goods.csv' },
        file: csv('sku,count\nNO-1,1\n'),
      };
    }),
  ),
  deskImport: onlyImport(),
  importRows: onlyImport({ query: {} }),
  mendImportRow: stops(onlyImport({ params: { row: 2 }, body: { cells: { count: '2' } } })),
  nameImportColumns: stops(onlyImport({ body: { columns: ['sku', 'count'] } })),
  addImportPictures: stops(
    onlyGoods(async (stage) => {
      const { people, product } = stage;
      const params = await sentImport(stage, 'NO-2');
      const picture = await putPicture(people.seller, { seller: product.sellerId, bytes: await photograph() });
      return { params, body: { pictures: [{ name: 'NO-2.jpg', id: picture.id }] } };
    }),
  ),
  storeImport: stops(onlyImport({ body: { wrong: 1 } })),
  undoImport: stops(
    onlyGoods(async (stage) => {
      const params = await sentImport(stage);
      await stage.people.seller.call('storeImport', { params, body: { wrong: 1 } });
      return { params };
    }),
  ),
  dropImport: stops(onlyImport()),
  wrongRows: onlyImport(),
  guessCategories: onlyGoods(() => ({ query: { name: 'Ankara wax' } })),
  putPicture: stops(
    onlyGoods(async ({ product: { sellerId: seller } }) => ({
      params: { seller, id: newId() },
      file: { type: 'image/jpeg', bytes: await photograph() },
    })),
  ),
};
