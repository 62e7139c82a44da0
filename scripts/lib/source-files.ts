import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.ts';

/** Folders with source in them, and what of a folder is not source. */
export const sourceFolders = ['packages', 'apps', 'demo', 'testing', 'e2e', 'bench', 'chaos', 'scripts'];
const passedOver = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'results']);

/** Every file below the folders of source whose name ends in one of the endings, relative to `folder`, sorted. */
export async function sourceFiles(
  endings: readonly string[],
  folder = root,
  folders = sourceFolders,
): Promise<string[]> {
  const found: string[] = [];
  const visit = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(folder, relative), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const inner = `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!passedOver.has(entry.name) && !entry.name.startsWith('.')) await visit(inner);
      } else if (endings.some((ending) => entry.name.endsWith(ending))) found.push(inner);
    }
  };
  for (const name of folders) await visit(name);
  return found.sort();
}
