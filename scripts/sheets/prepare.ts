import type { Page } from '@playwright/test';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'app' };

/** What the places are filled in with. */
export interface Known {
  product: string;
  store: string;
  article: string;
}

interface Listed {
  items: { id: string; slug: string }[];
}

/** Reads an answer of the shop's API as the page would. */
const read = <T>(page: Page, address: string): Promise<T> =>
  page.evaluate(async (from) => (await fetch(from)).json(), address) as Promise<T>;

const write = (page: Page, address: string, body: object) =>
  page.evaluate(
    async ([to, init]) => {
      const { ok, status } = await fetch(to, init);
      if (!ok) throw new Error(`${to} answered ${status}.`);
    },
    [address, { method: 'POST', headers, body: JSON.stringify(body) }] as const,
  );

/** The first of each kind that the shop has. */
export async function findKnown(page: Page): Promise<Known> {
  const first = async (address: string) => (await read<Listed>(page, address)).items[0];
  return {
    product: (await first('/api/products?category=Fashion'))?.id ?? '',
    store: (await first('/api/sellers'))?.slug ?? '',
    article: (await first('/api/articles'))?.slug ?? '',
  };
}

/** Signs the demo buyer in and fills the cart with goods of several sellers. */
export async function becomeBuyer(page: Page): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Use demo credentials' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/#\/$/);
  const { items } = await read<{ items: { id: string; color?: string; size?: string; stock: number }[] }>(
    page,
    '/api/products?category=Fashion',
  );
  for (const { id, color = '', size = '' } of items.filter(({ stock }) => stock > 1).slice(0, 3)) {
    const item = { productId: id, quantity: 1, selectedColor: color, selectedSize: size };
    await write(page, '/api/cart/lines', item);
  }
}
