import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStore, keptStore } from './kept-store.ts';

const key = 'oja.desk.typed.store.ada.shop';
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (at: string) => stored.get(at) ?? null,
    setItem: (at: string, text: string) => void stored.set(at, text),
    removeItem: (at: string) => void stored.delete(at),
  });
});

describe('what is kept of a store', () => {
  it('comes back for the same account and store, and for no other [DESK-83]', () => {
    const kept = { id: null, seen: 3, typed: { city: 'Yaba', couriers: ['Kwik'] } };
    keepStore('ada', 'shop', kept);
    expect(keptStore('ada', 'shop')).toEqual(kept);
    expect(keptStore('ada', null)).toBeNull();
    expect(keptStore('obi', 'shop')).toBeNull();
    keepStore('ada', 'shop', null);
    expect(stored.size).toBe(0);
  });

  it.each(['not json', '5', 'null', '{"typed":null}', '{"typed":{"city":"Yaba"}}'])(
    'is nothing where %s lies',
    (text) => {
      stored.set(key, text);
      expect(keptStore('ada', 'shop')).toBeNull();
    },
  );

  it('takes no field that it does not know, and none of another kind', () => {
    stored.set(key, JSON.stringify({ seen: 1, typed: { city: 'Yaba', couriers: [5], showPhone: 'yes', other: 'x' } }));
    expect(keptStore('ada', 'shop')?.typed).toEqual({ city: 'Yaba' });
  });
});
