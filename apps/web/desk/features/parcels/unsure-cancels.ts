import type { CancelLook } from '@oja/contract/desks/desk-cancellations';
import type { CancelReason } from '@oja/domain/payments/line-refund';
import { ApiError } from '../../../src/lib/api.ts';
import { readStored, writeStored } from '../../../src/lib/storage.ts';

/** A cancellation as it was sent. Under its key it is done once, however often it is sent. */
export interface AskedCancel {
  key: string;
  /** When it was sent first, in Unix milliseconds by this phone's clock. */
  at: number;
  quantity: number;
  reason: CancelReason;
  words: string;
  /** What was shown as going back. */
  look: CancelLook;
  /** How many there really are of what is not there, and how many were shown. */
  counted?: { seen: number; count: number } | undefined;
}

/** Who cancels: an account at the desk of a store. */
interface Canceller {
  user: string;
  seller: string;
}

/** What is cancelled: a line of a parcel, and what people call both. */
export interface CancelledLine {
  orderId: string;
  orderNumber: string;
  line: number;
  name: string;
}

/** A cancellation of which nobody knows whether it was done. */
export type UnsureCancel = CancelledLine & { asked: AskedCancel };
type Unsure = Readonly<Record<string, UnsureCancel>>;

/** Milliseconds after which it is not sent again: the shop forgets keys after two days, and it could be done twice. */
const OLDEST = 24 * 3_600_000;

/** Those of this visit, by desk: a phone may keep nothing. */
const inVisit = new Map<string, Unsure>();

const keyOf = ({ user, seller }: Canceller) => `oja.desk.cancels.${user}.${seller}`;
const placeOf = ({ orderId, line }: Pick<CancelledLine, 'orderId' | 'line'>) => `${orderId}.${line}`;

/** All of a desk that may be sent again, also those of before a reload. */
export const unsureCancels = (who: Canceller, now: number): UnsureCancel[] =>
  Object.values(allOf(who)).filter(({ asked }) => now - asked.at < OLDEST);

/** The one that has to be sent again before anything else of the line can be cancelled. */
export const unsureCancel = (
  who: Canceller,
  of: Pick<CancelledLine, 'orderId' | 'line'>,
  now: number,
): AskedCancel | undefined => unsureCancels(who, now).find((unsure) => placeOf(unsure) === placeOf(of))?.asked;

/** @param asked undefined forgets it: it is known what has become of it */
export function keepUnsure(who: Canceller, of: CancelledLine, asked: AskedCancel | undefined): void {
  const { [placeOf(of)]: _, ...others } = allOf(who);
  const { orderId, orderNumber, line, name } = of;
  const kept = asked ? { ...others, [placeOf(of)]: { orderId, orderNumber, line, name, asked } } : others;
  inVisit.set(keyOf(who), kept);
  writeStored(keyOf(who), Object.keys(kept).length > 0 ? JSON.stringify(kept) : null);
}

const allOf = (who: Canceller): Unsure => ({ ...inVisit.get(keyOf(who)), ...readUnsure(who) });

/** What lies in the browser may be of another version, or broken: then nothing was left open. */
function readUnsure(who: Canceller): Unsure {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(who)) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(Object.entries(kept).filter(([, unsure]) => isUnsure(unsure)));
  } catch {
    return {};
  }
}

function isUnsure(unsure: unknown): unsure is UnsureCancel {
  const { asked } = (unsure ?? {}) as Partial<UnsureCancel>;
  return typeof asked?.key === 'string' && typeof asked.at === 'number' && typeof asked.look?.amount === 'number';
}

/** Refusals of the member or of the moment: of what was sent before under the same key they say nothing. */
const ofTheTry = [401, 403, 429];
const ofTheMoment = ['refund_uncertain', 'refunds_changing'];

/** Whether it may have been done although the answer is none: the money goes back before the shop answers. @param before whether it was so before this try */
export function mayBeDone(error: unknown, before: boolean): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.status === 0 || error.status >= 500 || error.code === 'request_in_progress') return true;
  return before && (ofTheTry.includes(error.status) || ofTheMoment.includes(error.code));
}
