import { formLimits } from '@oja/domain/goods/product-form';
import { slugOf } from '@oja/domain/text/slug';
import type { DemoProduct } from '../data/types.ts';

const BEST = 150;
const BEST_OF_ALL = 4;
const LARGE_OF = 60;

/** How a product is shown: facing us, from the side, close up, and beside what it arrives in. */
export type View = 'front' | 'turned' | 'close' | 'boxed';

type Goods = Pick<DemoProduct, 'goods'>;
/** What is of paper is there to be read: it is shown as large as a best seller, and from close by. */
const isToRead = ({ goods }: Goods) => goods.kind === 'paper';

/** The views that a product's page has. @param rank its place among the best sellers, from 0 */
export function viewsOf(rank: number, product: Goods): readonly View[] {
  if (rank >= BEST) return isToRead(product) ? ['front', 'close'] : ['front'];
  return rank < BEST_OF_ALL ? ['front', 'turned', 'close', 'boxed'] : ['front', 'turned', 'close'];
}

/** Whether a view is taken large, for it stands largest on its product's page. @param rank its place among the best sellers, from 0 */
export function isLarge(rank: number, product: Goods, view: View): boolean {
  return view === 'front' && (rank < LARGE_OF || isToRead(product));
}

/** Name in the manifest of a product's picture, from 0. */
export function productPicture(productKey: string, number: number): string {
  return `product/${productKey}${number === 0 ? '' : `-${number + 1}`}`;
}

/** Of each of its other colours, as many as leave a product no more pictures than a store may give one. @param others how many */
export function colorViewsOf(rank: number, product: Goods, others: number): readonly View[] {
  const own = viewsOf(rank, product);
  const room = Math.floor((formLimits.pictures - own.length) / Math.max(1, others));
  return own.filter((view) => view !== 'boxed').slice(0, Math.max(1, room));
}

/** Name in the manifest of a picture of a product in another colour than its first. */
export function colorPicture(productKey: string, color: string, number: number): string {
  return productPicture(`${productKey}/${slugOf(color)}`, number);
}

export function categoryPicture(category: string): string {
  return `category/${category}`;
}

export function subcategoryPicture(category: string, subcategory: string): string {
  return `category/${category}/${subcategory}`;
}
