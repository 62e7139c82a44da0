import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows, skusIn } from './import-groups.ts';

const rowsOf = (...cells: { sku?: string; group?: string }[]) =>
  cells.map((each, at) => ({ row: at + 2, cells: each }));
const namedRows = (...rows: [name: string, sku: string][]) =>
  rows.map(([name, sku], at) => ({ row: at + 2, cells: { name, sku } }));
const lines = (groups: ReturnType<typeof groupRows>) => groups.map(({ rows }) => rows.map(({ row }) => row));

describe('rows of one product', () => {
  it('are those of an equal group, in any case and with blanks around', () => {
    const rows = rowsOf({ sku: 'a', group: 'Ankara' }, { sku: 'b', group: ' ankara ' }, { sku: 'c' });
    expect(lines(groupRows(rows, []))).toEqual([[2, 3], [4]]);
  });

  it('are one by SKU where there is no group, and by themselves without either', () => {
    expect(lines(groupRows(rowsOf({ sku: 'a' }, { sku: 'A ' }, {}, {}), []))).toEqual([[2, 3], [4], [5]]);
  });

  it('are those of one name that have neither SKU nor group', () => {
    expect(
      lines(groupRows(namedRows(['iPhone 12', ''], [' iphone  12', ''], ['Nokia', ''], ['', 'nokia']), [])),
    ).toEqual([[2, 3], [4], [5]]);
  });

  it('are kept together by the first 200 letters of what they are called', () => {
    const long = 'x'.repeat(200);
    expect(lines(groupRows(rowsOf({ sku: `${long}a` }, { sku: `${long}b` }), []))).toEqual([[2, 3]]);
  });

  it('are those of one product that is there, whatever they name', () => {
    const found = ['P', 'P-red', 'P-blue'].map((sku) => ({ sku, productId: 'p' }));
    const groups = groupRows(
      rowsOf({ sku: 'P-red' }, { sku: 'P-blue', group: 'p' }, { sku: 'new', group: 'P' }),
      found,
    );
    expect(groups).toMatchObject([{ key: 'p', productId: 'p', isTorn: false }]);
    expect(lines(groups)).toEqual([[2, 3, 4]]);
  });

  it('are torn where a group names two products', () => {
    const found = [
      { sku: 'a', productId: 'p' },
      { sku: 'b', productId: 'q' },
    ];
    expect(groupRows(rowsOf({ sku: 'a', group: 'g' }, { sku: 'b', group: 'g' }), found)).toMatchObject([
      { productId: null, isTorn: true },
    ]);
  });

  it('are each in one group, whatever they say', () => {
    const text = fc.constantFrom('', 'a', 'A', 'b', ' b', 'c');
    const cells = fc.array(fc.record({ sku: text, group: text }), { maxLength: 12 });
    fc.assert(
      fc.property(cells, (typed) => {
        const rows = rowsOf(...typed);
        const groups = groupRows(rows, [
          { sku: 'a', productId: 'p' },
          { sku: 'c', productId: 'q' },
        ]);
        expect(
          lines(groups)
            .flat()
            .toSorted((a, b) => a - b),
        ).toEqual(rows.map(({ row }) => row));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });

  it('name each SKU once', () => {
    expect(skusIn(rowsOf({ sku: ' a ', group: 'a' }, { sku: 'b' }))).toEqual(['a', 'b']);
  });
});
