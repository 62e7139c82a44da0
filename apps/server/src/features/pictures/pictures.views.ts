import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { StorePicture } from './pictures.queries.ts';

/** A picture as the desk of its store sees it. */
export const deskPicture = ({ id, key, color, width, height }: StorePicture): DeskPicture => ({
  id,
  picture: { key, color, alt: '' },
  width,
  height,
});
