import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { carryOnChanges } from './upkeep/carry-on-changes.ts';
import { carryOnImports } from './upkeep/carry-on-imports.ts';
import { forgetChanges } from './upkeep/changes-under-way.queries.ts';
import { compareImports } from './upkeep/compare-imports.ts';
import { endSales } from './upkeep/end-sales.ts';
import { forgetImports } from './upkeep/imports-under-way.queries.ts';
import { tellLowStock } from './upkeep/tell-low-stock.ts';

/** What goes on with the goods of stores while nobody asks. */
export function productsJobs({ db, config }: Pick<Deps, 'db' | 'config'>): Job[] {
  return [
    { name: 'carry on changes', every: 1, atOnce: true, work: (stopping) => carryOnChanges(db, stopping) },
    { name: 'carry on imports', every: 1, atOnce: true, work: (stopping) => carryOnImports(db, stopping) },
    { name: 'compare imports', every: 1, atOnce: true, work: (stopping) => compareImports(db, stopping) },
    { name: 'end sales', every: 60, atOnce: true, work: (stopping) => endSales(db, stopping) },
    {
      name: 'tell low stock',
      every: 300,
      atOnce: true,
      work: (stopping) => tellLowStock({ db, config }, new Date(), stopping),
    },
    { name: 'forget changes', every: 3600, work: (stopping) => forgetChanges(db, stopping) },
    { name: 'forget imports', every: 3600, work: (stopping) => forgetImports(db, stopping) },
  ];
}
