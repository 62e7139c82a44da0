import type { Tx } from '../../../database/pool.ts';
import { hasFewer } from './made.queries.ts';
import { countWords, keepMisspellings } from './make-lexicon.queries.ts';
import { smallShop } from './make-when-due.ts';

/** In so many names a word stands before a typing error is taken for it: what one seller misspelt is no correction. */
const leastNames = 3;

/** Counts in how many products each word stands, and keeps from which typing errors it is found. */
export async function makeLexicon(tx: Tx): Promise<void> {
  await countWords(tx);
  await keepMisspellings(tx, (await hasFewer(tx, smallShop)) ? 1 : leastNames);
}
