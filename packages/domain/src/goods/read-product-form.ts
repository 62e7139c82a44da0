import { type Kobo, kobo } from '../money/money.ts';
import { formatNaira } from '../money/naira.ts';
import { readNaira } from '../money/typed-naira.ts';
import { formBefore } from './form-before.ts';
import type { FormField, FormProblem } from './form-problem.ts';
import {
  chipNamed,
  chipsProblem,
  contactProblemIn,
  nameProblem,
  oneLine,
  skuProblem,
  textProblem,
} from './form-texts.ts';
import { formLimits, type PictureForm, type ProductForm, type VariantForm, variantsOf } from './product-form.ts';
import { countWords, readCount, readWhole } from './read-count.ts';
import { MOST_UNITS } from './stock-change.ts';

export const LOWEST_PRICE = kobo(100);
export const HIGHEST_PRICE = kobo(1_000_000_000);

/** From this many units down a store is told, unless it says otherwise, or begins with no more. */
export const LOW_AT = 3;

export interface Priced {
  price: Kobo;
  discountPrice: Kobo | null;
}

/** What can be bought of a product, as it is to be. */
export interface FormVariant {
  color: string;
  size: string;
  /** Null for the product's, and where it is not offered. */
  priced: Priced | null;
  /** Units; null where all variants are counted together, and where it is not offered. */
  count: number | null;
  /** Null for one of the product's, with colour and size. */
  sku: string | null;
  offered: boolean;
}

/** A product as it is to be, read from its form. */
export interface Goods {
  name: string;
  /** Of the product; null where each variant has its own. */
  priced: Priced | null;
  /** Units of all variants together; null where each is counted. */
  count: number | null;
  categoryId: string;
  subcategoryId: string | null;
  /** `choice`: one of `colors`. */
  pictures: PictureForm[];
  description: string;
  brandName: string | null;
  tags: string[];
  colors: string[];
  sizes: string[];
  /** One at least: of '' and '' where there is no choice. */
  variants: FormVariant[];
  /** Kilograms. */
  weight: number | null;
  /** Centimetres. */
  dimensions: { length: number; width: number; height: number } | null;
  returnPolicy: string | null;
  /** Null for one that is made by itself. */
  sku: string | null;
  lowAt: number;
}

export type ReadForm = { ok: true; goods: Goods } | { ok: false; problems: FormProblem[] };

/**
 * Reads the form of a product, whole or not at all; problems in the order of the form. Whether its category, its pictures and
 * its SKU are the store's to use, only the shop knows.
 * @param subcategories whether the chosen category has any: then one must be chosen
 * @param before the form of the product as it is, where these are changes of one: what it has already is no problem
 */
export function readProductForm(
  form: ProductForm,
  { subcategories, before = null }: { subcategories: boolean; before?: ProductForm | null },
): ReadForm {
  // The chips say which there are, whatever rows a form brings along.
  const rows = variantsOf(form.colors, form.sizes, form.variants);
  const variants = rows.length > 0 ? rows : [single];
  const had = formBefore(form, before, variants);
  const problems: FormProblem[] = [];
  const tell = (field: FormField, text: string | undefined, at: Pick<FormProblem, 'row' | 'of'> = {}) => {
    if (text !== undefined && !had.stays({ field, ...at })) problems.push({ field, text, ...at });
  };

  if (form.pictures.length === 0) tell('pictures', 'Add at least one picture.');
  const mostPictures = had.most('pictures', formLimits.pictures);
  if (form.pictures.length > mostPictures) tell('pictures', `Keep at most ${mostPictures} pictures.`);
  else tell('pictures', contactProblemIn(form.pictures.filter(had.isFreshPicture).map(({ alt }) => alt)));
  tell('name', nameProblem(form.name));
  const pricedEach = form.pricedEach && rows.length > 0;
  const countedEach = form.countedEach && rows.length > 0;

  const isWithin = (at: Parameters<typeof had.stays>[0]) => !had.stays(at);
  const priced = pricedEach ? null : readPriced(form, tell, isWithin({ field: 'price' }));
  const count = countedEach ? null : readCount(form.count);
  if (count === undefined) tell('count', countWords);
  if (form.categoryId === '') tell('categoryId', 'Choose a category.');
  else if (subcategories && form.subcategoryId === '') tell('subcategoryId', 'Choose a subcategory.');

  for (const [field, what] of [
    ['colors', 'colours'],
    ['sizes', 'sizes'],
  ] as const)
    tell(field, chipsProblem(form[field], { fresh: had.fresh(field), most: had.most(field, formLimits[field]), what }));
  const mostVariants = had.most('variants', formLimits.variants);
  if (rows.length > mostVariants) tell('variants', `Offer at most ${mostVariants} combinations of colour and size.`);
  else if (!variants.some(({ offered }) => offered)) tell('variants', 'Offer at least one combination.');
  const read = variants.map((variant, row): FormVariant => {
    // What is not offered has no price and no count that anybody would have to type.
    const own =
      pricedEach && variant.offered
        ? readPriced(
            variant,
            (of, text) => tell('variants', text, { row, of }),
            isWithin({ field: 'variants', row, of: 'price' }),
          )
        : null;
    const units = countedEach && variant.offered ? readCount(variant.count) : null;
    if (units === undefined) tell('variants', countWords, { row, of: 'count' });
    tell('variants', skuProblem(variant.sku), { row, of: 'sku' });
    return {
      color: variant.color,
      size: variant.size,
      priced: own ?? null,
      count: units ?? null,
      sku: variant.sku.trim() || null,
      offered: variant.offered,
    };
  });
  for (const row of twice(read.map((variant) => variant.sku)))
    problems.push({ field: 'variants', row, of: 'sku', text: 'Another combination has this SKU.' });

  tell('description', textProblem(form.description, formLimits.description));
  tell('brand', textProblem(form.brand, formLimits.brand));
  const mostTags = had.most('tags', formLimits.tags);
  if (form.tags.length > mostTags) tell('tags', `Keep at most ${mostTags} tags.`);
  else
    tell(
      'tags',
      had
        .fresh('tags')
        .map((tag) => textProblem(tag, formLimits.tag))
        .find(Boolean),
    );
  const weight = readMeasure(form.weight, 0.001);
  if (weight === undefined) tell('weight', 'Enter the weight in kg, like 0.5.');
  const dimensions = readDimensions(form, tell);
  tell('returns', textProblem(form.returns, formLimits.returns));
  tell('sku', skuProblem(form.sku));
  const lowAt =
    form.lowAt.trim() === ''
      ? lowAtOf(before === null ? [count, ...read.map((variant) => variant.count)] : [])
      : readWhole(form.lowAt, had.stays({ field: 'lowAt' }) ? MOST_UNITS : 1000);
  if (lowAt === undefined) tell('lowAt', 'Enter a number from 0 to 1,000.');

  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    goods: {
      name: oneLine(form.name),
      priced: priced ?? null,
      count: count ?? null,
      categoryId: form.categoryId,
      subcategoryId: form.subcategoryId || null,
      pictures: form.pictures.map(({ id, alt, choice }) => ({
        ...{ id, alt: oneLine(alt) || oneLine(form.name) },
        ...shownColor(form.colors, choice),
      })),
      description: form.description.trim(),
      brandName: oneLine(form.brand) || null,
      tags: [...new Set(form.tags.map(oneLine).filter(Boolean))],
      colors: form.colors,
      sizes: form.sizes,
      variants: read,
      weight: weight ?? null,
      dimensions: dimensions ?? null,
      returnPolicy: form.returns.trim() || null,
      sku: form.sku.trim() || null,
      lowAt: lowAt ?? LOW_AT,
    },
  };
}

/** What a picture says it shows, where that is one of these colours: one that is not there any more is forgotten, and refuses nothing. */
export function shownColor(colors: readonly string[], choice: string | undefined): Pick<PictureForm, 'choice'> {
  const color = choice && chipNamed(colors, choice);
  return color ? { choice: color } : {};
}

/** Who begins with two of each does not hear on the first day that few are left. @param counts of what is new */
function lowAtOf(counts: readonly (number | null | undefined)[]): number {
  return Math.min(LOW_AT, ...counts.flatMap((units) => (units ? [units - 1] : [])));
}

const single: VariantForm = { color: '', size: '', price: '', salePrice: '', count: '', sku: '', offered: true };

/**
 * A price and its sale price as they are typed. Undefined where the price is no price; what is wrong is told.
 * @param isWithin whether it must be one that goods may have: what they have already may be another
 */
export function readPriced(
  { price: typed, salePrice }: { price: string; salePrice: string },
  tell: (field: 'price' | 'salePrice', text: string) => void,
  isWithin = true,
): Priced | undefined {
  const price = readNaira(typed);
  if (price === undefined || (isWithin && (price < LOWEST_PRICE || price > HIGHEST_PRICE))) {
    tell('price', `Enter a price between ${formatNaira(LOWEST_PRICE)} and ${formatNaira(HIGHEST_PRICE)}.`);
    return undefined;
  }
  if (salePrice.trim() === '') return { price, discountPrice: null };
  const discountPrice = readNaira(salePrice);
  if (discountPrice === undefined || discountPrice <= 0 || discountPrice >= price) {
    tell('salePrice', `The sale price must be below ${formatNaira(price)}.`);
    return undefined;
  }
  return { price, discountPrice };
}

/** Null where nothing is typed, undefined where it is no measure up to 1,000, to the thousandth. */
function readMeasure(text: string, least: number): number | null | undefined {
  if (text.trim() === '') return null;
  const value = /^[0-9]{1,4}(?:\.[0-9]{1,3})?$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= least && value <= 1000 ? value : undefined;
}

function readDimensions(form: ProductForm, tell: (field: FormField, text: string) => void) {
  const names = ['length', 'width', 'height'] as const;
  const read = names.map((name) => readMeasure(form[name], 0.1));
  if (read.every((value) => value === null)) return null;
  const wrong = names.filter((_, at) => read[at] == null);
  for (const name of wrong) tell(name, 'Enter all three in cm, each up to 1,000.');
  const [length, width, height] = read;
  return wrong.length > 0 ? undefined : { length: length ?? 0, width: width ?? 0, height: height ?? 0 };
}

/** The places of those that stood there before. */
function twice(values: readonly (string | null)[]): number[] {
  return values.flatMap((value, at) => (value !== null && values.indexOf(value) < at ? [at] : []));
}
