import type { MultiSplit, SplitPlan } from './records.ts';

/** What each party gets of a paid transaction, in kobo; the parts always sum to the amount. */
export type Shares = { paystack: number; integration: number; subaccounts: { code: string; amount: number }[] };

/** Paystack's fee on a local NGN card in kobo: 1.5 % + ₦100 (waived below ₦2,500), at most ₦2,000. */
export function transactionFee(amount: number): number {
  const percentage = Math.floor((amount * 15 + 500) / 1000);
  return Math.min(percentage + (amount < 250_000 ? 0 : 10_000), 200_000);
}

/**
 * Shares are computed on the gross amount; the main account gets the rest, and the bearers pay the fee out of theirs.
 * @param percentageCharge what the main account keeps of a single split, in per cent
 */
export function shareOut(amount: number, fees: number, plan: SplitPlan | null, percentageCharge: number): Shares {
  const gross = grossShares(amount, plan, percentageCharge);
  const integration = amount - gross.reduce((sum, share) => sum + share.amount, 0);
  const [ofIntegration = 0, ...ofSubaccounts] = divideFees(fees, integration, gross, plan);
  return {
    paystack: fees,
    integration: integration - ofIntegration,
    subaccounts: gross.map((share, index) => ({ ...share, amount: share.amount - (ofSubaccounts[index] ?? 0) })),
  };
}

function grossShares(amount: number, plan: SplitPlan | null, percentageCharge: number): Shares['subaccounts'] {
  if (plan === null) return [];
  if (plan.kind === 'multi') {
    return plan.subaccounts.map(({ code, share }) => ({
      code,
      amount: plan.type === 'flat' ? share : Math.floor((amount * share) / 100),
    }));
  }
  const basisPoints = 10_000 - Math.round(percentageCharge * 100);
  const left =
    plan.transactionCharge === null ? Math.floor((amount * basisPoints) / 10_000) : amount - plan.transactionCharge;
  return [{ code: plan.subaccount, amount: left }];
}

/** The fee each party bears: first the main account, then the subaccounts in their order. */
function divideFees(fees: number, integration: number, gross: Shares['subaccounts'], plan: SplitPlan | null): number[] {
  if (plan?.kind === 'single') return plan.bearer === 'subaccount' ? [0, fees] : [fees, 0];
  if (plan === null || plan.bearerType === 'account') return [fees];
  return divide(fees, bearerWeights(integration, gross, plan));
}

function bearerWeights(integration: number, gross: Shares['subaccounts'], plan: MultiSplit): number[] {
  if (plan.bearerType === 'subaccount')
    return [0, ...gross.map((share) => Number(share.code === plan.bearerSubaccount))];
  if (plan.bearerType === 'all') return [1, ...gross.map(() => 1)];
  return [integration, ...gross.map((share) => share.amount)];
}

/** Splits a total by weights; what flooring leaves over goes to the first parties, one kobo each. */
function divide(total: number, weights: number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  let rest = total - parts.reduce((left, right) => left + right, 0);
  return parts.map((part, index) => {
    if (rest === 0 || weights[index] === 0) return part;
    rest--;
    return part + 1;
  });
}
