import { expect, it } from 'vitest';
import { shownPictures } from './shown-pictures.ts';

const picture = (key: string, choice?: string) => ({ key, color: '#a1b2c3', alt: '', ...(choice && { choice }) });
const images = [picture('label'), picture('red', 'Red'), picture('blue', 'Blue'), picture('red-back', 'Red')];

it.each([
  ['Red', ['red', 'red-back', 'label']],
  ['Blue', ['blue', 'label']],
  ['Green', ['label', 'red', 'blue', 'red-back']],
  [undefined, ['label', 'red', 'blue', 'red-back']],
])('of %s are shown %j', (color, keys) => {
  expect(shownPictures(images, color).map(({ key }) => key)).toEqual(keys);
});
