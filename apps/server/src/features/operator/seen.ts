import { createHash } from 'node:crypto';
import type { Kobo } from '@oja/domain/money/money';
import { refusal } from '../../http/refusal.ts';

/**
 * Names what an operator is shown of a matter. The act says it again: whoever closes something has seen all of it, and
 * what came after it was shown stays open.
 */
export function markOf(...shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** @throws Refusal if it is not what the operator was shown */
export function demandSeen(seen: string, mark: string): void {
  if (seen !== mark) throw refusal('matter_changed');
}

/** What an act books: what is left to give back, or is given up. */
export const markOfOrphan = ({ left, excess }: { left: Kobo; excess: Kobo }) => markOf(left, excess);

export const markOfRefund = (refund: { amount: Kobo; owed: Kobo }) => markOf(refund.amount, refund.owed);

/** What is one again waits anew. */
export const markOfOverpaid = (refund: { matter: string; matterSince: Date | null; excess: Kobo }) =>
  markOf(refund.matter, refund.matterSince, refund.excess);

/** What an application is judged by can be written anew while it waits; a store that sells is judged by where it stands. */
export const markOfStore = (store: { status: string; statusAt: Date; editVersion: number; trusted: boolean }) =>
  markOf(store.status, store.statusAt, store.status === 'applied' ? store.editVersion : null, store.trusted);

/** What of a product is looked at is written anew with each edit. */
export const markOfProduct = (product: { status: string; takenDownAt: Date | null; editVersion: number }) =>
  markOf(product.status, product.takenDownAt, product.editVersion);

/** What is kept anew is another one, and so is what was taken back meanwhile. */
export const markOfDraft = (draft: { id: string; version: number; submittedAt: Date | null }) =>
  markOf(draft.id, draft.version, draft.submittedAt);

/** What the provider has said of its end. */
export const markOfDispute = (dispute: { status: string; resolution: string | null; amount: Kobo | null }) =>
  markOf(dispute.status, dispute.resolution, dispute.amount);
