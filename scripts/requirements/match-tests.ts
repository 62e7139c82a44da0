import type { Proof, TitleInFile } from './prove-titles.ts';
import type { Requirement } from './read-requirements.ts';

export interface NamedBy {
  /** `file: title`. */
  test: string;
  proof: Proof;
}

export interface Coverage {
  /** Every requirement with the tests that name it, in the document's order. */
  lines: { requirement: Requirement; tests: NamedBy[] }[];
  /** Ids that tests name and the document does not have. */
  unknown: { id: string; test: string }[];
}

export function matchTests(
  requirements: readonly Requirement[],
  titles: readonly (Pick<TitleInFile, 'file' | 'title' | 'ids'> & { proof: Proof })[],
  settled: readonly string[] = [],
): Coverage {
  const lines = requirements.map((requirement) => ({ requirement, tests: [] as NamedBy[] }));
  const lineOf = new Map(lines.map((line) => [line.requirement.id, line]));
  const unknown: Coverage['unknown'] = [];
  for (const { file, title, ids, proof } of titles) {
    const test = `${file}: ${title}`;
    for (const id of ids) {
      const line = lineOf.get(id);
      if (line) line.tests.push({ test, proof });
      else if (!settled.includes(id)) unknown.push({ id, test });
    }
  }
  return { lines, unknown };
}

/** What no test proves: none that ran and passed, or, where no run was looked at, none that names it. */
export const unproven = ({ lines }: Pick<Coverage, 'lines'>): Coverage['lines'] =>
  lines.filter(({ tests }) => !tests.some(({ proof }) => proof === 'passed' || proof === 'named'));
