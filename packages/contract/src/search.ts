import { type Static, Type } from 'typebox';
import { Category, ProductCard, ProductSort, SellerCard } from './catalogue.ts';
import { askedText, closed, Id, Kobo, Picture } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const SearchResults = Type.Object(
  {
    products: Type.Object({
      count: Type.Integer({ description: 'Of those within the range of prices' }),
      highestPrice: Kobo,
      items: Type.Array(ProductCard),
    }),
    categories: Type.Object({ count: Type.Integer(), items: Type.Array(Category) }),
    stores: Type.Object({ count: Type.Integer(), items: Type.Array(SellerCard) }),
  },
  { $id: 'SearchResults' },
);
export type SearchResults = Static<typeof SearchResults>;

export const Suggestion = Type.Object(
  {
    id: Id,
    name: Type.String(),
    type: Type.Union([Type.Literal('product'), Type.Literal('category'), Type.Literal('store')]),
    slug: Type.Union([Type.String(), Type.Null()]),
    image: Type.Union([Picture, Type.Null()]),
  },
  { $id: 'Suggestion' },
);
export type Suggestion = Static<typeof Suggestion>;

const SuggestionQuery = Type.Object({ q: askedText(200) }, closed);

export const SearchQuery = Type.Object(
  {
    ...SuggestionQuery.properties,
    sort: Type.Optional(ProductSort),
    minPrice: Type.Optional(Kobo),
    maxPrice: Type.Optional(Kobo),
  },
  closed,
);
export type SearchQuery = Static<typeof SearchQuery>;

export const search = {
  search: {
    summary: 'Products, categories and stores that match, best first; the products sorted and narrowed at wish',
    access: 'public',
    query: SearchQuery,
    response: SearchResults,
    errors: [],
  },
  suggestions: {
    summary: 'At most five products, categories and stores for the search box',
    access: 'public',
    query: SuggestionQuery,
    response: Type.Object({ items: Type.Array(Suggestion) }),
    errors: [],
  },
} satisfies Record<string, Endpoint>;
