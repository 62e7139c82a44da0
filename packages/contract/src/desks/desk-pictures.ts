import { type Static, Type } from 'typebox';
import { closed, Id, Picture } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';

/** What a picture may come as, and its most bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** A picture of a store, ready to be shown. */
export const DeskPicture = Type.Object(
  {
    id: Id,
    picture: Picture,
    width: { ...Type.Integer({ minimum: 1 }), description: 'Pixels of what came in, upright' },
    height: Type.Integer({ minimum: 1 }),
  },
  { $id: 'DeskPicture' },
);
export type DeskPicture = Static<typeof DeskPicture>;

export const deskPictures = {
  putPicture: {
    summary: 'Add a picture to a store; the id is made by the browser, so a repeat is the same picture',
    access: { desk: 'goods' },
    params: Type.Object({ seller: Id, id: Id }, closed),
    query: Type.Object(
      {
        kind: Type.Optional(
          Type.Literal('banner', { description: 'Two to one, of at least 1280 × 640 pixels; all others are square' }),
        ),
      },
      closed,
    ),
    file: { types: pictureTypes, atMost: PICTURE_BYTES },
    response: DeskPicture,
    errors: ['picture_unreadable', 'picture_too_small', 'picture_quota', 'busy_with_pictures', 'id_taken'],
  },
} satisfies Record<string, Endpoint>;
