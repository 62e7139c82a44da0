import type { Kobo as KoboAmount } from '@oja/domain/money/money';
import { controlCharacters, controlsWithinText, directionMarks } from '@oja/domain/text/written-text';
import { type Static, Type } from 'typebox';

/** Closed objects: a field nobody reads is a mistake of the caller, and is said so. */
export const closed = { additionalProperties: false } as const;

export const Id = Type.String({ format: 'uuid' });
/** Branded, so that an amount from the API goes straight into the rules of the domain, and a naira figure does not. */
export const Kobo = Type.Unsafe<KoboAmount>(
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Amount in kobo (1/100 naira)',
  }),
);
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });

/** What cannot be stored; search takes the rest as it comes. */
const unstorable = '\\u0000-\\u001f\\u007f\\ud800-\\udfff';

/** Says that marks of direction are to be left out before anything is judged: whoever validates does it. */
const written = { 'x-written': true } as const;

/**
 * Text typed by a person, by the rule of the domain: nothing that nobody writes, but for tab and line breaks in `long`.
 * Patterns are read with the `u` flag: whole pairs match as one.
 */
export const shortText = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: `^[^${controlCharacters}${directionMarks}]*$`, ...written });
export const longText = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: `^[^${controlsWithinText}${directionMarks}]*$`, ...written });

/** What somebody looks for. Nothing of it is kept or shown to others. */
export const askedText = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: `^[^${unstorable}]*$`, ...(description !== undefined && { description }) });

/** Entries with commas between them, blank ones too. */
export const listText = (maxLength: number, mostEntries: number, description: string) =>
  Type.String({
    maxLength,
    pattern: `^(?:[^,${unstorable}]*,){0,${mostEntries - 1}}[^,${unstorable}]*$`,
    description: `${description}, at most ${mostEntries}`,
  });

export const Picture = Type.Object({
  key: Type.String({
    description:
      'Files lie at /media/{key}-{width}.{avif|webp}, width 160, 320 or 640, of the banner of a store 320, 480, 640 or 1280; of a banner of Home 272 and 512, composed for a phone, 640 and 1280; see widest',
  }),
  color: Type.String({ description: 'Dominant colour #rrggbb, shown until the picture is there' }),
  widest: Type.Optional(
    Type.Integer({ description: 'Width of one more file of goods, as AVIF alone; none where 640 is the widest' }),
  ),
  alt: Type.String(),
  choice: Type.Optional(
    Type.String({ description: 'The colour of the product, of those it is offered in, that it shows; none for all' }),
  ),
});
export type Picture = Static<typeof Picture>;

export const Rating = Type.Object({
  average: Type.Number({ minimum: 0, maximum: 5, description: 'Mean rounded to one decimal, 0 without reviews' }),
  count: Type.Integer({ minimum: 0 }),
});

export const Histogram = Type.Array(Type.Integer({ minimum: 0 }), {
  minItems: 5,
  maxItems: 5,
  description: 'Reviews with 1, 2, 3, 4, 5 stars',
});

export const IdParams = Type.Object({ id: Id }, closed);
export const Cursor = Type.String({
  maxLength: 600,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'nextCursor of the page before',
});
export const Done = Type.Object({ ok: Type.Literal(true) });
