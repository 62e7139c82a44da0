import type { ProviderPage } from '../payment-provider.ts';

/** A list, entry by entry: one that cannot be read is counted, and does not hide the others. */
export function readPage<T>(
  data: unknown,
  read: (entry: unknown) => T | null,
  next: string | null,
): ProviderPage<T> | null {
  if (!Array.isArray(data)) return null;
  const items = data.map(read).filter((item) => item !== null);
  return { items, unreadable: data.length - items.length, next };
}

/** A page of a list that knows numbered pages only: the page after a full one is asked for until one is not full. */
export function readNumberedPage<T>(
  data: unknown,
  read: (entry: unknown) => T | null,
  page: string | null,
  pageSize: number,
): ProviderPage<T> | null {
  const isFull = Array.isArray(data) && data.length >= pageSize;
  return readPage(data, read, isFull ? String(Number(page ?? '1') + 1) : null);
}

/** The cursor of the page that follows; null at the end. */
export function readNextPage(meta: unknown): string | null {
  const next = typeof meta === 'object' && meta !== null && 'next' in meta ? meta.next : null;
  return typeof next === 'string' && next !== '' ? next : null;
}
