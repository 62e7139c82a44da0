import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

type Door = 'questions' | 'steps' | 'commands';

/** What a feature shows to others, by kind, and what each exported function must look like. */
const rules: Record<Door, { demand: string; holds: (of: Signature) => boolean }> = {
  questions: {
    demand: 'reads: takes `db: Db` first, or no database',
    holds: ({ types, writes }) => (types[0] === 'Db' || !types.some(touchesDatabase)) && !writes,
  },
  steps: {
    demand: "writes within another's transaction: takes `tx: Tx` first, or hands out a `Part`",
    holds: ({ types, returns }) => types[0] === 'Tx' || /^Part(\[\])?$/.test(returns),
  },
  commands: {
    demand: 'opens its own transactions: takes no `Db` or `Tx`',
    holds: ({ types }) => !types.includes('Db') && !types.includes('Tx'),
  },
};
const touchesDatabase = (type: string) => /\b(Db|Tx|Deps)\b/.test(type);

interface Signature {
  types: string[];
  returns: string;
  /** Its own text has SQL that writes or locks. */
  writes: boolean;
}

const writing =
  /\b(insert into|delete from|merge into|update \w+( \w+)?\s+set|for (no key )?update)\b|\b(insertInto|updateTable|deleteFrom|forUpdate)\(/;

/**
 * Checks by their signatures that a feature's questions read, its steps write in a transaction that they are given, and its
 * commands open their own; names that are handed on are followed to where they are written.
 * @returns what is wrong, a line each, and how many functions were looked at
 */
export async function checkDoors(folder = root): Promise<{ problems: string[]; functions: number }> {
  const files = (await sourceFiles(['.ts'], folder)).filter((file) =>
    /^apps\/server\/src\/features\/[^/]+\/[^/]+\.(questions|steps|commands)\.ts$/.test(file),
  );
  const problems: string[] = [];
  let functions = 0;
  for (const file of files) {
    const door = file.split('.').at(-2) as Door;
    const { demand, holds } = rules[door];
    for (const [name, signature] of await exportedFunctions(path.join(folder, file))) {
      functions++;
      if (!holds(signature)) problems.push(`${file}: ${name} is no ${door.slice(0, -1)}, which ${demand}`);
    }
  }
  return { problems, functions };
}

async function exportedFunctions(file: string): Promise<Map<string, Signature>> {
  const tree = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, Signature>();
  const imported = new Map<string, string>();
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && isExported(statement)) {
      found.set(statement.name.text, signatureOf(statement));
    } else if (ts.isVariableStatement(statement) && isExported(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer && ts.isArrowFunction(initializer)) found.set(name.getText(), signatureOf(initializer));
      }
    } else if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names)) continue;
      for (const { name } of names.elements) imported.set(name.text, textOf(statement.moduleSpecifier));
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
        if (isTypeOnly || statement.isTypeOnly) continue;
        const original = (propertyName ?? name).text;
        const from = statement.moduleSpecifier ? textOf(statement.moduleSpecifier) : imported.get(original);
        if (from === undefined) continue;
        const signature = (await exportedFunctions(path.resolve(path.dirname(file), from))).get(original);
        if (signature) found.set(name.text, signature);
      }
    }
  }
  return found;
}

function signatureOf(of: ts.FunctionDeclaration | ts.ArrowFunction): Signature {
  return {
    types: of.parameters.map(({ type }) => type?.getText() ?? ''),
    returns: of.type?.getText() ?? '',
    writes: writing.test(of.body?.getText() ?? ''),
  };
}

function isExported(statement: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

const textOf = (expression: ts.Expression) => (ts.isStringLiteral(expression) ? expression.text : '');
