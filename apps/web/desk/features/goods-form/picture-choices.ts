import type { PictureForm, ProductForm } from '@oja/domain/goods/product-form';
import { shownColor } from '@oja/domain/goods/read-product-form';

type Pictured = Pick<ProductForm, 'pictures' | 'colors'>;

/** The same picture, of one colour, or of all. */
export function ofColor({ choice: _, ...picture }: PictureForm, color: string | undefined): PictureForm {
  return color === undefined ? picture : { ...picture, choice: color };
}

/** The colour that a picture shows, as its chip is written: in a draft it may be one whose chip is gone, and may come back. */
export const colorOf = (colors: readonly string[], picture: PictureForm | undefined): string | undefined =>
  shownColor(colors, picture?.choice).choice;

/** The picture that a shopper sees first of a colour. */
export const pictureOf = ({ pictures, colors }: Pictured, color: string | undefined): PictureForm | undefined =>
  pictures.find((picture) => color !== undefined && colorOf(colors, picture) === color) ?? pictures[0];

/** 'Blue has no picture of its own.': where some colours have one and others have not; else ''. */
export function bareColorsWords({ pictures, colors }: Pictured): string {
  const bare = colors.filter((color) => !pictures.some((picture) => colorOf(colors, picture) === color));
  if (bare.length === 0 || bare.length === colors.length) return '';
  const last = bare.at(-1);
  if (bare.length === 1) return `${last} has no picture of its own.`;
  return `${bare.slice(0, -1).join(', ')} and ${last} have no picture of their own.`;
}
