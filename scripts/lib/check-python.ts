import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

const options = {
  'line-length': 140,
  'target-version': 'py311',
  format: { 'quote-style': 'single', 'skip-magic-trailing-comma': true },
  lint: {
    select: ['E', 'F', 'I', 'B', 'SIM', 'UP', 'RET', 'C4', 'PIE'],
    // Lines are the formatter's, lists of one length are the rule of zip, l is a length, and closures are called where they stand.
    ignore: ['E501', 'B905', 'E741', 'B023'],
    isort: { 'known-first-party': ['cut_out', 'denoise', 'goods', 'light', 'materials', 'prints', 'shapes', 'stage'] },
  },
};

/** What cannot be read has no rule, but a code in words. */
const isRule = (code: string | null): boolean => /^[A-Z]+\d+$/.test(code ?? '');

/**
 * Checks format and lint of the Python of the demo's studio by Ruff.
 * @returns what is wrong, a line each, and how many files were looked at
 */
export async function checkPython(folder = root): Promise<{ problems: string[]; files: number }> {
  const ruff = new Workspace(options, PositionEncoding.Utf16);
  const files = await sourceFiles(['.py'], folder);
  const problems: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const found = ruff.check(text) as Diagnostic[];
    for (const { code, message, start_location: at } of found) problems.push(`${file}:${at.row}: ${code} ${message}`);
    // What cannot be read cannot be formatted, and has been told.
    if (found.every(({ code }) => isRule(code)) && ruff.format(text) !== text)
      problems.push(`${file}: not formatted (npm run format)`);
  }
  return { problems, files: files.length };
}

/** Formats them. @returns the files that have changed */
export async function formatPython(folder = root): Promise<string[]> {
  const ruff = new Workspace(options, PositionEncoding.Utf16);
  const changed: string[] = [];
  for (const file of await sourceFiles(['.py'], folder)) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const formatted = ruff.format(text);
    if (formatted === text) continue;
    await writeFile(path.join(folder, file), formatted);
    changed.push(file);
  }
  return changed;
}
