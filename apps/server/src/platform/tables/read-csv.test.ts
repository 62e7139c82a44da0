import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string | Buffer, most = 5_000) => readCsv(Buffer.from(text), most);

it('counts lines as a spreadsheet does, leaves empty ones out and fills short ones up', () => {
  expect(read('sku,name,price\r\n\r\nA1,"Ankara, 6 yards","12,000.00"\r\n ,,\r\nA2,"two\nlines"\r\n')).toEqual({
    kind: 'read',
    head: { line: 1, cells: ['sku', 'name', 'price'] },
    rows: [
      { line: 3, cells: ['A1', 'Ankara, 6 yards', '12,000.00'] },
      { line: 5, cells: ['A2', 'two\nlines', ''] },
    ],
  });
});

it.each([
  ['comma', 'sku,"a;b;c"\nA1,x'],
  ['semicolon', 'sku;"a,b,c"\nA1;x'],
  ['tab', 'sku\t"a,b,c"\nA1\tx'],
])('finds the %s by the head', (_, text) => {
  expect(read(text)).toMatchObject({ rows: [{ line: 2, cells: ['A1', 'x'] }] });
});

it.each([
  ['titles without any', 'Our books\nNovember\n\nisbn;title;price\nA1;x;1,500\nA2;y;2,500\n'],
  ['a title with commas', 'Books, pens, paper\nisbn;title;price\nA1;x;1500\nA2;y;2500\n'],
  ['sentences in each line', 'sku;description\nA1;soft, warm, light\nA2;long\nA3;new, blue\n'],
])('finds the semicolon below %s', (_, text) => {
  expect(read(text)).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ cells: expect.arrayContaining(['A1']) })]),
  });
});

it('reads lines that are longer than the first, which may be a title', () => {
  expect(read('Our books\n\nisbn,title,price\nA1,x,1500,,\n')).toEqual({
    kind: 'read',
    head: { line: 1, cells: ['Our books'] },
    rows: [
      { line: 3, cells: ['isbn', 'title', 'price'] },
      { line: 4, cells: ['A1', 'x', '1500'] },
    ],
  });
});

it.each([
  ['UTF-8', Buffer.from('name\nẸ̀wà')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFname\nẸ̀wà')],
  ['UTF-16 with its mark', Buffer.from('\uFEFFname\nẸ̀wà', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\uFEFFname\nẸ̀wà', 'utf16le').swap16()],
])('reads %s', (_, bytes) => {
  expect(read(bytes)).toEqual({
    kind: 'read',
    head: { line: 1, cells: ['name'] },
    rows: [{ line: 2, cells: ['Ẹ̀wà'] }],
  });
});

it('reads what Windows wrote', () => {
  const bytes = Buffer.from([...Buffer.from('name\n'), 0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x80]);
  expect(read(bytes)).toMatchObject({ rows: [{ cells: ['“Café”€'] }] });
});

it('takes off what an export put before a text', () => {
  expect(read("sku,name\n'=1,''quoted\n-,'plain'\n")).toMatchObject({
    rows: [{ cells: ['=1', "'quoted"] }, { cells: ['-', "'plain'"] }],
  });
});

it('reads a head alone', () => {
  expect(read('sku,name\n')).toEqual({ kind: 'read', head: { line: 1, cells: ['sku', 'name'] }, rows: [] });
});

it('cuts empty cells off at the end', () => {
  expect(read('sku,name,,\nA1,x,,,,\n')).toEqual({
    kind: 'read',
    head: { line: 1, cells: ['sku', 'name'] },
    rows: [{ line: 2, cells: ['A1', 'x'] }],
  });
});

it('tells how many rows are too many, and counts no file without end', () => {
  expect(read(`sku\n${'x\n'.repeat(5_000)}`)).toMatchObject({ kind: 'read', rows: { length: 5_000 } });
  expect(read(`sku\n${'x\n'.repeat(5_001)}`)).toEqual({ kind: 'too_long', rows: 5_001 });
  expect(read(`sku\n${'x\n'.repeat(300_000)}`)).toEqual({ kind: 'too_long', rows: 100_000 });
});

it.each([
  ['nothing', '', 'it is empty'],
  ['blanks', ' \n,,\n', 'it is empty'],
  [
    'a quote that is never closed',
    'sku,name\nA1,x\nA2,"x\nA3,x\n',
    'row 3: a quote (") is opened that is never closed',
  ],
  ['a quote in a cell', 'sku,name\nA1,12" pot\n', 'row 2: a quote (") stands in the middle of a cell'],
  ['letters behind a quote', 'sku,name\nA1,"12"pot\n', 'row 2: after a cell in quotes (") something else follows'],
  ['61 cells below a title', `Our books\n${'a,'.repeat(60).concat('a')}`, 'it has 61 columns, and 60 are the most'],
  ['61 columns', 'a,'.repeat(60).concat('a'), 'it has 61 columns, and 60 are the most'],
  ['a long cell', `sku,name\nA1,${'x'.repeat(20_001)}`, 'column 2 of row 2 has more than 20000 characters'],
  ['a cell of 10 MB', `sku\n${'x'.repeat(10_000_000)}`, 'row 2: it has a cell of more than 20000 characters'],
  ['a row of commas', `sku\n${','.repeat(8_000_000)}`, 'row 2 has more than 1000 cells'],
  ['NUL', 'sku\nA\0B', 'it is no text, or text in an encoding that is not known'],
  ['UTF-16 without its mark', Buffer.from('sku\nA1', 'utf16le'), 'it is no text, or text in an encoding that is not'],
  ['UTF-16 that is damaged', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8]), 'its letters are damaged'],
])('refuses %s in words', (_, text, why) => {
  expect(() => read(text)).toThrow(why);
});
