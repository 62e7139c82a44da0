import { StartFailure } from './database/start-failure.ts';
import { ConfigFailure } from './settings/config.ts';
import { type Shop, startShop } from './start-shop.ts';

/** Longer than any request may take to be answered; what is not done by then is ended with the process. Milliseconds. */
const longestStop = 15_000;

const tell = (line: string) => process.stdout.write(`${line}\n`);
const starting = startShop(process.env, tell);
let stopping = false;

/** A stop during the start waits for the start, so that what was just started is stopped too. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  let shop: Shop | null = null;
  setTimeout(() => {
    process.stderr.write(`${lateStopWords(shop?.jobsUnderWay())}\n`);
    process.exit(1);
  }, longestStop).unref();
  shop = await starting.catch(() => null);
  await shop?.stop();
  process.exit(0);
}

/** @param jobs none where it was the start that did not end */
function lateStopWords(jobs: readonly string[] | undefined): string {
  const waitedFor = jobs === undefined ? 'the start' : jobs.map((name) => `the job '${name}'`).join(', ');
  return `Ended after ${longestStop / 1000} s of stopping, without ${waitedFor || 'the last connections'}.`;
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  const { greeting } = await starting;
  if (!stopping) tell(greeting);
} catch (error) {
  const expected = error instanceof StartFailure || error instanceof ConfigFailure;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
