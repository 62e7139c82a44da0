import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

it('the last ten searches are kept, the latest first and each once', () => {
  for (let n = 1; n <= 12; n += 1) rememberSearch(`text ${n}`);
  rememberSearch('TEXT 5');
  expect(recentSearches()).toEqual(['TEXT 5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((n) => `text ${n}`)]);
  forgetSearch('text 12');
  expect(recentSearches()[1]).toBe('text 11');
});

it.each(['{', '{"a":1}', 'null'])('what is no list of searches (%s) is none', (stored) => {
  kept.set('oja.searches', stored);
  expect(recentSearches()).toEqual([]);
});
