/** The steps of the checkout; each is a place of its own, so that 'back' goes one step back. */
export const steps = ['shipping', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepLabels: Record<Step, string> = { shipping: 'Shipping', payment: 'Payment', review: 'Review' };

/**
 * The step to show: the one that was asked for, or the first before it that is not done yet.
 * @param done whether there is an address that can be used, and a way to pay
 */
export function stepOf(asked: string | null, done: { shipping: boolean; payment: boolean }): Step {
  const wanted = steps.find((step) => step === asked) ?? 'shipping';
  if (wanted === 'shipping' || !done.shipping) return 'shipping';
  return wanted === 'review' && done.payment ? 'review' : 'payment';
}
