import type { Kobo } from '../../money/money.ts';
import { readNaira } from '../../money/typed-naira.ts';
import type { ProductColumn } from '../product-columns.ts';
import { type ProductStatus, productStatuses } from '../product-status.ts';
import type { Priced } from '../read-product-form.ts';
import { unitsIn } from './form-cells.ts';
import type { FoundVariant } from './found-variants.ts';
import { cellOf, type ImportRow, quoted, type RowProblems, saidOf } from './import-row.ts';
import type { ImportValue, ShopProduct, ShopVariant } from './shop-product.ts';

interface Beside {
  product: ShopProduct;
  problems: RowProblems;
  /** Notes what an export says of a cell that changes. */
  note: (row: ImportRow, column: ProductColumn, text: string) => void;
}

/** What rows want of prices, counts, low-at and status of a product that is there. */
export function changedValues(found: readonly FoundVariant[], beside: Beside): ImportValue[] {
  return [...pricesOf(found, beside), ...unitsOf(found, beside), ...statusOf(found, beside)];
}

const isSamePrice = (one: Priced, other: Priced) =>
  one.price === other.price && one.discountPrice === other.discountPrice;

function pricesOf(found: readonly FoundVariant[], { product, problems, note }: Beside): ImportValue[] {
  const noteBoth = (row: ImportRow, asked: Priced, { cells, ...now }: ShopVariant) => {
    if (asked.price !== now.price) note(row, 'price', cells.price);
    if (asked.discountPrice !== now.discountPrice) note(row, 'sale_price', cells.sale_price);
  };
  if (product.pricedEach) {
    return found.flatMap(({ row, variant }) => {
      if (!variant) return [];
      const seen = { price: variant.price, discountPrice: variant.discountPrice };
      const asked = askedPrice(row, seen);
      if (!asked || isSamePrice(asked, seen)) return [];
      noteBoth(row, asked, variant);
      return [{ what: 'price', variantId: variant.id, seen, asked, rows: [row.row] }];
    });
  }
  const seen = { price: product.price, discountPrice: product.discountPrice };
  const asked = found.flatMap(({ row, variant }) => {
    const price = askedPrice(row, seen);
    const says = variant !== null || cellOf(row, 'price') + cellOf(row, 'sale_price') !== '';
    return price && says ? [{ row, variant, price }] : [];
  });
  // A variant that is new says what the others say: it changes no price of theirs.
  const wanted = asked.find(({ variant }) => variant !== null)?.price ?? seen;
  if (asked.some(({ price }) => !isSamePrice(price, wanted))) {
    const text = 'All of this product has one price. Give each its own at the product first.';
    for (const { row } of asked) problems.tell(row, cellOf(row, 'price') === '' ? 'sale_price' : 'price', text);
    return [];
  }
  if (isSamePrice(wanted, seen)) return [];
  for (const { row, variant, price } of asked) if (variant) noteBoth(row, price, variant);
  return [{ what: 'price', variantId: null, seen, asked: wanted, rows: asked.map(({ row }) => row.row) }];
}

/** What a row asks for: an empty price leaves it, an empty sale price ends the sale. Undefined where it says nothing. */
function askedPrice(row: ImportRow, now: Priced): Priced | undefined {
  const { price: typed = '', sale_price: sale } = row.cells;
  const price = typed.trim() === '' ? now.price : readNaira(typed);
  const discountPrice = saleOf(sale, now.discountPrice);
  return price === undefined || discountPrice === undefined ? undefined : { price, discountPrice };
}

function saleOf(sale: string | undefined, now: Kobo | null): Kobo | null | undefined {
  if (sale === undefined) return now;
  return sale.trim() === '' ? null : readNaira(sale);
}

const MOST_LOW_AT = 1000;

/** Of stock items: rows of what is counted together say one count. */
function unitsOf(found: readonly FoundVariant[], { product, problems, note }: Beside): ImportValue[] {
  const shared = product.form.countedEach ? undefined : product.variants[0];
  const items = Map.groupBy(
    found.flatMap(({ row, variant }) => {
      const counted = variant ?? shared;
      return counted ? [{ row, counted }] : [];
    }),
    ({ counted }) => counted.stockItemId,
  );
  return [...items.values()].flatMap((rows) => [
    ...unitOf(rows, 'count', { product, problems, note }),
    ...unitOf(rows, 'low_at', { product, problems, note }),
  ]);
}

interface Counted {
  row: ImportRow;
  counted: ShopVariant;
}

function unitOf(rows: readonly Counted[], column: 'count' | 'low_at', { problems, note }: Beside): ImportValue[] {
  const saying = rows.flatMap(({ row, counted }) => {
    const digits = unitsIn(cellOf(row, column)).replaceAll(',', '');
    return /^\d{1,9}$/.test(digits) ? [{ row, counted, units: Number(digits) }] : [];
  });
  const [first] = saying;
  if (!first) return [];
  if (saying.some(({ units }) => units !== first.units)) {
    for (const { row } of saying)
      problems.tell(row, column, 'These are counted together: rows of them say the same, or leave it empty.');
    return [];
  }
  const { counted, units } = first;
  const now = column === 'count' ? counted.stock : counted.lowAt;
  if (units === now) return [];
  if (column === 'low_at' && units > MOST_LOW_AT) {
    for (const { row } of saying) problems.tell(row, column, 'Enter a number from 0 to 1,000.');
    return [];
  }
  for (const { row } of saying) note(row, column, counted.cells[column]);
  const lines = saying.map(({ row }) => row.row);
  const { stockItemId } = counted;
  return column === 'count'
    ? [{ what: 'count', stockItemId, seen: counted.stock, count: units, rows: lines }]
    : [{ what: 'low-at', stockItemId, lowAt: units, rows: lines }];
}

function statusOf(
  found: readonly FoundVariant[],
  { product, problems }: Pick<Beside, 'product' | 'problems'>,
): ImportValue[] {
  const rows = found.map(({ row }) => row);
  const text = saidOf(rows, 'status', problems);
  if (text === '') return [];
  const to = productStatuses.find(
    (status): status is ProductStatus => status === text.toLowerCase().replace(/[\s-]+/g, '_'),
  );
  const saying = rows.filter((row) => cellOf(row, 'status') !== '');
  if (!to) {
    for (const row of saying) problems.tell(row, 'status', `${quoted(text)} is not one of live, paused and archived.`);
    return [];
  }
  const { status: from } = product;
  return to === from ? [] : [{ what: 'status', from, to, rows: saying.map(({ row }) => row) }];
}
