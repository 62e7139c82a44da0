import { StartFailure } from './database/start-failure.ts';
import { ConfigFailure } from './settings/config.ts';
import { startShop } from './start-shop.ts';

/** Longer than any request may take to be answered; what is not done by then is ended with the process. Milliseconds. */
const longestStop = 15_000;

const tell = (line: string) => process.stdout.write(`${line}\n`);
const starting = startShop(process.env, tell);
let stopping = false;

/** A stop during the start waits for the start, so that what was just started is stopped too. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), longestStop).unref();
  const shop = await starting.catch(() => null);
  await shop?.stop();
  process.exit(0);
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
