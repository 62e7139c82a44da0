import { describe, expect, it } from 'vitest';
import { concernedTests } from './concerned-tests.ts';
import { judgeTimeout } from './judge.ts';
import { draw } from './lot.ts';
import { mutantsOf, plant } from './operators.ts';
import { isInRoom } from './rooms.ts';

/** Each break of a source, as it stands there afterwards. */
const broken = (source: string) => mutantsOf('a.ts', source).map((mutant) => plant(source, mutant));

describe('mutantsOf', () => {
  it.each([
    ['x < y;', ['x <= y;']],
    ['x >= 1;', ['x > 1;', 'x >= (1 + 1);']],
    ['x === y;', ['x !== y;']],
    ['x && y;', ['x || y;']],
    ['x + y;', ['x - y;']],
    ["x + 'text';", []],
    ['let a = !b;', ['let a = b;']],
    ['let a = true;', ['let a = false;']],
    ['if (a) b = c;', ['if (false) b = c;', 'if (true) b = c;']],
    ['await send();', [';']],
    ['let z = pay(buyer, seller);', ['let z = pay(seller, buyer);']],
  ])('breaks %s', (source, expected) => {
    expect(broken(source)).toEqual(expected);
  });

  it('breaks queries: conditions, locks, orders and limits', () => {
    const query = "let q = db.selectFrom('t').where('a', '=', b).orderBy('a', 'desc').forUpdate();";
    expect(broken(query)).toEqual(
      expect.arrayContaining([
        "let q = db.selectFrom('t').orderBy('a', 'desc').forUpdate();",
        "let q = db.selectFrom('t').where('a', '=', b).forUpdate();",
        "let q = db.selectFrom('t').where('a', '=', b).orderBy('a', 'asc').forUpdate();",
        "let q = db.selectFrom('t').where('a', '=', b).orderBy('a', 'desc');",
      ]),
    );
  });

  it('breaks SQL that is written out', () => {
    const query = 'let q = sql`select 1 where a < now() and c order by d desc for update skip locked`;';
    expect(broken(query)).toEqual([
      'let q = sql`select 1 where a <= now() and c order by d desc for update skip locked`;',
      'let q = sql`select 1 where a < now() or c order by d desc for update skip locked`;',
      'let q = sql`select 1 where a < now() and c order by d asc for update skip locked`;',
      'let q = sql`select 1 where a < now() and c order by d desc  skip locked`;',
      'let q = sql`select 1 where a < now() and c order by d desc for update `;',
    ]);
  });

  it.each([
    "import { a } from './b.ts';",
    'type A = 1 | true;',
    "log.info(a, b, 'said');",
    "throw new Error(a + 'b');",
  ])('leaves %s alone', (source) => {
    expect(broken(source)).toEqual([]);
  });

  it('says where the break is', () => {
    expect(mutantsOf('a.ts', 'let a;\na < b;')).toMatchObject([
      { file: 'a.ts', line: 2, original: '<', replacement: '<=' },
    ]);
  });
});

describe('draw', () => {
  const mutants = mutantsOf('a.ts', Array.from({ length: 50 }, (_, n) => `if (a${n} < b) c${n}(d);`).join('\n'));
  const lines = (seed: string, count = 20) => draw(mutants, seed, count).map(({ line }) => line);

  it('draws the same for the same seed, and otherwise for another', () => {
    expect(lines('one')).toEqual(lines('one'));
    expect(lines('one')).not.toEqual(lines('two'));
  });

  it('never draws a line twice, and no more than there are', () => {
    expect(new Set(lines('one', 1000)).size).toBe(50);
    expect(lines('one', 1000)).toHaveLength(50);
  });
});

describe('judgeTimeout', () => {
  it('calls a break seen only if the tests end without it', () => {
    expect(judgeTimeout({ timedOut: false, failed: [] }).verdict).toBe('killed');
    expect(judgeTimeout({ timedOut: true, failed: [] }).verdict).toBe('undecided');
  });
});

describe('concernedTests', () => {
  const test = (file: string, source = '', ...ids: string[]) => ({ file, source, ids: new Set(ids) });
  const file = 'apps/server/src/features/payments/settle.ts';

  it('takes the tests beside the file, its own first, then those that import from there or prove the same', () => {
    const tests = [
      test('apps/server/src/features/payments/card.int.test.ts', '', 'A-1'),
      test('apps/server/src/features/payments/settle.test.ts'),
      test('apps/server/src/other.test.ts', "import { a } from '../b/c.ts';"),
      test('apps/server/src/crashes.int.test.ts', "import { settle } from './features/payments/settle.ts';"),
      test('apps/server/src/proves.int.test.ts', '', 'A-1'),
      test('e2e/pay.spec.ts', '', 'A-1'),
    ];
    expect(concernedTests(file, tests)).toEqual([
      'apps/server/src/features/payments/settle.test.ts',
      'apps/server/src/features/payments/card.int.test.ts',
      'apps/server/src/crashes.int.test.ts',
      'apps/server/src/proves.int.test.ts',
    ]);
  });
});

it.each([
  ['apps/server/src/features/payments/settle.ts', true, true],
  ['packages/domain/src/money.ts', true, true],
  ['apps/server/src/features/accounts/settings.ts', false, true],
  ['apps/server/src/features/payments/settle.test.ts', false, false],
  ['apps/web/src/boot.ts', false, false],
])('%s is money: %s, in the rooms at all: %s', (file, money, all) => {
  expect([isInRoom(file, 'money'), isInRoom(file, 'all')]).toEqual([money, all]);
});
