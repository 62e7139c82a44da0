import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../platform/payments/payment-provider.ts';
import { claimCheck, endCheck } from './payments.queries.ts';
import { type Settled, settle } from './settle.ts';

/**
 * 'busy': somebody asked less than a second ago, or is asking now. 'unanswered': the provider told nothing about the
 * payment, and in what way.
 */
export type Checked = Settled | { kind: 'busy' } | { kind: 'unanswered'; outcome: Unanswered };
type Unanswered = Exclude<Outcome<never>, { kind: 'success' }>;

/**
 * Asks the provider about a payment, if it may be asked now, and settles what it says.
 * @param asOftenAsNeeded also within a second of the question before
 */
export async function checkPayment(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  reference: string,
  { asOftenAsNeeded = false } = {},
): Promise<Checked> {
  const { provider } = payments;
  if (!provider || !(await claimCheck(db, reference, asOftenAsNeeded ? 0 : 1))) return { kind: 'busy' };
  const outcome = await provider.verify(reference);
  if (outcome.kind === 'success') {
    const { value } = outcome;
    // Only money that has arrived is worth the locks of a decision.
    const settled = value.status === 'success' ? await settle(db, reference, value) : ({ kind: 'wait' } as const);
    await endCheck(db, reference, value.status);
    return settled;
  }
  await endCheck(db, reference, null);
  // A reference that the provider does not know was never paid.
  return outcome.kind === 'refused' && outcome.notFound ? { kind: 'wait' } : { kind: 'unanswered', outcome };
}
