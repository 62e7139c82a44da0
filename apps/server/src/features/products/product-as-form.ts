import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { DeskVariant } from '@oja/contract/desks/desk-products';
import { type ProductForm, type VariantForm, variantsOf } from '@oja/domain/goods/product-form';
import type { Kobo } from '@oja/domain/money/money';
import { nairaField } from '@oja/domain/money/typed-naira';
import type { ProductRow } from './shown-product.queries.ts';

/** A product as it is now, as its form: read again it is the same product. @param pictures those of its files */
export function productAsForm(row: ProductRow, pictures: readonly DeskPicture[]): ProductForm {
  const colors = [...new Set(row.colors)];
  const sizes = [...new Set(row.sizes)];
  const countedEach = row.variants.some(({ offered, stockItemId }) => offered && stockItemId !== row.id);
  // In another unit they are left alone until somebody types them anew.
  const weight = row.weight?.unit === 'kg' ? row.weight.value : undefined;
  const { length, width, height } = row.dimensions?.unit === 'cm' ? row.dimensions : noMeasures;
  return {
    name: row.name,
    price: nairaField(row.price),
    salePrice: amountField(row.discountPrice),
    count: String(row.stock),
    categoryId: row.categoryId,
    subcategoryId: row.subcategoryId ?? '',
    pictures: row.images.flatMap(({ key, alt, choice }) => {
      const own = pictures.find(({ picture }) => picture.key === key);
      return own ? [{ ...{ id: own.id, alt: alt === row.name ? '' : alt }, ...(choice && { choice }) }] : [];
    }),
    description: row.description,
    brand: row.brand ?? '',
    tags: row.tags,
    colors,
    sizes,
    countedEach: countedEach && colors.length + sizes.length > 0,
    pricedEach: row.pricedEach && colors.length + sizes.length > 0,
    variants: variantRows(row, variantsOf(colors, sizes, []), countedEach),
    weight: measureField(weight),
    length: measureField(length),
    width: measureField(width),
    height: measureField(height),
    returns: row.returns ?? '',
    sku: row.sku,
    lowAt: row.lowAt === null ? '' : String(row.lowAt),
  };
}

const noMeasures: { length?: number; width?: number; height?: number } = {};

function variantRows(row: ProductRow, choices: readonly VariantForm[], countedEach: boolean): VariantForm[] {
  return choices.map(({ color, size }) => {
    const variant = row.variants.find((own) => own.color === color && own.size === size);
    return {
      color,
      size,
      price: row.pricedEach ? amountField(variant?.price) : '',
      salePrice: row.pricedEach ? amountField(variant?.discountPrice) : '',
      count: countedEach ? countField(row, variant) : '',
      sku: variant?.sku ?? '',
      offered: variant?.offered ?? false,
    };
  });
}

/** What was counted with others has no count of its own. */
const countField = ({ id }: ProductRow, variant: DeskVariant | undefined): string =>
  variant && variant.stockItemId !== id ? String(variant.stock) : '0';

const amountField = (amount: Kobo | null | undefined): string => (amount == null ? '' : nairaField(amount));
const measureField = (value: number | undefined): string => (value === undefined ? '' : String(value));
