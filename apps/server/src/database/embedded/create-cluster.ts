import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { giveTo } from './account.ts';
import { failureOf } from './folder-failure.ts';
import type { Place } from './place.ts';
import { runProgram } from './run-program.ts';

/** Kept inside the cluster's folder, which only its owner may enter. */
const passwordFile = 'oja-password';

/**
 * The superuser's password of the place's cluster, which is made if there is none. It is made under another name and
 * renamed when complete: an interrupted start leaves nothing that looks like a cluster. To be called under the lock.
 */
export async function createClusterOnce(place: Place): Promise<string> {
  if (!(await stat(path.join(place.cluster, 'PG_VERSION')).catch(() => null))) await createCluster(place);
  const password = await readFile(path.join(place.cluster, passwordFile), 'utf8').catch(() => '');
  if (password === '') {
    throw new StartFailure(`The database in ${place.home} is incomplete: its file ${passwordFile} is missing.`);
  }
  return password;
}

async function createCluster(place: Place): Promise<void> {
  const prefix = 'unfinished-';
  for (const left of await readdir(place.home)) {
    if (left.startsWith(prefix)) await rm(path.join(place.home, left), { recursive: true, force: true });
  }
  const name = prefix + randomBytes(6).toString('hex');
  const unfinished = path.join(place.home, name);
  const secret = `${unfinished}.password`;
  await writeFile(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await giveTo(place.account, secret);
  // The built-in locale sorts and folds the same on every machine and does not change with the system's libraries.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  const args = ['-D', unfinished, ...access, ...locale, '--no-instructions'];
  const made = await runProgram(path.join(place.binaries, 'bin/initdb'), args, place.account);
  if (made.code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    await rm(secret, { force: true });
    throw await failureOf('be created', made.output, place);
  }
  await rename(secret, path.join(unfinished, passwordFile));
  await rename(unfinished, place.cluster);
  // A power cut must not undo the renaming of a folder that orders have been written into since.
  const folder = await open(place.home, 'r');
  await folder.sync();
  await folder.close();
}
