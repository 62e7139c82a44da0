import type { ProductPage } from '@oja/contract/catalogue';
import type { ArticleCard } from '@oja/contract/content';
import type { SellerCard } from '@oja/contract/seller-card';
import type { Store } from '@oja/contract/stores';
import { effectivePrice } from '@oja/domain/money/discount';
import type { Kobo } from '@oja/domain/money/money';
import { backOn, isAway } from '@oja/domain/stores/holiday';
import { plainLine } from '../plain-line.ts';
import { sharePicturePath } from './share-pictures.ts';

/** What search engines read of the shop, in the words of schema.org. `url` makes a path absolute. */
export type Absolute = (path: string) => string;

/** '12500.00': an amount as schema.org writes it. */
export function decimal(amount: Kobo): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const image = (url: Absolute, key: string | undefined) =>
  key === undefined ? {} : { image: url(sharePicturePath(key)) };

const rating = (average: number, count: number) =>
  count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }
    : {};

/** @param back the day on which its store sells again, while that is away */
export function productData(url: Absolute, path: string, page: ProductPage, back?: string) {
  const { product, seller, rating: rated, reviews } = page;
  const { lowest, highest } = paidPrices(page);
  return {
    '@type': 'Product',
    name: plainLine(product.name),
    description: plainLine(product.description || product.name, 5000),
    sku: product.sku,
    category: product.category,
    ...image(url, product.images[0]?.key),
    ...(product.brandName && { brand: { '@type': 'Brand', name: plainLine(product.brandName) } }),
    offers: {
      ...(lowest < highest
        ? { '@type': 'AggregateOffer', lowPrice: decimal(lowest), highPrice: decimal(highest) }
        : { '@type': 'Offer', price: decimal(lowest) }),
      url: url(path),
      priceCurrency: 'NGN',
      availability: `https://schema.org/${product.stock > 0 && !back ? 'InStock' : 'OutOfStock'}`,
      ...(product.stock > 0 && back && { availabilityStarts: back }),
      seller: { '@type': 'Organization', name: plainLine(seller.storeName), url: url(storePath(seller)) },
    },
    ...rating(rated.average, rated.count),
    ...(reviews.length > 0 && {
      review: reviews.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: plainLine(review.userName) },
        datePublished: review.createdAt.slice(0, 10),
        reviewBody: plainLine(review.comment),
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      })),
    }),
  };
}

/** The day on which the store of a product sells again; undefined while it sells. */
export const daySoldAgain = ({ away }: Pick<ProductPage, 'away'>, now: Date): string | undefined =>
  away && isAway(away, now) ? backOn(away) : undefined;

/** What a product costs in its cheapest and in its dearest variant. */
export function paidPrices({ product, variants }: Pick<ProductPage, 'product' | 'variants'>) {
  const prices = [product, ...variants].map(effectivePrice).sort((a, b) => a - b);
  const [lowest = product.price] = prices;
  return { lowest, highest: prices.at(-1) ?? lowest };
}

export function storeData(url: Absolute, { seller, description, state }: Store) {
  return {
    '@type': 'Store',
    name: plainLine(seller.storeName),
    url: url(storePath(seller)),
    description: plainLine(description || seller.storeName, 5000),
    ...image(url, seller.storeLogo?.key),
    address: {
      '@type': 'PostalAddress',
      ...(seller.city && { addressLocality: seller.city }),
      ...(state && { addressRegion: state }),
      addressCountry: 'NG',
    },
    ...rating(seller.averageRating, seller.totalReviews),
  };
}

export function articleData(url: Absolute, path: string, brand: string, article: ArticleCard) {
  return {
    '@type': 'Article',
    headline: plainLine(article.title, 110),
    description: plainLine(article.description),
    datePublished: article.published,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: brand, url: url('/') },
    mainEntityOfPage: url(path),
    ...image(url, article.picture?.key),
  };
}

export function collectionData(
  url: Absolute,
  path: string,
  name: string,
  items: readonly { name: string; path: string }[],
) {
  return {
    '@type': 'CollectionPage',
    name: plainLine(name),
    url: url(path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: plainLine(item.name),
        url: url(item.path),
      })),
    },
  };
}

/** The way from the home page to this one. */
export function breadcrumbData(url: Absolute, steps: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: plainLine(step.name),
      item: url(step.path),
    })),
  };
}

export const productPath = ({ id }: { id: string }): string => `/product/${id}`;
export const storePath = ({ slug }: Pick<SellerCard, 'slug'>): string => `/store/${slug}`;
export const categoryPath = (slug: string, subcategory?: string): string =>
  `/category/${slug}${subcategory === undefined ? '' : `/${subcategory}`}`;
export const articlePath = (slug: string): string => `/blog/${slug}`;
