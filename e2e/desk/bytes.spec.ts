import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { deskOf, openStore } from '../support/desk-store.ts';

/** What the desk may cost a trader on a prepaid line; 1 KB is 1000 bytes. */
const limits = {
  firstVisit: 150_000,
  entryScripts: 100_000,
  styles: 16_000,
  pageChunk: 20_000,
  formChunk: 35_000,
  laterVisit: 6000,
};

const built = path.join(import.meta.dirname, '../../apps/web/dist/desk');

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}
const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, seen);
  return seen;
}

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(built, file))).length, 0);

test('the entry, the styles and every page of the desk stay within their bytes [DESK-52, DESK-53]', () => {
  const known = withImports(entry);
  expect(sizeOf(known)).toBeLessThanOrEqual(limits.entryScripts);
  const styles = readdirSync(path.join(built, 'assets/desk')).filter((file) => file.endsWith('.css'));
  expect(sizeOf(styles.map((file) => `assets/desk/${file}`))).toBeLessThanOrEqual(limits.styles);
  const pages = Object.keys(manifest).filter((key) => /-page\.tsx$/.test(key));
  expect(pages.length).toBeGreaterThan(3);
  const tooLarge = pages
    .map((key) => ({ key, bytes: sizeOf([...withImports(key)].filter((file) => !known.has(file))) }))
    .filter(({ key, bytes }) => bytes > (/[/](?:product|sheet)-page/.test(key) ? limits.formChunk : limits.pageChunk));
  expect(tooLarge).toEqual([]);
});

test('the first visit to Today as it crosses the wire, and a later one [DESK-54, DESK-55]', async ({ page }) => {
  const store = await openStore(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const fonts: string[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const visit = async () => {
    bytes = 0;
    await page.goto(deskOf(store));
    await expect(page.getByText('All done.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    return bytes;
  };
  const first = await visit();
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(limits.firstVisit);
  expect(fonts).toEqual([]);
  expect(await visit()).toBeLessThanOrEqual(limits.laterVisit);
});
