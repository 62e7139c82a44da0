import { type Kobo, kobo, subtractKobo, sumKobo } from '../money/money.ts';
import { formatAmount } from '../money/naira.ts';

/**
 * Why money of a payment cannot be given back once more: it has gone back, we have decided that it does and not sent it,
 * it is on its way at the provider (whoever began that), a message that waits may tell of one, the buyer's bank holds it in
 * dispute or has taken it.
 */
export type WhyNotLeft = 'refunded' | 'promised' | 'at_provider' | 'told' | 'disputed' | 'taken';

/** What somebody has of a payment's money, or may get. Claims may add up to more than was paid: nobody asks us first. */
export interface Claim {
  /** Of the refund, dispute or message that tells of it. */
  id: string;
  why: WhyNotLeft;
  amount: Kobo;
  /** It bears the name of a refund that is at the provider besides: nobody decided it. */
  isTwin?: boolean;
  /** Nothing moves by itself: it failed, was refused or is stuck at the provider, and waits for a person. */
  needsPerson?: boolean;
}

export interface Reason {
  why: WhyNotLeft;
  amount: Kobo;
  needsPerson?: true;
}

/** How much of a payment can be given back by a new refund. */
export function leftToGiveBack(paid: Kobo, claims: readonly Claim[]): Kobo {
  return kobo(Math.max(0, subtractKobo(paid, sumOf(claims))));
}

/**
 * How much of a refund that was decided is still owed: no more than the others leave of the payment. Promises that were
 * not sent either do not count against each other: the first that is carried out does. What was made twice is owed once.
 */
export function owedOf(paid: Kobo, claims: readonly Claim[], id: string): Kobo {
  const own = claims.filter((claim) => claim.id === id && !claim.isTwin);
  const others = claims.filter((claim) => claim.id !== id && claim.why !== 'promised');
  return kobo(Math.min(sumOf(own), leftToGiveBack(paid, others)));
}

/** The same for certain; null while what may be on its way at the provider makes a difference: nobody can say yet. */
export function certainlyOwedOf(paid: Kobo, claims: readonly Claim[], id: string): Kobo | null {
  const owed = owedOf(paid, claims, id);
  const certain = claims.filter(({ why }) => why !== 'told');
  return owed === owedOf(paid, certain, id) ? owed : null;
}

/** Whether more has gone back, or is on its way for certain, than was paid: then the buyer owes it, and a person must know. */
export function isGivenBackTwice(paid: Kobo, claims: readonly Claim[]): boolean {
  return sumOf(claims.filter(({ why }) => why === 'refunded' || why === 'at_provider' || why === 'taken')) > paid;
}

const order: readonly WhyNotLeft[] = ['refunded', 'promised', 'at_provider', 'told', 'disputed', 'taken'];

/** Why no more is left, one reason for each kind of claim; what waits for a person is a kind of its own. */
export function reasonsWhy(claims: readonly Claim[]): Reason[] {
  const moving = claims.filter(({ needsPerson }) => !needsPerson);
  const waiting = claims.filter(({ needsPerson }) => needsPerson);
  const reasons: Reason[] = [
    ...order.map((why) => ({ why, amount: sumOf(moving.filter((claim) => claim.why === why)) })),
    { why: 'promised', amount: sumOf(waiting), needsPerson: true },
  ];
  return reasons.filter(({ amount }) => amount > 0);
}

const words: Record<WhyNotLeft, string> = {
  refunded: 'has gone back already',
  promised: 'is about to be sent back',
  at_provider: 'is on its way back at the provider',
  told: 'may be on its way back at the provider',
  disputed: "is held by the buyer's bank in a dispute",
  taken: "was taken back by the buyer's bank",
};

/** `₦1,500.00 is on its way back at the provider` */
export function sayReason({ why, amount, needsPerson }: Reason, currency = 'NGN'): string {
  return `${formatAmount(amount, currency)} ${needsPerson ? 'is in a refund that needs attention' : words[why]}`;
}

/** All reasons as one part of a sentence. */
export function sayReasons(reasons: readonly Reason[], currency = 'NGN'): string {
  return reasons.map((reason) => sayReason(reason, currency)).join(', ') || 'no more was paid';
}

/** Why no more of a refund is owed, in words. What does not count against it is no reason. */
export function sayWhyNotOwed(claims: readonly Claim[], id: string, currency = 'NGN'): string[] {
  const isTwin = claims.some((claim) => claim.id === id && claim.isTwin);
  const others = reasonsWhy(claims.filter((claim) => claim.id !== id && claim.why !== 'promised'));
  return [
    ...(isTwin ? ['it was dealt with here already'] : []),
    ...others.map((reason) => sayReason(reason, currency)),
  ];
}

const sumOf = (claims: readonly Claim[]): Kobo => sumKobo(claims.map(({ amount }) => amount));
