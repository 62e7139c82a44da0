import type { ProductForm, VariantForm } from '@oja/domain/goods/product-form';
import { readCount } from '@oja/domain/goods/read-count';
import { formatNaira } from '@oja/domain/money/naira';
import { readNaira } from '@oja/domain/money/typed-naira';
import { formatCount } from '@oja/domain/text/count';
import type { Column } from './pasted-block.ts';

const naira = (kobo: Parameters<typeof formatNaira>[0]) => formatNaira(kobo).replace(/\.00$/, '');
const nameOf = ({ color, size }: VariantForm) => [color, size].filter(Boolean).join(', ');
const keyOf = ({ color, size }: VariantForm) => JSON.stringify([color, size]);

/** '3 of 4 combinations offered, 16 pieces, ₦20,000 to ₦25,000': what all rows together come to. */
export function rowsWords({ variants, countedEach, pricedEach }: ProductForm): string {
  if (variants.length === 0) return 'none';
  const offered = variants.filter((row) => row.offered);
  const all = `${variants.length} ${variants.length === 1 ? 'combination' : 'combinations'}`;
  const many = offered.length < variants.length ? `${offered.length} of ${all} offered` : all;
  const pieces = offered.reduce((sum, { count }) => sum + (readCount(count) ?? 0), 0);
  return [many, countedEach && `${formatCount(pieces)} pieces`, pricedEach && rangeOf(offered)]
    .filter(Boolean)
    .join(', ');
}

function rangeOf(rows: readonly VariantForm[]): string {
  const prices = rows.map(({ price, salePrice }) => readNaira(salePrice) ?? readNaira(price));
  const known = prices.filter((price) => price !== undefined).toSorted((one, other) => one - other);
  const [least, most] = [known[0], known.at(-1)];
  if (least === undefined || most === undefined) return 'no price';
  return least === most ? naira(least) : `${naira(least)} to ${naira(most)}`;
}

/** A row in which two forms differ, and what of it stands in each. */
interface RowDifference {
  name: string;
  mine: string;
  theirs: string;
}

/** In the order of the rows; those that one form lacks stand last. */
export function rowDifferences(mine: readonly VariantForm[], theirs: readonly VariantForm[]): RowDifference[] {
  const [here, there] = [mine, theirs].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const rows = [...new Map([...mine, ...theirs].map((row) => [keyOf(row), row])).entries()];
  return rows.flatMap(([key, row]) => {
    const [one, other] = [here?.get(key), there?.get(key)];
    // Of a row that one form lacks, that it is offered goes without saying.
    const lacked = (field: keyof typeof words) => field !== 'offered' || !row.offered;
    const differs = (field: keyof typeof words) => (one && other ? one[field] !== other[field] : lacked(field));
    const fields = (Object.keys(words) as (keyof typeof words)[]).filter(differs);
    if (fields.length === 0) return [];
    return [{ name: nameOf(row), mine: rowWords(one, fields), theirs: rowWords(other, fields) }];
  });
}

const rowWords = (row: VariantForm | undefined, fields: readonly (keyof typeof words)[]): string =>
  row
    ? fields
        .map((field) => words[field](row))
        .filter(Boolean)
        .join(', ') || 'empty'
    : 'not there';

const typedPrice = (typed: string) => {
  const price = readNaira(typed);
  return price === undefined ? typed : naira(price);
};

const words: Record<Column | 'offered', (row: VariantForm) => string> = {
  count: ({ count }) => count && `${count} pieces`,
  price: ({ price }) => price && typedPrice(price),
  salePrice: ({ salePrice }) => salePrice && `now ${typedPrice(salePrice)}`,
  sku: ({ sku }) => sku && `SKU ${sku}`,
  offered: ({ offered }) => (offered ? 'offered' : 'not offered'),
};
