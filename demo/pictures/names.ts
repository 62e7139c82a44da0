import { formLimits } from '@oja/domain/goods/product-form';
import { slugOf } from '@oja/domain/text/slug';

const BEST = 100;
const BEST_OF_ALL = 4;
const LARGE_OF = 60;

/** How a product is shown: facing us, from the side, close up, and beside what it arrives in. */
export type View = 'front' | 'turned' | 'close' | 'boxed';

/** The views that a product's page has, by its place among the best sellers, from 0. */
export function viewsOf(rank: number): readonly View[] {
  if (rank >= BEST) return ['front'];
  return rank < BEST_OF_ALL ? ['front', 'turned', 'close', 'boxed'] : ['front', 'turned', 'close'];
}

/** Whether a view is taken large, for it stands largest on its product's page. @param rank its place among the best sellers, from 0 */
export function isLarge(rank: number, view: View): boolean {
  return view === 'front' && rank < LARGE_OF;
}

/** Name in the manifest of a product's picture, from 0. */
export function productPicture(productKey: string, number: number): string {
  return `product/${productKey}${number === 0 ? '' : `-${number + 1}`}`;
}

/** Of each of its other colours, as many as leave a product no more pictures than a store may give one. @param others how many */
export function colorViewsOf(rank: number, others: number): readonly View[] {
  const own = viewsOf(rank);
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
