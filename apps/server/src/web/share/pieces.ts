import type { ProductCard } from '@oja/contract/catalogue';
import type { Picture } from '@oja/contract/common';
import { effectivePrice } from '@oja/domain/money/discount';
import { formatNaira } from '@oja/domain/money/naira';
import { type Html, html } from '@oja/sandbox/html';
import { productPath } from './structured-data.ts';

/** What the pages for those without the app are made of. */

export const pictureOf = (picture: Picture | null | undefined): Html | null =>
  picture ? html`<img src="/media/${picture.key}-640.webp" width="640" height="640" alt="${picture.alt}">` : null;

export const trail = (steps: readonly { name: string; path: string }[]): Html =>
  html`<nav aria-label="Breadcrumb">${steps.map(
    ({ name, path }) => html`<a href="${path}"><bdi>${name}</bdi></a>
`,
  )}</nav>`;

export const productLinks = (title: string, products: readonly ProductCard[]): Html | null =>
  products.length > 0
    ? html`<h2>${title}</h2>
<ul>${products.map(
        (product) => html`<li><a href="${productPath(product)}"><bdi>${product.name}</bdi></a>, ${formatNaira(
          effectivePrice(product),
        )}</li>
`,
      )}</ul>`
    : null;

export const rated = (average: number, count: number): string =>
  count > 0 ? `Rated ${average} of 5 in ${count} ${count === 1 ? 'review' : 'reviews'}` : 'No reviews yet';
