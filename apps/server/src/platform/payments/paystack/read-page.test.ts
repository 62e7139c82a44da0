import { expect, it } from 'vitest';
import { readNextPage, readNumberedPage, readPage } from './read-page.ts';

const readEven = (entry: unknown) => (Number(entry) % 2 === 0 ? Number(entry) : null);

it('an entry that cannot be read is counted, and does not hide the others', () => {
  expect(readPage([2, 3, 4, 5, 7], readEven, 'after')).toEqual({ items: [2, 4], unreadable: 3, next: 'after' });
});

it.each([null, {}, 'none', undefined])('%j is no list', (data) => {
  expect(readPage(data, readEven, null)).toBeNull();
  expect(readNumberedPage(data, readEven, '2', 0)).toBeNull();
});

it.each([
  ['the first', null, [2, 4, 6], '2'],
  ['the first', '1', [2, 4, 6], '2'],
  ['a later', '9', [2, 4, 6], '10'],
  ['a later, with more than was asked for', '9', [2, 4, 6, 8], '10'],
  ['a later, not full', '9', [2, 4], null],
  ['the first, empty', null, [], null],
])('after %s page (%j) of %j comes page %j', (_, page, data, next) => {
  expect(readNumberedPage(data, readEven, page, 3)?.next).toBe(next);
});

it.each([
  [{ next: 'cursor' }, 'cursor'],
  [{ next: '' }, null],
  [{ next: null }, null],
  [{ next: 7 }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['next', null],
])('the cursor in %j is %j', (meta, cursor) => {
  expect(readNextPage(meta)).toBe(cursor);
});
