import { describe, expect, it } from 'vitest';
import { areaOf } from './make-picture.ts';

const photograph = { width: 4000, height: 3000 };

describe('areaOf', () => {
  it('is the middle square', () => {
    expect(areaOf(photograph, { ratio: 1, zoom: 1, x: 0.5, y: 0.5 })).toEqual({
      left: 500,
      top: 0,
      width: 3000,
      height: 3000,
    });
  });

  it('is twice as wide as high, at its top and at its bottom', () => {
    expect(areaOf(photograph, { ratio: 2, zoom: 1, x: 0, y: 0 })).toEqual({
      left: 0,
      top: 0,
      width: 4000,
      height: 2000,
    });
    expect(areaOf(photograph, { ratio: 2, zoom: 1, x: 1, y: 1 })).toEqual({
      left: 0,
      top: 1000,
      width: 4000,
      height: 2000,
    });
  });

  it('is smaller the nearer one looks, and never outside', () => {
    expect(areaOf(photograph, { ratio: 1, zoom: 2, x: 1, y: 0 })).toEqual({
      left: 2500,
      top: 0,
      width: 1500,
      height: 1500,
    });
  });
});
