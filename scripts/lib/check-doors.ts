import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

type Door = 'questions' | 'steps' | 'commands';

/** What a feature shows to others, by kind, and what each exported function must look like. */
const rules: Record<Door, { demand: string; holds: (of: Signature, writes: boolean) => boolean }> = {
  questions: {
    demand: 'reads: takes `db: Db` first, or no database',
    holds: ({ types, returns }, writes) =>
      (types[0] === 'Db' || !types.some(touchesDatabase)) && !isPart(returns) && !writes,
  },
  steps: {
    demand: "writes within another's transaction: takes `tx: Tx` first, or hands out a `Part`",
    holds: ({ types, returns }) => types[0] === 'Tx' || isPart(returns),
  },
  commands: {
    demand: 'opens its own transactions: takes neither `Db` nor `Tx`',
    holds: ({ types, returns }) => !types.some((type) => /\b(Db|Tx)\b/.test(type)) && !isPart(returns),
  },
};
const touchesDatabase = (type: string) => /\b(Db|Tx|Deps)\b/.test(type);
const isPart = (returns: string) => /^(readonly )?Part(\[\])?$/.test(returns);

interface Signature {
  /** Of the parameters, with the file's own names for types written out. */
  types: string[];
  returns: string;
}

interface Written extends Signature {
  text: string;
  calls: string[];
}

interface Module {
  functions: Map<string, Written>;
  /** Where a name comes from: another file, and its name there. */
  imports: Map<string, { file: string; name: string }>;
  exports: Map<string, { file?: string; name: string }>;
  /** Forms of export that hide what they show. */
  hidden: string[];
}

const writing =
  /\b(insert into|delete from|merge into|update\s+\S+(\s+(as\s+)?\w+)?\s+set|for (no key )?update|for (key )?share|pg_(try_)?advisory)\b|\b(insertInto|updateTable|deleteFrom|mergeInto|forUpdate|forNoKeyUpdate|forShare|forKeyShare|inTransaction)\(/i;

/**
 * Checks by their signatures that a feature's questions read, its steps write in a transaction that they are given, and its
 * commands open their own. Names that are handed on are followed to where they are written, and questions to what they call;
 * what cannot be followed is refused.
 * @returns what is wrong, a line each, and how many functions were looked at
 */
export async function checkDoors(folder = root): Promise<{ problems: string[]; functions: number }> {
  const files = (await sourceFiles(['.ts'], folder)).filter((file) => /\.(questions|steps|commands)\.ts$/.test(file));
  const modules = new Modules(folder);
  const problems: string[] = [];
  let functions = 0;
  for (const file of files) {
    if (!/^apps\/server\/src\/features\/[^/]+\/[^/]+$/.test(file)) {
      problems.push(`${file}: only a feature's own folder has questions, steps and commands`);
      continue;
    }
    const door = file.split('.').at(-2) as Door;
    const { demand, holds } = rules[door];
    const { exports, hidden } = await modules.read(file);
    problems.push(...hidden.map((form) => `${file}: ${form} hides what it shows`));
    for (const [shown, { file: from = file, name }] of exports) {
      const found = await modules.find(from, name);
      if (found === 'type') continue;
      functions++;
      if (found === undefined) problems.push(`${file}: ${shown} is no function whose signature can be read`);
      else if (!holds(found, door === 'questions' && (await modules.writes(from, name)))) {
        problems.push(`${file}: ${shown} is no ${door.slice(0, -1)}, which ${demand}`);
      }
    }
  }
  return { problems, functions };
}

class Modules {
  readonly #folder: string;
  readonly #read = new Map<string, Promise<Module & { types: Set<string> }>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(file: string) {
    const read =
      this.#read.get(file) ?? readFile(path.join(this.#folder, file), 'utf8').then((text) => moduleOf(file, text));
    this.#read.set(file, read);
    return read;
  }

  /** A function by the name that it has in a file, or whatever file that one has it from. */
  async find(file: string, name: string): Promise<Written | 'type' | undefined> {
    const place = await this.#placeOf(file, name);
    if (place === undefined) return undefined;
    const { functions, types } = await this.read(place.file);
    return functions.get(place.name) ?? (types.has(place.name) ? 'type' : undefined);
  }

  /** Whether it, or what it calls within the features and the books, has SQL that writes or locks. */
  async writes(file: string, name: string, seen = new Set<string>()): Promise<boolean> {
    const place = await this.#placeOf(file, name);
    if (place === undefined || seen.has(`${place.file} ${place.name}`)) return false;
    seen.add(`${place.file} ${place.name}`);
    const { functions } = await this.read(place.file);
    const written = functions.get(place.name);
    if (written === undefined) return false;
    if (writing.test(written.text)) return true;
    for (const call of written.calls) if (await this.writes(place.file, call, seen)) return true;
    return false;
  }

  async #placeOf(file: string, name: string): Promise<{ file: string; name: string } | undefined> {
    if (!/^apps\/server\/src\/(features|books)\//.test(file)) return undefined;
    const { functions, imports, exports, types } = await this.read(file);
    if (functions.has(name) || types.has(name)) return { file, name };
    const from = imports.get(name) ?? exports.get(name);
    if (from?.file === undefined || from.file === file)
      return from?.name === name ? undefined : from && { file, name: from.name };
    return this.#placeOf(from.file, from.name);
  }
}

function moduleOf(file: string, text: string): Module & { types: Set<string> } {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = new Map<string, Written>();
  const imports: Module['imports'] = new Map();
  const exports: Module['exports'] = new Map();
  const hidden: string[] = [];
  const aliases = new Map<string, string>();
  const types = new Set<string>();
  const target = (from: ts.Expression | undefined) =>
    from && ts.isStringLiteral(from) && from.text.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), from.text)
      : undefined;
  for (const statement of tree.statements) {
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      aliases.set(statement.name.text, statement.getText());
      types.add(statement.name.text);
    }
  }
  const written = (of: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression): Written => ({
    types: of.parameters.map(({ type }) => writtenOut(type?.getText() ?? '', aliases)),
    returns: of.type?.getText() ?? '',
    text: of.getText(),
    calls: callsIn(of),
  });
  for (const statement of tree.statements) {
    const exported = isExported(statement);
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      functions.set(statement.name.text, written(statement));
      if (exported) exports.set(statement.name.text, { name: statement.name.text });
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (exported) exports.set(name.getText(), { name: name.getText() });
        if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) {
          functions.set(name.getText(), written(initializer));
        }
      }
    } else if (ts.isClassDeclaration(statement) && exported) {
      hidden.push('a class');
    } else if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      const from = target(statement.moduleSpecifier);
      if (from === undefined || !names || !ts.isNamedImports(names)) continue;
      for (const { name, propertyName } of names.elements) {
        imports.set(name.text, { file: from, name: (propertyName ?? name).text });
      }
    } else if (ts.isExportAssignment(statement)) {
      hidden.push('a default export');
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) continue;
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) {
        hidden.push('export *');
        continue;
      }
      const from = target(statement.moduleSpecifier);
      for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
        if (isTypeOnly) continue;
        const original = (propertyName ?? name).text;
        exports.set(
          name.text,
          from === undefined ? (imports.get(original) ?? { name: original }) : { file: from, name: original },
        );
      }
    }
    if (
      exported &&
      ts.canHaveModifiers(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    ) {
      hidden.push('a default export');
    }
  }
  return { functions, imports, exports, hidden, types };
}

/** A type with the names that its file gives to types written out, so that `Means` tells that it has a `Db`. */
function writtenOut(type: string, aliases: ReadonlyMap<string, string>, seen: readonly string[] = []): string {
  const named = [...aliases].filter(([name]) => !seen.includes(name) && new RegExp(`\\b${name}\\b`).test(type));
  return named.reduce((text, [name, meaning]) => `${text} ${writtenOut(meaning, aliases, [...seen, name])}`, type);
}

function callsIn(node: ts.Node): string[] {
  const calls: string[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isCallExpression(child) && ts.isIdentifier(child.expression)) calls.push(child.expression.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return calls;
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}
