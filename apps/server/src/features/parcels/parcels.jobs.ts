import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { remindStores } from './upkeep/remind-stores.ts';

/** What goes on with parcels while nobody asks. */
export function parcelsJobs(deps: Pick<Deps, 'db' | 'config'>): Job[] {
  // No oftener, for each round is a mail to each store that has something new to hear.
  return [{ name: 'remind stores', every: 900, atOnce: true, work: (stopping) => remindStores(deps, stopping) }];
}
