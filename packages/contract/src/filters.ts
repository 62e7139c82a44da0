import { mostChosen } from '@oja/domain/goods/chosen';
import { leastDiscounts, leastRatings, MOST_COUNTED } from '@oja/domain/goods/filters';
import { type Static, Type } from 'typebox';
import { Kobo, listText } from './common.ts';

const values = (description: string) =>
  Type.Optional(listText(mostChosen.characters, mostChosen.entries, `${description}, comma separated`));

/** What a list of products can be narrowed by. Of one kind any value suffices, of several kinds each must hold. */
export const filterFields = {
  categories: values('Only these category names or slugs'),
  brands: values('Any of these brands'),
  colors: values('Any of these colours'),
  sizes: values('Any of these sizes'),
  states: values('Of sellers in any of these states'),
  tags: values('Any of these tags'),
  rating: Type.Optional(Type.Enum([...leastRatings], { description: 'Stars on average, at least' })),
  discount: Type.Optional(Type.Enum([...leastDiscounts], { description: 'Percent off, at least' })),
  inStock: Type.Optional(Type.Boolean()),
  minPrice: Type.Optional(Kobo),
  maxPrice: Type.Optional(Kobo),
};

const Count = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
  description: 'With the other filters as they are; null where more than a thousand match a text',
});

const FacetValue = Type.Object({
  value: Type.String({ description: 'What the query says of it' }),
  name: Type.String(),
  count: Count,
});
export type FacetValue = Static<typeof FacetValue>;

/** What a list can be narrowed by, the commonest first. */
export const Facets = Type.Object(
  {
    /** What is paid for the dearest, before any filter. */
    highestPrice: Kobo,
    prices: Type.Array(Type.Object({ from: Kobo, to: Type.Union([Kobo, Type.Null()]), count: Count }), {
      description: 'At most four ranges of about as many products each, made from the list before any filter',
    }),
    categories: Type.Array(FacetValue),
    brands: Type.Array(FacetValue),
    colors: Type.Array(FacetValue),
    sizes: Type.Array(FacetValue),
    states: Type.Array(FacetValue),
    tags: Type.Array(FacetValue),
    ratings: Type.Array(FacetValue),
    discounts: Type.Array(FacetValue),
    inStock: Count,
  },
  { $id: 'Facets' },
);
export type Facets = Static<typeof Facets>;

export const Total = Type.Integer({
  minimum: 0,
  maximum: MOST_COUNTED + 1,
  description: `Of all pages; ${MOST_COUNTED + 1} says that there are more than ${MOST_COUNTED}`,
});
