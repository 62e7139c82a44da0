import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

/** A file by its path from the repository, and its text. */
export type Sources = ReadonlyMap<string, string>;
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

const imported = /^(?:import|export)\s(?!type\b)[^;]*?\bfrom '([^']+)'/gm;
const served = /\broute\(\w+, '(\w+)'/g;
const named = /'([a-z]\w+)'/g;

/** What stands at the top of the server puts the whole shop together: through it everything uses everything. */
export const assembles = (file: string) => path.posix.dirname(file) === 'apps/server/src';
export const isOfTests = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);

const textsOf = (source: string, pattern: RegExp) => Array.from(source.matchAll(pattern), ([, text]) => text as string);

export async function readSources(): Promise<Sources> {
  const files = await sourceFiles(['.ts', '.tsx']);
  const read = async (file: string) => [file, await readFile(path.join(root, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** The files that each file uses: what it imports, and for tests also who serves the operations that they call. */
export function usesOf(sources: Sources): Uses {
  const servers = new Map(
    [...sources].flatMap(([file, source]) => textsOf(source, served).map((name) => [name, file])),
  );
  return new Map(
    [...sources].map(([file, source]) => {
      const imports = textsOf(source, imported).map((from) => resolve(file, from));
      const calls = isOfTests(file) ? textsOf(source, named).map((name) => servers.get(name)) : [];
      return [file, new Set([...imports, ...calls].filter((used) => used !== undefined && sources.has(used)))];
    }) as [string, Set<string>][],
  );
}

/** Our packages are named after their folders: `@oja/domain/money/money` is packages/domain/src/money/money.ts. */
function resolve(file: string, from: string): string {
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file), from);
  return from
    .replace(/^@oja\/(demo|testing)\/(.+)$/, '$1/$2.ts')
    .replace(/^@oja\/(\w+)\/(.+)$/, 'packages/$1/src/$2.ts');
}

/** In how many steps each file that uses `file`, or uses one that does, comes to it; not through the files of `endsAt`. */
export function stepsTo(file: string, uses: Uses, endsAt = assembles): ReadonlyMap<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [reached, far] of steps) {
    if (endsAt(reached) && reached !== file) continue;
    for (const [user, used] of uses) if (used.has(reached) && !steps.has(user)) steps.set(user, far + 1);
  }
  return steps;
}
