import path from 'node:path';

export interface TestFile {
  file: string;
  source: string;
  /** The requirements that its titles name. */
  ids: ReadonlySet<string>;
}

const isRunByVitest = ({ file }: TestFile) => /\.test\.tsx?$/.test(file);

/**
 * The test files that a break in a file concerns, nearest first: those beside it, those that import it or something
 * beside it, and those that name a requirement which a test beside it names.
 */
export function concernedTests(file: string, tests: readonly TestFile[]): string[] {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file).replace(/\.tsx?$/, '');
  const own = ({ file: test }: TestFile) => path.posix.basename(test).startsWith(`${name}.`);
  const beside = tests.filter(isRunByVitest).filter((test) => path.posix.dirname(test.file) === folder);
  const ids = new Set(beside.flatMap((test) => [...test.ids]));
  const imports = new RegExp(
    `from '(?:[^']*/)?${path.posix.basename(folder)}/[\\w.-]+'|from '(?:[^']*/)?${name}(?:\\.ts)?'`,
  );
  const further = tests
    .filter(isRunByVitest)
    .filter((test) => !beside.includes(test))
    .map((test) => ({
      test,
      near: imports.test(test.source),
      shared: [...test.ids].filter((id) => ids.has(id)).length,
    }))
    .filter(({ near, shared }) => near || shared > 0)
    .sort((a, b) => Number(b.near) - Number(a.near) || b.shared - a.shared);
  const nearest = [...beside.filter(own), ...beside.filter((test) => !own(test))];
  return [...nearest, ...further.map(({ test }) => test)].map((test) => test.file);
}
