import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedBy, asCharges } from './charges.ts';
import {
  type LedgerAccount,
  orderParts,
  type Posting,
  postCreditTakenBack,
  postCreditTopUp,
  postExcess,
  postExcessUndone,
  postExcessWrittenOff,
  postOrder,
  postOrphan,
  postOrphanNotOwed,
  postOrphanReturned,
  postOrphanWrittenOff,
  postRefund,
  postRefundDue,
  postRefundProcessed,
  postRefundUndone,
  unclaimedPart,
} from './ledger.ts';
import { kobo, sumKobo } from './money.ts';
import { quote, sellerShares, specifiedPolicy } from './pricing.ts';

const order = {
  sellers: [
    { sellerId: 'ada', payable: kobo(9000), commission: kobo(1000) },
    { sellerId: 'bola', payable: kobo(1800), commission: kobo(200) },
  ],
  charges: asCharges({ shipping: kobo(0), tax: kobo(1200) }),
};
const card = { paid: kobo(13_200), fees: kobo(198), splits: [{ sellerId: 'ada', share: kobo(9000) }] };

const balances = (postings: readonly Posting[]): Partial<Record<LedgerAccount, number>> => {
  const sums: Partial<Record<LedgerAccount, number>> = {};
  for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
};

const nonZero = (sums: Partial<Record<LedgerAccount, number>>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

describe('what each transaction leaves behind', () => {
  it('order by card: clearing holds what stays with us, a split settles its seller', () => {
    expect(balances(postOrder(order, { method: 'card', ...card }))).toEqual({
      provider_clearing: 13_200 - 198 - 9000,
      provider_fees: 198,
      'seller_payable:ada': 0,
      'seller_payable:bola': -1800,
      commission: -1200,
      tax: -1200,
    });
  });

  it('order by card, customer bears the fee: ours is nothing', () => {
    const paid = { paid: kobo(13_398), fees: kobo(198), splits: [] };
    expect(balances(postOrder(order, { method: 'card', ...paid }))).toMatchObject({
      provider_clearing: 13_200,
      provider_fees: 0,
    });
  });

  it('an order cannot be posted with less money than its total', () => {
    expect(() => postOrder(order, { method: 'card', ...card, paid: kobo(13_199) })).toThrow('cannot be paid by 13199');
  });

  it("order by credit takes from the buyer's credit [CHK-12]", () => {
    expect(balances(postOrder(order, { method: 'credit', buyerId: 'ngozi' }))).toEqual({
      'buyer_credit:ngozi': 13_200,
      'seller_payable:ada': -9000,
      'seller_payable:bola': -1800,
      commission: -1200,
      tax: -1200,
    });
  });

  it('payment to be refunded: the buyer is owed all that was paid; then it is sent', () => {
    const due = postRefundDue(card);
    expect(balances(due)).toEqual({
      provider_clearing: 13_200 - 198 - 9000,
      buyer_refund_due: -13_200,
      provider_fees: 198,
      'seller_receivable:ada': 9000,
    });
    expect(balances([...due, ...postRefundProcessed(card.paid)])).toMatchObject({ buyer_refund_due: 0 });
  });

  it('credit top-up is owed to the buyer', () => {
    expect(postCreditTopUp('ngozi', kobo(50_000_000), 'goodwill')).toEqual([
      { account: 'goodwill', amount: 50_000_000 },
      { account: 'buyer_credit:ngozi', amount: -50_000_000 },
    ]);
  });

  it('credit that is taken back is owed to the buyer no more', () => {
    expect(postCreditTakenBack('ngozi', kobo(50_000_000))).toEqual([
      { account: 'buyer_credit:ngozi', amount: 50_000_000 },
      { account: 'goodwill', amount: -50_000_000 },
    ]);
  });

  it('refuses negative amounts', () => {
    expect(() => postCreditTopUp('ngozi', kobo(-1), 'goodwill')).toThrow(RangeError);
  });
});

it('every transaction sums to 0 and has no empty entry', () => {
  const amount = fc.integer({ min: 0, max: 1e12 }).map(kobo);
  const sellerId = fc.constantFrom('ada', 'bola', 'chidi');
  const anyOrder = fc.record({
    sellers: fc.array(fc.record({ sellerId, payable: amount, commission: amount }), { maxLength: 5 }),
    charges: fc.record({ shipping: amount, tax: amount }).map(asCharges),
  });
  const splits = fc.array(fc.record({ sellerId, share: amount }), { maxLength: 5 });
  fc.assert(
    fc.property(anyOrder, splits, amount, amount, (any, anySplits, fees, surplus) => {
      const shares = any.sellers.flatMap(({ payable, commission }) => [payable, commission]);
      const money = { paid: sumKobo([...shares, addedBy(any.charges), surplus]), fees, splits: anySplits };
      const transactions = [
        postOrder(any, { method: 'card', ...money }),
        postOrder(any, { method: 'credit', buyerId: 'ngozi' }),
        postRefundDue(money),
        postRefundProcessed(money.paid),
        postCreditTopUp('ngozi', surplus, 'provider_clearing'),
        postRefundProcessed(money.paid, 'bank'),
        postOrphan(money),
        postOrphanReturned(
          { due: money.paid, unclaimed: addedBy(any.charges, 'tax'), excess: fees },
          'provider_clearing',
        ),
        postOrphanNotOwed(money.paid),
        postOrphanWrittenOff(fees),
      ];
      for (const postings of transactions) {
        expect(postings.reduce((sum, posting) => sum + BigInt(posting.amount), 0n)).toBe(0n);
        expect(postings.every((posting) => posting.amount !== 0)).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});

describe('a refund of an order', () => {
  const parts = orderParts(order, { surplus: kobo(100), sentTo: new Set(['ada']) });

  it('takes from each place in proportion; a share that was passed on is owed by its seller', () => {
    expect(balances(postRefund(parts, kobo(1330), 'buyer_refund_due'))).toEqual({
      'seller_receivable:ada': 900,
      'seller_payable:bola': 180,
      commission: 120,
      tax: 120,
      provider_fees: 10,
      buyer_refund_due: -1330,
    });
  });

  it('never gives back more than is left', () => {
    expect(() => postRefund(parts, kobo(13_301), 'buyer_refund_due')).toThrow(RangeError);
    expect(() => postRefundUndone([{ account: 'tax', amount: kobo(10) }], kobo(11))).toThrow(RangeError);
  });

  it('in any number of parts sums to 0 each time and leaves nothing anywhere, for any cart and commission', () => {
    const line = fc.record({
      price: fc.integer({ min: 1, max: 99_999_999_999 }).map(kobo),
      quantity: fc.integer({ min: 1, max: 20 }),
      sellerId: fc.constantFrom('ada', 'bola', 'chidi'),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 12 });
    const rate = fc.integer({ min: 0, max: 10_000 });
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    const sent = fc.subarray(['ada', 'bola', 'chidi']);
    fc.assert(
      fc.property(lines, rate, cuts, sent, fc.nat(200_000), (cart, commissionBasisPoints, at, sentTo, fees) => {
        const { charges, total } = quote(cart, specifiedPolicy);
        const sellers = sellerShares(cart, { commissionBasisPoints });
        const splits = sellers
          .filter(({ sellerId }) => sentTo.includes(sellerId))
          .map(({ sellerId, payable }) => ({ sellerId, share: payable }));
        const money = { sellers, charges };
        const all = [...postOrder(money, { method: 'card', paid: total, fees: kobo(fees), splits })];
        const places = orderParts(money, { surplus: kobo(0), sentTo: new Set(sentTo) });
        const ends = [...at.map((part) => Math.floor(part * total)).sort((a, b) => a - b), total];
        const amounts = ends.map((end, index) => kobo(end - (ends[index - 1] ?? 0))).filter((amount) => amount > 0);
        const takenSoFar = () => balances(all.slice(begun));
        const begun = all.length;
        const left = () =>
          places.map(({ account, amount }) => ({ account, amount: kobo(amount - (takenSoFar()[account] ?? 0)) }));
        const taken = () => places.map(({ account }) => ({ account, amount: kobo(takenSoFar()[account] ?? 0) }));
        const post = (postings: readonly Posting[]) => {
          expect(postings.reduce((sum, posting) => sum + BigInt(posting.amount), 0n)).toBe(0n);
          all.push(...postings);
          expect(left().every(({ amount }) => amount >= 0)).toBe(true);
        };
        for (const amount of amounts) {
          // Each is taken, comes to nothing, and is taken again.
          const before = balances(all);
          post(postRefund(left(), amount, 'buyer_refund_due'));
          post(postRefundUndone(taken(), amount));
          if (amount === amounts[0]) expect(nonZero(balances(all))).toEqual(nonZero(before));
          post(postRefund(left(), amount, 'buyer_refund_due'));
          all.push(...postRefundProcessed(amount));
        }
        const end = balances(all);
        for (const { sellerId, share } of splits) {
          // What was passed on is still with the seller, and owed by them.
          expect((end[`seller_receivable:${sellerId}`] ?? 0) - share).toBe(0);
          delete end[`seller_receivable:${sellerId}`];
        }
        const sentSum = sumKobo(splits.map(({ share }) => share));
        expect(end.provider_clearing ?? 0).toBe(0 - fees - sentSum);
        const others = Object.entries(end).filter(([account]) => !account.startsWith('provider_'));
        expect(others.filter(([, sum]) => sum !== 0)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('beyond what was paid is owed by the buyer, until it does not go back or the shop gives it up', () => {
    const excess = postExcess('ngozi', kobo(700));
    expect(balances(excess)).toEqual({ 'buyer_receivable:ngozi': 700, buyer_refund_due: -700 });
    expect(nonZero(balances([...excess, ...postExcessUndone(kobo(700), 'buyer_receivable:ngozi')]))).toEqual({});
    const writtenOff = [...excess, ...postExcessWrittenOff('ngozi', kobo(700))];
    expect(nonZero(balances([...writtenOff, ...postExcessUndone(kobo(700), 'goodwill')]))).toEqual({});
    expect(nonZero(balances(writtenOff))).toEqual({
      goodwill: 700,
      buyer_refund_due: -700,
    });
    // Room was made: now it is the order that pays it.
    expect(nonZero(balances([...excess, ...postRefund(parts, kobo(700), 'buyer_receivable:ngozi')]))).toMatchObject({
      buyer_refund_due: -700,
      'seller_payable:bola': expect.any(Number),
    });
  });

  it('of a payment that became no order is owed to nobody once it is undone', () => {
    expect(balances(postRefundUndone(unclaimedPart(kobo(13_200)), kobo(500)))).toEqual({
      buyer_refund_due: 500,
      unclaimed: -500,
    });
  });
});
