import { invalid } from './paystack-error.ts';

export type Fields = Record<string, unknown>;

/** The body's fields; anything but an object counts as an empty one, so that the first missing field is named. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

/** A text that is present and not blank, else null. Numbers count as their digits, as PHP clients send them. */
export function optionalText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A whole number given as a number or as its digits, else null. */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** Whether a text is an absolute http or https address; only those may be linked or redirected to. */
export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

type Page = { perPage: number; page: number };

type PageMeta = { total: number; skipped: number; perPage: number; page: number; pageCount: number };

/** One page of a listing, with the `meta` that says which. */
export function pageOf<T>(all: readonly T[], query: Fields): { shown: T[]; meta: PageMeta } {
  const { perPage, page } = readPage(query);
  const skipped = (page - 1) * perPage;
  const meta = { total: all.length, skipped, perPage, page, pageCount: Math.ceil(all.length / perPage) };
  return { shown: all.slice(skipped, skipped + perPage), meta };
}

/** `perPage` (default 50, at most 100) and `page` (from 1) of a listing. */
export function readPage(query: Fields): Page {
  const perPage = wholeNumber(query.perPage ?? 50);
  const page = wholeNumber(query.page ?? 1);
  if (perPage === null || perPage < 1) throw invalid('perPage must be a positive number');
  if (page === null || page < 1) throw invalid('page must be a positive number');
  return { perPage: Math.min(perPage, 100), page };
}
