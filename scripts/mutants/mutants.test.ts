import { describe, expect, it } from 'vitest';
import type { RanTest } from '../lib/test-reports.ts';
import { usesOf } from '../lib/uses.ts';
import { concernedTests } from './concerned-tests.ts';
import { judgeSeen } from './judge.ts';
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
    'let a = b.toString();',
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

describe('judgeSeen', () => {
  const run = { timedOut: false, failed: [], ran: 3 };
  const test = (title: string): RanTest => ({ file: 'a.test.ts', titles: ['a', title], outcome: 'failed' });

  it('calls a break seen only if the test passes without it', () => {
    expect(judgeSeen(test('b'), run)).toEqual({ verdict: 'killed', by: 'a.test.ts: a > b', byId: false });
    expect(judgeSeen(test('b [PAY-01]'), run)).toMatchObject({ verdict: 'killed', byId: true });
    expect(judgeSeen(test('b'), { ...run, failed: [test('b')] }).verdict).toBe('undecided');
    expect(judgeSeen(test('b'), { ...run, ran: 0 }).verdict).toBe('undecided');
  });

  it('calls a break seen by tests that do not end only if they end without it', () => {
    expect(judgeSeen(undefined, run).verdict).toBe('killed');
    expect(judgeSeen(undefined, { ...run, timedOut: true }).verdict).toBe('undecided');
  });
});

describe('concernedTests', () => {
  const server = 'apps/server/src';
  const payments = `${server}/features/payments`;
  const operator = `${server}/features/operator`;
  const file = `${payments}/settle.ts`;
  const sources = new Map([
    [file, ''],
    [`${payments}/pay.ts`, "import {\n  settle,\n} from './settle.ts';"],
    [`${operator}/operator.routes.ts`, "import { pay } from '../payments/pay.ts';\nroute(app, 'payRefund', pay);"],
    [`${server}/app.ts`, "import { operatorRoutes } from './features/operator/operator.routes.ts';"],
    [`${payments}/settle.test.ts`, "import { settle } from './settle.ts';"],
    [`${payments}/words.test.ts`, "import { words } from './words.ts';"],
    [`${payments}/card.int.test.ts`, ''],
    [`${operator}/refund.int.test.ts`, "buyer.call('payRefund');"],
    [`${operator}/settles.int.test.ts`, "it('settles', () => buyer.call('payRefund'));"],
    [`${server}/crashes.system.test.ts`, "import { pay } from './features/payments/pay.ts';"],
    [`${server}/types.int.test.ts`, "import type { Settled } from './features/payments/settle.ts';"],
    [`${server}/cart.int.test.ts`, "import { createApp } from './app.ts';"],
    ['e2e/pay.spec.ts', "import { settle } from '../apps/server/src/features/payments/settle.ts';"],
  ]);
  it('takes its own tests, those beside it that come to it or ask by HTTP, then all others by their steps to it, those of the whole shop last', () => {
    expect(concernedTests(file, sources, usesOf(sources))).toEqual([
      `${payments}/settle.test.ts`,
      `${payments}/card.int.test.ts`,
      `${operator}/settles.int.test.ts`,
      `${operator}/refund.int.test.ts`,
      `${server}/crashes.system.test.ts`,
    ]);
  });

  it('knows our packages by their names', () => {
    const named = new Map([
      ['packages/domain/src/money/money.ts', ''],
      [`${payments}/pay.test.ts`, "import { kobo } from '@oja/domain/money/money';"],
    ]);
    const [test] = concernedTests('packages/domain/src/money/money.ts', named, usesOf(named));
    expect(test).toBe(`${payments}/pay.test.ts`);
  });
});

it.each([
  ['apps/server/src/features/payments/settle.ts', true, true],
  ['apps/server/src/books/ledger.ts', true, true],
  ['apps/server/src/features/holds/hold-stock.ts', true, true],
  ['packages/domain/src/money/money.ts', true, true],
  ['apps/server/src/features/accounts/settings.ts', false, true],
  ['apps/server/src/features/payments/settle.test.ts', false, false],
  ['apps/web/src/boot.ts', false, false],
])('%s is money: %s, in the rooms at all: %s', (file, money, all) => {
  expect([isInRoom(file, 'money'), isInRoom(file, 'all')]).toEqual([money, all]);
});
