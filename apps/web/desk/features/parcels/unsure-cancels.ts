import type { CancelLook } from '@oja/contract/desks/desk-cancellations';
import type { CancelReason } from '@oja/domain/payments/line-refund';
import { ApiError } from '../../../src/lib/api.ts';

/** A cancellation as it was sent. Under its key it is done once, however often it is sent. */
export interface AskedCancel {
  key: string;
  quantity: number;
  reason: CancelReason;
  words: string;
  /** What was shown as going back. */
  look: CancelLook;
}

/** What is cancelled: a line of a store's parcel. */
interface LineAt {
  seller: string;
  orderId: string;
  line: number;
}

/** Those of this visit of which nobody knows whether they were done, by line. */
const unsure = new Map<string, AskedCancel>();

const placeOf = ({ seller, orderId, line }: LineAt) => `${seller}.${orderId}.${line}`;

/** The one that has to be sent again before anything else of the line can be cancelled. */
export const unsureCancel = (at: LineAt): AskedCancel | undefined => unsure.get(placeOf(at));

/** @param asked undefined forgets it: it is known what has become of it */
export function keepUnsure(at: LineAt, asked: AskedCancel | undefined): void {
  if (asked) unsure.set(placeOf(at), asked);
  else unsure.delete(placeOf(at));
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
