import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

/** The features whose statements are those of a store's desk. A new room of the desk joins here. What keeps one in order asks of all stores, and who opens one has none. */
const rooms = ['cancellations', 'earnings', 'parcels', 'pictures', 'products', 'reviews/replies', 'stores'];
const statementsOfDesks = new RegExp(
  `^apps/server/src/features/(${rooms.join('|')})/(?!upkeep/|opening/).*\\.queries\\.ts$`,
);
/** Where an id becomes that of a store whose member asks. */
const door = 'apps/server/src/http/desk.ts';
/** Who enters by it: a request, an act that proves the membership once more, the document of a desk, and the demo's story. */
const enterers =
  /^apps\/server\/src\/(http\/desk|http\/route|features\/teams\/enter-again|web\/desk\/desk\.routes|demo\/desk-story\/enter-desk)\.ts$/;

/** Who may look at a store that the asker does not work for. */
const lookers = /^apps\/server\/src\/(http\/desk\.ts$|features\/operator\/)/;

/**
 * Checks that what is read and written for a store's desk is asked for with a `SellerId`, and that such an id is made where the
 * membership is proven and nowhere else. Tests are no desks.
 * @returns what is wrong, a line each, and how many functions take one
 */
export async function checkDesks(folder = root): Promise<{ problems: string[]; functions: number }> {
  const files = (await sourceFiles(['.ts'], folder, ['apps/server/src'])).filter((file) => !file.endsWith('.test.ts'));
  const problems: string[] = [];
  let functions = 0;
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    if (file !== door)
      problems.push(...placesIn(source, saysSellerId).map((at) => `${at}: only ${door} makes a SellerId`));
    if (!enterers.test(file))
      problems.push(...placesIn(source, callsDoor).map((at) => `${at}: no request enters a desk here`));
    if (!lookers.test(file))
      problems.push(
        ...placesIn(source, callsLooking).map((at) => `${at}: only an operator looks at a store of others`),
      );
    if (!statementsOfDesks.test(file)) continue;
    const exported = exportedFunctions(source);
    const careless = exported.filter(({ types }) => !types.includes('SellerId'));
    functions += exported.length - careless.length;
    problems.push(...careless.map(({ name }) => `${file}: ${name} takes no SellerId, and could touch another store`));
  }
  return { problems, functions };
}

/** Says of something that it is a `SellerId`, or the desk that holds one, whatever stands around it. */
const saysSellerId = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) &&
  /\b(SellerId|Desk)\b/.test(node.type.getText(source));

const callsDoor = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isCallExpression(node) && node.expression.getText(source) === 'deskOf';

const callsLooking = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isCallExpression(node) && node.expression.getText(source) === 'sellerLookedAt';

function placesIn(source: ts.SourceFile, such: (node: ts.Node, source: ts.SourceFile) => boolean): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (such(node, source)) {
      found.push(`${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Exported {
  name: string;
  /** Of the parameters, as they are written. */
  types: string[];
}

/** Functions that a file shows, declared or kept in a constant. */
function exportedFunctions(source: ts.SourceFile): Exported[] {
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return [told(statement.name?.text ?? 'default', statement, source)];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [told(name.getText(source), initializer, source)]
        : [],
    );
  });
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function told(name: string, { parameters }: ts.SignatureDeclaration, source: ts.SourceFile): Exported {
  return { name, types: parameters.map(({ type }) => type?.getText(source) ?? '') };
}
