import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDesks } from './lib/check-desks.ts';
import { checkDoors } from './lib/check-doors.ts';
import { checkImports } from './lib/check-imports.ts';
import { checkPython } from './lib/check-python.ts';
import { checkSql } from './lib/check-sql.ts';
import { root } from './lib/run.ts';
import { sourceFolders } from './lib/source-files.ts';

const nowhere = 'nowhere.ts';

/** One forbidden import for each rule that could be broken by a single line. */
const planted: Record<string, [file: string, line: string]> = {
  'domain-stands-alone': ['packages/domain/src/planted.ts', "import 'node:fs';"],
  'contract-on-domain': ['packages/contract/src/planted.ts', "import 'fastify';"],
  'contract-types-for-the-browser': ['packages/contract/src/client.ts', "import './catalogue.ts';"],
  'sandbox-stands-alone': ['packages/sandbox/src/planted.ts', "import '@oja/domain/money/money';"],
  'server-not-web': ['apps/server/src/planted.ts', "import '../../web/src/boot.ts';"],
  'feature-by-its-door': ['apps/server/src/features/checkout/planted.ts', "import '../cart/cart.queries.ts';"],
  'feature-asks-below': ['apps/server/src/features/orders/planted.ts', "import '../payments/payments.steps.ts';"],
  'feature-on-a-floor': ['apps/server/src/features/one/planted.ts', "import '../../settings/config.ts';"],
  'feature-below-app': ['apps/server/src/features/cart/below.ts', "import '../../app.ts';"],
  'groundwork-below-features': ['apps/server/src/http/planted.ts', "import '../features/cart/cart.queries.ts';"],
  'books-stand-below': ['apps/server/src/books/planted.ts', "import '../http/refusal.ts';"],
  'database-stands-below': ['apps/server/src/database/planted.ts', "import '../http/refusal.ts';"],
  'web-not-server': ['apps/web/src/lib/planted.ts', "import '../../../server/src/settings/config.ts';"],
  'web-contract-types': ['apps/web/src/lib/schemas.ts', "import '@oja/contract/catalogue';"],
  'web-lib-and-ui-below': ['apps/web/src/ui/planted.ts', "import '../features/two/planted.ts';"],
  'web-lib-below-ui': ['apps/web/src/lib/drawing.ts', "import '../ui/planted.ts';"],
  'web-ui-knows-no-trade': ['apps/web/src/ui/trade.ts', "import '@oja/contract/routes';"],
  'web-features-below-pages': ['apps/web/src/features/two/planted.ts', "import '../../pages/two/planted.ts';"],
  'web-pages-below-app': ['apps/web/src/pages/two/planted.ts', "import '../../app/planted.ts';"],
  'web-pages-apart': ['apps/web/src/pages/one/planted.ts', "import '../two/planted.ts';"],
  'demo-on-contract': ['demo/planted.ts', "import '../apps/server/src/settings/config.ts';"],
  'tests-stay-outside': ['apps/server/src/helped.ts', "import '@oja/testing/rows/seed';"],
  'testing-below-tests': ['testing/planted.ts', "import '../apps/server/src/features/cart/cart.queries.ts';"],
  'no-cycles': ['apps/server/src/circle-back.ts', "import './circle.ts';"],
  'no-barrels': ['packages/domain/src/index.ts', "export * from './money.ts';"],
  'no-undeclared': ['packages/contract/src/planted.ts', "import 'fastify';"],
  'no-unresolved': ['apps/server/src/lost.ts', "import './nowhere.ts';"],
  'not there': ['scripts/planted.ts', `path.join(import.meta.dirname, '${nowhere}');`],
};
const alsoNeeded: [file: string, text: string][] = [
  ['apps/server/src/circle.ts', "import './circle-back.ts';"],
  ['apps/web/src/app/planted.ts', ''],
];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'oja-imports-'));
  for (const name of sourceFolders) {
    const filter = (source: string) => !/\/(node_modules|dist|files)$/.test(source);
    await cp(path.join(root, name), path.join(copy, name), { recursive: true, filter }).catch(() => undefined);
  }
  for (const name of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    await cp(path.join(root, name), path.join(copy, name));
  }
  await linkPackages();
}, 60_000);
afterAll(() => rm(copy, { recursive: true }));

/** The copy's packages of ours are its own; the rest is the repository's. */
async function linkPackages(): Promise<void> {
  await mkdir(path.join(copy, 'node_modules/@oja'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name !== '@oja') await symlink(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  for (const name of ['domain', 'contract', 'sandbox']) {
    await symlink(path.join(copy, 'packages', name), path.join(copy, 'node_modules/@oja', name));
  }
  await symlink(path.join(copy, 'testing'), path.join(copy, 'node_modules/@oja/testing'));
}

it('refuses every kind of forbidden import, and only those', { timeout: 180_000 }, async () => {
  for (const [file, line] of [...Object.values(planted), ...alsoNeeded]) {
    await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
    await writeFile(path.join(copy, file), `${line}\n`, { flag: 'a' });
  }
  const { problems, modules } = await checkImports(copy);
  for (const [rule, [file]] of Object.entries(planted)) {
    expect(problems).toContainEqual(expect.stringContaining(`${rule}: ${file} → `));
  }
  expect(new Set(problems.map((problem) => problem.split(':')[0]))).toEqual(new Set(Object.keys(planted)));
  expect(modules).toBeGreaterThan(100);
});

it('says which source files the checker did not read', { timeout: 60_000 }, async () => {
  const small = path.join(copy, 'small');
  await mkdir(path.join(small, 'bench'), { recursive: true });
  await writeFile(path.join(small, 'bench/read.ts'), '');
  await writeFile(path.join(small, 'bench/unread.ts'), '');
  const blind = "module.exports = { forbidden: [], options: { exclude: { path: 'unread' } } };";
  await writeFile(path.join(small, '.dependency-cruiser.cjs'), blind);
  expect(await checkImports(small)).toEqual({
    problems: ['not read by the import checker: bench/unread.ts'],
    modules: 1,
  });
});

describe('what a feature shows', { timeout: 60_000 }, () => {
  const folder = 'apps/server/src/features/cart';
  const write = async (name: string, ...lines: string[]) => {
    await mkdir(path.join(copy, folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(copy, folder, name), `${lines.join('\n')}\n`);
  };
  const refused = async (file: string) => {
    const { problems } = await checkDoors(copy);
    const told = new RegExp(`${file.replaceAll('.', '\\.')}: (.+?) (is no|hides)`);
    return problems.flatMap((problem) => told.exec(problem)?.[1] ?? []).sort();
  };

  it('must be a question, a step or a command, also where a name is handed on', async () => {
    await write(
      'planted.queries.ts',
      "import { inTransaction } from '../../database/transaction.ts';",
      'type Hiding = { db: Db };',
      'export async function findIt(db: Db, id: string): Promise<void> {}',
      'export async function lockIt(db: Db): Promise<void> { await sql`select from it for update`.execute(db); }',
      'export async function callWriter(db: Db): Promise<void> { await lockIt(db); }',
      'export async function begin(db: Db): Promise<void> { await inTransaction(db, async () => {}); }',
      'export async function storeIt(tx: Tx): Promise<void> {}',
      'export function partOfIt(id: string): Part { return sql``; }',
      'export async function askAbout({ db }: Hiding): Promise<void> {}',
    );
    const names = 'askAbout, begin, callWriter, findIt as found, lockIt, partOfIt, storeIt';
    for (const door of ['questions', 'steps', 'commands']) {
      await write(`planted.${door}.ts`, `export { ${names} } from './planted.queries.ts';`);
    }
    expect(await refused('planted.questions.ts')).toEqual([
      'askAbout',
      'begin',
      'callWriter',
      'lockIt',
      'partOfIt',
      'storeIt',
    ]);
    expect(await refused('planted.steps.ts')).toEqual(['askAbout', 'begin', 'callWriter', 'found', 'lockIt']);
    expect(await refused('planted.commands.ts')).toEqual([
      'askAbout',
      'begin',
      'callWriter',
      'found',
      'lockIt',
      'partOfIt',
      'storeIt',
    ]);
  });

  it.each([
    ["export * from './cart.queries.ts';", ['export *']],
    ["export * as cart from './cart.queries.ts';", ['export *']],
    ['export default function settle(tx: Tx): void {}', ['a default export', 'settle']],
    ['export class Settle {}', ['a class']],
    ['function settle(tx: Tx): void {}\nexport { settle };', ['settle']],
    ["import { takeFromCart as take } from './cart.queries.ts';\nexport { take };", ['take']],
    ['const settle = function (tx: Tx): void {};\nexport { settle };', ['settle']],
    ["import { takeFromCart } from './cart.queries.ts';\nexport const take = takeFromCart;", ['take']],
    ['export const settle = bound((tx: Tx) => {});', ['settle']],
    ['export const it = sql``;', ['it']],
  ])('is not hidden by %s', async (text, hidden) => {
    await write('hidden.questions.ts', text);
    expect(await refused('hidden.questions.ts')).toEqual(hidden);
  });

  it('lies in its own folder', async () => {
    await write('inner/planted.questions.ts', 'export const one = (): number => 1;');
    expect((await checkDoors(copy)).problems).toContain(
      `${folder}/inner/planted.questions.ts: only a feature's own folder has questions, steps and commands`,
    );
  });
});

describe('SQL of a feature', () => {
  const folder = 'apps/server/src/features/cart';
  let before: Set<string>;
  beforeAll(async () => {
    before = new Set((await checkSql(copy)).problems);
  });

  it.each([
    ["import { type Kysely, sql } from 'kysely';", 'planted-sql.ts', [1]],
    ["import { sql as text } from 'kysely';", 'planted-sql.ts', [1]],
    ["\nawait db\n  .updateTable('carts')\n  .set({});", 'planted-sql.ts', [3]],
    ["tx.selectFrom('carts');\ntx.insertInto('carts');", 'planted-sql.ts', [1, 2]],
    ["// select * from carts\nimport type { sql } from './sql.ts';", 'planted-sql.ts', []],
    ["import { sql } from 'kysely';", 'planted-sql.queries.ts', []],
    ["import { sql } from 'kysely';", 'planted-sql.invariants.ts', []],
    ["import { sql } from 'kysely';", 'planted-sql.int.test.ts', []],
  ])('%j in %s is refused on lines %j', async (text, name, lines) => {
    await mkdir(path.join(copy, folder), { recursive: true });
    await writeFile(path.join(copy, folder, name), `${text}\n`);
    const { problems } = await checkSql(copy);
    await rm(path.join(copy, folder, name));
    const told = 'a statement stands outside *.queries.ts and *.invariants.ts';
    expect(problems.filter((problem) => !before.has(problem))).toEqual(
      lines.map((line) => `${folder}/${name}:${line}: ${told}`),
    );
  });
});

describe("the Python of the demo's studio", () => {
  it.each([
    ['import os', [/^1: F401 /]],
    ['x = [1,2]', [/not formatted/]],
    ['def seat(:\n    pass', [/^1: invalid-syntax /, /^1: invalid-syntax /]],
    ["x = 'ọjà'", []],
  ])('%j is told of by %j', async (text, expected) => {
    const file = 'demo/pictures/studio/planted.py';
    await writeFile(path.join(copy, file), `${text}\n`);
    const { problems, files } = await checkPython(copy);
    await rm(path.join(copy, file));
    const told = problems.map((problem) => problem.slice(file.length + 1));
    expect(told).toEqual(expected.map((line) => expect.stringMatching(line)));
    expect(files).toBeGreaterThan(100);
  });
});

describe('the desk of a store', () => {
  const features = 'apps/server/src/features';
  let before: Set<string>;
  beforeAll(async () => {
    before = new Set((await checkDesks(copy)).problems);
  });

  const told = async (file: string, ...lines: string[]) => {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), `${lines.join('\n')}\n`);
    const { problems } = await checkDesks(copy);
    await rm(path.join(copy, file));
    return problems.filter((problem) => !before.has(problem));
  };

  it('is asked by functions that take a SellerId, and those are looked at', async () => {
    const file = `${features}/parcels/rooms/planted.queries.ts`;
    const careless = (name: string) => `${file}: ${name} takes no SellerId, and could touch another store`;
    const found = await told(
      file,
      'export async function any(db: Db, id: string) {}',
      'export const kept = async (tx: Tx, sellerId: string) => {};',
      'export async function own(db: Db, sellerId: SellerId, id: string) {}',
      'export const part = sql`select 1`;',
      'function inner(db: Db) {}',
    );
    expect(found).toEqual([careless('any'), careless('kept')]);
    expect((await checkDesks(copy)).functions).toBeGreaterThan(10);
    expect(await told(`${features}/orders/planted.queries.ts`, 'export function any(db: Db) {}')).toEqual([]);
  });

  it.each(['id as SellerId', 'id as unknown as SellerId', '<SellerId>id', "id as Desk['sellerId']"])(
    'is entered in one place, and not by %s',
    async (text) => {
      const file = `${features}/parcels/planted.ts`;
      expect(await told(file, '', `export const made = ${text};`)).toEqual([
        `${file}:2: only apps/server/src/http/desk.ts makes a SellerId`,
      ]);
      expect(await told(file.replace('.ts', '.test.ts'), `export const made = ${text};`)).toEqual([]);
    },
  );

  it('is entered by requests and acts, and from nowhere else', async () => {
    const file = `${features}/parcels/planted.ts`;
    const text = "const desk = deskOf({ sellerId, userId, role: 'owner' }, 'any');";
    expect(await told(file, text)).toEqual([`${file}:1: no request enters a desk here`]);
    const looking = 'const seller = sellerLookedAt(id);';
    expect(await told(file, looking)).toEqual([`${file}:1: only an operator looks at a store of others`]);
    expect(await told(`${features}/operator/drafts/planted.ts`, looking)).toEqual([]);
  });
});
