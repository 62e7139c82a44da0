import type { APIRequestContext, Page } from '@playwright/test';
import type { Category, ProductCard, ProductPage } from '../../packages/contract/src/catalogue.ts';
import type { SellerCard } from '../../packages/contract/src/seller-card.ts';
import { clientOf } from './client.ts';

// What the shop itself says of its catalogue, to compare the screen with.

/** @param query as in the address of the listing: `category=Fashion&sort=newest` */
export async function readProducts(request: APIRequestContext, query: string): Promise<ProductCard[]> {
  return (await clientOf(request)('products', { query: Object.fromEntries(new URLSearchParams(query)) })).items;
}

export const readProductPage = (request: APIRequestContext, id: string): Promise<ProductPage> =>
  clientOf(request)('product', { params: { id } });

/** All there are, who sells most first: journeys open stores of their own. */
export async function readSellers(request: APIRequestContext): Promise<SellerCard[]> {
  const sellers: SellerCard[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await clientOf(request)('sellers', { query: cursor === undefined ? {} : { cursor } });
    sellers.push(...page.items);
    cursor = page.nextCursor;
  }
  return sellers;
}

export async function readCategories(request: APIRequestContext): Promise<Category[]> {
  return (await clientOf(request)('categories', {})).items;
}

/** The first product of a listing whose page is as wanted. */
export async function findProduct(
  request: APIRequestContext,
  query: string,
  fits: (page: ProductPage) => boolean,
): Promise<ProductPage> {
  for (const { id } of await readProducts(request, query)) {
    const page = await readProductPage(request, id);
    if (fits(page)) return page;
  }
  throw new Error(`No product of ${query} is as the test needs it.`);
}

/** Shows three pictures or more, whatever is chosen: none of them is of one colour alone. */
export const showsSeveral = ({ product: { images } }: ProductPage): boolean =>
  images.length >= 3 && images.every(({ choice }) => !choice);

/** Opens an address of the app and waits for its heading. */
export async function open(page: Page, hash: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  // To another place in the same document: until it stands there, the heading is that of the last one.
  const place = placeOf(page.url());
  const isLeaving = place !== undefined && place !== hash.split('?')[0] && (await heading.count()) > 0;
  const left = isLeaving ? await heading.elementHandle() : null;
  await page.goto(`/#${hash}`);
  await page.waitForFunction((last) => !last?.isConnected, left);
  await heading.waitFor();
}

/** `/electronics` of `http://localhost:3000/#/electronics?sort=name`; undefined where the app is not open. */
function placeOf(url: string): string | undefined {
  const { pathname, hash } = new URL(url);
  return pathname === '/' ? hash.slice(1).split('?')[0] || '/' : undefined;
}

/** '₦12,500.00' */
export const naira = (kobo: number): string => `₦${(kobo / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
