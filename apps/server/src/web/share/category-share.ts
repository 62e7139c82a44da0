import type { Category, ProductListing } from '@oja/contract/catalogue';
import { formatCount } from '@oja/domain/text/count';
import { html } from '@oja/sandbox/html';
import type { ShareCard } from './cards/share-card.ts';
import { pictureOf, productLinks, trail } from './pieces.ts';
import type { SharePage } from './share-page.ts';
import { type Absolute, breadcrumbData, categoryPath, collectionData, productPath } from './structured-data.ts';

/** Of a category, or of one of its subcategories. */
interface Shelf {
  category: Category;
  subcategory?: Category['subcategories'][number] | undefined;
  listing: ProductListing;
  card: ShareCard | null;
}

export function categoryShare(url: Absolute, { category, subcategory, listing, card }: Shelf): SharePage {
  const { items, total } = listing;
  const { name, image } = subcategory ?? category;
  const description = subcategory ? '' : category.description;
  const path = categoryPath(category.slug, subcategory?.slug);
  const home = { name: 'Home', path: '/' };
  const steps = subcategory ? [home, { name: category.name, path: categoryPath(category.slug) }] : [home];
  const products = items.map((item) => ({ name: item.name, path: productPath(item) }));
  const count = `${formatCount(total)} ${total === 1 ? 'product' : 'products'}`;
  return {
    path,
    route: path,
    title: name,
    description: description || `${count} in ${subcategory ? `${name}, ${category.name}` : name}.`,
    kind: 'website',
    picture: image ?? items.find((item) => item.image)?.image ?? null,
    card,
    data: [collectionData(url, path, name, products), breadcrumbData(url, [...steps, { name, path }])],
    body: html`${trail(steps)}
<h1><bdi>${name}</bdi></h1>
${pictureOf(image)}
<p>${description}</p>
<p>${count}</p>
${!subcategory && subcategoryLinks(category)}
${productLinks('Products', items)}`,
  };
}

const subcategoryLinks = ({ slug, subcategories }: Category) =>
  subcategories.length > 0 &&
  html`<ul>${subcategories.map(
    (subcategory) => html`<li><a href="${categoryPath(slug, subcategory.slug)}"><bdi>${subcategory.name}</bdi></a></li>
`,
  )}</ul>`;
