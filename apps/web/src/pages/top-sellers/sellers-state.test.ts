import { describe, expect, it } from 'vitest';
import { parseSellers, sellersParams } from './sellers-state.ts';

describe('what is chosen among the stores', () => {
  it('is most sales of all stores at first [TOP-13]', () => {
    const state = parseSellers(new URLSearchParams());
    expect(state).toEqual({ sort: 'sales', businessType: undefined, view: 'grid' });
    expect(sellersParams(state)).toEqual({});
  });

  it('is read back from the address it wrote [TOP-11, TOP-12]', () => {
    const state = { sort: 'reviews', businessType: 'individual', view: 'list' } as const;
    expect(parseSellers(new URLSearchParams(sellersParams(state)))).toEqual(state);
  });

  it('ignores what it does not know', () => {
    expect(parseSellers(new URLSearchParams('sort=price-low&type=bank&view=x')).sort).toBe('sales');
  });
});
