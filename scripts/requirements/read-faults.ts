import type { Requirement } from './read-requirements.ts';

/** The scenarios of `docs/faults.md`: `- **C7** Disk full … → writes fail clean …`. */
export function readFaults(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-K]\d+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
}

/** A sentence in quotes, as titles are. */
const sentence = /(['"`])((?:\\.|(?!\1)[^\\\n])* (?:\\.|(?!\1)[^\\\n])*)\1/g;
/** `C7`, but not `C-07`, and not the invariants of money, which are I01 to I30. */
const fault = /(?<![\w-])(?:[A-HJK]\d{1,2}|I\d|I1[0234])(?![\w-])/g;
const skipped = /\b(?:it|test|describe)\s*\.(?:skip|todo|fixme)(?:\.each\([\s\S]*\))?\(\s*$/;

/** The scenarios that the titles of a test file name: `'stops without losing an order in flight: C9'`. */
export function readNamedFaults(source: string): { title: string; ids: string[] }[] {
  return [...source.matchAll(sentence)]
    .filter(({ index }) => !skipped.test(source.slice(Math.max(0, index - 2000), index)))
    .map(([, , title = '']) => ({ title, ids: title.match(fault) ?? [] }))
    .filter(({ ids }) => ids.length > 0);
}
