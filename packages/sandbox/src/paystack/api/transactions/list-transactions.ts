import type { Transaction } from '../../records.ts';
import type { Store } from '../../store.ts';
import { invalid } from '../paystack-error.ts';
import { type Fields, optionalText, readPage, wholeNumber } from '../read-fields.ts';
import { listedTransactionView } from './transaction-view.ts';

/**
 * GET /transaction, newest first: `status`, `amount`, `customer`, `from`, `to`, by `page` or by the cursors of `meta`.
 * A list entry's missing metadata is null, where verify says `""`.
 */
export function listTransactions(query: Fields, store: Store): { data: object[]; meta: object } {
  const { perPage, page } = readPage(query);
  const matching = store.state.transactions.filter(matcher(query, store)).sort((left, right) => right.id - left.id);
  const cursor = optionalText(query.next);
  const before = cursor === null ? null : readCursor(cursor);
  const rest = before === null ? matching.slice((page - 1) * perPage) : matching.filter(({ id }) => id < before);
  const shown = rest.slice(0, perPage);
  const last = shown.at(-1);
  const more = last !== undefined && rest.length > shown.length;
  return {
    data: shown.map((transaction) => listedTransactionView(transaction, store)),
    meta: {
      next: more ? writeCursor(last.id) : null,
      previous: null,
      perPage,
      total: matching.length,
      total_volume: matching.reduce((sum, { amount }) => sum + amount, 0),
      skipped: matching.length - rest.length,
      page,
      pageCount: Math.ceil(matching.length / perPage),
    },
  };
}

function matcher(query: Fields, store: Store): (transaction: Transaction) => boolean {
  const status = optionalText(query.status);
  const amount = query.amount === undefined ? null : wholeNumber(query.amount);
  const customer = optionalText(query.customer);
  const from = readTime(query.from, 'from');
  const to = readTime(query.to, 'to');
  return (transaction) => {
    const created = Date.parse(transaction.createdAt);
    return (
      (status === null || transaction.status === status) &&
      (amount === null || transaction.amount === amount) &&
      (customer === null || String(store.customer(transaction.email).id) === customer) &&
      (from === null || created >= from) &&
      (to === null || created <= to)
    );
  };
}

/** A bound of the times in a listing; null: none was given. @throws PaystackError */
export function readTime(value: unknown, name: 'from' | 'to'): number | null {
  const text = optionalText(value);
  if (text === null) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw invalid(`Invalid '${name}' date`, `Pass '${name}' in ISO 8601 format`);
  return time;
}

function writeCursor(id: number): string {
  return Buffer.from(`undefined:${id}`).toString('base64');
}

function readCursor(cursor: string): number {
  const id = wholeNumber(Buffer.from(cursor, 'base64').toString().replace('undefined:', ''));
  if (id === null) throw invalid('Invalid cursor');
  return id;
}
