import type { Page } from '@playwright/test';
import { PLACED_KEY } from '../../apps/web/src/lib/kept.ts';
import type { Sample } from '../../e2e/support/screens.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'app' };

interface Listed {
  items: { id: string; slug: string }[];
}

/** Reads an answer of the shop's API as the page would. */
const read = <T>(page: Page, address: string): Promise<T> =>
  page.evaluate(async (from) => (await fetch(from)).json(), address) as Promise<T>;

const write = <T>(page: Page, address: string, body: object, method = 'POST'): Promise<T> =>
  page.evaluate(
    async ([to, init]) => {
      const response = await fetch(to, init);
      if (!response.ok) throw new Error(`${to} answered ${response.status}.`);
      return response.json();
    },
    [address, { method, headers, body: JSON.stringify(body) }] as const,
  ) as Promise<T>;

/** The first of each kind that the shop has. */
export async function findSample(page: Page): Promise<Sample> {
  const first = async (address: string) => (await read<Listed>(page, address)).items[0];
  return {
    product: (await first('/api/products?category=Fashion'))?.id ?? '',
    store: (await first('/api/sellers'))?.slug ?? '',
  };
}

const shippingInfo = {
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'demo@oja.ng',
  phone: '08035550142',
  address: '14 Bode Thomas Street',
  city: 'Surulere',
  state: 'Lagos',
  zipCode: '101283',
  country: 'Nigeria',
};

interface Good {
  id: string;
  color?: string;
  size?: string;
  stock: number;
}

interface Cart {
  quote: { total: number };
  lines: { id: string; sellerId: string; price: number; quantity: number; name: string }[];
}

/** Signs the demo buyer in, with an order just placed, favourites, and goods of several sellers in the cart. */
export async function becomeBuyer(page: Page): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Use demo credentials' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/#\/$/);
  const { items } = await read<{ items: Good[] }>(page, '/api/products?category=Fashion');
  const goods = items.filter(({ stock }) => stock > 10).slice(0, 3);
  for (const { id } of goods) await write(page, `/api/favourites/${id}`, {}, 'PUT');
  await write(page, '/api/cart', {}, 'DELETE');
  await fillCart(page, goods.slice(0, 2));
  await placeOrder(page);
  await fillCart(page, goods);
}

async function fillCart(page: Page, goods: Good[]): Promise<void> {
  for (const { id, color = '', size = '' } of goods) {
    const item = { productId: id, quantity: 1, selectedColor: color, selectedSize: size };
    await write(page, '/api/cart/lines', item);
  }
}

/** Buys what is in the cart by store credit; the window's pages then know it as the order placed last. */
async function placeOrder(page: Page): Promise<void> {
  const { quote, lines } = await read<Cart>(page, '/api/cart');
  const placed = await write<object>(page, '/api/orders', {
    method: 'credit',
    email: shippingInfo.email,
    amount: quote.total,
    orderId: crypto.randomUUID(),
    buyerId: null,
    shippingInfo,
    items: lines.map(({ id, sellerId, price, quantity, name }) => ({
      productId: id,
      sellerId,
      price: price / 100,
      quantity,
      name,
    })),
  });
  await page
    .context()
    .addInitScript(([key, value]) => sessionStorage.setItem(key, value), [PLACED_KEY, JSON.stringify(placed)] as const);
}
