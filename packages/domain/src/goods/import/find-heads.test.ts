import { describe, expect, it } from 'vitest';
import { findHeads } from './find-heads.ts';

/** Lines as they stand in a file, from the first; those in which nothing stands are none. */
const linesOf = (...texts: string[]) =>
  texts.flatMap((text, at) => (text === '' ? [] : [{ line: at + 1, cells: text.split('|') }]));

const books = [
  'S/N|ISBN|Title of Book|Selling Price|Qty in Shop',
  '1|978-1|Things Fall Apart|N6,400|4',
  '2|978-2|Purple Hibiscus|5200|2',
];

describe('the line of headings', () => {
  it('is the first where nothing stands above it', () => {
    expect(findHeads(linesOf(...books))).toEqual({
      heads: ['S/N', 'ISBN', 'Title of Book', 'Selling Price', 'Qty in Shop'],
      rows: [
        { line: 2, cells: ['1', '978-1', 'Things Fall Apart', 'N6,400', '4'] },
        { line: 3, cells: ['2', '978-2', 'Purple Hibiscus', '5200', '2'] },
      ],
      leftOut: [],
    });
  });

  it.each([
    ['a title and an empty line', ['GRACE BOOKSHOP: PRICE LIST', ''], 'Lines 1–2 above the headings'],
    ['a title', ['GRACE BOOKSHOP'], 'Line 1 above the headings'],
    [
      'a head of a letter',
      ['Grace Bookshop|Tel. 0803 555 0142|Main Market|Onitsha', 'Items|Price list', 'November 2026'],
      'Lines 1–3 above the headings',
    ],
  ])('is found below %s', (_, above, told) => {
    const found = findHeads(linesOf(...above, ...books));
    expect(found.heads[1]).toBe('ISBN');
    expect(found.rows.map(({ line }) => line)).toEqual([above.length + 2, above.length + 3]);
    expect(found.leftOut).toEqual([told]);
  });

  it('is the first full one where no line calls two columns of ours', () => {
    const found = findHeads(linesOf('Liste', 'Artikel|Preis|Menge', 'Garri|500|3'));
    expect(found).toMatchObject({ heads: ['Artikel', 'Preis', 'Menge'], rows: [{ line: 3 }] });
    for (const title of ['Stock', 'Liste| | '])
      expect(findHeads(linesOf(title, 'Artikel|Preis|Menge', 'Garri|500|3')).heads[0]).toBe('Artikel');
  });

  it('is not looked for without end', () => {
    const far = Array.from({ length: 20 }, (_, at) => `note ${at}`);
    expect(findHeads(linesOf(...far, ...books)).heads[0]).toBe('note 0');
  });
});

describe('what is left out below the headings', () => {
  it.each([
    '|||TOTAL|6',
    ' | Grand Total: |||11,600',
    '||Total Qty||6',
    'Subtotal',
    'Sub-total :||||9',
    'Sub total',
    'Totals =',
  ])('is a sum at the end: %s', (sum) => {
    const found = findHeads(linesOf(...books, '', sum));
    expect(found.rows).toHaveLength(2);
    expect(found.leftOut).toEqual(['Line 5 with a total']);
  });

  it('is no product that is called so, and no sum with products below it', () => {
    for (const name of ['Total Man', 'The total', 'Total recall: a novel'])
      expect(findHeads(linesOf(...books, `${name}||||1`)).rows).toHaveLength(3);
    expect(findHeads(linesOf(...books, '||Total||6', '4|978-4|Arrow of God|900|1')).rows).toHaveLength(4);
  });

  it('are headings that come again on each page', () => {
    const [head = '', first = '', second = ''] = books;
    const found = findHeads(linesOf(head, first, head, second, head));
    expect(found.rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(found.leftOut).toEqual(['Lines 3 and 5: the headings again']);
    expect(findHeads(linesOf(head, first, head, second, head, first, ` ${head} | `)).leftOut).toEqual([
      'Lines 3, 5 and 1 more: the headings again',
    ]);
  });

  it('are no headings that say something else, too', () => {
    const found = findHeads(linesOf('Title|Price', 'Title|500', 'Title|Price|a note'));
    expect(found.rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('is nothing of a row that is longer than the headings', () => {
    const found = findHeads(linesOf('Title|Price', 'Garri|500|a note||'));
    expect(found).toMatchObject({
      heads: ['Title', 'Price', ''],
      rows: [{ cells: ['Garri', '500', 'a note', '', ''] }],
    });
  });

  it('of 60 columns with formulas is what it says', () => {
    const many = Array.from({ length: 60 }, (_, at) => `=A${at}`).join('|');
    expect(findHeads(linesOf(many, many.replaceAll('A', 'B'))).heads).toHaveLength(60);
  });
});

it('of no lines is nothing', () => {
  expect(findHeads([])).toEqual({ heads: [], rows: [], leftOut: [] });
});
