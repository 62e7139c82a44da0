import { ApiError } from '../../../src/lib/api.ts';
import type { Act } from './act.ts';
import type { KeptAct } from './kept-acts.ts';
import type { AnswerTo, AnyAnswer } from './send-act.ts';

/** What has become of an act so far. */
export type Sent<A extends Act = Act> = SentWith<AnswerTo<A>>;
type SentWith<Answer> =
  | { state: 'done'; answer: Answer }
  /** The line is down, or the session has ended: it waits on this phone. */
  | { state: 'kept' }
  /** The shop refused it: to be told where it was done. */
  | { state: 'refused'; error: ApiError };

export type AnySent = SentWith<AnyAnswer>;

/** Who did an act and waits for what becomes of it. */
export interface Asker {
  tell: (sent: AnySent) => void;
  /** Aborted once the screen is gone on which a refusal would be told. */
  screen: AbortSignal | undefined;
}
/** Whether a refusal is told to somebody. */
export const isHeard = (ask: Asker | undefined): boolean => ask !== undefined && !ask.screen?.aborted;

/** Why what waits is not sent now. */
export type Halt = 'line' | 'signed-out';

/** What has become of a try: it is through, nothing goes now, or this one does not go. */
export type Tried = 'through' | Halt | 'stuck';

/** Milliseconds after which an act is not sent any more: the shop forgets keys after two days, and it could count twice. */
const OLDEST = 24 * 3_600_000;
const tooOld =
  'This waited for more than a day, so it was not sent. Look at it, and do it again if it is still to be done.';

/** Milliseconds that the clock may be set back while an act waits; beyond that nobody knows how long it has waited. */
const SET_BACK = 3_600_000;
const fromTheFuture =
  'The clock of this phone was wrong when this was done, so it was not sent. Look at it, and do it again if it is still to be done.';

/** Why an act is not sent any more, in words; null where it is. */
export function whyNotSent({ at }: KeptAct, now: number): string | null {
  const age = now - at;
  if (age > OLDEST) return tooOld;
  return age < -SET_BACK ? fromTheFuture : null;
}

/** Refusals that say nothing of the act itself, nor of any other. */
const passing = ['request_in_progress', 'rate_limited'];
/** Answers of a shop that cannot be reached or has no time. */
const noLine = [0, 429, 502, 503, 504];

/** What keeps an act, or all of them, waiting; null where it was refused for good. */
export function haltedBy({ status, code }: ApiError): Exclude<Tried, 'through'> | null {
  if (status === 401) return 'signed-out';
  if (noLine.includes(status) || passing.includes(code)) return 'line';
  return status >= 500 ? 'stuck' : null;
}

const idOf = (item: { orderId: string } | { stockItemId: string }): string =>
  'orderId' in item ? item.orderId : item.stockItemId;

/** Which of several were refused, and why in words; null where all were done. */
export function refusedIn(answer: AnyAnswer): Pick<KeptAct, 'reason' | 'refusals'> | null {
  if (!('items' in answer)) return null;
  const refusals = answer.items.filter((item) => !item.ok).map((item) => ({ id: idOf(item), message: item.message }));
  if (refusals.length === 0) return null;
  const why = [...new Set(refusals.map(({ message }) => message))].join(' ');
  return { reason: `${refusals.length} of ${answer.items.length} could not be done: ${why}`, refusals };
}

const unknown = { code: 'internal_error', status: 500, requestId: null, details: {}, retryAfter: null } as const;

/** What another tab was told, in the words that it kept. */
export const refusedFor = (reason: string): ApiError => new ApiError(reason, unknown);

/** A fault of ours while sending says nothing of the act, nor of the others. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('This could not be sent.', unknown, { cause: error });
