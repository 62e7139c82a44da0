import type { SearchResults } from '@oja/contract/search';
import { kobo } from '@oja/domain/money/money';
import { facetsView } from '../listing/facets.views.ts';

/** What a text without letters finds. */
export const nothingFound: SearchResults = {
  understood: { text: '', corrected: false, lacking: [], colors: [], storesFirst: false },
  products: {
    count: 0,
    items: [],
    mentions: 0,
    facets: facetsView({
      read: 0,
      complete: true,
      total: 0,
      highest_price: kobo(0),
      prices: [],
      categories: [],
      facets: [],
    }),
  },
  categories: { count: 0, items: [] },
  stores: { count: 0, items: [] },
};
