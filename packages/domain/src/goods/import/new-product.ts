import { oneLine, skuProblem } from '../form-texts.ts';
import { emptyForm, formLimits, type ProductForm, type VariantForm, variantsOf } from '../product-form.ts';
import { formColumns, unitsIn, withCell } from './form-cells.ts';
import { filedAs, type ImportFacts } from './import-facts.ts';
import { cellOf, type ImportRow, type RowProblems, saidOf } from './import-row.ts';
import { picturesOf } from './named-pictures.ts';
import { meaningOf } from './same-cell.ts';

export interface NewProduct {
  form: ProductForm;
  status: 'live' | 'paused';
  /** Names of photographs that nothing is known of, by row. */
  missing: Map<number, string[]>;
}

/** A product that rows of one group make; what is wrong with them is told. */
export function newProduct(rows: readonly ImportRow[], facts: ImportFacts, problems: RowProblems): NewProduct | null {
  if (rows.length > formLimits.variants) {
    const text = `A product has at most ${formLimits.variants} combinations of colour and size: these are ${rows.length}.`;
    for (const row of rows) problems.tell(row, null, text);
    return null;
  }
  demandChoices(rows, problems);
  let form: ProductForm = { ...emptyForm, ...skusOf(rows) };
  for (const column of formColumns) form = withCell(form, column, saidOf(rows, column, problems));
  const said = {
    category: saidOf(rows, 'category', problems),
    subcategory: saidOf(rows, 'subcategory', problems),
  };
  const before = { categoryId: '', subcategoryId: '' };
  const pictures = picturesOf(rows, facts);
  form = {
    ...form,
    ...filedAs(rows, said, { shelves: facts.shelves, before, problems }),
    lowAt: unitsIn(saidOf(rows, 'low_at', problems)),
    pictures: pictures.ids.map((id) => ({ id, alt: '' })),
  };
  return { form: { ...form, ...goodsOf(rows, form.sku) }, status: statusOf(rows, problems), missing: pictures.missing };
}

/** Either each row says a colour, or none; the same of sizes; and no two say the same. */
function demandChoices(rows: readonly ImportRow[], problems: RowProblems): void {
  for (const [column, word] of [
    ['color', 'colour'],
    ['size', 'size'],
  ] as const) {
    if (!rows.some((row) => cellOf(row, column) !== '')) continue;
    for (const row of rows)
      if (cellOf(row, column) === '')
        problems.tell(row, column, `Say which ${word}, as other rows of this product do.`);
  }
  const choices = Map.groupBy(rows, (row) => choiceOf(row).toLowerCase());
  for (const same of choices.values()) tellTwice(same, problems);
}

const choiceOf = (row: ImportRow): string =>
  JSON.stringify([oneLine(cellOf(row, 'color')), oneLine(cellOf(row, 'size'))]);

/** Rows that stand for one variant. */
export function tellTwice(same: readonly ImportRow[], problems: RowProblems): void {
  if (same.length < 2) return;
  for (const row of same) {
    const others = same.filter((each) => each !== row).slice(0, 5);
    problems.tell(row, 'sku', `This is the same variant as in row ${others.map((each) => each.row).join(', ')}.`);
  }
}

const lower = (text: string): string => oneLine(text).toLowerCase();

/** The product's SKU: its group's where that is one, or a row's that has no group; '' where the shop makes one as it is stored. */
function skusOf(rows: readonly ImportRow[]): Pick<ProductForm, 'sku'> {
  const group = rows.map((row) => cellOf(row, 'group')).find(Boolean) ?? '';
  const isSku = group !== '' && skuProblem(group) === undefined;
  const own = rows.map((row) => cellOf(row, 'sku')).find((sku) => lower(sku) === lower(group));
  if (group === '') return { sku: rows.map((row) => cellOf(row, 'sku')).find(Boolean) ?? '' };
  return { sku: own ?? (isSku ? group : '') };
}

type Sold = Pick<
  ProductForm,
  'price' | 'salePrice' | 'count' | 'colors' | 'sizes' | 'countedEach' | 'pricedEach' | 'variants'
>;

/** What is sold of it: a price for all where rows say one, units for all where one row alone says how many. */
function goodsOf(rows: readonly ImportRow[], sku: string): Sold {
  const [first] = rows;
  const colors = [...new Set(rows.map((row) => oneLine(cellOf(row, 'color'))).filter(Boolean))];
  const sizes = [...new Set(rows.map((row) => oneLine(cellOf(row, 'size'))).filter(Boolean))];
  const priced = rows.map((row) => {
    const own = cellOf(row, 'price') === '' && first ? first : row;
    return { price: cellOf(own, 'price'), salePrice: cellOf(own, 'sale_price') };
  });
  const meanings = new Set(
    priced.map(({ price, salePrice }) =>
      JSON.stringify([meaningOf('price', price), meaningOf('sale_price', salePrice)]),
    ),
  );
  const isTogether = rows.filter((row) => cellOf(row, 'count') !== '').length === 1 && rows.length > 1;
  const pricedEach = meanings.size > 1;
  const countedEach = colors.length + sizes.length > 0 && !isTogether;
  const typed = rows.map((row, at): VariantForm => {
    const own = cellOf(row, 'sku');
    return {
      color: oneLine(cellOf(row, 'color')),
      size: oneLine(cellOf(row, 'size')),
      ...(pricedEach ? (priced[at] ?? { price: '', salePrice: '' }) : { price: '', salePrice: '' }),
      count: countedEach ? unitsIn(cellOf(row, 'count')) : '',
      sku: lower(own) === lower(sku) ? '' : own,
      offered: true,
    };
  });
  const variants = offeredOnly(variantsOf(colors, sizes, typed), typed);
  const count = rows.map((row) => cellOf(row, 'count')).find(Boolean) ?? '';
  return {
    ...(pricedEach ? { price: '', salePrice: '' } : (priced[0] ?? { price: '', salePrice: '' })),
    count: countedEach ? '' : unitsIn(count),
    ...{ colors, sizes, countedEach, pricedEach, variants },
  };
}

/** Combinations of colours and sizes that no row names are not offered. */
export const offeredOnly = (all: readonly VariantForm[], named: readonly VariantForm[]): VariantForm[] =>
  all.map((variant) => (named.includes(variant) ? variant : { ...variant, offered: false }));

function statusOf(rows: readonly ImportRow[], problems: RowProblems): 'live' | 'paused' {
  const status = lower(saidOf(rows, 'status', problems));
  if (status === 'paused') return 'paused';
  if (status !== '' && status !== 'live')
    for (const row of rows)
      if (cellOf(row, 'status') !== '') problems.tell(row, 'status', 'What is new is live or paused.');
  return 'live';
}
