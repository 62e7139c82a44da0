import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['Fabric', 'Shoes', 'Phones & tablets', 'Others'];

describe('the nearest name', () => {
  it.each([
    ['Fabrics', 'Fabric'],
    ['fabrik', 'Fabric'],
    ['shoe', 'Shoes'],
    ['Phones and tablets', 'Phones & tablets'],
  ])('of %s is %s', (text, name) => {
    expect(nearestName(text, names)).toBe(name);
  });

  it('is none where nothing is like it', () => {
    expect(nearestName('Engine oil', names)).toBeUndefined();
    expect(nearestName('x', [])).toBeUndefined();
  });
});
