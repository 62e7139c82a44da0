import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { audited, loosen, type Plants, remove, update } from './plant.ts';

const ofProduct = ({ product }: { product: string }) => sql`id = ${product}`;

function movement(
  product: string,
  kind: string,
  { id = newId(), stock = 0, held = 0, checkout = null as string | null },
) {
  return sql`insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
    values (${id}, ${product}, ${kind}, ${stock}, ${held}, ${checkout}::uuid)`;
}

const sale = ({ order, product }: { order: { id: string }; product: string }) =>
  sql`kind = 'sale' and checkout_id = ${order.id} and product_id = ${product}`;

const opening = ({ product }: { product: string }) => sql`kind = 'initial' and product_id = ${product}`;

/** Units that somebody counted anew, as far as it is on record. */
function counted(product: string, given: { stock: number; held?: number; told?: number }) {
  const id = newId();
  return [
    movement(product, 'adjustment', { id, ...given }),
    ...(given.told === undefined
      ? []
      : [audited('stock.adjusted', `product:${product}`, { movement: id, units: given.told })]),
  ];
}

export const stockPlants: Plants = {
  'stock and held units are possible: 0 ≤ held ≤ stock': {
    'has fewer held units than none': (shop) => [
      loosen('products'),
      update('products', sql`held = -1`, ofProduct(shop)),
    ],
    'has more held units than stock': (shop) => [
      loosen('products'),
      update('products', sql`held = stock + 1`, ofProduct(shop)),
    ],
  },
  'stock is the sum of its movements': {
    'has another stock than its movements': (shop) => [update('products', sql`stock = stock + 1`, ofProduct(shop))],
  },
  'held units are the sum of their movements': {
    'has other held units than its movements': (shop) => [update('products', sql`held = held + 1`, ofProduct(shop))],
  },
  'held units are those of checkouts that hold': {
    'holds other units than its checkouts do': (shop) => [update('products', sql`held = held + 1`, ofProduct(shop))],
  },
  'units sold are the units of orders': {
    'was sold, and nobody ordered it': ({ splitProduct }) => [remove('order_items', sql`product_id = ${splitProduct}`)],
    'was ordered, and not sold': ({ splitProduct }) => [
      remove('stock_movements', sql`product_id = ${splitProduct} and kind = 'sale'`),
    ],
    'was sold in another number than ordered': ({ order, product }) => [
      remove('order_items', sql`order_id = ${order.id} and product_id = ${product}`),
    ],
  },
  'what a checkout holds, gives back and sells is what it asked for, once': {
    'was never moved': ({ order }) => [remove('stock_movements', sql`checkout_id = ${order.id} and kind = 'hold'`)],
    'moved units, and no checkout says why': ({ product }) => [
      movement(product, 'hold', { held: 1, checkout: newId() }),
    ],
    'changed the stock by another number': (shop) => [
      update('stock_movements', sql`d_stock = d_stock - 1`, sale(shop)),
    ],
    'changed the held units by another number': (shop) => [
      update('stock_movements', sql`d_held = d_held - 1`, sale(shop)),
    ],
  },
  'a product comes on the shelf once, with units that nobody holds': {
    'opens a product again': ({ product }) => [movement(product, 'initial', {})],
    'opens a product for a checkout': (shop) => [
      update('stock_movements', sql`checkout_id = ${shop.order.id}`, opening(shop)),
    ],
    'opens a product with less than nothing': (shop) => [update('stock_movements', sql`d_stock = -1`, opening(shop))],
    'opens a product with held units': (shop) => [update('stock_movements', sql`d_held = 1`, opening(shop))],
  },
  'units that were counted anew are on record with who did it': {
    'was counted by nobody': ({ product }) => counted(product, { stock: 1 }),
    'is another number than on record': ({ product }) => counted(product, { stock: 1, told: 2 }),
    'changes held units': ({ product }) => counted(product, { stock: 1, held: 1, told: 1 }),
  },
  'units come back from an order that had them and whose money went back': {
    'comes back from no order': ({ product }) => [movement(product, 'return', { stock: 1 })],
    'brings back more than was bought': ({ product, order }) => [
      movement(product, 'return', { stock: 2, checkout: order.id }),
    ],
    'brings nothing back': ({ product, order }) => [movement(product, 'return', { checkout: order.id })],
    'changes held units': ({ product, order }) => [
      movement(product, 'return', { stock: 1, held: 1, checkout: order.id }),
    ],
    'comes back from an order that was not refunded': ({ product, credit }) => [
      movement(product, 'return', { stock: 1, checkout: credit.id }),
    ],
  },
};
