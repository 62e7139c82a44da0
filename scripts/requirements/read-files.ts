import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/run.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { plainSource, type SourceFile } from './find-texts.ts';
import { readTitles } from './read-titles.ts';

export const readDocument = (name: string): Promise<string> => readFile(path.join(root, 'docs', name), 'utf8');

/** What the shop must do, and what the desks of its stores and of its operator. */
export const readRequirementDocuments = (): Promise<string[]> =>
  Promise.all(['requirements.md', 'desk-requirements.md'].map(readDocument));

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

/** What runs as a step of its own, without a test file, is named by the step. */
const steps = 'scripts/verify.ts';

/** Every test file with its titles and the requirements that they name. */
export async function readTests() {
  const files = [...(await sourceFiles(['.test.ts', '.test.tsx', '.spec.ts'])), steps];
  return Promise.all(
    files.map(async (file) => {
      const titles = readTitles(await readFile(path.join(root, file), 'utf8'), file).map((title) => ({
        ...title,
        file,
      }));
      return { ...(await readPlain(file)), titles, ids: new Set(titles.flatMap(({ ids }) => ids)) };
    }),
  );
}
