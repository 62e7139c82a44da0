import type { Requirement } from './read-requirements.ts';
import type { TestTitle } from './read-titles.ts';

export interface Coverage {
  /** Every requirement with the tests that name it, `file: title`, in the document's order. */
  lines: { requirement: Requirement; tests: string[] }[];
  /** Ids that tests name and the document does not have. */
  unknown: { id: string; test: string }[];
}

export function matchTests(
  requirements: readonly Requirement[],
  titles: readonly (TestTitle & { file: string })[],
  settled: readonly string[] = [],
): Coverage {
  const lines = requirements.map((requirement) => ({ requirement, tests: [] as string[] }));
  const lineOf = new Map(lines.map((line) => [line.requirement.id, line]));
  const unknown: Coverage['unknown'] = [];
  for (const { file, title, ids } of titles) {
    const test = `${file}: ${title}`;
    for (const id of ids) {
      const line = lineOf.get(id);
      if (line) line.tests.push(test);
      else if (!settled.includes(id)) unknown.push({ id, test });
    }
  }
  return { lines, unknown };
}
