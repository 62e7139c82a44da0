import { expect, it } from 'vitest';
import { placeNames } from './map-names.ts';

const ring = (state: string, x: number, y: number, radius = 10) => ({ state, x, y, radius });

it('a name stands to the right of its ring where there is room', () => {
  expect(placeNames([ring('Kano', 100, 100)], 10)).toEqual([{ state: 'Kano', x: 113.5, y: 103.5, anchor: 'start' }]);
});

it('a name avoids the rings beside it: left, then below, then above', () => {
  const right = ring('B', 130, 100);
  const left = ring('C', 70, 100);
  const below = ring('D', 100, 125);
  const anchorOf = (...others: ReturnType<typeof ring>[]) =>
    placeNames([ring('Kano', 100, 100), ...others], 10).find(({ state }) => state === 'Kano');
  expect(anchorOf(right)).toMatchObject({ anchor: 'end' });
  expect(anchorOf(right, left)).toMatchObject({ anchor: 'middle', y: 121 });
  expect(anchorOf(right, left, below)).toMatchObject({ anchor: 'middle', y: 86.5 });
  expect(anchorOf(right, left, below, ring('E', 100, 75))).toBeUndefined();
});

it('a name without room beside its ring stands apart, at the end of a line that runs over nothing', () => {
  const around = [ring('B', 130, 100), ring('C', 70, 100), ring('D', 100, 125), ring('E', 100, 75)];
  const placed = placeNames([ring('Kano', 100, 100), ...around], 10, [], 90);
  expect(placed).toHaveLength(5);
  const kano = placed.find(({ state }) => state === 'Kano');
  const { x1, y1, x2, y2 } = kano?.line ?? { x1: 0, y1: 0, x2: 0, y2: 0 };
  expect(Math.hypot(x1 - 100, y1 - 100)).toBeCloseTo(10);
  expect(Math.hypot(x2 - 100, y2 - 100)).toBeGreaterThan(20);
  for (const { x, y } of around) {
    const away = Array.from({ length: 50 }, (_, step) =>
      Math.hypot(x1 + ((x2 - x1) * step) / 49 - x, y1 + ((y2 - y1) * step) / 49 - y),
    );
    expect(Math.min(...away)).toBeGreaterThan(10);
  }
});

it('a name stands neither below nor above where a ring at its side would seem to have it', () => {
  // On the right of where it would stand below, and on the left of where it would stand above.
  const beside = [ring('B', 130, 100), ring('C', 70, 100), ring('D', 126, 122), ring('E', 74, 78)];
  expect(placeNames([ring('Kano', 100, 100), ...beside], 10).some(({ state }) => state === 'Kano')).toBe(false);
});

it('no name lies on another: the first has it', () => {
  const placed = placeNames([ring('Oyo', 100, 100, 4), ring('Osun', 100, 106, 4)], 20);
  expect(placed.map(({ state, anchor }) => [state, anchor])).toEqual([
    ['Oyo', 'start'],
    ['Osun', 'end'],
  ]);
});
