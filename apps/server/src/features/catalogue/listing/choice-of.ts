import type { ProductQuery } from '@oja/contract/catalogue';
import { slugOf } from '@oja/domain/text/slug';
import { type Choice, facetForm } from '../../finding/finding.questions.ts';

type Filters = Pick<
  ProductQuery,
  | 'categories'
  | 'brands'
  | 'colors'
  | 'sizes'
  | 'states'
  | 'tags'
  | 'rating'
  | 'discount'
  | 'inStock'
  | 'minPrice'
  | 'maxPrice'
>;

/** What a query chooses of a list. */
export function choiceOf({
  categories,
  brands,
  colors,
  sizes,
  states,
  tags,
  rating,
  discount,
  inStock,
  ...prices
}: Filters): Choice {
  const values = { brand: brands, color: colors, size: sizes, state: states, tag: tags };
  const facets: Choice['facets'] = {};
  for (const [kind, text] of Object.entries(values) as [keyof typeof values, string | undefined][]) {
    const entries = entriesOf(text);
    if (entries) facets[kind] = entries.map((entry) => facetForm(kind, entry));
  }
  if (rating !== undefined) facets.rating = [`rating:${rating}`];
  if (discount !== undefined) facets.discount = [`discount:${discount}`];
  if (inStock) facets.stock = ['stock:in'];
  return {
    facets,
    categorySlugs: entriesOf(categories)?.map(slugOf),
    minPrice: prices.minPrice,
    maxPrice: prices.maxPrice,
  };
}

/** `'a, b'` → `['a', 'b']`; nothing for a list without entries. */
export function entriesOf(text: string | undefined): string[] | undefined {
  const entries = text
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries?.length ? entries : undefined;
}
