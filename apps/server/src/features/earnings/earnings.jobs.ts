import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/log.ts';
import { Seal } from '../../platform/seal.ts';
import { resolveSealKeys } from '../../settings/secrets.ts';
import { makeSubaccounts } from './upkeep/make-subaccounts.ts';
import { sealOldAccounts } from './upkeep/seal-old-accounts.ts';

/** What goes on with the accounts of stores while nobody asks. */
export function earningsJobs(deps: Deps, log: Log): Job[] {
  const seal = new Seal(resolveSealKeys(deps.config));
  return [
    { name: 'make subaccounts', every: 2, work: (stopping) => makeSubaccounts(deps, seal, log, stopping) },
    {
      name: 'seal old accounts',
      every: 60,
      atOnce: true,
      work: (stopping) => sealOldAccounts(deps.db, seal, stopping),
    },
  ];
}
