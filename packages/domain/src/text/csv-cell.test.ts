import { expect, it } from 'vitest';
import { guardedCell, textOfCell } from './csv-cell.ts';

it.each(['=1+1', '+234 803', '-5 %', '@name', "'quoted", '\tindented', '\rreturned'])(
  'guards %j, and reads it again',
  (text) => {
    expect(guardedCell(text)).toBe(`'${text}`);
    expect(textOfCell(guardedCell(text))).toBe(text);
  },
);

it.each(['Ankara, 6 yards', '12000.00', '', 'a = b', '"quoted"'])('leaves %j as it is', (text) => {
  expect(guardedCell(text)).toBe(text);
  expect(textOfCell(text)).toBe(text);
});

it('takes nothing off a text that a person began with a quotation mark', () => {
  expect(textOfCell("'Iya Oloja'")).toBe("'Iya Oloja'");
});
