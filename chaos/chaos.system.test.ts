import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capture } from '../scripts/lib/run.ts';
import { buildWeb } from '../scripts/lib/web-build.ts';
import type { Report } from './report.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oja-chaos-test-'));
  await buildWeb();
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A short run with little harm from outside. */
async function chaos(...more: string[]) {
  const json = path.join(folder, 'report.json');
  const short = ['--seconds', '8', '--buyers', '8', '--seed', '7', '--kill-every', '60', '--json', json];
  const { code, output } = await capture(process.execPath, ['chaos/chaos.ts', ...short, ...more]);
  const kept = /Kept for the inquest: (\S+)/.exec(output)?.[1];
  if (kept) await rm(kept, { recursive: true, force: true });
  const report = JSON.parse(await readFile(json, 'utf8').catch(() => 'null')) as Report | null;
  return { code, output, report, kept };
}

it('tells of a shop that acknowledges before it has committed, and keeps what is needed for an inquest', async () => {
  const { code, output, report, kept } = await chaos(
    '--mutant',
    path.resolve('chaos/mutants/acknowledge-before-commit.ts'),
  );
  expect(output).toContain('was acknowledged and then answered order_not_found');
  expect(report?.violations).toBeGreaterThan(0);
  expect(kept).toBeDefined();
  expect(output).toContain('Seed 7');
  expect(code).toBe(1);
}, 300_000);

it('says how it is used when it is used wrongly', async () => {
  const { code, output } = await capture(process.execPath, ['chaos/chaos.ts', '--seconds', 'many']);
  expect(output).toContain('--seconds takes a number from 1 to 86400.');
  expect(output).toContain('npm run chaos [-- --seconds 60]');
  expect(code).toBe(2);
});
