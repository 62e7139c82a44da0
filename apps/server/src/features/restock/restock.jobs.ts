import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { forgetOldRequests } from './restock.queries.ts';
import { tellWhatIsBack } from './tell-what-is-back.ts';

/** What goes on with those who wait while nobody asks. */
export function restockJobs({ db, config }: Pick<Deps, 'db' | 'config'>): Job[] {
  return [
    {
      name: 'tell what is back',
      every: 15,
      atOnce: true,
      work: (stopping) => tellWhatIsBack({ db, config }, stopping),
    },
    { name: 'forget who waits', every: 3600, work: (stopping) => forgetOldRequests(db, stopping) },
  ];
}
