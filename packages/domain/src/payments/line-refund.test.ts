import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedBy, asCharges } from '../money/charges.ts';
import {
  isLeftFor,
  type OrderPart,
  orderParts,
  postLineCancelled,
  postLineUndone,
  postRefund,
} from '../money/ledger.ts';
import { kobo, splitKobo, sumKobo } from '../money/money.ts';
import { quote, sellerShares, specifiedPolicy } from '../money/pricing.ts';
import { comesBack, lineRefund, moneyOf, type SoldOrder, withCancelled } from './line-refund.ts';

const charges = (shipping: number, tax: number) => asCharges({ shipping: kobo(shipping), tax: kobo(tax) });
const line = (line: number, sellerId: string, price: number, quantity: number, cancelled = 0) => ({
  line,
  sellerId,
  price: kobo(price),
  quantity,
  cancelled,
});

/** Two stores: 3 × ₦10.01 and 1 × ₦20.00 of Ada, 2 × ₦5.00 of Bola; tax of ₦6.01, shipping ₦10.00. */
const order: SoldOrder = {
  lines: [line(0, 'ada', 1001, 3), line(1, 'ada', 2000, 1), line(2, 'bola', 500, 2)],
  charges: charges(1000, 601),
  sellers: [
    { sellerId: 'ada', commission: kobo(500) },
    { sellerId: 'bola', commission: kobo(100) },
  ],
};

describe('what goes back for pieces of a line', () => {
  // Of 6003 kobo of goods the first line is 3003: 300.65 of the tax, which is 301 as its remainder is the largest; 300.1 of Ada's commission.
  it('is their price and their part of the tax, the first pieces with the kobo left over', () => {
    expect(lineRefund(order, { line: 0, quantity: 1 })).toEqual({
      goods: 1001,
      tax: 101,
      shipping: 0,
      commission: 100,
      amount: 1102,
      endsParcel: false,
    });
    expect(lineRefund(order, { line: 0, quantity: 3 })).toMatchObject({ goods: 3003, tax: 301, commission: 300 });
    const after = withCancelled(order, { line: 0, quantity: 1 });
    expect(lineRefund(after, { line: 0, quantity: 2 })).toMatchObject({ goods: 2002, tax: 200, commission: 200 });
  });

  it('ends the parcel with its last piece, and shipping goes back with that of the whole order', () => {
    const one = withCancelled(withCancelled(order, { line: 0, quantity: 3 }), { line: 1, quantity: 1 });
    expect(lineRefund(withCancelled(order, { line: 0, quantity: 3 }), { line: 1, quantity: 1 })).toMatchObject({
      endsParcel: true,
      shipping: 0,
    });
    expect(lineRefund(one, { line: 2, quantity: 1 })).toMatchObject({ endsParcel: false, shipping: 0 });
    expect(lineRefund(one, { line: 2, quantity: 2 })).toMatchObject({ endsParcel: true, shipping: 1000 });
  });

  it('has no tax that the prices contain, nor shipping that was free', () => {
    const contained = { ...order, charges: charges(0, 601).map((charge) => ({ ...charge, included: true })) };
    expect(lineRefund({ ...contained, lines: [line(0, 'ada', 1001, 1)] }, { line: 0, quantity: 1 })).toMatchObject({
      tax: 0,
      shipping: 0,
      amount: 1001,
    });
  });

  it.each([
    ['a line that is not there', { line: 3, quantity: 1 }],
    ['more pieces than were bought', { line: 2, quantity: 3 }],
    ['no piece', { line: 2, quantity: 0 }],
    ['fewer than none', { line: 2, quantity: -1 }],
    ['half a piece', { line: 2, quantity: 0.5 }],
  ])('is nothing for %s', (_, asked) => {
    expect(() => lineRefund(order, asked)).toThrow(RangeError);
  });

  it('is nothing for more pieces than are left', () => {
    expect(() => lineRefund(withCancelled(order, { line: 2, quantity: 1 }), { line: 2, quantity: 2 })).toThrow(
      RangeError,
    );
  });
});

it('only what is not there does not come back to the shelf', () => {
  const reasons = ['not_there', 'buyer_asked', 'cannot_deliver', 'wrong_price'] as const;
  expect(reasons.filter((reason) => !comesBack(reason))).toEqual(['not_there']);
});

/** An order as it is priced, and an order in which all its pieces are cancelled, some at once. */
const sold = fc
  .array(
    fc.record({
      sellerId: fc.constantFrom('ada', 'bola', 'chidi'),
      price: fc.integer({ min: 1, max: 100_000_000 }).map(kobo),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) => {
    const rates = fc.record({
      taxBasisPoints: fc.integer({ min: 0, max: 3000 }),
      commissionBasisPoints: fc.integer({ min: 0, max: 10_000 }),
      shippingKobo: fc.integer({ min: 0, max: 500_000 }).map(kobo),
    });
    const pieces = lines.flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line));
    return fc.tuple(fc.constant(lines), rates, fc.shuffledSubarray(pieces, { minLength: pieces.length }));
  })
  .map(([lines, rates, pieces]) => {
    const policy = { ...specifiedPolicy, ...rates };
    const { charges: charged, total } = quote(lines, policy);
    const shares = sellerShares(lines, policy);
    const sellers = shares.map(({ sellerId, commission }) => ({ sellerId, commission }));
    const soldOrder: SoldOrder = {
      lines: lines.map((each, n) => ({ ...each, line: n, cancelled: 0 })),
      charges: charged,
      sellers,
    };
    return { order: soldOrder, shares, total, steps: runsOf(pieces) };
  });

/** The same line several times in a row is cancelled at once. */
function runsOf(pieces: readonly number[]): { line: number; quantity: number }[] {
  const runs: { line: number; quantity: number }[] = [];
  for (const line of pieces) {
    const last = runs.at(-1);
    if (last?.line === line) last.quantity += 1;
    else runs.push({ line, quantity: 1 });
  }
  return runs;
}

describe('cancelling all pieces of an order, in whatever order', () => {
  it('gives back exactly what was paid, each tax and commission wholly, and ends each parcel once [PARCEL-70]', () => {
    fc.assert(
      fc.property(sold, ({ order: whole, shares, total, steps }) => {
        let now = whole;
        const given = steps.map((step) => {
          const refund = lineRefund(now, step);
          now = withCancelled(now, step);
          return refund;
        });
        const sum = (part: 'amount' | 'tax' | 'commission' | 'shipping') =>
          sumKobo(given.map((refund) => refund[part]));
        expect(sum('amount')).toBe(total);
        expect(sum('tax')).toBe(addedBy(whole.charges, 'tax'));
        expect(sum('shipping')).toBe(addedBy(whole.charges, 'shipping'));
        expect(sum('commission')).toBe(sumKobo(shares.map(({ commission }) => commission)));
        expect(given.filter(({ endsParcel }) => endsParcel)).toHaveLength(shares.length);
        for (const { goods, commission } of given) expect(commission).toBeLessThanOrEqual(goods);
      }),
    );
  });

  it('leaves nothing anywhere in the books, and each booking sums to nothing', () => {
    fc.assert(
      fc.property(sold, fc.subarray(['ada', 'bola', 'chidi']), ({ order: whole, shares, steps }, sent) => {
        let now = whole;
        let left = orderParts({ sellers: shares, charges: whole.charges }, { surplus: kobo(0), sentTo: new Set(sent) });
        for (const step of steps) {
          const refund = lineRefund(now, step);
          const sellerId = whole.lines[step.line]?.sellerId ?? '';
          const postings = postLineCancelled(left, moneyOf(sellerId, refund), 'buyer_refund_due');
          expect(sumKobo(postings.map(({ amount }) => amount))).toBe(0);
          expect(postings.find(({ account }) => account === 'buyer_refund_due')?.amount).toBe(-refund.amount);
          left = less(left, postings);
          now = withCancelled(now, step);
        }
        expect(left.filter(({ amount }) => amount !== 0)).toEqual([]);
      }),
    );
  });

  it('takes of each piece what splitting over single pieces gives it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 40 }), (tax, quantity) => {
        let now: SoldOrder = { lines: [line(0, 'ada', 100, quantity)], charges: charges(0, tax), sellers: [] };
        const each = Array.from({ length: quantity }, () => {
          const refund = lineRefund(now, { line: 0, quantity: 1 });
          now = withCancelled(now, { line: 0, quantity: 1 });
          return refund.tax;
        });
        expect(each).toEqual(
          splitKobo(
            kobo(tax),
            Array.from({ length: quantity }, () => 1),
          ),
        );
      }),
    );
  });
});

function less(left: readonly OrderPart[], postings: readonly { account: string; amount: number }[]): OrderPart[] {
  return left.map(({ account, amount }) => {
    const taken = postings.filter((posting) => posting.account === account);
    return { account, amount: kobo(taken.reduce<number>((rest, posting) => rest - posting.amount, amount)) };
  });
}

describe('the books of a cancelled line', () => {
  const shares = [
    { sellerId: 'ada', payable: kobo(4503), commission: kobo(500) },
    { sellerId: 'bola', payable: kobo(900), commission: kobo(100) },
  ];
  const left = orderParts({ sellers: shares, charges: order.charges }, { surplus: kobo(0), sentTo: new Set(['bola']) });

  it('take it from its store, from what was passed on to it where the provider has, and from nobody else', () => {
    const of = (line: number) => moneyOf(order.lines[line]?.sellerId ?? '', lineRefund(order, { line, quantity: 1 }));
    // Of the tax the second line has 200.23, the third 100.11; of the commission 199.88 and 50 a piece.
    expect(postLineCancelled(left, of(1), 'buyer_refund_due')).toEqual([
      { account: 'seller_payable:ada', amount: 1800 },
      { account: 'commission', amount: 200 },
      { account: 'tax', amount: 200 },
      { account: 'buyer_refund_due', amount: -2200 },
    ]);
    expect(postLineCancelled(left, of(2), 'buyer_credit:eze')).toEqual([
      { account: 'seller_receivable:bola', amount: 450 },
      { account: 'commission', amount: 50 },
      { account: 'tax', amount: 50 },
      { account: 'buyer_credit:eze', amount: -550 },
    ]);
  });

  it('take nothing where a refund before has left less, at any account of it', () => {
    const money = moneyOf('ada', lineRefund(order, { line: 0, quantity: 3 }));
    expect(isLeftFor(left, money)).toBe(true);
    for (const [account, is] of [
      ['seller_payable:ada', 2703],
      ['commission', 300],
      ['tax', 301],
    ] as const) {
      const with_ = (amount: number) =>
        left.map((part) => (part.account === account ? { account, amount: kobo(amount) } : part));
      expect([account, isLeftFor(with_(is), money), isLeftFor(with_(is - 1), money)]).toEqual([account, true, false]);
      expect(() => postLineCancelled(with_(is - 1), money, 'buyer_refund_due')).toThrow(RangeError);
    }
  });

  it('give what is undone of it back to where it took it from, and no more than that', () => {
    const money = moneyOf('bola', lineRefund(order, { line: 2, quantity: 1 }));
    expect(postLineUndone(left, money, kobo(550))).toEqual([
      { account: 'buyer_refund_due', amount: 550 },
      { account: 'seller_receivable:bola', amount: -450 },
      { account: 'commission', amount: -50 },
      { account: 'tax', amount: -50 },
    ]);
    // A part of it in proportion: 11 kobo are 9, 1 and 1.
    expect(postLineUndone(left, money, kobo(11)).map(({ amount }) => amount)).toEqual([11, -9, -1, -1]);
    expect(() => postLineUndone(left, money, kobo(551))).toThrow(RangeError);
  });

  it('leave for a later refund in proportion what is left, to the last kobo', () => {
    const money = moneyOf('ada', lineRefund(order, { line: 0, quantity: 3 }));
    const rest = less(left, postLineCancelled(left, money, 'buyer_refund_due'));
    const amount = sumKobo(rest.map((part) => part.amount));
    expect(amount).toBe(7604 - 3304);
    const all = postRefund(rest, amount, 'buyer_refund_due');
    expect(less(rest, all).every((part) => part.amount === 0)).toBe(true);
  });
});
