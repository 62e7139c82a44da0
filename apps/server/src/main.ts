import { ConfigFailure } from './config.ts';
import { StartFailure } from './database/start-failure.ts';
import { startShop } from './start-shop.ts';

/** Longer than any request may take to be answered; what is not done by then is ended with the process. */
const longestStop = 15_000;

const tell = (line: string) => process.stdout.write(`${line}\n`);

try {
  const shop = await startShop(process.env, tell);
  tell(shop.greeting);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    await shop.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  const expected = error instanceof StartFailure || error instanceof ConfigFailure;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
