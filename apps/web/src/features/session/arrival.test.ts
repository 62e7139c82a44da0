import { describe, expect, it } from 'vitest';
import { arrive, MERGE_NOTICE, returnPath } from './arrival.ts';

function scene(hasPending: boolean, merge: () => Promise<string[]> = async () => [], returnTo = '/product/1') {
  const went: unknown[] = [];
  const waited: number[] = [];
  return {
    went,
    waited,
    arrived: arrive({
      returnTo,
      hasPending,
      merge,
      wait: async (milliseconds) => void waited.push(milliseconds),
      go: (...to) => void went.push(to),
    }),
  };
}

describe('after signing in', () => {
  it('returns at once when nothing is pending [AUTH-09]', async () => {
    const { went, waited, arrived } = scene(false);
    await arrived;
    expect(went).toEqual([['/product/1']]);
    expect(waited).toEqual([]);
  });

  it('merges, waits 2 s and goes to the cart when items are pending [AUTH-11, CART-13]', async () => {
    const { went, waited, arrived } = scene(true, async () => ['Ankara dress']);
    await arrived;
    expect(waited).toEqual([MERGE_NOTICE]);
    expect(MERGE_NOTICE).toBe(2000);
    expect(went).toEqual([['/cart', ['Ankara dress']]]);
  });

  it('goes back to the desk with pending items, too, once they are merged', async () => {
    const merged: string[] = [];
    const merge = async () => {
      merged.push('Ankara dress');
      return merged;
    };
    const { went, arrived } = scene(true, merge, '/desk/amakas-cloth/orders?tab=new');
    await arrived;
    expect(went).toEqual([['/desk/amakas-cloth/orders?tab=new', ['Ankara dress']]]);
  });

  it('goes back to the checkout with what was to be bought at once [PROD-43]', async () => {
    const { went, arrived } = scene(true, async () => ['Ankara dress'], '/checkout');
    await arrived;
    expect(went).toEqual([['/checkout', ['Ankara dress']]]);
  });

  it('stays when the items could not be merged', async () => {
    const { went, arrived } = scene(true, () => Promise.reject(new Error('no answer')));
    await expect(arrived).rejects.toThrow('no answer');
    expect(went).toEqual([]);
  });

  it.each([
    ['/checkout', '/checkout'],
    ['/search?q=rice', '/search?q=rice'],
    [undefined, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login', '/'],
    ['/register?x=1', '/'],
  ])('%j leads to %s', (returnTo, path) => {
    expect(returnPath(returnTo)).toBe(path);
  });
});
