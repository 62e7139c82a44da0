// npm run demo:leave: removes from the database of DATA_DIR or DATABASE_URL what must not be in a live shop. See docs/operations.md.

import { StartFailure } from '../apps/server/src/database/start-failure.ts';
import { leaveDemo } from '../apps/server/src/demo/leave-demo.ts';
import { ConfigFailure } from '../apps/server/src/settings/config.ts';

try {
  const left = await leaveDemo(process.env, (line) => console.log(line));
  const words: Record<typeof left, string> = {
    left: 'The demo is left: a shop with DEMO=0 opens on this database now.',
    no_demo: 'There is nothing of a demo that would have to be removed.',
    running: 'A shop is running on this database: stop it first.',
  };
  console.log(words[left]);
  process.exitCode = left === 'running' ? 1 : 0;
} catch (error) {
  const expected = error instanceof ConfigFailure || error instanceof StartFailure;
  console.error(expected ? error.message : (error as Error).stack);
  process.exitCode = 2;
}
