import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import type { Outcome, RanTest } from '../lib/test-reports.ts';
import { matchTests, unproven } from './match-tests.ts';
import { overlong } from './overlong.ts';
import { type Proof, proofOf } from './prove-titles.ts';
import { readFaults } from './read-faults.ts';
import { readRequirementDocuments, readTests } from './read-files.ts';
import { readRequirements, readSettled } from './read-requirements.ts';
import { readTitles } from './read-titles.ts';

describe('readRequirements', () => {
  it('reads numbered lines, and neither prose nor how conflicts were settled', () => {
    const markdown =
      '# Requirements\n\n- **CART-01** (§2) The cart lists.\n- **C-01** CART-01: naira.\n- plain\n- **DATA-7** (§3, §9) It is `x`.';
    expect(readRequirements(markdown)).toEqual([
      { id: 'CART-01', text: 'The cart lists.' },
      { id: 'DATA-7', text: 'It is `x`.' },
    ]);
  });

  it('finds all 606 in the document, each once', async () => {
    const ids = readRequirements(await readFile(path.join(root, 'docs/requirements.md'), 'utf8')).map(({ id }) => id);
    expect(ids).toHaveLength(606);
    expect(new Set(ids).size).toBe(606);
  });

  it('finds each line of the desks in their document once, under prefixes that the shop does not have', async () => {
    const [shop = '', desks = ''] = await readRequirementDocuments();
    const ids = readRequirements(desks).map(({ id }) => id);
    expect(ids).toHaveLength(desks.split('\n').filter((line) => line.startsWith('- ')).length);
    expect(ids.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ids).size).toBe(ids.length);
    const prefixesOf = (document: string) => readRequirements(document).map(({ id }) => id.replace(/-\d+$/, ''));
    expect(prefixesOf(desks).filter((prefix) => prefixesOf(shop).includes(prefix))).toEqual([]);
  });
});

it('readSettled finds every conflict and gap', async () => {
  const document = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
  expect(readSettled(document)).toHaveLength(28 + 41);
});

describe('readTitles', () => {
  const idsOf = (source: string) => readTitles(source).map(({ ids }) => ids);

  it('reads what tests and groups are called, with what is filled in left open', () => {
    const source = `
      describe('the cart', () => {
        it('adds [A-1]', () => {});
        it.each([[1, 2]])("clamps %d to $max [A-1, B-2]", f);
        for (const way of ways) test(\`it\\'s ${'$'}{way} [C-3]: B12\`, f);
      });`;
    expect(readTitles(source).map(({ title, kind, ids, faults }) => [title, kind, ids, faults])).toEqual([
      ['the cart', 'group', [], []],
      ['adds [A-1]', 'test', ['A-1'], []],
      ['clamps %d to $max [A-1, B-2]', 'test', ['A-1', 'B-2'], []],
      ["it's … [C-3]: B12", 'test', ['C-3'], ['B12']],
    ]);
  });

  it.each([
    "// 'nothing is tested here [SUCC-02]'",
    "/* it('nothing [SUCC-02]', () => {}) */",
    "const text = 'nothing is tested here [SUCC-02]';",
    "it('plain', () => { expect('of a text [SUCC-02]').toBe(1) })",
    "const fixture = `it('nothing [SUCC-02]', () => {})`;",
    "it.each([['of a row [SUCC-02]', 1]])('%s', f)",
    "test('plain', () => test.step('a step [SUCC-02]', f))",
  ])('counts no text, comment or step: %s', (source) => {
    expect(idsOf(source).flat()).toEqual([]);
  });

  it.each([
    "it.skip('adds [SUCC-02]', () => {})",
    "test.fixme('adds [SUCC-02]', () => {})",
    "it.skip.each([[1, 2]])('adds [SUCC-02]', () => {})",
    "it.todo('adds [SUCC-02]')",
    "describe.skip('cart', () => { it('adds [SUCC-02]', () => {}) })",
    "test.describe.fixme('cart', () => { test('adds [SUCC-02]', () => {}) })",
  ])('counts nothing that is always passed over: %s', (source) => {
    expect(idsOf(source).flat()).toEqual([]);
  });

  it('counts the others beside a skipped test', () => {
    expect(idsOf("it.skip('one [A-1]', f);\nit('two [A-2]', f);")).toEqual([['A-2']]);
  });

  it.each([
    ["it('of a thing: C7', f)", ['C7']],
    ["it.each(['a'])('is %s, of a thing: A1, B34', f)", ['A1', 'B34']],
    ["test('in brackets [E5, CART-01]', f)", ['E5']],
    ["it('names C-07, G-12 and the invariant I21', f)", []],
  ])('reads the scenarios of %s', (source, faults) => {
    expect(readTitles(source).flatMap((title) => title.faults)).toEqual(faults);
  });
});

describe('proofOf', () => {
  const ran = (outcome: Outcome, ...titles: string[]): RanTest => ({ file: 'a.test.ts', titles, outcome });
  const proof = (source: string, ...tests: RanTest[]) => {
    const [title] = readTitles(source);
    return title && proofOf({ ...title, file: 'a.test.ts' }, tests);
  };
  const adds = "it('adds [A-1]', f)";
  const rows = "it.each(rows)('adds %s to $b.c [A-1]', f)";
  const group = "describe('a full disk: C7', () => {})";

  it.each([
    ['passed', adds, [ran('passed', 'cart', 'adds [A-1]')]],
    ['failed', adds, [ran('failed', 'cart', 'adds [A-1]')]],
    ['skipped', adds, [ran('skipped', 'cart', 'adds [A-1]')]],
    ['not run', adds, []],
    ['not run', adds, [ran('passed', 'cart', 'adds more [A-1]')]],
    ['not run', adds, [{ ...ran('passed', 'adds [A-1]'), file: 'b.test.ts' }]],
    ['passed', rows, [ran('passed', 'adds 1 to 2 [A-1]'), ran('passed', 'adds 3 to 4 [A-1]')]],
    ['failed', rows, [ran('passed', 'adds 1 to 2 [A-1]'), ran('failed', 'adds 3 to 4 [A-1]')]],
    ['passed', group, [ran('passed', 'a full disk: C7', 'one'), ran('passed', 'other')]],
    ['skipped', group, [ran('passed', 'a full disk: C7', 'one'), ran('skipped', 'a full disk: C7', 'two')]],
    ['not run', group, [ran('passed', 'a full disk: C7')]],
  ] as const)('is %s: %s', (expected, source, tests) => {
    expect(proof(source, ...tests)).toBe(expected);
  });
});

describe('overlong', () => {
  it.each([
    ["it('one, two, three [A-1, A-2, A-3]: B1, B2, B3', f)", 0],
    ["it('one to four [A-1, A-2, A-3, A-4]', f)", 1],
    ["it('two and two [A-1, A-2] and [A-3, A-4]', f)", 1],
    ["test('four scenarios: B1, B2, B3, B4', f)", 1],
  ])('finds in %s: %s', (source, count) => {
    expect(overlong(readTitles(source))).toHaveLength(count);
  });

  it('finds no title of this shop', async () => {
    const titles = (await readTests()).flatMap((test) => test.titles);
    expect(overlong(titles).map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  }, 30_000);
});

describe('matchTests', () => {
  const requirements = [
    { id: 'A-1', text: 'one' },
    { id: 'A-2', text: 'two' },
  ];
  const title = (proof: Proof, ...ids: string[]) => ({ file: 'a.test.ts', title: 'proves', ids, proof });

  it('gives each requirement its tests and reports ids that do not exist', () => {
    expect(matchTests(requirements, [title('passed', 'A-1', 'A-9', 'G-1')], ['G-1'])).toEqual({
      lines: [
        { requirement: requirements[0], tests: [{ test: 'a.test.ts: proves', proof: 'passed' }] },
        { requirement: requirements[1], tests: [] },
      ],
      unknown: [{ id: 'A-9', test: 'a.test.ts: proves' }],
    });
  });

  it.each<[Proof, string[]]>([
    ['passed', ['A-2']],
    ['named', ['A-2']],
    ['failed', ['A-1', 'A-2']],
    ['skipped', ['A-1', 'A-2']],
    ['not run', ['A-1', 'A-2']],
  ])('lets a test that is %s leave %j unproven', (proof, left) => {
    const lines = unproven(matchTests(requirements, [title(proof, 'A-1')]));
    expect(lines.map(({ requirement }) => requirement.id)).toEqual(left);
  });
});

it('readFaults finds every scenario once, in each line of the list', async () => {
  const document = await readFile(path.join(root, 'docs/faults.md'), 'utf8');
  const ids = readFaults(document).map(({ id }) => id);
  expect(ids).toHaveLength(document.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(ids.length).toBeGreaterThanOrEqual(94);
  expect(new Set(ids).size).toBe(ids.length);
});
