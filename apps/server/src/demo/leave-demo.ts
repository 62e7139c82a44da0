import { rm } from 'node:fs/promises';
import path from 'node:path';
import { audit } from '../books/audit.ts';
import { databaseOf } from '../database/connection/database-of.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type Tx } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { closeAccount } from '../features/leaving/close-account.ts';
import { readConfig } from '../settings/config.ts';
import {
  countShops,
  endWhatTheMailboxGave,
  findOpenOrders,
  lockDemoAccounts,
  lookAtStores,
  removeLoaded,
  revokeOperators,
} from './leave-demo.queries.ts';
import { closeWhatWaits, takeBackCredit } from './leave-demo-money.ts';
import { hasDemoAccounts } from './refuse-demo-accounts.ts';

/** What came of it. 'running': a shop uses the database and could make what is being removed anew. */
export type Left = 'left' | 'no_demo' | 'running';

/**
 * `npm run demo:leave`: makes of a demo a database that a live shop can be opened on (docs/decisions/033). Of the settings
 * only the place of the database counts, so that it runs before the others are found.
 */
export async function leaveDemo(env: NodeJS.ProcessEnv, tell: (line: string) => void): Promise<Left> {
  const config = readConfig({ DEMO: '1', DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR });
  const { address, stop } = await databaseOf(config);
  try {
    await migrate(address);
    const { db, close } = openDatabase({ address, applicationName: 'oja-leave-demo', maxConnections: 1 });
    try {
      if ((await countShops(db)) > 0) return 'running';
      if (!(await hasDemoAccounts(db))) return 'no_demo';
      for (const line of await inTransaction(db, leave)) tell(line);
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
  // Mails of the demo: whoever they name, nobody needs them any more.
  await rm(path.join(config.dataDir, 'sandbox-mail'), { recursive: true, force: true });
  return 'left';
}

/** All or nothing. @returns what was done, in lines for a person */
async function leave(tx: Tx): Promise<string[]> {
  const { loaded } = await import('@oja/demo/loaded');
  const closed = await lockDemoAccounts(tx);
  const operators = await revokeOperators(tx);
  for (const { id } of operators) {
    await audit(tx, {
      actor: 'system',
      action: 'role.revoked',
      subject: `account:${id}`,
      details: { role: 'operator' },
    });
  }
  const { sessions, mails } = await endWhatTheMailboxGave(tx);
  for (const account of closed) await closeAccount(tx, account);
  const credit = await takeBackCredit(tx);
  const waited = await closeWhatWaits(tx);
  const { products, stores, kept } = await removeLoaded(tx, loaded);
  const lookedAt = await lookAtStores(tx);
  const orders = await findOpenOrders(tx);
  return [
    `Accounts closed: ${closed.map(({ email }) => email).join(', ')}.`,
    `Operators without rights now: ${operators.map(({ email }) => email).join(', ') || 'none'}. Grant them anew with: npm run operator -- grant <email>`,
    `Ended: ${sessions} sessions, all passwords, all mailed links, all confirmations of addresses, ${mails} mails that waited.`,
    'Accounts that stay get a new password by "Forgot password", at their address.',
    credit,
    ...waited,
    `Removed: ${products} products, their reviews, ${stores} stores, all banners of the demo; its categories stay.`,
    `Who opens a store from now on is looked at by an operator first; suspended until then: ${lookedAt} that were opened in the demo.`,
    ...(kept > 0 ? [`Stores kept for the books of their orders, without goods or owner: ${kept}.`] : []),
    ...(orders.length > 0 ? [`Paid with play money, not to be sent: ${orders.join(', ')}.`] : []),
  ];
}
