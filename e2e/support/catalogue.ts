import type { APIRequestContext, Page } from '@playwright/test';
import type { Category, ProductCard, ProductPage, SellerCard } from '../../packages/contract/src/catalogue.ts';

/** What the shop itself says of its catalogue, to compare the screen with. */
async function read<T>(request: APIRequestContext, address: string): Promise<T> {
  const response = await request.get(address);
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}.`);
  return (await response.json()) as T;
}

export async function readProducts(request: APIRequestContext, query: string): Promise<ProductCard[]> {
  return (await read<{ items: ProductCard[] }>(request, `/api/products?${query}`)).items;
}

export const readProductPage = (request: APIRequestContext, id: string): Promise<ProductPage> =>
  read<ProductPage>(request, `/api/products/${id}`);

export async function readSellers(request: APIRequestContext): Promise<SellerCard[]> {
  return (await read<{ items: SellerCard[] }>(request, '/api/sellers')).items;
}

export async function readCategories(request: APIRequestContext): Promise<Category[]> {
  return (await read<{ items: Category[] }>(request, '/api/categories')).items;
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
