import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

/** Where a statement of a feature may stand: what it asks and writes, what must hold of its rows, and tests. */
const home = /\.(queries|invariants|test)\.ts$/;
const beginning = new Set(['selectFrom', 'selectNoFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/**
 * Checks that features write SQL in `*.queries.ts` and `*.invariants.ts` alone, so that whoever looks for what touches a
 * table knows which files to open.
 * @returns what is wrong, a line each, and how many files were looked at
 */
export async function checkSql(folder = root): Promise<{ problems: string[]; files: number }> {
  const features = await sourceFiles(['.ts'], folder, ['apps/server/src/features']);
  const files = features.filter((file) => !home.test(file));
  const problems: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const node of statementsOf(source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      problems.push(`${file}:${line + 1}: a statement stands outside *.queries.ts and *.invariants.ts`);
    }
  }
  return { problems, files: files.length };
}

/** What only a statement needs: Kysely's `sql` as a value, and the words that begin a query. */
function statementsOf(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push(...importsOfSql(node));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (beginning.has(node.expression.name.text)) found.push(node.expression.name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importsOfSql({ moduleSpecifier, importClause }: ts.ImportDeclaration): ts.ImportSpecifier[] {
  if ((moduleSpecifier as ts.StringLiteral).text !== 'kysely') return [];
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter(({ name, propertyName }) => (propertyName ?? name).text === 'sql');
}
