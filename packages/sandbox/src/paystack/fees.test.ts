import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut, transactionFee } from './fees.ts';
import type { MultiSplit, SplitPlan } from './records.ts';

describe('transactionFee', () => {
  it.each([
    [5_000, 75],
    [10_000, 150],
    [249_999, 3_750],
    [250_000, 13_750],
    [1_250_000, 28_750],
    [12_666_600, 199_999],
    [12_666_700, 200_000],
    [45_875_000, 200_000],
  ])('takes of %i kobo a fee of %i', (amount, fee) => {
    expect(transactionFee(amount)).toBe(fee);
  });
});

describe('shareOut', () => {
  const multi = (plan: Partial<MultiSplit>): MultiSplit => ({
    kind: 'multi',
    id: 1,
    code: 'SPL_a',
    type: 'flat',
    bearerType: 'account',
    bearerSubaccount: null,
    subaccounts: [
      { code: 'ACCT_a', share: 30_000 },
      { code: 'ACCT_b', share: 50_000 },
    ],
    ...plan,
  });
  const amounts = (plan: SplitPlan | null, amount = 100_000, fees = 1_500) => {
    const { integration, subaccounts } = shareOut(amount, fees, plan, 20);
    return [integration, ...subaccounts.map((share) => share.amount)];
  };

  it('gives everything but the fee to the main account without a split', () => {
    expect(amounts(null)).toEqual([98_500]);
  });

  it('repeats the numbers observed for a single split with a transaction charge', () => {
    const plan = { kind: 'single', subaccount: 'ACCT_a', transactionCharge: 875_000, bearer: 'account' } as const;
    expect(amounts(plan, 45_875_000, 200_000)).toEqual([675_000, 45_000_000]);
  });

  it('lets the percentage of the subaccount decide without a charge, and the subaccount bear the fee', () => {
    const plan = { kind: 'single', subaccount: 'ACCT_a', transactionCharge: null, bearer: 'subaccount' } as const;
    expect(amounts(plan)).toEqual([20_000, 78_500]);
  });

  it('takes the fee from its bearer in a multi-split', () => {
    expect(amounts(multi({}))).toEqual([18_500, 30_000, 50_000]);
    expect(amounts(multi({ bearerType: 'subaccount', bearerSubaccount: 'ACCT_b' }))).toEqual([20_000, 30_000, 48_500]);
    expect(amounts(multi({ bearerType: 'all' }))).toEqual([19_500, 29_500, 49_500]);
    expect(amounts(multi({ bearerType: 'all-proportional' }))).toEqual([19_700, 29_550, 49_250]);
  });

  it('shares percentages of the gross amount', () => {
    const subaccounts = [{ code: 'ACCT_a', share: 20 }];
    expect(amounts(multi({ type: 'percentage', subaccounts }), 10_000, 140)).toEqual([7_860, 2_000]);
  });

  it('always sums back to the amount', () => {
    const bearers = fc.constantFrom<MultiSplit['bearerType']>('account', 'subaccount', 'all', 'all-proportional');
    const shares = fc.array(fc.integer({ min: 1, max: 33 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 1_000_000_000 }), bearers, shares, (amount, bearerType, given) => {
        const subaccounts = given.map((share, index) => ({ code: `ACCT_${index}`, share }));
        const plan = multi({ type: 'percentage', bearerType, bearerSubaccount: 'ACCT_0', subaccounts });
        const fees = transactionFee(amount);
        const parts = shareOut(amount, fees, plan, 0);
        const sum = parts.subaccounts.reduce(
          (total, share) => total + share.amount,
          parts.paystack + parts.integration,
        );
        expect(sum).toBe(amount);
      }),
    );
  });
});
