import { describe, expect, it } from 'vitest';
import { filedAs } from './import-facts.ts';
import { RowProblems } from './import-row.ts';

const fabrics = {
  ...{ id: 'f', name: 'Fabrics' },
  subcategories: [
    { id: 'f-lace', name: 'Lace' },
    { id: 'f-wax', name: 'Ankara' },
  ],
};
const shelves = [{ id: 'p', name: 'Phones', subcategories: [] }, fabrics];
const nowhere = { categoryId: '', subcategoryId: '' };
const lace = { categoryId: 'f', subcategoryId: 'f-lace' };

/** Of two rows, the first of which says all. */
function filed(category: string, subcategory: string, before = nowhere) {
  const problems = new RowProblems();
  const rows = [
    { row: 2, cells: { category, subcategory } },
    { row: 3, cells: {} },
  ];
  return { place: filedAs(rows, { category, subcategory }, { shelves, before, problems }), problems };
}

describe('rows file a product', () => {
  it.each([
    ['where they say, in any case', 'FABRICS ', 'ankara', nowhere, { categoryId: 'f', subcategoryId: 'f-wax' }],
    ['into another part of where it stands', '', 'Ankara', lace, { categoryId: 'f', subcategoryId: 'f-wax' }],
    ['where it stands, if they say no more than that', 'Fabrics', '', lace, lace],
    [
      'into no part of another category that they do not say',
      'Phones',
      '',
      lace,
      { categoryId: 'p', subcategoryId: '' },
    ],
    ['as before, if they say nothing', '', '', lace, lace],
    ['nowhere, if they say nothing of what is new', '', '', nowhere, nowhere],
    ['nowhere, if they say a part of nothing', '', 'Lace', nowhere, nowhere],
  ])('%s', (_, category, subcategory, before, place) => {
    const answer = filed(category, subcategory, before);
    expect(answer.place).toEqual(place);
    expect(answer.problems.rows).toEqual([]);
  });

  it.each([
    ['Fabric', '', 'category', 'There is no category "Fabric". Did you mean Fabrics?'],
    ['Engine oil', '', 'category', 'There is no category "Engine oil".'],
    ['Fabrics', 'Laces', 'subcategory', 'There is no subcategory "Laces" in Fabrics. Did you mean Lace?'],
    ['Phones', 'Lace', 'subcategory', 'There is no subcategory "Lace" in Phones.'],
  ])('not under %s › %s, which is told beside the cell with the nearest one [GOODS-115]', (...said) => {
    const [category, subcategory, column, text] = said;
    const { problems } = filed(category, subcategory);
    expect([problems.of(2), problems.of(3)]).toEqual([[{ column, text }], []]);
  });

  it('as before, as far as what they say is not known', () => {
    expect(filed('Engine oil', 'Lace', lace).place).toEqual(lace);
    expect(filed('Fabrics', 'Laces', lace).place).toEqual(lace);
    expect(filed('Fabrics', 'Laces').place).toEqual({ categoryId: 'f', subcategoryId: '' });
  });
});
