import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyped, keptTyped } from './kept-typed.ts';

const ada = { user: 'ada', seller: 'cloth' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('what is typed belongs to an account, a store, a parcel and a place [DESK-82]', () => {
  keepTyped(ada, 'order-1', 'word', { text: 'Thank you.' });
  expect(keptTyped(ada, 'order-1', 'word')).toEqual({ text: 'Thank you.' });
  expect(keptTyped(ada, 'order-1', 'note')).toBeUndefined();
  expect(keptTyped(ada, 'order-2', 'word')).toBeUndefined();
  expect(keptTyped({ ...ada, seller: 'shoes' }, 'order-1', 'word')).toBeUndefined();
  expect(keptTyped({ ...ada, user: 'bola' }, 'order-1', 'word')).toBeUndefined();
});

it('is forgotten by itself, and the oldest where there is too much', () => {
  for (let order = 0; order <= 100; order++) keepTyped(ada, `order-${order}`, 'note', { text: 'a' });
  expect(keptTyped(ada, 'order-0', 'note')).toBeUndefined();
  expect(keptTyped(ada, 'order-1', 'note')).toEqual({ text: 'a' });
  keepTyped(ada, 'order-1', 'note', null);
  expect(keptTyped(ada, 'order-1', 'note')).toBeUndefined();
  expect(keptTyped(ada, 'order-2', 'note')).toEqual({ text: 'a' });
});

it.each(['{', 'null', '{"order-1.word": 7}', '{"order-1.word": {"text": 7}}'])(
  'nothing was typed where %s lies',
  (text) => {
    localStorage.setItem('oja.desk.typed.ada.cloth', text);
    expect(keptTyped(ada, 'order-1', 'word')).toBeUndefined();
  },
);
