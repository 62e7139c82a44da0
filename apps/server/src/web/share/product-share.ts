import type { ProductPage } from '@oja/contract/catalogue';
import { hasDiscount } from '@oja/domain/money/discount';
import { formatNaira } from '@oja/domain/money/naira';
import { shortDay } from '@oja/domain/text/short-day';
import { slugOf } from '@oja/domain/text/slug';
import { html } from '@oja/sandbox/html';
import { pictureOf, productLinks, rated, trail } from './pieces.ts';
import type { SharePage } from './share-page.ts';
import {
  type Absolute,
  breadcrumbData,
  categoryPath,
  daySoldAgain,
  decimal,
  paidPrices,
  productData,
  productPath,
  storePath,
} from './structured-data.ts';

export function productShare(url: Absolute, page: ProductPage, now: Date): SharePage {
  const { product, seller, rating, related } = page;
  const path = productPath(product);
  const { lowest, highest } = paidPrices(page);
  const differ = lowest < highest;
  const back = daySoldAgain(page, now);
  const steps = [
    { name: 'Home', path: '/' },
    { name: product.category, path: categoryPath(slugOf(product.category)) },
  ];
  return {
    path,
    route: path,
    title: product.name,
    description: `${formatNaira(lowest)}${differ ? ' and up' : ''} from ${seller.storeName}. ${product.description}`,
    kind: 'product',
    picture: product.images[0] ?? null,
    facts: {
      'product:price:amount': decimal(lowest),
      'product:price:currency': 'NGN',
      'product:availability': product.stock > 0 && !back ? 'in stock' : 'out of stock',
    },
    data: [productData(url, path, page, back), breadcrumbData(url, [...steps, { name: product.name, path }])],
    body: html`${trail(steps)}
<h1><bdi>${product.name}</bdi></h1>
${pictureOf(product.images[0])}
<p class="price">${differ && 'from '}${formatNaira(lowest)}${hasDiscount(product) && html` <s>${formatNaira(product.price)}</s>`}</p>
<p>${availableWords(product.stock, back)} · ${rated(rating.average, rating.count)}</p>
<p>Sold by <a href="${storePath(seller)}"><bdi>${seller.storeName}</bdi></a></p>
<p>${product.description}</p>
${productLinks('More like this', related)}`,
  };
}

function availableWords(stock: number, back: string | undefined): string {
  if (stock === 0) return 'Sold out';
  return back ? `Back on ${shortDay(back)}` : `${stock} left`;
}
