import type { Store } from '@oja/contract/stores';
import { returnTerms } from '@oja/domain/orders/return-terms';
import { placeLine } from '@oja/domain/people/place';
import { formatCount } from '@oja/domain/text/count';
import { html } from '@oja/sandbox/html';
import type { ShareCard } from './cards/share-card.ts';
import { pictureOf, productLinks, rated, trail } from './pieces.ts';
import type { SharePage } from './share-page.ts';
import { type Absolute, breadcrumbData, storeData, storePath } from './structured-data.ts';

const notSelling = 'This store is not selling at the moment.';

export function storeShare(url: Absolute, brand: string, store: Store, card: ShareCard | null): SharePage {
  if (store.suspended) return suspendedShare(store);
  const { seller, description, goods, returnDays } = store;
  const products = goods.groups.flatMap(({ items }) => items);
  const path = storePath(seller);
  const place = placeLine([seller.city, store.state]);
  const home = { name: 'Home', path: '/' };
  return {
    path,
    route: path,
    title: seller.storeName,
    description: description || `${seller.storeName}${place && ` in ${place}`}: a store on ${brand}.`,
    kind: 'website',
    picture: store.storeBanner ?? products.find(({ image }) => image)?.image ?? seller.storeLogo,
    card,
    data: [storeData(url, store), breadcrumbData(url, [home, { name: seller.storeName, path }])],
    body: html`${trail([home])}
<h1><bdi>${seller.storeName}</bdi></h1>
${pictureOf(seller.storeLogo)}
<p>${place}</p>
<p>${rated(seller.averageRating, seller.totalReviews)} · ${returnTerms(returnDays)}</p>
<p>${description}</p>
${productLinks(products.length < goods.total ? `The first ${products.length} of ${formatCount(goods.total)} products` : 'Products', products)}`,
  };
}

/** Who it was and what buyers say of it, for those who follow a link; search engines leave it out. */
function suspendedShare({ seller }: Store): SharePage {
  const path = storePath(seller);
  return {
    path,
    route: path,
    title: seller.storeName,
    description: notSelling,
    kind: 'website',
    picture: seller.storeLogo,
    hidden: true,
    data: [],
    body: html`${trail([{ name: 'Home', path: '/' }])}
<h1><bdi>${seller.storeName}</bdi></h1>
${pictureOf(seller.storeLogo)}
<p>${notSelling}</p>
<p>${rated(seller.averageRating, seller.totalReviews)}</p>`,
  };
}
