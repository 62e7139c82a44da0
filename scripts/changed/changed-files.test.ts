import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { capture } from '../lib/run.ts';
import { branchedAt, changedFiles } from './changed-files.ts';

let repository: string;
const put = (name: string) => writeFile(path.join(repository, name), `text of ${name}\n`);

async function git(...args: string[]): Promise<void> {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const { code, output } = await capture('git', [...author, ...args], { cwd: repository });
  expect(code, output).toBe(0);
}

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'oja-changed-'));
  await git('init', '--quiet', '--initial-branch=main');
  await Promise.all(['kept.ts', 'edited.ts', 'gone.ts', 'old-name.ts', '.gitignore'].map(put));
  await writeFile(path.join(repository, '.gitignore'), 'junk.log\n');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'first');
  await git('checkout', '--quiet', '-b', 'branch');
});
afterEach(() => rm(repository, { recursive: true }));

const changed = async () => (await changedFiles(await branchedAt(repository), repository)).sort();

it('tells nothing of a branch on which nothing changed', async () => {
  expect(await changed()).toEqual([]);
});

it('tells what was committed, edited, added, moved and deleted, whatever its name, and nothing ignored', async () => {
  await git('rm', '--quiet', 'gone.ts');
  await git('mv', 'old-name.ts', 'new-name.ts');
  await git('commit', '--quiet', '--message', 'second');
  await Promise.all([writeFile(path.join(repository, 'edited.ts'), 'new'), put('Ọjà new.ts'), put('junk.log')]);
  expect(await changed()).toEqual(['edited.ts', 'gone.ts', 'new-name.ts', 'old-name.ts', 'Ọjà new.ts']);
});

it('leaves out what main did since the branch left it', async () => {
  await git('checkout', '--quiet', 'main');
  await git('rm', '--quiet', 'kept.ts');
  await git('commit', '--quiet', '--message', 'on main');
  await git('checkout', '--quiet', 'branch');
  expect(await changed()).toEqual([]);
});
