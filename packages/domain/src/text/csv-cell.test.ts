import { expect, it } from 'vitest';
import { guardedCell } from './csv-cell.ts';

it.each([
  '=1+1',
  '+234 803',
  '-5 %',
  '@name',
  "'quoted",
  '\tindented',
  '\rreturned',
  '\nbroken',
  '＝1+1',
  '＋1',
  '－1',
  '＠name',
])('guards %j', (text) => {
  expect(guardedCell(text)).toBe(`'${text}`);
});

it.each(['Ankara, 6 yards', '12000.00', '', 'a = b', '"quoted"'])('leaves %j as it is', (text) => {
  expect(guardedCell(text)).toBe(text);
});
