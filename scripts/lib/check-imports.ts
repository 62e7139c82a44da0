import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, programs, root } from './run.ts';
import { sourceFiles, sourceFolders } from './source-files.ts';

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] };
}

/**
 * Checks the import rules of `.dependency-cruiser.cjs` in a copy of the repository. A checker that reads nothing finds
 * nothing, so the modules it read must be the source files there are, one for one.
 *
 * @returns what is wrong, a line each, and how many modules were read
 */
export async function checkImports(folder = root): Promise<{ problems: string[]; modules: number }> {
  const files = await sourceFiles(['.ts', '.tsx', '.mjs', '.cjs', '.js'], folder);
  const folders = sourceFolders.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  const config = path.join(folder, '.dependency-cruiser.cjs');
  const args = [programs.depcruise, '--config', config, '--output-type', 'json', ...folders];
  const { stdout, output } = await capture(process.execPath, args, { cwd: folder });
  if (!stdout.startsWith('{')) return { problems: [output.trim()], modules: 0 };

  const { modules, summary } = JSON.parse(stdout) as Cruise;
  const known = new Set(files);
  const read = new Set(modules.map(({ source }) => source).filter((source) => known.has(source)));
  const unread = files.filter((file) => !read.has(file));
  const lost = await Promise.all(files.map((file) => lostFiles(folder, file)));
  return {
    problems: [
      ...summary.violations.map(({ from, to, rule, cycle }) =>
        [`${rule.name}: ${from}`, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → '),
      ),
      ...unread.map((file) => `not read by the import checker: ${file}`),
      ...lost.flat(),
    ],
    modules: read.size,
  };
}

/** Sources that a file names by their path from its own folder, to run them or to read them, and that are not there: no type says so. */
async function lostFiles(folder: string, file: string): Promise<string[]> {
  const named = (await readFile(path.join(folder, file), 'utf8')).matchAll(
    /import\.meta\.dirname,\s*'([^']+\.(?:ts|tsx|mjs|sql))'/g,
  );
  const lost: string[] = [];
  for (const [, relative = ''] of named) {
    const there = await access(path.join(folder, path.dirname(file), relative)).then(
      () => true,
      () => false,
    );
    if (!there) lost.push(`not there: ${file} → ${relative}`);
  }
  return lost;
}
