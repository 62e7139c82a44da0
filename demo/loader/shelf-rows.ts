import type { InsertObject } from 'kysely';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import { products, type ShelvedProduct } from '../data/catalogue.ts';
import { fraction } from '../seeded.ts';
import { productId, sellerId } from './catalogue-rows.ts';
import { idOf } from './ids.ts';

type Row<T extends keyof Database> = InsertObject<Database, T>;

interface Choice {
  color: string;
  size: string;
}

/** Every colour in every size. */
function choicesOf({ choices }: ShelvedProduct): Choice[] {
  const { colors = [], sizes = [] } = choices ?? {};
  return (colors.length > 0 ? colors : ['']).flatMap((color) =>
    (sizes.length > 0 ? sizes : ['']).map((size) => ({ color, size })),
  );
}

/** One count has the id of its product; where each choice is counted, every one has its own. */
const shelfId = ({ key, choices }: ShelvedProduct, { color, size }: Choice): string =>
  choices?.countedEach ? idOf('shelf', key, color, size) : productId(key);

const shelves = products.flatMap((product) => {
  const { key, choices, sale } = product;
  if (!choices?.countedEach) return [{ id: productId(key), product, stock: sale.stock }];
  const each = choicesOf(product);
  const units = spread(
    sale.stock,
    each.map(({ color, size }) => fraction('shelf', key, color, size)),
  );
  return each.map((choice, nth) => ({ id: shelfId(product, choice), product, stock: units[nth] ?? 0 }));
});

/** Divides units by weights between 0 and 1, so that some get none, as of sizes that everybody wears. */
function spread(units: number, weights: readonly number[]): number[] {
  const wanted = weights.map((weight) => (weight < 0.2 ? 0 : weight));
  const sum = wanted.reduce((total, weight) => total + weight, 0);
  let before = 0;
  let given = 0;
  return wanted.map((weight) => {
    before += weight;
    const upTo = sum === 0 ? units : Math.round((units * before) / sum);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

export function stockItemRows(): Row<'stock_items'>[] {
  return shelves.map(({ id, product, stock }) => ({
    id,
    product_id: productId(product.key),
    seller_id: sellerId(product.shelf.by),
    stock,
  }));
}

export function variantRows(): Row<'product_variants'>[] {
  return products.flatMap((product) =>
    choicesOf(product).map((choice, place) => ({
      id: idOf('variant', product.key, choice.color, choice.size),
      product_id: productId(product.key),
      seller_id: sellerId(product.shelf.by),
      position: place + 1,
      ...choice,
      stock_item_id: shelfId(product, choice),
    })),
  );
}

/** The stock that the shop opens with, so that stock is the sum of its movements from the first day. */
export function stockRows(): Row<'stock_movements'>[] {
  return shelves
    .filter(({ stock }) => stock > 0)
    .map(({ id, stock }) => ({ id: idOf('stock', id), stock_item_id: id, kind: 'initial', d_stock: stock, d_held: 0 }));
}
