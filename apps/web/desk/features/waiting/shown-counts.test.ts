import type { DeskGoods } from '@oja/contract/desks/desk-products';
import { expect, it } from 'vitest';
import type { Act } from './act.ts';
import { shownGoods } from './shown-counts.ts';

type Product = NonNullable<DeskGoods['product']>;

const waiting = (...acts: Act[]) => acts.map((act) => ({ key: 'k', at: 0, act, about: '' }));
const counted = (stockItemId: string, seen: number, count: number): Act => ({
  kind: 'count',
  counts: [{ stockItemId, productId: 'gele', name: 'Gele', seen, count }],
});
const variant = (id: string, stockItemId: string, stock: number, offered = true) => ({
  id,
  stockItemId,
  stock,
  offered,
});
const whole = { stockItemId: 'a', stock: 20, variants: [variant('1', 'a', 20)] } as unknown as Product;
const each = {
  stockItemId: null,
  stock: 8,
  variants: [variant('1', 'b', 3), variant('2', 'c', 5), variant('3', 'd', 9, false)],
} as unknown as Product;

it('counts what waits once, the last as it was typed', () => {
  const shown = shownGoods(whole, waiting(counted('a', 20, 17), counted('a', 17, 15)));
  expect(shown).toMatchObject({ stock: 15, variants: [{ stock: 15 }] });
});

it('adds up what is offered where each is counted', () => {
  const shown = shownGoods(each, waiting(counted('b', 3, 1)));
  expect(shown).toMatchObject({ stock: 6, variants: [{ stock: 1 }, { stock: 5 }, { stock: 9 }] });
});

it('is the same while nothing of it waits', () => {
  expect(shownGoods(whole, waiting(counted('z', 3, 1), { kind: 'accept', orderId: 'a' }))).toBe(whole);
});
