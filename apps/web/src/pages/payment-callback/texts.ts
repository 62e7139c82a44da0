export type Stage = 'waiting' | 'rate-limited' | 'missing' | 'timeout' | 'refund' | 'nothing' | 'success';

const timedOut = 'Payment verification timed out. Redirecting to cart...';

export const callbackTexts: Record<Stage, string> = {
  waiting: 'Waiting for payment confirmation...',
  'rate-limited': 'Waiting for payment confirmation... (rate-limited)',
  missing: 'Missing payment reference.',
  timeout: timedOut,
  // No order will come of it, so waiting ends as it does after 30 s; the page says more beside it.
  refund: timedOut,
  nothing: timedOut,
  success: 'Payment verified. Redirecting to order success...',
};

/** What the page is headed with: how it stands, in a shopper's words. */
export const headings: Record<Stage, string> = {
  waiting: 'Your payment',
  'rate-limited': 'Your payment',
  missing: 'We could not match this payment',
  timeout: 'This payment takes longer',
  refund: 'Your money is coming back',
  nothing: 'No money was taken',
  success: 'Your payment has arrived',
};

/** Milliseconds that a text stays before the page moves on. */
export const stay: Record<'missing' | 'timeout' | 'refund' | 'nothing' | 'success', number> = {
  missing: 1500,
  timeout: 2000,
  refund: 2000,
  nothing: 2000,
  success: 1000,
};

/** Said below what ends without an order: what becomes of money that was paid. */
export const comfort: Partial<Record<Stage, string>> = {
  missing: 'If money left your account, its order is under My Orders, or it goes back to you without your asking.',
  timeout:
    'If money left your account it is safe: its order comes to My Orders, or it goes back to you without your asking.',
  nothing: 'So nothing was ordered. Your cart is as it was.',
};
