import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { decideDisposition } from '../payments/disposition.ts';
import { boughtSince, type Goods } from './bought-since.ts';

const goods = (productId: string, quantity = 1, more: Partial<Goods> = {}): Goods => ({
  productId,
  selectedColor: '',
  selectedSize: '',
  quantity,
  ...more,
});

describe('boughtSince', () => {
  it.each<[string, Goods[], Goods[], ReturnType<typeof boughtSince>]>([
    ['nothing was bought', [goods('a')], [], 'nothing'],
    ['other goods were bought', [goods('a')], [goods('b')], 'nothing'],
    ['another colour was bought', [goods('a')], [goods('a', 1, { selectedColor: 'Red' })], 'nothing'],
    ['another size was bought', [goods('a')], [goods('a', 1, { selectedSize: 'M' })], 'nothing'],
    ['it was bought', [goods('a')], [goods('a')], 'all'],
    ['it was bought with more', [goods('a')], [goods('b'), goods('a')], 'all'],
    ['more units of it were bought', [goods('a', 2)], [goods('a', 3)], 'all'],
    ['it was bought in two orders', [goods('a', 2)], [goods('a'), goods('a')], 'all'],
    ['fewer units of it were bought', [goods('a', 2)], [goods('a')], 'some'],
    ['one line of two was bought', [goods('a'), goods('b')], [goods('b')], 'some'],
    ['one line and a part of the other', [goods('a', 2), goods('b')], [goods('b'), goods('a')], 'some'],
  ])('%s', (_, page, bought, expected) => {
    expect(boughtSince(page, bought)).toBe(expected);
  });
});

/** What can happen around a buyer's cart: goods go in and out, pages are opened, and paid in any order, also late. */
type Step =
  | { kind: 'put'; product: string; quantity: number }
  | { kind: 'remove'; product: string }
  | { kind: 'open' }
  | { kind: 'pay'; page: number }
  | { kind: 'credit' };

const product = fc.constantFrom('a', 'b', 'c');
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('put'), product, quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('remove'), product }),
    fc.record({ kind: fc.constant('open') }),
    fc.record({ kind: fc.constant('pay'), page: fc.nat(9) }),
    fc.record({ kind: fc.constant('credit') }),
  ),
  { minLength: 4, maxLength: 40 },
);

/** A line as the buyer wants it: product, and how often it had been bought when the page was opened. */
type Wish = string;

class Shopper {
  readonly cart = new Map<string, number>();
  readonly pages: { goods: Goods[]; wishes: Wish[]; bought: number; completed: boolean }[] = [];
  readonly orders: { goods: Goods[]; wishes: Wish[] }[] = [];
  readonly refusals: { page: number; wishes: Wish[] }[] = [];

  take(step: Step): void {
    if (step.kind === 'put') this.cart.set(step.product, (this.cart.get(step.product) ?? 0) + step.quantity);
    if (step.kind === 'remove') this.cart.delete(step.product);
    if (step.kind === 'open' && this.cart.size > 0) this.open();
    if (step.kind === 'credit' && this.cart.size > 0) this.pay(this.open());
    if (step.kind === 'pay' && step.page < this.pages.length) this.pay(step.page);
  }

  private open(): number {
    const lines = [...this.cart].map(([id, quantity]) => goods(id, quantity));
    const wishes = lines.map(({ productId }) => `${productId} ${this.timesBought(productId)}`);
    return this.pages.push({ goods: lines, wishes, bought: this.orders.length, completed: false }) - 1;
  }

  private timesBought(id: string): number {
    return this.orders.filter((order) => order.goods.some(({ productId }) => productId === id)).length;
  }

  private pay(index: number): void {
    const page = this.pages[index];
    if (!page) return;
    const amount = kobo(1000);
    const since = this.orders.slice(page.bought).flatMap((order) => order.goods);
    const decided = decideDisposition({
      checkout: page.completed ? 'completed' : 'released',
      expected: { amount, currency: 'NGN' },
      provider: { status: 'success', amount, requestedAmount: amount, fees: null, currency: 'NGN' },
      stockAvailable: true,
      boughtSince: boughtSince(page.goods, since),
      buyerIsThere: true,
    });
    if (decided.kind !== 'order') {
      this.refusals.push({ page: index, wishes: page.wishes });
      return;
    }
    page.completed = true;
    this.orders.push(page);
    for (const { productId, quantity } of page.goods) {
      const left = (this.cart.get(productId) ?? 0) - quantity;
      if (left > 0) this.cart.set(productId, left);
      else this.cart.delete(productId);
    }
  }
}

describe('a buyer with several payment pages', () => {
  it('gets no line of the cart twice, in whatever order pages are opened and paid; and every line that was not bought goes through', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const shopper = new Shopper();
        for (const step of taken) shopper.take(step);
        const delivered = shopper.orders.flatMap(({ wishes }) => wishes);
        expect(new Set(delivered).size).toBe(delivered.length);
        // Nothing goes back for no reason: of what is refused, something was delivered.
        for (const { wishes } of shopper.refusals) expect(wishes.some((wish) => delivered.includes(wish))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('buys the same goods again on a page that was opened after the first were bought', () => {
    const shopper = new Shopper();
    const put: Step = { kind: 'put', product: 'a', quantity: 1 };
    for (const step of [put, { kind: 'open' }, { kind: 'pay', page: 0 }] as Step[]) shopper.take(step);
    for (const step of [put, { kind: 'open' }, { kind: 'pay', page: 1 }] as Step[]) shopper.take(step);
    expect(shopper.orders).toHaveLength(2);
  });
});
