import { chown, stat } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';
import { type Account, runProgram } from './run-program.ts';

const accountName = process.platform === 'darwin' ? '_postgres' : 'postgres';

/**
 * Whom PostgreSQL runs as. It refuses to run as root, so root starts it as the owner of the cluster that is there, else
 * as the system's user for it, made if missing.
 */
export async function chooseAccount(existingCluster: string | undefined): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  if (existingCluster) {
    const { uid, gid } = await stat(existingCluster);
    if (uid !== 0) return { uid, gid };
  }
  return (await lookUp()) ?? (await makeAccount());
}

async function lookUp(): Promise<Account> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', accountName]), runProgram('id', ['-g', accountName])]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : null;
}

async function makeAccount(): Promise<Account> {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  const made = await runProgram('useradd', ['--system', '--user-group', ...home, accountName]);
  const account = await lookUp();
  if (account) return account;
  throw new StartFailure(
    `PostgreSQL does not run as root, and the user ${accountName} could not be made (${made.output}): start as another user, or set DATABASE_URL.`,
  );
}

/** Gives what root has made to the account that has to use it. */
export async function giveTo(account: Account, file: string): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}

/** A cluster that root has copied belongs to root; PostgreSQL accepts its own only. */
export async function giveTreeTo(account: Account, folder: string): Promise<void> {
  if (!account || (await stat(folder)).uid === account.uid) return;
  await runProgram('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}
