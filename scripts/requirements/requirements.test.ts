import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import { matchTests } from './match-tests.ts';
import { readFaults, readNamedFaults } from './read-faults.ts';
import { readRequirements, readSettled } from './read-requirements.ts';
import { readTitles } from './read-titles.ts';

// Put together here, so that this file names no requirement itself.
const named = (...ids: string[]) => `[${ids.join(', ')}]`;

describe('readRequirements', () => {
  it('reads numbered lines, and neither prose nor how conflicts were settled', () => {
    const markdown =
      '# Requirements\n\n- **CART-01** (§2) The cart lists.\n- **C-01** CART-01: naira.\n- plain\n- **DATA-7** (§3, §9) It is `x`.';
    expect(readRequirements(markdown)).toEqual([
      { id: 'CART-01', text: 'The cart lists.' },
      { id: 'DATA-7', text: 'It is `x`.' },
    ]);
  });

  it('finds all 525 in the document, each once', async () => {
    const ids = readRequirements(await readFile(path.join(root, 'docs/requirements.md'), 'utf8')).map(({ id }) => id);
    expect(ids).toHaveLength(525);
    expect(new Set(ids).size).toBe(525);
  });
});

it('readSettled finds every conflict and gap', async () => {
  const document = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
  expect(readSettled(document)).toHaveLength(28 + 41);
});

describe('readTitles', () => {
  it.each([
    [`it('adds ${named('CART-01')}', () => {})`, [{ title: `adds ${named('CART-01')}`, ids: ['CART-01'] }]],
    [
      `it.each([[1, 2]])("clamps %d ${named('CART-05', 'CART-14')}", f)`,
      [{ title: `clamps %d ${named('CART-05', 'CART-14')}`, ids: ['CART-05', 'CART-14'] }],
    ],
    [
      `test(\`it\\'s ${named('A-1')} and ${named('B-2')}\`, f)`,
      [{ title: `it's ${named('A-1')} and ${named('B-2')}`, ids: ['A-1', 'B-2'] }],
    ],
    [`it('plain', () => list[0])`, []],
    [`// ${named('CART-01')}`, []],
  ])('%s', (source, expected) => {
    expect(readTitles(source)).toEqual(expected);
  });

  it.each([
    `it.skip('adds ${named('CART-01')}', () => {})`,
    `test.fixme(\n  'adds ${named('CART-01')}', () => {})`,
    `it.skip.each([[1, 2]])('adds ${named('CART-01')}', () => {})`,
    `it.todo('adds ${named('CART-01')}')`,
    `describe.skip('cart', () => { it('adds ${named('CART-01')}', () => {}) })`,
    `test('adds ${named('CART-01')}', () => { test.skip(isPhone, 'not there') })`,
    `it.skipIf(isWindows)('adds ${named('CART-01')}', () => {})`,
  ])('counts no test that may be skipped: %s', (source) => {
    expect(readTitles(source)).toEqual([]);
  });

  it('counts the others beside a skipped test', () => {
    const source = `it.skip('one ${named('A-1')}', f);\nit('two ${named('A-2')}', f);`;
    expect(readTitles(source)).toEqual([{ title: `two ${named('A-2')}`, ids: ['A-2'] }]);
  });
});

describe('matchTests', () => {
  it('gives each requirement its tests and reports ids that do not exist', () => {
    const requirements = [
      { id: 'A-1', text: 'one' },
      { id: 'A-2', text: 'two' },
    ];
    const titles = [{ file: 'a.test.ts', title: 'proves', ids: ['A-1', 'A-9', 'G-1'] }];
    expect(matchTests(requirements, titles, ['G-1'])).toEqual({
      lines: [
        { requirement: requirements[0], tests: ['a.test.ts: proves'] },
        { requirement: requirements[1], tests: [] },
      ],
      unknown: [{ id: 'A-9', test: 'a.test.ts: proves' }],
    });
  });
});

describe('readNamedFaults', () => {
  // Put together here, so that this file names no scenario itself.
  const ended = (...ids: string[]) => `of a thing: ${ids.join(', ')}`;
  it.each([
    [`it('${ended('C7')}', f)`, ['C7']],
    [`it.each(['a'])('is %s, ${ended('A1', 'B34')}', f)`, ['A1', 'B34']],
    [`test("in brackets [${'E'}5, CART-01]", f)`, ['E5']],
    [`it('names C-07, G-12 and the invariant ${'I'}21', f)`, []],
    [`it.skip('${ended('C7')}', f)`, []],
    ["const size = 'B5';", []],
  ])('%s', (source, ids) => {
    expect(readNamedFaults(source).flatMap((named) => named.ids)).toEqual(ids);
  });
});

it('readFaults finds every scenario once', async () => {
  const ids = readFaults(await readFile(path.join(root, 'docs/faults.md'), 'utf8')).map(({ id }) => id);
  expect(ids).toHaveLength(94);
  expect(new Set(ids).size).toBe(94);
});
