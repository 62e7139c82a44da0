import type { Category, ProductListing } from '@oja/contract/catalogue';
import { html } from '@oja/sandbox/html';
import { pictureOf, productLinks, trail } from './pieces.ts';
import type { SharePage } from './share-page.ts';
import { type Absolute, breadcrumbData, categoryPath, collectionData, productPath } from './structured-data.ts';

export function categoryShare(url: Absolute, category: Category, { items, total }: ProductListing): SharePage {
  const { name, slug, description, image, subcategories } = category;
  const path = categoryPath(slug);
  const home = { name: 'Home', path: '/' };
  const products = items.map((item) => ({ name: item.name, path: productPath(item) }));
  return {
    path,
    route: path,
    title: name,
    description: description || `${total} products in ${name}.`,
    kind: 'website',
    picture: image ?? items.find((item) => item.image)?.image ?? null,
    data: [collectionData(url, path, name, products), breadcrumbData(url, [home, { name, path }])],
    body: html`${trail([home])}
<h1><bdi>${name}</bdi></h1>
${pictureOf(image)}
<p>${description}</p>
<p>${total} products</p>
${
  subcategories.length > 0 &&
  html`<ul>${subcategories.map(
    (subcategory) => html`<li><a href="/#${path}/${subcategory.slug}"><bdi>${subcategory.name}</bdi></a></li>
`,
  )}</ul>`
}
${productLinks('Products', items)}`,
  };
}
