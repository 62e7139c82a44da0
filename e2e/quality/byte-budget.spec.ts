import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { visitHome } from '../../bench/web/visit-home.ts';

/**
 * What a first visit may cost a shopper who pays by the megabyte. Bytes do not depend on the machine, so they gate hard;
 * 1 KB is 1000 bytes.
 */
const limits = {
  entryBrotli: 87_200,
  entryGzip: 100_300,
  routeChunk: 15_000,
  routeChunkWithForms: 26_000,
  documentStyles: 9_000,
  laterStyles: 15_600,
  // The bars of a phone, the '+' of each card and columns for letters twice as large are in it; what Home costs in all is bounded below.
  homeDocument: 30_600,
  fonts: 17_000,
  homeTotal: 190_000,
  homeRequests: 25,
};

const client = path.join(import.meta.dirname, '../../apps/web/dist/client');
const assets = path.join(client, 'assets');

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  name?: string;
}
const manifest = () =>
  JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk and everything it imports at once, as file names. */
function withImports(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(chunks, imported, seen);
  return seen;
}

/** What is there already when a chunk is asked for: of a part that a page alone asks for, all that the page has. */
function thereBefore(chunks: Record<string, Chunk>, key: string): Set<string> {
  const asking = Object.keys(chunks).filter((each) => chunks[each]?.dynamicImports?.includes(key));
  const [page = ''] = asking;
  if (asking.length !== 1 || chunks[page]?.isEntry) return withImports(chunks, entryOf(chunks));
  return withImports(chunks, page, thereBefore(chunks, page));
}

const entryOf = (chunks: Record<string, Chunk>) =>
  Object.keys(chunks).find((key) => chunks[key]?.isEntry && chunks[key].file.endsWith('.js')) ?? '';

const sizeOf = (files: Iterable<string>, compress: (content: Buffer) => Buffer) =>
  [...files].reduce((sum, file) => sum + compress(readFileSync(path.join(client, file))).length, 0);

test.describe('byte budget', () => {
  test('row 1: everything Home executes', () => {
    const chunks = manifest();
    const files = withImports(chunks, entryOf(chunks));
    expect(sizeOf(files, (content) => brotliCompressSync(content))).toBeLessThanOrEqual(limits.entryBrotli);
    expect(sizeOf(files, (content) => gzipSync(content, { level: 9 }))).toBeLessThanOrEqual(limits.entryGzip);
  });

  test('row 2: each route', () => {
    const chunks = manifest();
    const routes = Object.entries(chunks).filter(([, chunk]) => chunk.isDynamicEntry);
    expect(routes.length).toBeGreaterThan(5);
    const tooLarge = routes
      .map(([key, chunk]) => {
        const known = thereBefore(chunks, key);
        const own = [...withImports(chunks, key)].filter((file) => !known.has(file));
        return { page: chunk.name ?? key, bytes: sizeOf(own, (content) => brotliCompressSync(content)) };
      })
      .filter(
        ({ page, bytes }) => bytes > (/product|checkout/.test(page) ? limits.routeChunkWithForms : limits.routeChunk),
      );
    expect(tooLarge).toEqual([]);
  });

  test("each part of the operator's page is fetched by itself, and no shopper's page has anything of them [QUEUE-55]", () => {
    const chunks = manifest();
    const isOperators = (key: string) => /pages\/operator\//.test(key);
    const parts = Object.keys(chunks).filter((key) => /pages\/operator\/\w+\/\w+-part\./.test(key));
    expect(parts).toHaveLength(5);
    const filesOf = (key: string) => withImports(chunks, key);
    for (const part of parts) {
      const others = parts.filter((other) => other !== part).map((other) => chunks[other]?.file ?? '');
      expect([...filesOf(part)].filter((file) => others.includes(file))).toEqual([]);
    }
    const shoppers = Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry && !isOperators(key));
    const files = new Set(shoppers.flatMap((key) => [...filesOf(key)]));
    expect(files.size).toBeGreaterThan(20);
    // Every one of its acts asks one of these, or says this.
    const told = [...files].filter((file) =>
      /api\/operator|Stays in the audit log/.test(readFileSync(path.join(client, file), 'utf8')),
    );
    expect(told).toEqual([]);
  });

  test('row 3: styles, those in the document and those for later', () => {
    const [later = '', inDocument = '', ...others] = readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .sort();
    expect(others).toEqual([]);
    const size = (file: string) => sizeOf([`assets/${file}`], (content) => brotliCompressSync(content));
    expect(size(inDocument), inDocument).toBeLessThanOrEqual(limits.documentStyles);
    expect(size(later), later).toBeLessThanOrEqual(limits.laterStyles);
  });

  test('rows 4 to 7: Home as it crosses the wire', async ({ browser, baseURL }) => {
    const visit = await visitHome(browser, baseURL ?? '');
    expect(visit.bytes.document, 'home document').toBeLessThanOrEqual(limits.homeDocument);
    expect(visit.bytes.font, 'fonts').toBeLessThanOrEqual(limits.fonts);
    expect(visit.bytes.total, 'home in all').toBeLessThanOrEqual(limits.homeTotal);
    expect(visit.requests, 'requests').toBeLessThanOrEqual(limits.homeRequests);
    expect(visit.bytes.document).toBeGreaterThan(5000);
  });
});
