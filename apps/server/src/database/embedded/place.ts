import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { chooseAccount, giveTo, giveTreeTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import { inDataFolder } from './folder-failure.ts';
import { type Account, runProgram } from './run-program.ts';

/** Where one embedded database lives and whom it runs as. */
export interface Place {
  /** The data folder as the settings name it, for messages. */
  dataDir: string;
  account: Account;
  binaries: string;
  /** Ours, mode 0700: holds the cluster and its log. */
  home: string;
  cluster: string;
  log: string;
  socketFolder: string;
}

const homeName = 'postgresql-18';
export const defaultSystemFolder = process.platform === 'darwin' ? '/usr/local/var/oja' : '/var/lib/oja';
/** The socket's whole path must stay under 104 bytes (macOS; 108 on Linux). */
const longestSocketFolder = 88;

/**
 * Chooses account and folders, and makes the folders. As root, what the account cannot reach moves to the system
 * folder; a database that is already there stays where it is.
 */
export async function choosePlace(dataDir: string, systemFolder: string): Promise<Place> {
  const folder = path.resolve(dataDir);
  const local = path.join(folder, homeName);
  const system = path.join(systemFolder, shortHash(folder), homeName);
  return inDataFolder(folder, async () => {
    const existing = (await hasCluster(local)) ? local : (await hasCluster(system)) ? system : undefined;
    const account = await chooseAccount(existing && path.join(existing, 'cluster'));
    await makeReachable(folder);
    const reachable = await canEnter(account, folder);
    if (existing === local && !reachable) {
      throw new StartFailure(`The user PostgreSQL runs as may no longer enter ${folder}: restore the permissions.`);
    }
    const home = existing ?? (reachable ? local : system);
    await makeReachable(path.dirname(home));
    await makePrivate(account, home);
    if (existing) await giveTreeTo(account, path.join(home, 'cluster'));
    const socketFolder = socketFolderFor(home);
    if (socketFolder !== home) await makePrivate(account, socketFolder);
    return {
      dataDir: folder,
      account,
      binaries: await findBinaries(account, systemFolder),
      home,
      cluster: path.join(home, 'cluster'),
      log: path.join(home, 'server.log'),
      socketFolder,
    };
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function hasCluster(home: string): Promise<boolean> {
  try {
    const { uid } = await stat(path.join(home, 'cluster', 'PG_VERSION'));
    if (process.getuid?.() === 0 || uid === process.getuid?.()) return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false;
    // Closed to us is either the home, which is another user's then, or a folder above it, which tells by throwing.
    await stat(home);
  }
  throw new StartFailure(`The database in ${home} belongs to another user: start as that user, or set DATA_DIR.`);
}

/**
 * Makes the folder if missing; what is newly made may be passed through, so that our umask does not keep the account
 * out. Level by level, because making them in one call hides why it failed.
 */
async function makeReachable(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => null))?.isDirectory()) return;
  if (path.dirname(folder) !== folder) await makeReachable(path.dirname(folder));
  try {
    await mkdir(folder);
    await chmod(folder, 0o711);
  } catch (error) {
    // Another process made it in between, unless it is a file.
    if (!(await stat(folder).catch(() => null))?.isDirectory()) throw error;
  }
}

async function canEnter(account: Account, folder: string): Promise<boolean> {
  return account === null || (await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)).code === 0;
}

/** A folder for the account alone. One that somebody else has put there (in the shared temporary folder) is refused. */
async function makePrivate(account: Account, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const owner = account?.uid ?? process.getuid?.();
  if (made) await giveTo(account, folder);
  const found = await lstat(folder);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new StartFailure(`The folder ${folder} belongs to another user: start as that user, or remove it.`);
  }
  if (found.uid !== owner) await giveTo(account, folder);
  if ((found.mode & 0o777) !== 0o700) await chmod(folder, 0o700);
}

/** Beside the cluster, unless PostgreSQL could not take the path: too long, or with the marks that separate a list. */
function socketFolderFor(home: string): string {
  const usable = Buffer.byteLength(home) <= longestSocketFolder && !/[",]/.test(home);
  return usable ? home : `/tmp/oja-${shortHash(home)}`;
}
