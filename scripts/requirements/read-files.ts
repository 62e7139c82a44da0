import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/run.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { plainSource, type SourceFile } from './find-texts.ts';
import { readTitles } from './read-titles.ts';

export const readDocument = (name: string): Promise<string> => readFile(path.join(root, 'docs', name), 'utf8');

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isProduct = (file: string) => /^(apps|packages)\//.test(file) && !isTest(file) && !file.includes('/testing/');

async function readPlain(file: string): Promise<SourceFile> {
  return { file, content: plainSource(await readFile(path.join(root, file), 'utf8')) };
}

/** What the shop is made of, without its tests and without what only developers see. */
export async function readProduct(): Promise<SourceFile[]> {
  const files = (await sourceFiles(['.ts', '.tsx'])).filter((file) => isProduct(file) && !file.includes('/gallery/'));
  return Promise.all(files.map(readPlain));
}

/** Every test file with the titles that name requirements. */
export async function readTests() {
  const files = await sourceFiles(['.test.ts', '.test.tsx', '.spec.ts']);
  return Promise.all(
    files.map(async (file) => {
      const titles = readTitles(await readFile(path.join(root, file), 'utf8')).map((title) => ({ ...title, file }));
      return { ...(await readPlain(file)), titles, ids: new Set(titles.flatMap(({ ids }) => ids)) };
    }),
  );
}
