import type { Store } from '@oja/contract/catalogue';
import { returnTerms } from '@oja/domain/orders/return-terms';
import { placeLine } from '@oja/domain/people/place';
import { formatCount } from '@oja/domain/text/count';
import { html } from '@oja/sandbox/html';
import { pictureOf, productLinks, rated, trail } from './pieces.ts';
import type { SharePage } from './share-page.ts';
import { type Absolute, breadcrumbData, storeData, storePath } from './structured-data.ts';

export function storeShare(url: Absolute, brand: string, store: Store): SharePage {
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
    data: [storeData(url, store), breadcrumbData(url, [home, { name: seller.storeName, path }])],
    body: html`${trail([home])}
<h1><bdi>${seller.storeName}</bdi></h1>
${pictureOf(seller.storeLogo)}
<p>${place}</p>
${store.suspended && html`<p>This store is not selling at the moment.</p>`}
<p>${rated(seller.averageRating, seller.totalReviews)} · ${returnTerms(returnDays)}</p>
<p>${description}</p>
${productLinks(products.length < goods.total ? `The first ${products.length} of ${formatCount(goods.total)} products` : 'Products', products)}`,
  };
}
