import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPendingItems } from './pending-items.ts';

const id = (n: number) => `01a202c6-82e7-723b-aac5-${String(n).padStart(12, '0')}`;
const dress = { productId: id(1), selectedColor: 'Red', selectedSize: 'M', quantity: 1 };
const radio = { productId: id(2), selectedColor: '', selectedSize: '', quantity: 2 };

describe('items that were put aside', () => {
  it.each([
    null,
    7,
    'dress',
    [],
    {},
    { ...dress, productId: 'p1' },
    { ...dress, productId: [id(1)] },
    { ...dress, productId: `${id(1)}\n` },
    { ...dress, selectedColor: null },
    { ...dress, selectedColor: 'x'.repeat(61) },
    { ...dress, selectedSize: 'a\u0000' },
    { ...dress, selectedSize: '\ud800' },
    { ...dress, quantity: 0 },
    { ...dress, quantity: -1 },
    { ...dress, quantity: 1.5 },
    { ...dress, quantity: '2' },
    { ...dress, quantity: Number.NaN },
    { ...dress, quantity: Number.POSITIVE_INFINITY },
  ])('are kept beside %j, which is none: F8', (bad) => {
    expect(readPendingItems([radio, bad, dress])).toEqual({ items: [radio, dress], leftOut: 1 });
  });

  it('are one for each variant, and of an absurd quantity a million, which the stock lowers: F8', () => {
    const items = [{ ...dress, quantity: 1e300 }, { ...dress, quantity: 5 }, radio, { ...radio, price: 1 }];
    expect(readPendingItems(items)).toEqual({
      items: [
        { ...dress, quantity: 1_000_000 },
        { ...radio, quantity: 4 },
      ],
      leftOut: 0,
    });
  });

  it('beyond what a cart holds are left out, the first ones kept: F9', () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ ...dress, productId: id(n) }));
    const { items, leftOut } = readPendingItems([...many, many[0]]);
    expect(items.map(({ productId }) => productId)).toEqual(many.slice(0, 100).map(({ productId }) => productId));
    expect(items[0]?.quantity).toBe(2);
    expect(leftOut).toBe(4900);
  });

  it('always fit into one request, whatever they are: F9', () => {
    const choice = fc.string({ unit: 'binary', maxLength: 62 });
    const value = fc.record({
      productId: fc.uuid(),
      selectedColor: choice,
      selectedSize: choice,
      quantity: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(value, fc.anything()), { maxLength: 12 }), (values) => {
        const { items, leftOut } = readPendingItems(values);
        expect(items.length).toBeLessThanOrEqual(100);
        expect(leftOut).toBeLessThanOrEqual(values.length);
        // Read again, nothing is left out: what the browser keeps the shop takes.
        expect(readPendingItems(items)).toEqual({ items, leftOut: 0 });
      }),
    );
    const widest = '"'.repeat(30) + '€'.repeat(30);
    const most = Array.from({ length: 100 }, (_, n) => ({
      productId: id(n),
      selectedColor: '€'.repeat(60),
      selectedSize: widest,
      quantity: 1_000_000,
    }));
    const { items } = readPendingItems(most);
    expect(items).toHaveLength(100);
    expect(Buffer.byteLength(JSON.stringify({ batchId: id(0), items }))).toBeLessThan(60 * 1024);
  });
});
