import { describe, expect, it } from 'vitest';
import { bareColorsWords, colorOf, pictureOf } from './picture-choices.ts';

const all = { id: 'all', alt: 'The label' };
const red = { id: 'red', alt: '', choice: 'Red' };
const blue = { id: 'blue', alt: '', choice: 'Blue' };

describe('pictures of colours', () => {
  it.each([
    [['Red', 'Blue'], 'Red'],
    [['Blue'], undefined],
    [['Blue', 'RED'], 'RED'],
  ])('of the colours %j one of Red shows %s [PICTURE-39]', (colors, shown) => {
    expect(colorOf(colors, red)).toBe(shown);
  });

  it.each([
    ['Blue', 'blue'],
    ['Green', 'all'],
    [undefined, 'all'],
  ])('of %s is shown the picture %s [PICTURE-42]', (color, id) => {
    expect(pictureOf({ pictures: [all, red, blue], colors: ['Red', 'Blue', 'Green'] }, color)?.id).toBe(id);
  });

  it.each([
    [[all, red], ['Red', 'Blue'], 'Blue has no picture of its own.'],
    [[red], ['Red', 'Blue', 'Green', 'Wine'], 'Blue, Green and Wine have no picture of their own.'],
    [[red, blue], ['Red', 'Blue'], ''],
    [[all], ['Red', 'Blue'], ''],
    [[all], [], ''],
  ])('of %j for %j it is said: %j [PICTURE-41]', (pictures, colors, words) => {
    expect(bareColorsWords({ pictures, colors })).toBe(words);
  });
});
