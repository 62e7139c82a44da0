import { lexeme } from '../words/terms.ts';

/** Of products that a text finds only those of this place in the shop: a part of a tsquery. */
export function scopeLexeme({
  category,
  subcategory,
  seller,
}: Partial<Record<'category' | 'subcategory' | 'seller', string>>): string {
  return Object.entries({ category, subcategory, seller })
    .flatMap(([kind, value]) => (value === undefined ? [] : lexeme(`${kind}:${value}`)))
    .join('&');
}
