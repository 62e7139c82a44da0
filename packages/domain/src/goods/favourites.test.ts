import { describe, expect, it } from 'vitest';
import { FAVOURITES_MAX, readFavourites, withFavourite, withoutFavourite } from './favourites.ts';

const idOf = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

describe('favourites', () => {
  it('begin with the latest, and hold each product once', () => {
    expect(withFavourite(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
    expect(withFavourite(['a', 'b'], 'b')).toEqual(['a', 'b']);
    expect(withoutFavourite(['a', 'b'], 'a')).toEqual(['b']);
    expect(withoutFavourite(['a', 'b'], 'c')).toEqual(['a', 'b']);
  });

  it('lose the oldest beyond the limit', () => {
    const full = Array.from({ length: FAVOURITES_MAX }, (_, n) => idOf(n));
    const more = withFavourite(full, idOf(999));
    expect(more).toHaveLength(FAVOURITES_MAX);
    expect(more[0]).toBe(idOf(999));
    expect(more).not.toContain(full.at(-1));
  });

  it.each([
    [null, []],
    ['x', []],
    [{ length: 3 }, []],
    [
      [idOf(1), 7, idOf(1), 'javascript:alert(1)', `x${idOf(3)}`, `${idOf(4)}0`, null, idOf(2)],
      [idOf(1), idOf(2)],
    ],
    [Array.from({ length: 300 }, (_, n) => idOf(n)), Array.from({ length: FAVOURITES_MAX }, (_, n) => idOf(n))],
  ])('are read from what was kept, if it is sound', (kept, ids) => {
    expect(readFavourites(kept)).toEqual(ids);
  });
});
