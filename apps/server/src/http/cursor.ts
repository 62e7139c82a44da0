import { refusal } from './refusal.ts';

/** Where a page of a list ended, as a text for the question about the next one. */
export interface Cursor<Part extends string> {
  write(place: Readonly<Record<Part, string>>): string;
  /** @throws Refusal for what `write` did not make */
  read(text: string): Record<Part, string>;
}

/** Microseconds since 1970: a Date would round them, and a row with them. */
export const microseconds = /\d{1,18}/;
export const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** A list's own cursor: its parts in their order, with what each looks like. */
export function cursorOf<Part extends string>(parts: Readonly<Record<Part, RegExp>>): Cursor<Part> {
  const names = Object.keys(parts) as Part[];
  const form = new RegExp(`^${names.map((name) => `(?<${name}>${parts[name].source})`).join(' ')}$`, 's');
  return {
    write: (place) => encode(names.map((name) => place[name]).join(' ')),
    read(text) {
      const place = Buffer.from(text, 'base64url').toString();
      const { groups } = form.exec(place) ?? {};
      // One spelling alone: each other one would be a question of its own, and an answer kept for it.
      if (!groups || encode(place) !== text) throw strangeCursor();
      return { ...groups } as Record<Part, string>;
    },
  };
}

const encode = (place: string): string => Buffer.from(place).toString('base64url');

/** Of a list whose newest rows come first. */
export const timeCursor = cursorOf({ time: microseconds, id: uuid });
export type PlaceInTime = ReturnType<typeof timeCursor.read>;

export const strangeCursor = () => refusal('bad_request', { reason: 'querystring/cursor is not one of this list.' });

/** A page of at most `size` of rows of which one more was read, and the cursor to what follows it. */
export function pageOf<Row>(rows: readonly Row[], size: number, write: (last: Row) => string) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, nextCursor: last === undefined ? null : write(last) };
}
