import { expect, it } from 'vitest';
import { parseStore, storeParams } from './store-state.ts';

it('what is chosen on the page of a store is read back from the address it wrote', () => {
  const state = { tab: 'reviews', q: 'gown', sort: 'name', view: 'list', category: 'Fashion' } as const;
  expect(parseStore(new URLSearchParams(storeParams(state)))).toEqual(state);
  expect(storeParams(parseStore(new URLSearchParams('tab=x&sort=discount&view=tiles')))).toEqual({});
});
