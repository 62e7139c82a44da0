import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['Fabric', 'Shoes', 'Phones & tablets', 'Others'];

describe('the nearest name', () => {
  it.each([
    ['Fabrics', 'Fabric'],
    ['fabrik', 'Fabric'],
    ['shoe', 'Shoes'],
    ['my fabric', 'Fabric'],
    ['Phones and tablets', 'Phones & tablets'],
  ])('of %s is %s', (text, name) => {
    expect(nearestName(text, names)).toBe(name);
  });

  it('is none where nothing is like it', () => {
    expect(nearestName('Engine oil', names)).toBeUndefined();
    expect(nearestName('x', [])).toBeUndefined();
    expect(nearestName('x', names)).toBeUndefined();
    expect(nearestName('old fabric', names)).toBeUndefined();
    expect(nearestName('shoe', ['Running shoe'])).toBeUndefined();
  });

  it('is told by its first 60 letters', () => {
    const long = 'abcdef'.repeat(10);
    expect(nearestName(long, [`${long} and very much more of it`])).toBe(`${long} and very much more of it`);
    expect(nearestName(`${long} and very much more of it`, [long])).toBe(long);
  });
});
