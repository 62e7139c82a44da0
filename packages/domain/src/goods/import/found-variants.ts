import { oneLine } from '../form-texts.ts';
import { cellOf, type ImportRow, type RowProblems } from './import-row.ts';
import { tellTwice } from './new-product.ts';
import type { ShopProduct, ShopVariant } from './shop-product.ts';

/** A row beside the variant that it names; null: one that is not there yet. */
export interface FoundVariant {
  row: ImportRow;
  variant: ShopVariant | null;
}

const words = { color: 'colour', size: 'size' } as const;
const axes = ['color', 'size'] as const;
const same = (one: string, other: string) => oneLine(one).toLowerCase() === oneLine(other).toLowerCase();

/** Which variants of a product rows name: by a SKU of their own, else by colour and size. What names none, or one twice, is told. */
export function findVariants(rows: readonly ImportRow[], product: ShopProduct, problems: RowProblems): FoundVariant[] {
  const found = rows.map((row) => ({ row, variant: variantOf(row, product, problems) }));
  const places = Map.groupBy(found, ({ row, variant }) =>
    variant ? variant.id : JSON.stringify(axes.map((axis) => oneLine(cellOf(row, axis)).toLowerCase())),
  );
  for (const of of places.values())
    tellTwice(
      of.map(({ row }) => row),
      problems,
    );
  return found;
}

function variantOf(row: ImportRow, product: ShopProduct, problems: RowProblems): ShopVariant | null {
  const { variants, form } = product;
  const sku = oneLine(cellOf(row, 'sku'));
  const bySku = sku === '' ? undefined : variants.find((variant) => variant.sku === sku);
  if (bySku) {
    for (const axis of axes)
      if (cellOf(row, axis) !== '' && !same(cellOf(row, axis), bySku[axis]))
        problems.tell(
          row,
          axis,
          `This SKU is ${bySku[axis] === '' ? `of no ${words[axis]}` : bySku[axis]} in your shop. Another ${words[axis]} needs a SKU of its own.`,
        );
    return bySku;
  }
  const [only, ...others] = variants;
  if (only && others.length === 0 && axes.every((axis) => cellOf(row, axis) === '') && isProducts(sku, product))
    return only;
  const chips = { color: form.colors, size: form.sizes };
  for (const axis of axes) {
    const text = cellOf(row, axis);
    if (text === '' && chips[axis].length > 0) problems.tell(row, axis, `Say which ${words[axis]} of this product.`);
    if (text !== '' && chips[axis].length === 0)
      problems.tell(row, axis, `This product has no ${words[axis]}s. Add them at the product first.`);
  }
  return (
    variants.find((variant) => axes.every((axis) => oneLine(variant[axis]) === oneLine(cellOf(row, axis)))) ??
    variants.find((variant) => axes.every((axis) => same(variant[axis], cellOf(row, axis)))) ??
    null
  );
}

const isProducts = (sku: string, product: ShopProduct): boolean => sku === '' || same(sku, product.sku);

/** The SKU that a row gives its variant; '' for the product's. */
export function ownSkuOf({ row, variant }: FoundVariant, product: ShopProduct): string {
  const sku = oneLine(cellOf(row, 'sku'));
  return isProducts(sku, product) ? (variant?.sku ?? '') : sku;
}
