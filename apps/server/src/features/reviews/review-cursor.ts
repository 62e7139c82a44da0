/**
 * Where a page of reviews ended, newest first: the time of the last one in microseconds, and its id. Not the id alone:
 * its writer may have deleted it by the time the next page is asked for.
 */
export interface ReviewCursor {
  time: string;
  id: string;
}

const form = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Null for what is not a cursor. */
export function readReviewCursor(text: string): ReviewCursor | null {
  const [, time, id] = form.exec(text) ?? [];
  return time !== undefined && id !== undefined ? { time, id } : null;
}

/** A page of at most `size`, of rows of which one more was read, and the cursor to what follows it. */
export function pageOf<Row extends { id: string; cursor_time: string }>(rows: readonly Row[], size: number) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, nextCursor: last ? `${last.cursor_time}_${last.id}` : null };
}
