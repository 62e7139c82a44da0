import type { Outcome, RanTest } from '../lib/test-reports.ts';
import type { WrittenTitle } from './read-titles.ts';

/** What became of a title: 'named' where no run was looked at, 'not run' where the run did not have it. */
export type Proof = Outcome | 'named' | 'not run';

export type TitleInFile = WrittenTitle & { file: string };

/** A title is proven when it ran and every test of it passed: each row of a table, each test of a group. */
export function proofOf({ file, kind, pattern }: TitleInFile, ran: readonly RanTest[] | undefined): Proof {
  if (!ran) return 'named';
  const own = ran.filter(
    (test) =>
      test.file === file &&
      (kind === 'group' ? test.titles.slice(0, -1) : test.titles.slice(-1)).some((title) => pattern.test(title)),
  );
  if (own.length === 0) return 'not run';
  const worst = (['failed', 'skipped'] as const).find((outcome) => own.some((test) => test.outcome === outcome));
  return worst ?? 'passed';
}
