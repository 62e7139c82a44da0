import type { Picture } from '@oja/contract/common';

/**
 * The pictures that are shown for a colour: its own, then those of no colour; all of them where it has none of its own.
 * @param images in the order of the seller
 */
export function shownPictures(images: readonly Picture[], color: string | undefined): readonly Picture[] {
  const own = images.filter(({ choice }) => choice !== undefined && choice === color);
  return own.length === 0 ? images : [...own, ...images.filter(({ choice }) => choice === undefined)];
}
