import { type ProductColumn, productColumns } from '@oja/domain/goods/product-columns';
import { formLimits } from '@oja/domain/goods/product-form';

/** Without these a row is no new product. */
export const neededColumns: readonly ProductColumn[] = ['sku', 'name', 'category', 'price', 'count'];

/** What each column holds, as a trader is told. */
export const columnWords: Readonly<Record<ProductColumn, string>> = {
  sku: 'Your own code of what is sold. Rows are found by it when the file is sent again. Each row has its own',
  group: 'The same word in rows that are one product in several colours or sizes',
  name: `What shoppers read, 3 to ${formLimits.name} letters`,
  category: 'One of those beside',
  subcategory: 'One of those of its category; needed where it has any',
  price: 'In naira, like 12000 or 12,000.50',
  sale_price: 'In naira, below the price; empty ends the sale',
  count: 'Pieces that you have',
  color: 'Like Red; empty where there is no choice',
  size: 'Like M or 42; empty where there is no choice',
  brand: 'Empty where there is none',
  description: 'What it is made of, what is in the pack, how it is used',
  tags: 'Words that shoppers look for, with commas between them',
  weight_kg: 'Of the parcel in kilograms, like 0.8',
  length_cm: 'Of the parcel in centimetres; all three sides, or none',
  width_cm: 'Of the parcel in centimetres',
  height_cm: 'Of the parcel in centimetres',
  returns_days: 'Days in which it may be returned; empty is as your store has it',
  low_at: 'You are told when as few pieces are left',
  pictures:
    'Names of the photographs that you send with the file, like ANK-001.jpg. Those that are called like the SKU are found without',
  status: 'live or paused; empty is live',
};

interface Shelf {
  name: string;
  subcategories: readonly { name: string }[];
}

const kaftan = {
  ...{ group: 'EX-KAFTAN', name: 'Senator kaftan, two pieces', price: '28500.00', count: '4', color: 'Navy' },
  ...{ description: 'Tunic and trousers of soft polished cotton, sewn in Aba. Hand wash, iron inside out.' },
  ...{ tags: 'senator, kaftan, native wear', weight_kg: '0.7', low_at: '2' },
};
const examples: readonly (Partial<Record<ProductColumn, string>> & { shelf: string })[] = [
  {
    ...{
      shelf: 'Fabrics',
      sku: 'EX-ANK-001',
      name: 'Ankara print, 6 yards',
      price: '12500.00',
      sale_price: '10900.00',
    },
    ...{ count: '20', brand: 'Hitarget', tags: 'ankara, wax print', weight_kg: '0.9', returns_days: '7', low_at: '3' },
    description: 'Six yards of pure cotton wax print in full width. The colours do not run.',
  },
  { ...kaftan, shelf: 'Men', sku: 'EX-KAF-M', size: 'M' },
  { ...kaftan, shelf: 'Men', sku: 'EX-KAF-L', size: 'L' },
];

/** Rows to begin with: filed where the shop has such goods, else in the first of its categories. */
export function exampleRows(shelves: readonly Shelf[]): string[][] {
  return examples.map(({ shelf, ...cells }) => {
    const known = shelves.find(({ subcategories }) => subcategories.some(({ name }) => name === shelf));
    const filed = known
      ? { category: known.name, subcategory: shelf }
      : { category: shelves[0]?.name ?? '', subcategory: shelves[0]?.subcategories[0]?.name ?? '' };
    const row: Partial<Record<ProductColumn, string>> = { ...cells, ...filed };
    return productColumns.map((column) => row[column] ?? '');
  });
}

/** What the columns mean, beside the categories and subcategories. */
export function explanationRows(shelves: readonly Shelf[]): string[][] {
  const filed = shelves.flatMap(({ name, subcategories }) =>
    subcategories.length === 0 ? [[name, '']] : subcategories.map((subcategory) => [name, subcategory.name]),
  );
  const rows = Math.max(productColumns.length, filed.length);
  return Array.from({ length: rows }, (_, at) => {
    const column = productColumns[at];
    const told = column ? [column, neededColumns.includes(column) ? 'yes' : '', columnWords[column]] : ['', '', ''];
    return [...told, '', ...(filed[at] ?? ['', ''])];
  });
}
