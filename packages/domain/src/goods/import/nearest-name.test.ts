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

  it('is found among 60 long names for each of a part of a file before anybody waits', () => {
    const long = Array.from({ length: 60 }, (_, at) => `${at} `.padEnd(60, 'abcdefghij'));
    const begun = process.cpuUsage();
    for (let at = 0; at < 250; at++) nearestName(`${at} `.padEnd(60, 'jihgfedcba'), long);
    // Whatever else the machine does meanwhile.
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(600);
  });

  it('is none where nothing is like it', () => {
    expect(nearestName('Engine oil', names)).toBeUndefined();
    expect(nearestName('x', [])).toBeUndefined();
  });
});
