import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { capture, programs, root } from './lib/run.ts';

const apps = path.join(root, 'apps');
const web = path.join(apps, 'web');
const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** Builds a copy of the web app, which stands beside it so that its packages are found; answers the files that it made of the shop. */
async function buildShop(change: (folder: string) => Promise<void>): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(apps, 'web-copy-'));
  made.push(folder);
  await cp(web, folder, { recursive: true, filter: (file) => !/[\\/](dist|node_modules)$/.test(file) });
  await change(folder);
  const args = [programs.vite, 'build', '--app', '--logLevel', 'warn'];
  const { code, output } = await capture(process.execPath, args, { cwd: folder, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(output);
  const files = new Map<string, string>();
  for (const part of ['client', 'boot']) {
    const names = await readdir(path.join(folder, 'dist', part), { recursive: true, withFileTypes: true });
    for (const entry of names.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(path.join(folder, 'dist'), file), await readFile(file, 'base64'));
    }
  }
  return files;
}

/** A desk of one page, whose module and classes stand nowhere else; the build's own table of pages stays. */
async function leaveLittleDesk(folder: string): Promise<void> {
  const desk = path.join(folder, 'desk');
  for (const part of ['features', 'ui', 'pages', 'app/frame']) {
    await rm(path.join(desk, part), { recursive: true, force: true });
  }
  const entry = "document.body.className = 'p-[7.13rem] tracking-[.313em] underline-offset-[13px]';\n";
  await writeFile(path.join(desk, 'entry.tsx'), entry);
}

it('the shop’s files are the same, byte for byte, whatever the desk is [DESK-15]', async () => {
  const whole = await buildShop(async () => {});
  const little = await buildShop(leaveLittleDesk);
  expect(whole.size).toBeGreaterThan(40);
  expect([...little.keys()]).toEqual([...whole.keys()]);
  expect([...whole.keys()].filter((file) => little.get(file) !== whole.get(file))).toEqual([]);
});
