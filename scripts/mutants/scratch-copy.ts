import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, root } from '../lib/run.ts';

const built = path.join(root, 'apps/web/dist');

/** Copies what git knows of into a folder of its own, with this repository's dependencies: breaks are planted there. */
export async function makeScratchCopy(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'oja-mutants-'));
  const { stdout } = await capture('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter((name) => name !== '' && name !== 'node_modules')) {
    await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
    await cp(path.join(root, file), path.join(copy, file)).catch(ignoreMissing);
  }
  await linkDependencies(copy);
  if (existsSync(built)) await symlink(built, path.join(copy, 'apps/web/dist'));
  return copy;
}

/** The links to packages of ours are relative, so that the copy's lead to the copy; the rest is the repository's. */
async function linkDependencies(copy: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const ours = path.join(installed, '@oja');
  await mkdir(path.join(copy, 'node_modules/@oja'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@oja') await symlink(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  for (const name of await readdir(ours)) {
    await symlink(await readlink(path.join(ours, name)), path.join(copy, 'node_modules/@oja', name));
  }
}

/** A file that is deleted and not yet committed is still listed. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
