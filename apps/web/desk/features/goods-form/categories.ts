import type { GoodsFacts } from '@oja/contract/desks/desk-product-form';

/** A place where goods are filed. */
export interface Shelf {
  categoryId: string;
  /** '' where the category has no subcategories, or none is chosen. */
  subcategoryId: string;
  /** 'Fashion › Fabric' */
  words: string;
}

type Categories = GoodsFacts['categories'];

/** Every place where goods can be filed. */
export function shelvesOf(categories: Categories): Shelf[] {
  return categories.flatMap(({ id, name, subcategories }) =>
    subcategories.length === 0
      ? [{ categoryId: id, subcategoryId: '', words: name }]
      : subcategories.map((sub) => ({ categoryId: id, subcategoryId: sub.id, words: `${name} › ${sub.name}` })),
  );
}

/** What people call a chosen place; '' while none is chosen or it is not known. */
export function wordsOf(
  categories: Categories,
  { categoryId, subcategoryId }: Pick<Shelf, 'categoryId' | 'subcategoryId'>,
): string {
  const category = categories.find(({ id }) => id === categoryId);
  const sub = category?.subcategories.find(({ id }) => id === subcategoryId);
  return [category?.name, sub?.name].filter(Boolean).join(' › ');
}

/** Whether a chosen category has subcategories: then one must be chosen. */
export const hasSubcategories = (categories: Categories, categoryId: string): boolean =>
  (categories.find(({ id }) => id === categoryId)?.subcategories.length ?? 0) > 0;
