import { expect, it } from 'vitest';
import { sizeTables } from './size-tables.ts';
import { sizeTablesOf } from './size-tables-of.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];

it.each([
  ['Fashion', 'Women', sizes, ['women']],
  ['Fashion', 'Women', ['28', '30', '32', '34', '36'], ['jeans']],
  ['Fashion', 'Men', ['M', 'XXL'], ['men']],
  ['Fashion', 'Men', ['15', '15½', '16', '16½', '17'], ['collars']],
  ['Fashion', 'Shoes', ['37', '44'], ['shoes']],
  ['Fashion', null, ['S'], ['women', 'men']],
  ['Sports & Outdoors', 'Fitness', sizes, ['women', 'men']],
  ['Baby & Toys', 'Baby Care', ['0–3 months', '12–18 months'], ['children']],
])('the sizes of %s, %s are explained [PROD-42]', (category, subcategory, offered, tables) => {
  expect(sizeTablesOf({ category, subcategory, sizes: offered })).toEqual(tables);
  // Each of them has a row.
  for (const name of tables) {
    const rows = sizeTables[name as keyof typeof sizeTables].rows;
    expect(offered.filter((size) => !(size in rows))).toEqual([]);
  }
});

it.each([
  ['Fashion', 'Women', []],
  ['Fashion', 'Men', ['22 inch', '23 inch']],
  ['Fashion', 'Jewellery & Accessories', ['6', '7']],
  ['Fashion', 'Women', ['M', 'Free size']],
  ['Tools & Auto', 'Safety', ['L', 'XL']],
  ['Phones & Tablets', 'Smartphones', ['128 GB']],
  ['Baby & Toys', 'Baby Care', ['Newborn', 'Mini']],
])('those of %s, %s, %j have no table', (category, subcategory, offered) => {
  expect(sizeTablesOf({ category, subcategory, sizes: offered })).toEqual([]);
});

it('every table has as many numbers in a row as columns, and says how each is measured', () => {
  for (const { columns, rows } of Object.values(sizeTables)) {
    expect(columns.length).toBeGreaterThan(0);
    for (const row of Object.values(rows)) expect(row).toHaveLength(columns.length);
  }
});
