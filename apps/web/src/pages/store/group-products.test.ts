import type { ProductCard } from '@oja/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { groupProducts } from './group-products.ts';
import { parseStore, storeParams } from './store-state.ts';

const product = (name: string, category: string, price: number, day: number) =>
  ({
    id: name,
    name,
    category,
    price,
    createdAt: `2026-01-0${day}T00:00:00.000Z`,
    rating: { count: 0 },
  }) as ProductCard;

const products = [
  product('Adìrẹ gown', 'Fashion', 300, 1),
  product('Kettle', 'Home', 100, 2),
  product('Ankara gown', 'Fashion', 200, 3),
];
const names = (q: string, sort: Parameters<typeof groupProducts>[2] = 'newest') =>
  groupProducts(products, q, sort).map((group) => [group.category, group.products.map(({ name }) => name)]);

describe("a store's products", () => {
  it('stand under their categories, newest first [STORE-13]', () => {
    expect(names('')).toEqual([
      ['Fashion', ['Ankara gown', 'Adìrẹ gown']],
      ['Home', ['Kettle']],
    ]);
  });

  it('are narrowed by name, whatever marks and case [STORE-10]', () => {
    expect(names('ADIRE')).toEqual([['Fashion', ['Adìrẹ gown']]]);
    expect(names('home')).toEqual([]);
  });

  it('are sorted within their category [STORE-11]', () => {
    expect(names('', 'price-high')[0]).toEqual(['Fashion', ['Adìrẹ gown', 'Ankara gown']]);
    expect(names('', 'name')[0]).toEqual(['Fashion', ['Adìrẹ gown', 'Ankara gown']]);
  });
});

describe('what is chosen on the page of a store', () => {
  it('is read back from the address it wrote', () => {
    const state = { tab: 'reviews', q: 'gown', sort: 'name', view: 'list', category: 'Fashion' } as const;
    expect(parseStore(new URLSearchParams(storeParams(state)))).toEqual(state);
    expect(storeParams(parseStore(new URLSearchParams('tab=x&sort=discount&view=tiles')))).toEqual({});
  });
});
