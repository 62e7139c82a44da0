import type { Finding } from '../apps/server/src/features/money-check/money-check.questions.ts';
import type { Options } from './options.ts';
import type { Tally } from './tally.ts';

/** Everything a run found out, as it is written to `--json`. */
export function reportOf(options: Options, seconds: number, tally: Tally, findings: readonly Finding[]) {
  return {
    seed: options.seed,
    seconds: options.seconds,
    buyers: options.buyers,
    tookSeconds: Math.round(seconds),
    counts: tally.counts(),
    latencies: tally.latencies(),
    invariants: findings,
    seenByTheRun: { violations: tally.violationCount, first: tally.violations },
    violations: violationsOf(tally, findings),
  };
}

export type Report = ReturnType<typeof reportOf>;

function violationsOf(tally: Tally, findings: readonly Finding[]): number {
  return tally.violationCount + findings.reduce((sum, { count }) => sum + count, 0);
}

/** The same for a person. */
export function printReport({
  counts,
  latencies,
  invariants,
  seenByTheRun,
  violations,
  seed,
  tookSeconds,
}: Report): void {
  const row = (...cells: (string | number)[]) =>
    console.log(
      `  ${String(cells[0]).padEnd(56)}${cells
        .slice(1)
        .map((cell) => String(cell).padStart(10))
        .join('')}`,
    );
  for (const [group, names] of Object.entries(counts)) {
    console.log(`\n${group}`);
    for (const [name, count] of Object.entries(names)) row(name, count);
  }
  console.log('\nanswers that decided something, in milliseconds');
  row('', 'count', 'p50', 'p99', 'longest');
  for (const { what, count, p50, p99, max } of latencies) row(what, count, p50, p99, max);
  console.log('\ninvariants, and what breaks them');
  for (const { id, says, missing, count, examples } of invariants) {
    const words = `${id}  ${says}`;
    console.log(`  ${(missing === null ? String(count) : '-').padStart(5)}  ${words}`);
    for (const example of examples) console.log(`         ${example}`);
  }
  for (const violation of seenByTheRun.first) console.log(`  ! ${violation}`);
  console.log(`\nSeed ${seed}, ${tookSeconds} s in all: ${violations} violations.`);
}
