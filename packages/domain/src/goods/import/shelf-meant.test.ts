import { expect, it } from 'vitest';
import { shelfMeant } from './shelf-meant.ts';

const shelfOf = (name: string, ...parts: string[]) => ({
  id: name,
  name,
  subcategories: parts.map((part) => ({ id: `${name} ${part}`, name: part })),
});
const shelves = [
  shelfOf('Books & Stationery', 'Books', 'School Supplies'),
  shelfOf('Electronics', 'Audio', 'Accessories'),
  shelfOf('Fashion', 'Men', 'Accessories'),
  shelfOf('Gifts', 'Cards'),
  shelfOf('Others'),
];
const meant = (category: string, subcategory = '', all = shelves) => {
  const found = shelfMeant(all, { category, subcategory });
  return found && [found.shelf.name, found.part?.name ?? null];
};

it.each([
  ['books', '', ['Books & Stationery', 'Books']],
  ['Stationery', '', ['Books & Stationery', null]],
  ['ELECTRONICS ', '', ['Electronics', null]],
  ['Electronics', 'audio', ['Electronics', 'Audio']],
  ['Electronics', 'Men', ['Electronics', null]],
  ['', 'audio', ['Electronics', 'Audio']],
  ['Audio', '', ['Electronics', 'Audio']],
  ['gifts', '', ['Gifts', 'Cards']],
  ['Others', '', ['Others', null]],
  ['gifts', 'Balloons', ['Gifts', null]],
])('files "%s" and "%s" where nothing else is called so', (category, subcategory, filed) => {
  expect(meant(category, subcategory)).toEqual(filed);
});

it.each([
  ['', ''],
  ['Accessories', ''],
  ['', 'Accessories'],
  ['Toys', ''],
  ['&', ''],
])('does not file "%s" and "%s", which is not clear', (category, subcategory) => {
  expect(meant(category, subcategory)).toBeUndefined();
});

it('files what is called as a category is under that, though others have the word, too', () => {
  const phones = [shelfOf('Used phones', 'Smartphones'), shelfOf('Phones', 'New'), shelfOf('Phones & Tablets')];
  expect(meant('phones', '', phones)).toEqual(['Phones', 'New']);
});

it('files nothing by a sign at the end of a category', () => {
  expect(meant('', '', [shelfOf('Books (used)', 'Novels')])).toBeUndefined();
});
