import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LedgerAccount,
  type Posting,
  postCreditTopUp,
  postOrderByCard,
  postOrderByCredit,
  postRefundDue,
  postRefundProcessed,
} from './ledger.ts';
import { kobo, sumKobo } from './money.ts';

const order = {
  sellers: [
    { sellerId: 'ada', payable: kobo(9000), commission: kobo(1000) },
    { sellerId: 'bola', payable: kobo(1800), commission: kobo(200) },
  ],
  shipping: kobo(0),
  tax: kobo(1200),
};
const card = { paid: kobo(13_200), fees: kobo(198), splits: [{ sellerId: 'ada', share: kobo(9000) }] };

const balances = (postings: readonly Posting[]): Partial<Record<LedgerAccount, number>> => {
  const sums: Partial<Record<LedgerAccount, number>> = {};
  for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
};

describe('what each transaction leaves behind', () => {
  it('order by card: clearing holds what stays with us, a split settles its seller', () => {
    expect(balances(postOrderByCard(order, card))).toEqual({
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
    expect(balances(postOrderByCard(order, paid))).toMatchObject({ provider_clearing: 13_200, provider_fees: 0 });
  });

  it('an order cannot be posted with less money than its total', () => {
    expect(() => postOrderByCard(order, { ...card, paid: kobo(13_199) })).toThrow('cannot be paid by 13199');
  });

  it("order by credit takes from the buyer's credit [CHK-12]", () => {
    expect(balances(postOrderByCredit(order, 'ngozi'))).toEqual({
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

  it('refuses negative amounts', () => {
    expect(() => postCreditTopUp('ngozi', kobo(-1), 'goodwill')).toThrow(RangeError);
  });
});

it('every transaction sums to 0 and has no empty entry', () => {
  const amount = fc.integer({ min: 0, max: 1e12 }).map(kobo);
  const sellerId = fc.constantFrom('ada', 'bola', 'chidi');
  const anyOrder = fc.record({
    sellers: fc.array(fc.record({ sellerId, payable: amount, commission: amount }), { maxLength: 5 }),
    shipping: amount,
    tax: amount,
  });
  const splits = fc.array(fc.record({ sellerId, share: amount }), { maxLength: 5 });
  fc.assert(
    fc.property(anyOrder, splits, amount, amount, (any, anySplits, fees, surplus) => {
      const shares = any.sellers.flatMap(({ payable, commission }) => [payable, commission]);
      const money = { paid: sumKobo([...shares, any.shipping, any.tax, surplus]), fees, splits: anySplits };
      const transactions = [
        postOrderByCard(any, money),
        postOrderByCredit(any, 'ngozi'),
        postRefundDue(money),
        postRefundProcessed(money.paid),
        postCreditTopUp('ngozi', surplus, 'provider_clearing'),
      ];
      for (const postings of transactions) {
        expect(postings.reduce((sum, posting) => sum + BigInt(posting.amount), 0n)).toBe(0n);
        expect(postings.every((posting) => posting.amount !== 0)).toBe(true);
      }
    }),
  );
});
