import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { decideDisposition, type ProviderFacts, type SettleFacts } from './disposition.ts';

const paid: ProviderFacts = {
  status: 'success',
  amount: kobo(30_050),
  requestedAmount: null,
  fees: null,
  currency: 'NGN',
};
const facts: SettleFacts = {
  checkout: 'held',
  expected: { amount: kobo(30_050), currency: 'NGN' },
  provider: paid,
  stockAvailable: true,
  boughtSince: 'nothing',
  buyerIsThere: true,
};
const order = { kind: 'order', surplus: 0 };
const refund = (reason: string) => ({ kind: 'refund', reason });
const customerPaysFee = { ...paid, amount: kobo(40_333), requestedAmount: kobo(30_050), fees: kobo(10_283) };

describe('decideDisposition', () => {
  it.each<[string, Partial<SettleFacts>, object]>([
    ['held', {}, order],
    ['held: the stock is already ours', { stockAvailable: false }, order],
    ['released, stock free', { checkout: 'released' }, order],
    ['released, stock short', { checkout: 'released', stockAvailable: false }, refund('out_of_stock_after_payment')],
    ['completed by another reference', { checkout: 'completed' }, refund('duplicate_payment')],
    ['held, all of it bought since', { boughtSince: 'all' }, refund('duplicate_payment')],
    ['released, all of it bought since', { checkout: 'released', boughtSince: 'all' }, refund('duplicate_payment')],
    ['held, some of it bought since', { boughtSince: 'some' }, refund('goods_bought_since')],
    ['released, some of it bought since', { checkout: 'released', boughtSince: 'some' }, refund('goods_bought_since')],
    [
      'released, all of it bought since and stock short',
      { checkout: 'released', boughtSince: 'all', stockAvailable: false },
      refund('duplicate_payment'),
    ],
    ['account deleted', { buyerIsThere: false }, refund('account_deleted')],
    ['account deleted, released, stock free', { buyerIsThere: false, checkout: 'released' }, refund('account_deleted')],
    ['account deleted, completed', { buyerIsThere: false, checkout: 'completed' }, refund('duplicate_payment')],
    ['too little', { provider: { ...paid, amount: kobo(30_049) } }, refund('amount_mismatch')],
    ['too much', { provider: { ...paid, amount: kobo(30_051) } }, refund('amount_mismatch')],
    ['other currency', { provider: { ...paid, currency: 'GHS' } }, refund('currency_mismatch')],
    [
      'other currency and amount',
      { provider: { ...paid, currency: 'GHS', amount: kobo(1) } },
      refund('currency_mismatch'),
    ],
    [
      'too little, completed',
      { checkout: 'completed', provider: { ...paid, amount: kobo(1) } },
      refund('amount_mismatch'),
    ],
    ['customer bears the fee', { provider: customerPaysFee }, { kind: 'order', surplus: 10_283 }],
    [
      'customer bears the fee, released and stock short',
      { checkout: 'released', stockAvailable: false, provider: customerPaysFee },
      refund('out_of_stock_after_payment'),
    ],
    ['no money', { provider: { ...paid, amount: kobo(0) } }, { kind: 'nothing' }],
    ['no money of another currency', { provider: { ...paid, amount: kobo(0), currency: 'GHS' } }, { kind: 'nothing' }],
    ['no money, completed', { checkout: 'completed', provider: { ...paid, amount: kobo(0) } }, { kind: 'nothing' }],
    ['fee does not add up', { provider: { ...customerPaysFee, fees: kobo(10_282) } }, refund('amount_mismatch')],
    ['fee unknown', { provider: { ...customerPaysFee, fees: null } }, refund('amount_mismatch')],
    [
      'another amount was requested',
      { provider: { ...customerPaysFee, requestedAmount: kobo(30_000), fees: kobo(10_333) } },
      refund('amount_mismatch'),
    ],
  ])('success, %s [CHK-19]', (_, change, disposition) => {
    expect(decideDisposition({ ...facts, ...change })).toEqual(disposition);
  });

  it.each(['failed', 'abandoned', 'ongoing', 'pending', 'processing', 'queued', 'reversed', ''])(
    '%j waits',
    (status) => {
      expect(decideDisposition({ ...facts, provider: { ...paid, status } })).toEqual({ kind: 'wait' });
    },
  );

  it('makes an order only of the right money for goods that are there and not bought yet', () => {
    const amounts = fc.constantFrom(...[0, 100, 10_283, 30_050, 40_333].map(kobo));
    const anyFacts = fc.record<SettleFacts>({
      checkout: fc.constantFrom('held', 'completed', 'released'),
      expected: fc.constant(facts.expected),
      provider: fc.record<ProviderFacts>({
        status: fc.constantFrom('success', 'failed'),
        amount: amounts,
        requestedAmount: fc.option(amounts),
        fees: fc.option(amounts),
        currency: fc.constantFrom('NGN', 'USD'),
      }),
      stockAvailable: fc.boolean(),
      boughtSince: fc.constantFrom('nothing', 'some', 'all'),
      buyerIsThere: fc.boolean(),
    });
    fc.assert(
      fc.property(anyFacts, (any) => {
        const { kind, ...rest } = decideDisposition(any);
        expect(kind === 'wait').toBe(any.provider.status !== 'success');
        expect(kind === 'nothing').toBe(kind !== 'wait' && any.provider.amount === 0);
        if (kind !== 'order') return;
        expect(any.provider.currency).toBe('NGN');
        expect(any.checkout).not.toBe('completed');
        expect(any.boughtSince).toBe('nothing');
        expect(any.buyerIsThere).toBe(true);
        expect(any.checkout === 'held' || any.stockAvailable).toBe(true);
        expect(rest).toEqual({ surplus: any.provider.amount - any.expected.amount });
      }),
    );
  });
});
