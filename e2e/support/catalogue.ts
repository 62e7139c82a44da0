import type { APIRequestContext, Page } from '@playwright/test';
import type { Category, ProductCard, ProductPage, SellerCard } from '../../packages/contract/src/catalogue.ts';
import { clientOf } from './client.ts';

// What the shop itself says of its catalogue, to compare the screen with.

/** @param query as in the address of the listing: `category=Fashion&sort=newest` */
export async function readProducts(request: APIRequestContext, query: string): Promise<ProductCard[]> {
  return (await clientOf(request)('products', { query: Object.fromEntries(new URLSearchParams(query)) })).items;
}

export const readProductPage = (request: APIRequestContext, id: string): Promise<ProductPage> =>
  clientOf(request)('product', { params: { id } });

export async function readSellers(request: APIRequestContext): Promise<SellerCard[]> {
  return (await clientOf(request)('sellers', { query: {} })).items;
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

/** Opens an address of the app and waits for its heading. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`/#${hash}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** '₦12,500.00' */
export const naira = (kobo: number): string => `₦${(kobo / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
