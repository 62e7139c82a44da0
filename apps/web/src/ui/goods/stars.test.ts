import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

it.each([
  [0, 0, 0],
  [3.2, 3, 0],
  [3.25, 3, 1],
  [3.7, 3, 1],
  [3.75, 4, 0],
  [5, 5, 0],
])('a rating of %d fills %i stars and %i half', (rating, whole, half) => {
  const markup = renderToStaticMarkup(createElement(Stars, { rating }));
  const halves = markup.match(/lucide-star-half/g)?.length ?? 0;
  const filled = markup.match(/fill-star/g)?.length ?? 0;
  expect([filled - halves, halves]).toEqual([whole, half]);
});
