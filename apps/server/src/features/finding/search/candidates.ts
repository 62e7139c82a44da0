import type { Queries } from '../words/terms.ts';

/** Products that a text finds, each with how well it fits. */
export type Candidates = FoundByWords | FoundByName;

export interface FoundByWords {
  by: 'words';
  terms: Queries;
  /** As it was typed: a run of letters that may lie inside of words. */
  run: string;
  /** Of many at most so many are read, the best ranked first. */
  most: number;
}

/** A run of letters in the name. */
export interface FoundByName {
  by: 'name';
  run: string;
  /** A tsquery that they must fit, too: `'seller:…'`; empty for all. */
  among: string;
  most: number;
}

/** Of these so many with every word in name or brand are compared besides, where there are more than are read. */
export const ENOUGH_NAMED = 400;
