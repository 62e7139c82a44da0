import { takeDownReasons } from './take-down.ts';

/** What the operator looks at before it is sold: nothing, what is published first, or changes of products, too. */
export const productReviews = ['off', 'new', 'new_and_edits'] as const;
export type ProductReview = (typeof productReviews)[number];

/** Where a draft stands: being written, waiting for the operator, or sent back with reasons. */
export const draftStates = ['open', 'in_review', 'returned'] as const;
export type DraftState = (typeof draftStates)[number];

/** Why the operator returns a draft: what a product would be taken down for, and what can only be mended before. */
export const returnReasons = [...takeDownReasons, 'unclear picture'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Seconds within which a decision can be undone, and after which its mail leaves. */
export const UNDO_SECONDS = 60;

/** What the operator looks at of a store: of one that is trusted nothing, whatever is asked of others. */
export const reviewOf = (policy: ProductReview, { isTrusted }: { isTrusted: boolean }): ProductReview =>
  isTrusted ? 'off' : policy;

/** Whether publishing a draft sends it to the operator first. @param isNew there is no such product yet */
export function goesToReview(policy: ProductReview, { isNew }: { isNew: boolean }): boolean {
  return policy === 'new_and_edits' || (policy === 'new' && isNew);
}
