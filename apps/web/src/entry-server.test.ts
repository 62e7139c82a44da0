import type { ProductCard } from '@oja/contract/catalogue';
import type { Site } from '@oja/contract/service';
import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { render } from './entry-server.tsx';

const site: Site = {
  brand: 'Ọjà',
  title: 'Ọjà: market day, every day',
  demo: null,
  google: false,
  passwordMin: 8,
  freeShippingAbove: kobo(0),
  shippingFee: kobo(0),
  contact: { phone: '', email: '', city: '' },
  social: [],
  appStores: [],
};
const card = (name: string): ProductCard => ({
  id: name,
  name,
  brandName: null,
  price: kobo(250_000),
  image: null,
  rating: { average: 0, count: 0 },
  stock: 10,
  maxStock: 10,
  sellerId: 'store',
  category: 'Fashion',
});

it('puts a button to goods whose store sells, and none to those whose store is away or will be', () => {
  const away = { ...card('Lace'), away: { from: '2026-12-03', until: '2026-12-04' } };
  const rows = { flashSales: [], fashion: [], electronics: [], newArrivals: [], topSellers: [] };
  const home = { carousel: [], categories: [], ...rows, trending: [card('Ankara'), away] };
  const articles = render({ site, home }).markup.match(/<article.*?<\/article>/gs) ?? [];
  const cards = articles.map((html) => [/Ankara|Lace/.exec(html)?.[0], html.includes('Add to Cart')]);
  expect(cards).toEqual([
    ['Ankara', true],
    ['Lace', false],
  ]);
});
