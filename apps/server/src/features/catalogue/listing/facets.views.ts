import type { Facets, FacetValue } from '@oja/contract/filters';
import { leastDiscounts, leastRatings } from '@oja/domain/goods/filters';
import type { Counts } from '../../finding/finding.questions.ts';

/** Numbers are shown if they are of all, and not only of the products that were looked at. */
export function facetsView({ highest_price, prices, categories, facets, complete }: Counts): Facets {
  const count = (number: number) => (complete ? number : null);
  const values = (kind: string): FacetValue[] =>
    facets
      .filter(({ facet }) => facet.startsWith(`${kind}:`))
      .map(({ facet, shown, count: number }) => ({
        value: facet.slice(kind.length + 1),
        name: shown,
        count: count(number),
      }));
  const steps = (kind: string, least: readonly number[]) =>
    least.flatMap((step) => values(kind).filter(({ value }) => value === String(step)));
  const [inStock] = values('stock');
  return {
    highestPrice: highest_price,
    // One range says no more than the whole.
    prices: prices.length > 1 ? prices.map((range) => ({ ...range, count: count(range.count) })) : [],
    categories: categories.map(({ slug, name, count: number }) => ({ value: slug, name, count: count(number) })),
    brands: values('brand'),
    colors: values('color'),
    sizes: values('size'),
    states: values('state'),
    tags: values('tag'),
    ratings: steps('rating', leastRatings),
    discounts: steps('discount', leastDiscounts),
    inStock: inStock ? inStock.count : count(0),
  };
}
