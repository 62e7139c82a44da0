import { expect, it } from 'vitest';
import { guardedCell, unguardedCell } from './csv-cell.ts';

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

it.each([
  ["'=1+1", '=1+1'],
  ["'+234 803", '+234 803'],
  ["''quoted", "'quoted"],
  ["'\nbroken", '\nbroken'],
  ["'＝1+1", '＝1+1'],
  // A quote that no guard has put there.
  ["'quoted'", "'quoted'"],
  ["Size '-5'", "Size '-5'"],
  ["'", "'"],
  ['=1+1', '=1+1'],
  ['12000.00', '12000.00'],
])('takes off of %j what the guard put there', (cell, text) => {
  expect(unguardedCell(cell)).toBe(text);
});

it('takes off what it put before any text', () => {
  const texts = ["''=", "'''", '-', "=A'1", 'Ẹ̀wà', '', "'-'", '@ọjà'];
  expect(texts.map((text) => unguardedCell(guardedCell(text)))).toEqual(texts);
});
