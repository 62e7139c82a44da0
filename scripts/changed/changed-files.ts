import { capture } from '../lib/run.ts';

async function git(...args: string[]): Promise<string> {
  const { code, stdout, output } = await capture('git', args);
  if (code !== 0) throw new Error(output.trim());
  return stdout.trim();
}

/** Where this branch left main; on main itself, its last commit. */
export const branchedAt = (): Promise<string> => git('merge-base', 'HEAD', 'main');

/** What differs from a commit, committed since or not, and what is new; what is gone is left to the types. */
export async function changedFiles(since: string): Promise<string[]> {
  const told = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return told.flatMap((names) => names.split('\n')).filter((name) => name !== '');
}
