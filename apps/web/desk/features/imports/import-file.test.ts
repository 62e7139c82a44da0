import { expect, test } from 'vitest';
import { importFileProblem, importNameOf, importTypeOf } from './import-file.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['Goods.XLSX', xlsx],
  ['my.goods.csv', 'text/csv'],
  ['goods.xls', undefined],
  ['csv', undefined],
])('%s is sent as %s', (name, type) => {
  expect(importTypeOf(name)).toBe(type);
});

test.each([
  ['goods.csv', 1, /^$/],
  ['goods.csv', 8 * 1024 * 1024, /^$/],
  ['goods.csv', 8 * 1024 * 1024 + 1, /^goods\.csv has 8\.0 MB: at most 8 MB/],
  ['goods.csv', 0, /^goods\.csv is empty\.$/],
  ['goods.ods', 10, /another kind.*\.xlsx/],
  ['goods.pdf', 10, /^goods\.pdf is no file of products\./],
])('of %s with %i bytes is said what is wrong before it is sent', (name, size, problem) => {
  expect(importFileProblem({ name, size })).toMatch(problem);
});

test('a name that is too long keeps its end', () => {
  const name = importNameOf(`${'ọ'.repeat(300)}.csv`);
  expect([...name]).toHaveLength(200);
  expect(name).toMatch(/ọ….csv$/);
  expect(importNameOf('goods.csv')).toBe('goods.csv');
});
