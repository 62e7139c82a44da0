import { deskTabs } from '@oja/contract/desks/desk-orders';
import { productSorts, productTabs } from '@oja/contract/desks/desk-products';
import type { BenchStore } from './stores.ts';

/** Something that a desk reads. */
export interface Question {
  name: string;
  /** Milliseconds that 95 of 100 answers must not pass. */
  within: number;
  /** Whether it must cost a large store no more than 1.5 of what it costs a small one. */
  flat: boolean;
  /** @param n a number of this asking: texts that nobody has asked for yet */
  ask: (store: BenchStore, n: number) => Promise<unknown>;
}

const READ = 60;
const SEARCH = 80;

const read = (name: string, ask: Question['ask']): Question => ({ name, within: READ, flat: true, ask });
/** What grows with the years of a store: its balance is a sum of all. */
const sum = (name: string, ask: Question['ask']): Question => ({ name, within: READ, flat: false, ask });
const search = (name: string, ask: Question['ask']): Question => ({ name, within: SEARCH, flat: false, ask });

export const questions: readonly Question[] = [
  read('pulse', ({ call, id }) => call('deskPulse', { params: { seller: id } })),
  read('Today', ({ call, id }) => call('deskToday', { params: { seller: id } })),
  ...deskTabs.map((tab) =>
    read(`orders: ${tab}`, ({ call, id }) => call('deskOrders', { params: { seller: id }, query: { tab } })),
  ),
  read('an order', ({ call, id, orderId }) => call('deskOrder', { params: { seller: id, id: orderId } })),
  sum('Money', ({ call, id }) => call('deskStatement', { params: { seller: id }, query: {} })),
  search('orders: a name', ({ call, id }, n) =>
    call('deskOrders', { params: { seller: id }, query: { q: `buyer${n % 977}` } }),
  ),
  search('orders: a word of all', ({ call, id }) =>
    call('deskOrders', { params: { seller: id }, query: { q: 'okafor' } }),
  ),
  search('orders: nobody', ({ call, id }, n) =>
    call('deskOrders', { params: { seller: id }, query: { q: `zzyx${n}` } }),
  ),
  ...productTabs.map((tab) =>
    read(`products: ${tab}`, ({ call, id }) => call('deskProducts', { params: { seller: id }, query: { tab } })),
  ),
  ...productSorts.map((sort) =>
    read(`products by ${sort}`, ({ call, id }) => call('deskProducts', { params: { seller: id }, query: { sort } })),
  ),
  read('the sheet', ({ call, id }) => call('deskSheet', { params: { seller: id }, query: {} })),
  search('the sheet: a name', ({ call, id }, n) =>
    call('deskSheet', { params: { seller: id }, query: { q: `wax ${n % 90}` } }),
  ),
  read('a product', ({ call, id, productId }) => call('deskProduct', { params: { seller: id, id: productId } })),
  read('drafts', ({ call, id }) => call('deskDrafts', { params: { seller: id } })),
  read('facts of the form', ({ call, id }) => call('goodsFacts', { params: { seller: id } })),
  read('guesses of a category', ({ call, id }, n) =>
    call('guessCategories', { params: { seller: id }, query: { name: `Ankara wax ${n}` } }),
  ),
  search('products: a name', ({ call, id }, n) =>
    call('deskProducts', { params: { seller: id }, query: { q: `wax ${n % 90}` } }),
  ),
  search('products: nothing', ({ call, id }, n) =>
    call('deskProducts', { params: { seller: id }, query: { q: `zzyx${n}` } }),
  ),
];
