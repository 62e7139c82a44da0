import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { awaitClaim } from './claims.queries.ts';
import { analyseFinding, countUnfilled, fillSome, nameAllScopes } from './fill-finding.queries.ts';
import { firstId } from './in-sets.ts';
import { isMissing, noteGone, noteMade } from './made.queries.ts';
import { setTiers } from './set-tiers.ts';

/** Milliseconds between two words about how far it is. */
const silence = 3000;

/** Fills a shop that was opened before it had a room for finding; one look-up in any other. */
export async function fillNewFinding(db: Db, tell: (line: string) => void): Promise<void> {
  if (await isMissing(db, 'filled')) await fillFinding(db, tell);
}

/**
 * Gives every product that has none its rows of finding, in sets with a transaction each: whatever ends it, the next start
 * goes on from there. Triggers keep true what is filled, whoever writes; servers that start together take turns, and each
 * returns when all is filled. Words, phrases and counts are made by the jobs then.
 */
export async function fillFinding(db: Db, tell: (line: string) => void): Promise<void> {
  const all = await inTransaction(db, async (tx) => {
    await awaitClaim(tx, 'filling');
    const unfilled = await countUnfilled(tx);
    // First, so that each product is put where it stays.
    if (unfilled > 0) await setTiers(tx);
    return unfilled;
  });
  let told = performance.now();
  let done = 0;
  for (let after: string | null = firstId; after !== null && all > 0; ) {
    const from: string = after;
    const { last, filled } = await inTransaction(db, async (tx) => {
      await awaitClaim(tx, 'filling');
      return fillSome(tx, from);
    });
    after = last;
    done += filled;
    if (performance.now() - told < silence) continue;
    tell(`Getting ready to find things: ${done} of ${all} products`);
    told = performance.now();
  }
  await inTransaction(db, async (tx) => {
    await awaitClaim(tx, 'filling');
    if (all > 0) {
      await analyseFinding(tx);
      await nameAllScopes(tx);
      await noteGone(tx, ['lexicon', 'phrases']);
    }
    await noteMade(tx, 'filled');
  });
}
