import ts from 'typescript';

/** One break that somebody might write: a stretch of a file and what stands there instead. */
export interface Mutant {
  file: string;
  line: number;
  /** What kind of break it is. */
  operator: string;
  start: number;
  end: number;
  original: string;
  replacement: string;
}

type Edit = Pick<Mutant, 'operator' | 'start' | 'end' | 'replacement'>;

const comparisons: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const logic: Record<string, string> = { '&&': '||', '||': '&&' };
const arithmetic: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*' };

/** Calls of the query builder that can be left out, with what that costs. */
const clauses: Record<string, string> = {
  where: 'a condition of a query left out',
  whereRef: 'a condition of a query left out',
  forUpdate: 'a row lock left out',
  forNoKeyUpdate: 'a row lock left out',
  forShare: 'a row lock left out',
  skipLocked: 'locked rows not passed over',
  orderBy: 'an order left out',
  limit: 'a limit left out',
};

/** The same in SQL that is written out. */
const sqlEdits: [operator: string, find: RegExp, replacement: string][] = [
  ['a row lock left out', /\bfor (?:no key )?update(?: of \w+)?/g, ''],
  ['locked rows not passed over', /\bskip locked\b/g, ''],
  ['the order turned round', /\bdesc\b/g, 'asc'],
  ['another comparison', /(?<=\s)>=(?=\s)/g, '>'],
  ['another comparison', /(?<=\s)<=(?=\s)/g, '<'],
  ['another comparison', /(?<=\s)<(?=\s)/g, '<='],
  ['another comparison', /(?<=\s)>(?=\s)/g, '>='],
  ['and for or', /\band\b/g, 'or'],
  ['no longer distinct', /\bis distinct from\b/g, 'is not distinct from'],
];

/** Every break that the operators find in a file, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isSaid(node)) return;
    for (const edit of editsOf(node, source)) {
      const original = source.slice(edit.start, edit.end);
      const line = tree.getLineAndCharacterOfPosition(edit.start).line + 1;
      if (edit.replacement !== original) found.push({ file, line, original, ...edit });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.sort((a, b) => a.start - b.start);
}

export const plant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** The words of a log or an error change nothing that a test should see. */
function isSaid(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node)) return isSaid(node.expression);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const name = node.expression.getText();
  return /(^|\.)log(ger)?\.\w+$|^console\.\w+$|^(Range|Type)?Error$/.test(name);
}

function editsOf(node: ts.Node, source: string): Edit[] {
  const edit = (operator: string, at: ts.Node, replacement: string): Edit => ({
    operator,
    start: at.getStart(),
    end: at.getEnd(),
    replacement,
  });
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText();
    if (comparisons[sign]) return [edit('another comparison', node.operatorToken, comparisons[sign])];
    if (logic[sign]) return [edit('and for or', node.operatorToken, logic[sign])];
    const isText = /['"`]/.test(node.getText());
    if (arithmetic[sign] && !isText) return [edit('another sum', node.operatorToken, arithmetic[sign])];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [edit('a negation left out', node, node.operand.getText())];
  }
  if (ts.isIfStatement(node)) {
    return [
      edit('a condition that never holds', node.expression, 'false'),
      edit('a condition that always holds', node.expression, 'true'),
    ];
  }
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [edit('a call left out', node, ';')];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [edit('the opposite', node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [edit('the opposite', node, 'true')];
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
    return [edit('one more', node, `(${node.getText()} + 1)`)];
  }
  if (ts.isCallExpression(node)) return [...swapped(node), ...withoutClause(node)];
  if (isSql(node)) return sqlBreaks(node, source);
  return [];
}

function isCall(expression: ts.Expression): boolean {
  return ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression);
}

/** Two plain arguments in each other's place. */
function swapped({ arguments: [first, second, ...rest] }: ts.CallExpression): Edit[] {
  if (!first || !second || rest.length > 2 || ![first, second].every(isPlain)) return [];
  const replacement = `${second.getText()}, ${first.getText()}`;
  return [{ operator: 'arguments in the wrong order', start: first.getStart(), end: second.getEnd(), replacement }];
}

const isPlain = (node: ts.Expression) => ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);

function withoutClause({ expression: called, arguments: given }: ts.CallExpression): Edit[] {
  if (!ts.isPropertyAccessExpression(called)) return [];
  const { text } = called.name;
  const operator = Object.hasOwn(clauses, text) ? clauses[text] : undefined;
  const end = called.parent.getEnd();
  const breaks = operator ? [{ operator, start: called.expression.getEnd(), end, replacement: '' }] : [];
  const direction = text === 'orderBy' ? given.at(-1) : undefined;
  if (!direction || !ts.isStringLiteral(direction) || direction.text !== 'desc') return breaks;
  const turned = { start: direction.getStart(), end: direction.getEnd(), replacement: "'asc'" };
  return [...breaks, { operator: 'the order turned round', ...turned }];
}

const isSql = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql');

function sqlBreaks(node: ts.TaggedTemplateExpression, source: string): Edit[] {
  const { template } = node;
  const pieces = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
  return pieces.flatMap((piece) =>
    sqlEdits.flatMap(([operator, find, replacement]) =>
      [...source.slice(piece.getStart(), piece.getEnd()).matchAll(find)].map((match) => ({
        operator,
        start: piece.getStart() + match.index,
        end: piece.getStart() + match.index + match[0].length,
        replacement,
      })),
    ),
  );
}
