import { type Static, Type } from 'typebox';
import { Category, ProductCard, ProductSort } from './catalogue.ts';
import { askedText, closed, Id, Kobo, Picture } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { Facets, filterFields, Total } from './filters.ts';
import { SellerCard } from './seller-card.ts';

/** How the text was read. */
const Understood = Type.Object({
  text: Type.String({
    description: 'What was looked for: without the words of price, and with misspelt words corrected',
  }),
  corrected: Type.Boolean({ description: 'Whether a word was taken for another: `exact` looks for what was typed' }),
  minPrice: Type.Optional(Kobo),
  maxPrice: Type.Optional(Kobo),
  instead: Type.Optional(Type.String({ description: 'A text that finds far more, if this one finds next to nothing' })),
  lacking: Type.Array(Type.String(), {
    description: 'Words that no product has together with the others: the others were looked for without them',
  }),
  colors: Type.Array(Type.String(), { description: 'Words of the text that are colours' }),
  storesFirst: Type.Boolean({ description: 'Whether it asks for stores before goods: by a place or by name' }),
});
export type Understood = Static<typeof Understood>;

export const SearchResults = Type.Object(
  {
    understood: Understood,
    products: Type.Object({
      count: Total,
      items: Type.Array(ProductCard, { description: 'The best fifty' }),
      mentions: Type.Integer({
        minimum: 0,
        description: 'How many of the items, at the end, have the text only in their description or within a word',
      }),
      facets: Facets,
    }),
    categories: Type.Object({ count: Type.Integer(), items: Type.Array(Category) }),
    stores: Type.Object({ count: Total, items: Type.Array(SellerCard) }),
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
    /** What is paid for a product. */
    price: Type.Optional(Kobo),
    place: Type.Optional(Type.String({ description: 'City and state of a store' })),
  },
  { $id: 'Suggestion' },
);
export type Suggestion = Static<typeof Suggestion>;

/** A text to search for. */
export const SuggestedText = Type.Object({
  text: Type.String(),
  kind: Type.Enum(['brand', 'thing', 'place', 'searched']),
});
export type SuggestedText = Static<typeof SuggestedText>;

const SuggestionQuery = Type.Object({ q: askedText(200) }, closed);

export const SearchQuery = Type.Object(
  {
    ...SuggestionQuery.properties,
    ...filterFields,
    sort: Type.Optional(ProductSort),
    exact: Type.Optional(Type.Boolean({ description: 'Corrects nothing' })),
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
    summary:
      'At most five products, categories and stores for the search box, and eight texts; of an empty text what many search for',
    access: 'public',
    query: SuggestionQuery,
    response: Type.Object({ texts: Type.Array(SuggestedText), items: Type.Array(Suggestion) }),
    errors: [],
  },
} satisfies Record<string, Endpoint>;
