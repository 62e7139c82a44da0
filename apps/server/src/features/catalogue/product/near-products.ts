import type { ProductCard } from '@oja/contract/catalogue';
import { kobo } from '@oja/domain/money/money';
import type { Db } from '../../../database/pool.ts';
import { ShownRows } from '../../../http/prepared/shown-rows.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Choice } from '../../finding/finding.questions.ts';
import { productCardView } from '../catalogue.views.ts';
import { findNearPlace, findNearSide } from './near-products.queries.ts';

const MOST_NEAR = 4;

/**
 * What can be bought in place of a product: of its subcategory, or of its category where it has none, those next to it in
 * price, from below and from above. @throws Refusal
 */
export async function findNearProducts(db: Db, id: string, shown: ShownRows = new ShownRows()): Promise<ProductCard[]> {
  const product = await findNearPlace(db, id);
  if (!product) throw refusal('product_not_found');
  const { categoryId, subcategoryId, price } = product;
  const scope = subcategoryId === null ? { categoryId } : { subcategoryId };
  const side = (choice: Pick<Choice, 'minPrice' | 'maxPrice'>) => findNearSide(db, id, scope, choice, MOST_NEAR);
  const [above, below] = await Promise.all([
    side({ minPrice: price }),
    price > 0 ? side({ maxPrice: kobo(price - 1) }) : [],
  ]);
  const distance = (row: (typeof above)[number]) => Math.abs((row.discount_price ?? row.price) - price);
  const near = [...above, ...below].sort((a, b) => distance(a) - distance(b)).slice(0, MOST_NEAR);
  // Its own row, too: where it stands, and at what price, decides on the others.
  shown.note('product', [product, ...near]);
  return near.map(productCardView);
}
