import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Refusal } from '../../../http/refusal.ts';
import type { Outcome, PartRow } from './parts.queries.ts';
import type { PartWrites } from './write-part.ts';

/** What becomes of the rows of a part, and what is written for that. */
export interface DecidedPart {
  writes: PartWrites;
  outcomes: Outcome[];
}

export const undecided = (): DecidedPart => ({
  writes: { prices: [], counts: [], lowAt: [], statuses: [] },
  outcomes: [],
});

/** A value that is not the one that the row goes on from, as a member reads of it. */
export const valueMoved = (name: string, now: number | ProductStatus, seen: number | ProductStatus) => ({
  ...{ name, now: inWords(now), seen: inWords(seen) },
});

const inWords = (value: number | ProductStatus): string =>
  typeof value === 'number' ? value.toLocaleString('en-NG') : value.replace('_', ' ');

/** The row as it is kept from now on. */
export const decided = (
  { row, before, after }: Pick<PartRow, 'row' | 'before' | 'after'>,
  outcome: Outcome['outcome'],
  problem: Refusal | string | null = null,
): Outcome => ({
  ...{ row, before, after, outcome },
  problem: problem === null || typeof problem === 'string' ? problem : problem.message,
});
