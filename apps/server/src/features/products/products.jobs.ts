import type { Db } from '../../database/pool.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { carryOnChanges } from './upkeep/carry-on-changes.ts';
import { forgetChanges } from './upkeep/changes-under-way.queries.ts';
import { endSales } from './upkeep/end-sales.ts';

/** What goes on with the goods of stores while nobody asks. */
export function productsJobs(db: Db): Job[] {
  return [
    { name: 'carry on changes', every: 1, atOnce: true, work: (stopping) => carryOnChanges(db, stopping) },
    { name: 'end sales', every: 60, atOnce: true, work: (stopping) => endSales(db, stopping) },
    { name: 'forget changes', every: 3600, work: (stopping) => forgetChanges(db, stopping) },
  ];
}
