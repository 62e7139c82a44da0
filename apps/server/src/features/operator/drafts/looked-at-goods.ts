import type { Picture } from '@oja/contract/common';
import type { LookedAtGoods } from '@oja/contract/desks/operator-drafts';
import type { ProductForm, VariantForm } from '@oja/domain/goods/product-form';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { readNaira } from '@oja/domain/money/typed-naira';

/** What the shop knows beside a form. */
interface Beside {
  /** 'Fashion › Fabric' */
  category: string;
  pictures: Picture[];
  now?: Now | undefined;
}

/** A product that is there: what it costs and how many there are passes through a draft only where they are told otherwise than now, each or together, and for new variants. */
interface Now extends Pick<LookedAtGoods, 'price' | 'discountPrice' | 'count'> {
  form: ProductForm;
}

/** A form as buyers would read it. */
export function lookedAtGoods(form: ProductForm, { category, pictures, now }: Beside): LookedAtGoods {
  const { brand, tags, colors, sizes, weight, sku, description } = form;
  const name = form.name.trim();
  const offered = form.variants.filter((variant) => variant.offered).map((variant) => asNow(variant, form, now));
  return {
    ...(now && !form.pricedEach && !now.form.pricedEach
      ? { price: now.price, discountPrice: now.discountPrice }
      : priceOf(form, offered)),
    count: now && !form.countedEach && !now.form.countedEach ? now.count : countOf(form, offered),
    ...{ name, category, tags, colors, sizes },
    brand: brand.trim(),
    description: description.trim(),
    returns: form.returns.trim(),
    weight: weight.trim(),
    measures: [form.length, form.width, form.height].filter((side) => side.trim() !== '').join(' × '),
    // Left out, it stays.
    sku: sku.trim() || (now?.form.sku ?? ''),
    variants: offered.map((variant) => variantWords(variant, form.pricedEach)),
    pictures: pictures.map((picture) => ({ ...picture, alt: picture.alt || name })),
  };
}

/** A variant with what it costs, and how many of it there are, now; a new one, or told otherwise than now, as the form says. */
function asNow(variant: VariantForm, { pricedEach, countedEach }: ProductForm, now: Now | undefined): VariantForm {
  const before = now?.form.variants.find(({ color, size }) => color === variant.color && size === variant.size);
  if (!now || !before?.offered) return variant;
  const { price, salePrice, count } = before;
  return {
    ...variant,
    ...(pricedEach && now.form.pricedEach && { price, salePrice }),
    ...(countedEach && now.form.countedEach && { count }),
  };
}

const amount = (typed: string): Kobo | null => readNaira(typed) ?? null;

/** Of the cheapest that is offered, where each has its own. */
function priceOf(form: ProductForm, offered: readonly VariantForm[]): Pick<LookedAtGoods, 'price' | 'discountPrice'> {
  if (!form.pricedEach) return { price: amount(form.price), discountPrice: amount(form.salePrice) };
  const priced = offered.map((variant) => ({ price: amount(variant.price), discountPrice: amount(variant.salePrice) }));
  const paid = (each: (typeof priced)[number]) => each.discountPrice ?? each.price ?? Number.POSITIVE_INFINITY;
  return priced.sort((a, b) => paid(a) - paid(b))[0] ?? { price: null, discountPrice: null };
}

function countOf({ countedEach, count }: ProductForm, offered: readonly VariantForm[]): number | null {
  const typed = (countedEach ? offered.map((variant) => variant.count) : [count]).map((each) =>
    each.replaceAll(',', ''),
  );
  return typed.every((each) => /^\s*\d{1,9}\s*$/.test(each))
    ? typed.reduce((sum, each) => sum + Number(each), 0)
    : null;
}

/** 'red · M · ₦9,000.00 · AC-0042' */
function variantWords({ color, size, price, salePrice, sku }: VariantForm, isPriced: boolean): string {
  const own = isPriced ? (amount(salePrice) ?? amount(price)) : null;
  return [color, size, own === null ? '' : formatNaira(own), sku.trim()].filter((part) => part !== '').join(' · ');
}
