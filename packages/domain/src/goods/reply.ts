import { hasWords } from './review.ts';

/** Characters of the reply of a store to a review, at most. */
export const MAX_REPLY = 1000;

/** Whether a text says something that can be read, and no more than a reply may. */
export const isReply = (text: string): boolean => hasWords(text) && text.trim().length <= MAX_REPLY;
