import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { audited, loosen, type Plants, remove, update } from './plant.ts';

const ofProduct = ({ product }: { product: string }) => sql`id = ${product}`;

function movement(
  product: string,
  kind: string,
  { id = newId(), stock = 0, held = 0, checkout = null as string | null },
) {
  return sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, checkout_id)
    values (${id}, ${product}, ${kind}, ${stock}, ${held}, ${checkout}::uuid)`;
}

const sale = ({ order, product }: { order: { id: string }; product: string }) =>
  sql`kind = 'sale' and checkout_id = ${order.id} and stock_item_id = ${product}`;

const opening = ({ product }: { product: string }) => sql`kind = 'initial' and stock_item_id = ${product}`;

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
      loosen('stock_items'),
      update('stock_items', sql`held = -1`, ofProduct(shop)),
    ],
    'has more held units than stock': (shop) => [
      loosen('stock_items'),
      update('stock_items', sql`held = stock + 1`, ofProduct(shop)),
    ],
  },
  'stock is the sum of its movements': {
    'has another stock than its movements': (shop) => [update('stock_items', sql`stock = stock + 1`, ofProduct(shop))],
  },
  'held units are the sum of their movements': {
    'has other held units than its movements': (shop) => [update('stock_items', sql`held = held + 1`, ofProduct(shop))],
  },
  'held units are those of checkouts that hold': {
    'holds other units than its checkouts do': (shop) => [update('stock_items', sql`held = held + 1`, ofProduct(shop))],
  },
  'units sold are the units of orders': {
    'was sold, and nobody ordered it': ({ splitProduct }) => [remove('order_items', sql`product_id = ${splitProduct}`)],
    'was ordered, and not sold': ({ splitProduct }) => [
      remove('stock_movements', sql`stock_item_id = ${splitProduct} and kind = 'sale'`),
    ],
    'was sold in another number than ordered': ({ order, product }) => [
      remove('order_items', sql`order_id = ${order.id} and product_id = ${product}`),
    ],
  },
  'a product has the units of those of its stock items that are watched': {
    'has another stock than its watched items': (shop) => [update('products', sql`stock = stock + 1`, ofProduct(shop))],
    'has other held units than its watched items': (shop) => [
      update('products', sql`held = held + 1`, ofProduct(shop)),
    ],
  },
  'of the variants of a product all have a price of their own or none, and the product shows the cheapest that is offered':
    {
      'has its own prices for some of its variants': ({ product }) => [
        sql`insert into product_variants (id, product_id, seller_id, position, color, price, stock_item_id)
        select ${newId()}, id, seller_id, 9, 'Plum', price, id from products where id = ${product}`,
      ],
      'shows another price than that of its cheapest variant': ({ product }) => [
        update('product_variants', sql`price = 123456`, sql`product_id = ${product}`),
      ],
    },
  'a variant lies on a shelf of its product and seller, which is watched while one of its variants is offered': {
    'is watched, and none of its variants is offered': (shop) => [
      update('product_variants', sql`retired_at = now()`, sql`product_id = ${shop.product}`),
    ],
    'lies on the shelf of another product': ({ product, splitProduct }) => [
      update('stock_items', sql`product_id = ${splitProduct}`, sql`id = ${product}`),
    ],
    "lies on another seller's shelf": ({ product, splitSeller }) => [
      update('stock_items', sql`seller_id = ${splitSeller}`, sql`id = ${product}`),
    ],
    "is another seller's than its product": ({ product, splitSeller }) => [
      update('products', sql`seller_id = ${splitSeller}`, sql`id = ${product}`),
    ],
    'is offered, and nobody watches its shelf': (shop) => [update('stock_items', sql`low_at = null`, ofProduct(shop))],
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
  'a stock item opens once, with units that nobody holds': {
    'opens it again': ({ product }) => [movement(product, 'initial', {})],
    'opens it for a checkout': (shop) => [
      update('stock_movements', sql`checkout_id = ${shop.order.id}`, opening(shop)),
    ],
    'opens it with less than nothing': (shop) => [update('stock_movements', sql`d_stock = -1`, opening(shop))],
    'opens it with held units': (shop) => [update('stock_movements', sql`d_held = 1`, opening(shop))],
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
  'as many units come back from an order as are cancelled of it and are there': {
    'was cancelled, and did not come back': () => [remove('stock_movements', sql`kind = 'return'`)],
    'came back, and was not cancelled': ({ product, order }) => [
      movement(product, 'return', { stock: 1, checkout: order.id }),
    ],
    'came back in another number than was cancelled': () => [
      update('stock_movements', sql`d_stock = d_stock + 1`, sql`kind = 'return'`),
    ],
  },
};
