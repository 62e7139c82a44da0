import { demoAccountIds } from '@oja/demo/account-ids';
import type { Db } from '../database/pool.ts';
import { hashPassword } from '../platform/passwords.ts';

/** Fills an empty shop with the demo catalogue, telling how far it is. A shop that has products, or has left the demo, is left as it is. */
export async function openDemo(db: Db, tell: (line: string) => void): Promise<void> {
  const first = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const left = await db.selectFrom('users').select('id').where('id', 'in', demoAccountIds).limit(1).executeTakeFirst();
  if (first || left) return;
  // Only a demo pays for reading the catalogue into memory.
  const { loadDemo } = await import('@oja/demo/load');
  let told = 0;
  await loadDemo(db, {
    hashPassword,
    now: new Date(),
    onProgress: (done, total) => {
      const quarter = Math.floor((done / total) * 4);
      if (quarter > told) tell(`Loading the demo shop: ${done} of ${total} records`);
      told = quarter;
    },
  });
}
