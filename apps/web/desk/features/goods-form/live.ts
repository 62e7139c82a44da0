import type { DeskGoods, DeskVariant } from '@oja/contract/desks/desk-products';
import type { ProductForm, VariantForm } from '@oja/domain/goods/product-form';
import { nairaField } from '@oja/domain/money/typed-naira';

export type LiveProduct = NonNullable<DeskGoods['product']>;

/** Which prices and counts of a form are those of the shop, and change there at once. */
export interface Live {
  product: LiveProduct | null;
  /** Priced as it is in the shop: together or each. */
  isPriced: boolean;
  isCounted: boolean;
}

export function liveOf(form: ProductForm, product: LiveProduct | null): Live {
  if (!product) return { product, isPriced: false, isCounted: false };
  const has = form.variants.length > 0;
  return {
    product,
    isPriced: product.pricedEach === (form.pricedEach && has),
    isCounted: (product.stockItemId === null) === (form.countedEach && has),
  };
}

/** What is in the shop of a row; null for one that is new there. */
export const variantIn = (product: LiveProduct | null, { color, size }: VariantForm): DeskVariant | null =>
  product?.variants.find((variant) => variant.offered && variant.color === color && variant.size === size) ?? null;

/** A form with the prices and the counts that the shop has now: they never pass through a draft. */
export function withLive(form: ProductForm, product: LiveProduct | null): ProductForm {
  const { isPriced, isCounted } = liveOf(form, product);
  if (!product) return form;
  const whole = {
    ...(isPriced && !product.pricedEach && priceTexts(product)),
    ...(isCounted && product.stockItemId !== null && { count: String(product.stock) }),
  };
  const variants = form.variants.map((row) => {
    const variant = variantIn(product, row);
    if (!variant) return row;
    return {
      ...row,
      ...(isPriced && product.pricedEach && priceTexts({ ...variant, price: variant.price ?? product.price })),
      ...(isCounted && product.stockItemId === null && { count: String(variant.stock) }),
    };
  });
  return { ...form, ...whole, variants };
}

/** As they stand in fields. */
export function priceTexts({ price, discountPrice }: Pick<LiveProduct, 'price' | 'discountPrice'>) {
  return { price: nairaField(price), salePrice: discountPrice === null ? '' : nairaField(discountPrice) };
}
