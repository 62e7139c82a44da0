import type { RouteName } from '@oja/contract/routes';

/** The many ways to ask at a desk, by what a person would call them; `cursor` lies a page down, `id` is of a parcel. */
export const askedAtDesk = (cursor: string, id: string): Record<string, { name: RouteName; input: object }> => {
  const goods = (query: object) => ({ name: 'deskProducts' as const, input: { query } });
  const orders = (query: object) => ({ name: 'deskOrders' as const, input: { query } });
  return {
    pulse: { name: 'deskPulse', input: {} },
    'the parcels that are new': orders({ tab: 'new' }),
    'those to pack': orders({ tab: 'to-pack' }),
    'those that are late': orders({ tab: 'late' }),
    'those on the way': orders({ tab: 'on-the-way' }),
    'those delivered': orders({ tab: 'delivered' }),
    all: orders({}),
    'all, a page down': orders({ cursor }),
    'a search of what most parcels hold': orders({ q: 'gele' }),
    'a search of what one holds': orders({ q: 'kept17 gele' }),
    'a search of what none holds': orders({ q: 'carburettor' }),
    'a search of one letter that none holds': orders({ q: '%' }),
    'a search of signs that none holds': orders({ q: '!!!! ====' }),
    'a search of many words': orders({ q: 'carburettor ada obi gele ord 176 177 178 179 180' }),
    'a parcel': { name: 'deskOrder', input: { params: { id } } },
    'the products on sale': goods({}),
    'those sold out, by name': goods({ tab: 'sold-out', sort: 'name' }),
    'those with few left': goods({ only: 'low', sort: 'stock-low' }),
    'a search of a common word among them': goods({ q: 'gele' }),
    'a search of many words among them, cheapest': goods({ q: 'gele 176 % _ ankara red', sort: 'price-low' }),
    'the sheet': { name: 'deskSheet', input: { query: {} } },
    'a search in the sheet': { name: 'deskSheet', input: { query: { q: 'gele' } } },
    changes: { name: 'deskChanges', input: {} },
    drafts: { name: 'deskDrafts', input: {} },
    guesses: { name: 'guessCategories', input: { query: { name: 'Phone case for Tecno' } } },
    'the statement of this month': { name: 'deskStatement', input: { query: {} } },
    'where the money goes': { name: 'payoutAccount', input: {} },
    slips: { name: 'deskSlips', input: { query: { ids: id } } },
  };
};
