import ts from 'typescript';

export interface WrittenTitle {
  title: string;
  /** The requirements that it names in brackets, and the scenarios of docs/faults.md. */
  ids: string[];
  faults: string[];
  /** A group's title is proven by all of its tests. */
  kind: 'test' | 'group';
  /** Matches the title as a runner tells it, with whatever was filled in. */
  pattern: RegExp;
}

const never = new Set(['skip', 'todo', 'fixme']);
const placeholder = /%[sdifjoOc#$]|\$[A-Za-z][\w.]*/;
/** `C7`, but not `C-07`, and not the invariants of money, which are I01 to I39. */
const fault = /(?<![\w-])(?:[A-HJK]\d{1,2}|I\d|I1[0234])(?![\w-])/g;

const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g)].flatMap(([, list = '']) => list.split(', '));
const faultsIn = (title: string): string[] => title.match(fault) ?? [];

/** Whether a title names a requirement or a fault, and so what its test proves. */
export const namesId = (title: string): boolean => idsIn(title).length + faultsIn(title).length > 0;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The titles of the tests and groups that a file defines. Texts, comments and what is always passed over are none. */
export function readTitles(source: string, file = 'a.test.ts'): WrittenTitle[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: WrittenTitle[] = [];
  const visit = (node: ts.Node): void => {
    const words = ts.isCallExpression(node) ? definerOf(node.expression) : [];
    if (words.includes('describe') && words.some((word) => never.has(word))) return;
    const title = ts.isCallExpression(node) ? titleOf(node, words) : undefined;
    if (title) found.push(title);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `it('…')`, `test.describe('…')`, `it.each([…])('…')`. */
function titleOf(call: ts.CallExpression, words: readonly string[]): WrittenTitle | undefined {
  const [first] = call.arguments;
  const parts = first && literalParts(first);
  const kind = kindOf(words);
  if (!parts || !kind || words.some((word) => never.has(word))) return;
  const formatted = words.includes('each') || words.includes('for');
  const title = parts.join('…');
  return {
    title,
    kind,
    ids: idsIn(title),
    faults: faultsIn(title),
    pattern: patternOf(formatted ? parts.flatMap((part) => part.split(placeholder)) : parts),
  };
}

/** Of `test.step` and the like: nothing. `step` alone is one of `npm test`, for what runs without a test file. */
function kindOf(words: readonly string[]): WrittenTitle['kind'] | undefined {
  if (words.includes('step')) return words.length === 1 ? 'test' : undefined;
  if (words.includes('describe')) return 'group';
  return words[0] === 'it' || words[0] === 'test' ? 'test' : undefined;
}

const patternOf = (parts: readonly string[]) => new RegExp(`^${parts.map(escaped).join('.*')}$`, 's');

/** What stands written in a title, cut where something is filled in; nothing if it is no written text. */
function literalParts(node: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return undefined;
}

/** The words of a call's name: `it.skip.each` of `it.skip.each([…])('…')`. */
function definerOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...definerOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return definerOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return definerOf(expression.tag);
  return [];
}
