import { beforeEach, expect, it, vi } from 'vitest';
import { rememberViewed, viewedProducts } from './viewed-products.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('keeps the last thirteen, the latest first, each once [PROD-45]', () => {
  for (let n = 0; n < 20; n++) rememberViewed(id(n));
  rememberViewed(id(15));
  expect(viewedProducts()).toEqual([15, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8, 7].map(id));
});

it.each(['x', '{}', 'null', '[1]', '["<script>"]', `["${id(1)}`])('takes nothing from %s', (stored) => {
  kept.set('oja.viewed', stored);
  expect(viewedProducts()).toEqual([]);
});
