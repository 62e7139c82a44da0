import { describe, expect, it } from 'vitest';
import { namesOf, namesThatMeanNothing, picturesOf, rowsThatMean } from './named-pictures.ts';

const known = new Map(
  [
    ['AC-1.JPG', 'one'],
    ['AC-1-2.jpeg', 'two'],
    ['lace.png', 'lace'],
  ].flatMap(([name = '', id = '']) => namesOf(name).map((each): [string, string] => [each, id])),
);
const facts = { pictures: known, skus: new Set<string>() };
const row = (cells: Record<string, string>, line = 2) => ({ row: line, cells });

describe('photographs of a product', () => {
  it('are found by its SKU, with a number behind it, whatever kind they are', () => {
    expect(picturesOf([row({ sku: 'ac-1' })], facts)).toMatchObject({ ids: ['one', 'two'], isListed: false });
    expect(picturesOf([row({ sku: 'x', group: 'AC-1' })], facts).ids).toEqual(['one', 'two']);
    expect(picturesOf([row({ sku: 'AC' })], facts).ids).toEqual(['one']);
    expect(picturesOf([row({ sku: 'AC' })], { ...facts, skus: new Set(['ac-1']) }).ids).toEqual([]);
  });

  it('are those that a row lists, in that order, and no others', () => {
    const named = picturesOf([row({ sku: 'AC-1', pictures: 'Lace.PNG; ac-1' })], facts);
    expect(named).toMatchObject({ ids: ['lace', 'one'], isListed: true });
  });

  it('are missing by row where nothing is known of a name', () => {
    const named = picturesOf([row({ pictures: 'lace.png, Gele.jpg' }), row({ pictures: '' }, 3)], facts);
    expect(named.ids).toEqual(['lace']);
    expect([...named.missing]).toEqual([[2, ['gele.jpg']]]);
  });

  it('are thousands of names in a cell as little as none', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `p${at}.jpg`).join(' ');
    const begun = performance.now();
    expect(picturesOf([row({ sku: 'AC-1', pictures: names })], facts)).toMatchObject({ ids: [], missing: new Map() });
    expect(performance.now() - begun).toBeLessThan(100);
  });

  it('mean nothing where no row lists them and none has such a SKU', () => {
    const rows = [row({ sku: 'AC-1', group: 'G' }), row({ sku: 'B', pictures: 'Lace.PNG' }, 3)];
    const names = ['ac-1-8.jpg', 'AC-1-9.jpg', 'g.webp', 'lace.png', 'B-2.jpg', 'Other.jpg', '.jpg'];
    expect(namesThatMeanNothing(names, rows)).toEqual(['AC-1-9.jpg', 'Other.jpg', '.jpg']);
  });

  it('concern the rows that list them, or whose SKU or group they are called by', () => {
    const rows = [
      row({ sku: 'AC-1', group: 'G' }),
      row({ sku: 'AC-2', pictures: 'Lace.PNG, other.jpg' }, 3),
      row({ sku: 'AC-12' }, 4),
      row({ name: 'Gele' }, 5),
    ];
    const linesFor = (...names: string[]) => rowsThatMean(names, rows).map((each) => each.row);
    expect(linesFor('AC-1.JPG')).toEqual([2]);
    expect(linesFor('ac-1-8.jpg')).toEqual([2]);
    expect(linesFor('ac-1-9.jpg', 'ac-1-2-b.jpg', 'Gele.jpg')).toEqual([]);
    expect(linesFor('g.webp', 'AC-12.jpg')).toEqual([2, 4]);
    expect(linesFor('lace.jpg')).toEqual([3]);
    expect(linesFor('AC-2.jpg')).toEqual([3]);
  });

  it('are found by the very name under which an export has them, and by one that has a dot within', () => {
    const pictures = new Map([
      ['Mixed/Case.webp', 'exported'],
      ['ankara.six.yards', 'dotted'],
    ]);
    const cells = { pictures: 'Mixed/Case.webp Ankara.six.yards.JPG' };
    expect(picturesOf([row(cells)], { pictures, skus: new Set() })).toMatchObject({
      ...{ ids: ['exported', 'dotted'], missing: new Map() },
    });
  });
});
