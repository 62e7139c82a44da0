/** Of an answer to a question: how likely each way to go wrong is. */
const answers = (often: number, seldom: number) => ({
  error: often,
  error_after: often,
  drop: often,
  drop_after: often,
  drop_midway: often,
  truncated_json: often,
  html: often,
  // These keep somebody waiting for seconds.
  hang: seldom,
  hang_after: seldom,
  rate_limited: seldom,
});

const addresses = {
  no_authorization_url: 0.01,
  foreign_authorization_url: 0.01,
  script_authorization_url: 0.01,
};

const of = (call: string, faults: Record<string, number>) =>
  Object.fromEntries(Object.entries(faults).map(([fault, probability]) => [`${call}.${fault}`, probability]));

/** Every way in which the provider can go wrong, and how often of once it does. */
export const misbehaviours: Record<string, number> = {
  ...of('initialize', { ...answers(0.015, 0.003), ...addresses }),
  ...of('verify', answers(0.02, 0.004)),
  ...of('transactions', answers(0.02, 0.004)),
  ...of('refund', answers(0.04, 0.01)),
  ...of('refunds', answers(0.03, 0.005)),
  ...of('disputes', answers(0.02, 0.004)),
  'verify.lag': 0.05,
  'payment.short': 0.04,
  'payment.currency': 0.04,
  'payment.customer_bears_fee': 0.08,
  'payment.metadata': 0.2,
  'callback.unusual': 0.05,
  'webhook.before_redirect': 0.15,
  'webhook.late': 0.15,
  'webhook.never': 0.15,
  'webhook.copies': 0.15,
  'webhook.concurrent': 0.3,
  'webhook.forged': 0.05,
  'webhook.unusual': 0.2,
  'webhook.replay': 0.1,
  'refund.failed': 0.08,
  'refund.needs_attention': 0.05,
  'refund.slow': 0.1,
  'refund.unlisted': 0.1,
};
