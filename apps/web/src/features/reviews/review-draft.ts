import { MAX_RATING } from '@oja/domain/goods/review';
import { keep, REVIEW_KEY, readKept } from '../../lib/kept.ts';

export interface Draft {
  /** 0 while no star is chosen. */
  rating: number;
  comment: string;
}

export const emptyDraft: Draft = { rating: 0, comment: '' };

/** What was typed about this product and not sent: it outlives a reload, and the way to sign in and back. */
export function keptDraft(productId: string): Draft | undefined {
  const { id, rating, comment } = (readKept(REVIEW_KEY) ?? {}) as Record<string, unknown>;
  if (id !== productId || typeof comment !== 'string' || !isRatingOrNone(rating)) return undefined;
  return { rating, comment };
}

export function keepDraft(productId: string, draft: Draft): void {
  keep(REVIEW_KEY, draft.rating === 0 && draft.comment === '' ? undefined : { id: productId, ...draft });
}

export const forgetDraft = () => keep(REVIEW_KEY, undefined);

const isRatingOrNone = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_RATING;
