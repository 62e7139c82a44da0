import type { Tx } from '../../../database/pool.ts';
import { hasFewer } from './made.queries.ts';
import { beginPhrases, forgetSearches, headPhrases, replacePhrases } from './make-phrases.queries.ts';
import { smallShop } from './make-when-due.ts';

/** So many products are called the same before that is a thing, and not one product's name. */
const leastNamed = 3;

/** Collects what the search box offers: brands, what things are called, places, and what several people searched for. */
export async function makePhrases(tx: Tx): Promise<void> {
  await forgetSearches(tx);
  await replacePhrases(tx, (await hasFewer(tx, smallShop)) ? 1 : leastNamed);
  await beginPhrases(tx);
  await headPhrases(tx);
}
