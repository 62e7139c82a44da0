import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { addLine, type CartLine, mergeLines, needsSeller, sameVariant, variantKey, withoutUndefined } from './cart.ts';
import { MAX_CART_WORTH } from './cart-worth.ts';

interface Line extends CartLine {
  name?: string | undefined;
  subaccountCode?: string | undefined;
}

const shirt: Line = { productId: 'shirt', selectedColor: 'Red', selectedSize: 'M', sellerId: 'ada', quantity: 2 };
const lamp: Line = { productId: 'lamp', sellerId: 'bola', quantity: 1 };
const plenty = () => 1000;
const free = () => kobo(0);

describe('sameVariant', () => {
  it.each([
    [{}, true],
    [{ quantity: 9 }, true],
    [{ productId: 'dress' }, false],
    [{ selectedColor: 'Blue' }, false],
    [{ selectedSize: 'L' }, false],
    [{ sellerId: 'bola' }, false],
  ])('a line and the same with %j: %s [CART-14, CART-15]', (change, same) => {
    expect(sameVariant(shirt, { ...shirt, ...change })).toBe(same);
  });

  it('takes a missing choice and an empty one as equal, and does not glue fields together', () => {
    expect(sameVariant(lamp, { ...lamp, selectedColor: '', selectedSize: undefined })).toBe(true);
    expect(
      sameVariant({ productId: 'a', selectedColor: 'b,c' }, { productId: 'a', selectedColor: 'b', selectedSize: 'c' }),
    ).toBe(false);
  });
});

describe('addLine', () => {
  it('grows the line of the same variant, keeps others apart [CART-14, CART-15]', () => {
    expect(addLine([shirt, lamp], { ...shirt, quantity: 3 }).lines).toEqual([{ ...shirt, quantity: 5 }, lamp]);
    expect(addLine([shirt], { ...shirt, selectedSize: 'L' }).lines).toHaveLength(2);
  });

  it('refuses an item without a seller [CART-22, CAT-04]', () => {
    for (const sellerId of [undefined, null, '']) {
      expect(addLine([], { ...lamp, sellerId })).toEqual({ refusal: needsSeller });
    }
    expect(needsSeller.text).toBe('Item must have a seller ID');
  });

  it('strips undefined fields [CART-24]', () => {
    expect(addLine<Line>([], { ...lamp, name: undefined }).lines).toStrictEqual([lamp]);
    expect(withoutUndefined({ a: undefined, b: null, c: 0 })).toStrictEqual({ b: null, c: 0 });
  });
});

describe('mergeLines', () => {
  it('adds the quantities of equal variants and appends the rest [CART-13, CART-14]', () => {
    expect(mergeLines([shirt], [{ ...shirt, quantity: 1 }, lamp, lamp], plenty, free)).toEqual({
      lines: [
        { ...shirt, quantity: 3 },
        { ...lamp, quantity: 2 },
      ],
      lowered: [],
    });
  });

  it('lowers a line to the stock and reports it', () => {
    const { lines, lowered } = mergeLines([shirt], [{ ...shirt, quantity: 4 }], () => 5, free);
    expect(lines).toEqual([{ ...shirt, quantity: 5 }]);
    expect(lowered).toEqual([{ line: { ...shirt, quantity: 6 }, wanted: 6, quantity: 5, boundBy: 'stock' }]);
  });

  it('lets the variants of one product have no more than its stock together [CART-14]', () => {
    const large = { ...shirt, selectedSize: 'L' };
    expect(mergeLines([shirt], [{ ...large, quantity: 4 }], () => 5, free)).toEqual({
      lines: [shirt, { ...large, quantity: 3 }],
      lowered: [{ line: { ...large, quantity: 4 }, wanted: 4, quantity: 3, boundBy: 'stock' }],
    });
    expect(mergeLines([shirt, large], [{ ...shirt, quantity: 9 }], () => 5, free).lines).toEqual([
      { ...shirt, quantity: 3 },
      large,
    ]);
    expect(mergeLines([{ ...shirt, quantity: 5 }], [large], () => 5, free).lowered).toMatchObject([{ quantity: 0 }]);
  });

  it('lowers a line to what the others leave of the worth of a cart, and reports it', () => {
    const dear = (line: Line) => kobo(line.productId === 'lamp' ? MAX_CART_WORTH / 10 : MAX_CART_WORTH / 4);
    expect(mergeLines([shirt], [{ ...lamp, quantity: 9 }], plenty, dear)).toEqual({
      lines: [shirt, { ...lamp, quantity: 5 }],
      lowered: [{ line: { ...lamp, quantity: 9 }, wanted: 9, quantity: 5, boundBy: 'worth' }],
    });
    expect(mergeLines([{ ...shirt, quantity: 4 }], [lamp], plenty, dear).lowered).toMatchObject([
      { quantity: 0, boundBy: 'worth' },
    ]);
    expect(mergeLines([lamp, { ...shirt, quantity: 4 }], [lamp], plenty, dear).lines).toMatchObject([
      { productId: 'lamp', quantity: 1 },
      { productId: 'shirt', quantity: 4 },
    ]);
  });

  it('leaves out and reports a new line of a sold-out product, keeps 1 of a line that was there [CART-05]', () => {
    expect(mergeLines([], [lamp], () => 0, free)).toEqual({
      lines: [],
      lowered: [{ line: lamp, wanted: 1, quantity: 0, boundBy: 'stock' }],
    });
    expect(mergeLines([shirt], [shirt], () => 0, free).lines).toEqual([{ ...shirt, quantity: 1 }]);
  });

  it('keeps a new line of the last piece there is [CART-14]', () => {
    expect(mergeLines([], [lamp], () => 1, free)).toEqual({ lines: [lamp], lowered: [] });
    expect(mergeLines([], [{ ...lamp, quantity: 3 }], () => 1, free)).toEqual({
      lines: [lamp],
      lowered: [{ line: { ...lamp, quantity: 3 }, wanted: 3, quantity: 1, boundBy: 'stock' }],
    });
  });

  it('does not touch lines that nothing is merged into', () => {
    expect(mergeLines([shirt], [lamp], (line) => (line.productId === 'shirt' ? 0 : 9), free).lines).toEqual([
      shirt,
      lamp,
    ]);
  });

  it('leaves out items without a seller [CART-22]', () => {
    expect(mergeLines([shirt], [{ ...lamp, sellerId: undefined }], plenty, free)).toEqual({
      lines: [shirt],
      lowered: [],
    });
  });

  it('overwrites the subaccount code [CART-18]', () => {
    const { lines } = mergeLines(
      [{ ...shirt, subaccountCode: 'old' }],
      [{ ...shirt, subaccountCode: 'new' }],
      plenty,
      free,
    );
    expect(lines[0]?.subaccountCode).toBe('new');
  });

  it('never changes its arguments, never repeats a variant, never passes the stock or loses a wish unreported', () => {
    const anyLine = fc.record({
      productId: fc.constantFrom('a', 'b'),
      selectedColor: fc.constantFrom('', 'Red'),
      selectedSize: fc.constant('M'),
      sellerId: fc.constantFrom('ada', 'bola'),
      quantity: fc.integer({ min: 1, max: 20 }),
    });
    const cart = fc.uniqueArray(anyLine, { selector: variantKey });
    fc.assert(
      fc.property(cart, fc.array(anyLine), fc.nat(30), (before, pending, stock) => {
        const copies = structuredClone({ before, pending });
        const { lines, lowered } = mergeLines(before, pending, () => stock, free);
        expect({ before, pending }).toEqual(copies);
        expect(new Set(lines.map(variantKey)).size).toBe(lines.length);
        for (const id of ['a', 'b']) {
          const units = (of: readonly CartLine[]) =>
            of.filter((line) => line.productId === id).reduce((sum, line) => sum + line.quantity, 0);
          if (units(before) <= stock) expect(units(lines)).toBeLessThanOrEqual(stock);
        }
        for (const key of new Set([...before, ...pending].map(variantKey))) {
          const total = (of: readonly CartLine[]) =>
            of.filter((line) => variantKey(line) === key).reduce((sum, line) => sum + line.quantity, 0);
          const now = total(lines);
          const touched = total(pending) > 0;
          if (touched) expect(now).toBeLessThanOrEqual(Math.max(1, stock));
          const lost = total(before) + total(pending) - now;
          expect(lost).toBe(
            total(lowered.map(({ line, wanted, quantity }) => ({ ...line, quantity: wanted - quantity }))),
          );
        }
      }),
    );
  });
});
