import type { Kobo } from '../money/money.ts';

/** What can be bought of a product: a colour in a size, '' where it has no such choice. */
export interface OfferedVariant {
  color: string;
  size: string;
  price: Kobo;
  discountPrice?: Kobo;
  /** Units of it that can be bought now. */
  stock: number;
}

/** What somebody has chosen so far. */
export interface Choice {
  color?: string | undefined;
  size?: string | undefined;
}

const fits = ({ color, size }: OfferedVariant, choice: Choice) =>
  (choice.color === undefined || choice.color === color) && (choice.size === undefined || choice.size === size);

/**
 * The variant that is shown for a choice: the first that can be bought of those that fit, or else the first that fits.
 * @param variants in the order in which the seller offers them
 */
export function shownVariant<V extends OfferedVariant>(variants: readonly V[], choice: Choice): V | undefined {
  const fitting = variants.filter((variant) => fits(variant, choice));
  return fitting.find(({ stock }) => stock > 0) ?? fitting[0];
}

/** Whether nothing that fits a choice can be bought. */
export function isSoldOut(variants: readonly OfferedVariant[], choice: Choice): boolean {
  return variants.every((variant) => !fits(variant, choice) || variant.stock === 0);
}
