import type { Picture } from '@oja/contract/common';
import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { StorePicture } from './pictures.queries.ts';

/** Which files a picture has, and what fills its frame until they are there. */
export const filesOf = ({
  key,
  color,
  widest,
}: Pick<StorePicture, 'key' | 'color' | 'widest'>): Omit<Picture, 'alt' | 'choice'> => ({
  key,
  color,
  ...(widest !== null && { widest }),
});

/** A picture as the desk of its store sees it. */
export const deskPicture = (picture: StorePicture): DeskPicture => ({
  id: picture.id,
  picture: { ...filesOf(picture), alt: '' },
  width: picture.width,
  height: picture.height,
});
