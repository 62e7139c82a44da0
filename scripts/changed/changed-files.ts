import { capture, root } from '../lib/run.ts';

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { code, stdout, output } = await capture('git', args, { cwd });
  if (code !== 0) throw new Error(output.trim());
  return stdout;
}

/** Where this branch left main; on main itself, its last commit. */
export const branchedAt = async (cwd = root): Promise<string> => (await git(cwd, 'merge-base', 'HEAD', 'main')).trim();

/** What differs from a commit, committed since or not: what is new and what is gone, a moved file by both of its names. */
export async function changedFiles(since: string, cwd = root): Promise<string[]> {
  const told = await Promise.all([
    git(cwd, 'diff', '--name-only', '--no-renames', '-z', since, '--'),
    git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return told.flatMap((names) => names.split('\0')).filter((name) => name !== '');
}
