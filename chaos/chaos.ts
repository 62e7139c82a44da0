// npm run chaos: buyers buy scarce goods from two servers while everything around them breaks; then money and stock are judged.
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { buildWeb } from '../scripts/lib/web-build.ts';
import { type Options, readOptions, usage } from './options.ts';
import { printReport, type Report, reportOf } from './report.ts';
import { run } from './run.ts';

const tell = (line: string) => console.error(line);

function readOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(2);
  }
}

/** What is left of a run that found something is kept, where no later run clears it away. */
async function keepForInquest(folder: string, seed: number): Promise<void> {
  const kept = path.join(tmpdir(), `oja-chaos-${seed}-${process.pid}`);
  await rename(folder, kept);
  tell(`Kept for the inquest: ${kept} (database, logs, provider.json, history.jsonl). Seed ${seed}.`);
}

const options = readOrExit();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const since = performance.now();
await buildWeb();
const folder = await temporaryFolder();
let report: Report | null = null;
let failed = true;
try {
  tell(`Seed ${options.seed}. Opening a shop of two servers in ${folder} …`);
  const outcome = await run(options, folder, tell, stop.signal);
  if (outcome) {
    report = reportOf(options, (performance.now() - since) / 1000, outcome.tally, outcome.findings);
    printReport(report);
    if (options.json) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  failed = report ? report.violations > 0 : false;
} finally {
  if (failed || options.keep) await keepForInquest(folder, options.seed);
  else await rm(folder, { recursive: true, force: true });
}
// A reader that is slow gets the whole report: what lies before a pipe would be lost.
for (const stream of [process.stdout, process.stderr]) {
  await new Promise<void>((done) => stream.write('', () => done()));
}
// Connections of buyers that are kept alive, and what a stopped run leaves waiting, hold nobody up.
process.exit(failed || stop.signal.aborted ? 1 : 0);
