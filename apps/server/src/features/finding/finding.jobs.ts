import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { keepSearches } from './searched/keep-searches.ts';
import { keepCounts } from './upkeep/keep-counts.ts';
import { makeLexicon } from './upkeep/make-lexicon.ts';
import { makePhrases } from './upkeep/make-phrases.ts';
import { makeWhenDue } from './upkeep/make-when-due.ts';
import { moveStores } from './upkeep/move-stores.ts';
import { rankProducts } from './upkeep/rank-products.ts';
import { rewordRenamed } from './upkeep/reword-renamed.ts';
import { foldVersions } from './versions/versions.queries.ts';

/** Seconds between looks whether something is due. */
const look = 300;

/** What is not worth keeping in the transaction of whoever writes a product. */
export function findingJobs({ db, searches }: Pick<Deps, 'db' | 'searches'>, secret: string): Job[] {
  return [
    { name: 'make the lexicon', every: look, atOnce: true, work: () => makeWhenDue(db, 'lexicon', makeLexicon) },
    { name: 'make phrases', every: look, atOnce: true, work: () => makeWhenDue(db, 'phrases', makePhrases) },
    { name: 'rank products', every: look, atOnce: true, work: (stopping) => rankProducts(db, stopping) },
    { name: 'keep counts', every: 30, atOnce: true, work: (stopping) => keepCounts(db, stopping) },
    { name: 'keep searches', every: 60, atOnce: true, work: () => keepSearches(db, searches, secret) },
    { name: 'fold versions', every: 10, atOnce: true, work: () => foldVersions(db) },
    { name: 'move stores', every: 2, atOnce: true, work: (stopping) => moveStores(db, stopping) },
    { name: 'reword what was renamed', every: 5, work: (stopping) => rewordRenamed(db, stopping) },
  ];
}
