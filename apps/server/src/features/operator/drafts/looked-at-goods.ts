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
  /** Of a product that is there: these never pass through a draft. */
  now?: Pick<LookedAtGoods, 'price' | 'discountPrice' | 'count'> | undefined;
}

/** A form as buyers would read it. */
export function lookedAtGoods(form: ProductForm, { category, pictures, now }: Beside): LookedAtGoods {
  const { brand, tags, colors, sizes, weight, sku, description } = form;
  const name = form.name.trim();
  const offered = form.variants.filter((variant) => variant.offered);
  return {
    ...(now ?? { ...priceOf(form, offered), count: countOf(form, offered) }),
    ...{ name, category, tags, colors, sizes },
    brand: brand.trim(),
    description: description.trim(),
    returns: form.returns.trim(),
    weight: weight.trim(),
    measures: [form.length, form.width, form.height].filter((side) => side.trim() !== '').join(' × '),
    sku: sku.trim(),
    variants: offered.map((variant) => variantWords(variant, form.pricedEach && now === undefined)),
    pictures: pictures.map((picture) => ({ ...picture, alt: picture.alt || name })),
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
