export const MAX_RATING = 5;
/** Characters of a comment, at most. */
export const MAX_COMMENT = 5000;
export const DEFAULT_REVIEWER = 'Anonymous';
export const reviewNeedsSignIn = 'Please log in to leave a review';
export const reviewIncomplete = 'Please provide both a rating and comment';

export interface ReviewDraft {
  /** Whole stars, 1 to 5; undefined or 0 while none is chosen. */
  rating: number | undefined;
  comment: string;
}

/** Why a review cannot be submitted, in words for the shopper; undefined if it can. */
export function reviewRefusal(draft: ReviewDraft, signedIn: boolean): string | undefined {
  if (!signedIn) return reviewNeedsSignIn;
  return isRating(draft.rating) && hasWords(draft.comment) ? undefined : reviewIncomplete;
}

/** Whether anything of a text can be seen: blanks, marks of direction and characters of no width cannot. */
export function hasWords(text: string): boolean {
  return /[^\s\p{C}\p{Z}]/u.test(text);
}

export function isRating(value: unknown): value is 1 | 2 | 3 | 4 | 5 {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_RATING;
}

export function reviewerName(userName: string | null | undefined): string {
  return userName?.trim() || DEFAULT_REVIEWER;
}
