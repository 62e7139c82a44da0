import type { Cart } from '@oja/contract/cart';
import type { ParcelStatus } from '@oja/domain/orders/order-status';
import { expect, type Page } from '@playwright/test';
import { offer, openShopDatabase } from './shop-database.ts';

/** What a shopper does before the part that a test is about, without the screens: the same requests, the same cookies. */

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  email: string;
}

export async function send<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(path, {
    method,
    headers: { 'x-requested-with': 'app', ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { data: data ?? {} }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

export async function signInByApi(page: Page, email: string, password = 'demo1234'): Promise<void> {
  await send(page, 'POST', '/api/account/sign-in', { email, password, remember: false });
}

/**
 * A new account buys goods of the demo's seller by card. The browser is signed in as that account afterwards. The goods are
 * offered for this order alone: the demo has few of each, and other journeys look for them on the shop's pages.
 */
export async function buyGoods(page: Page): Promise<PlacedOrder> {
  const email = `buyer.${crypto.randomUUID()}@example.com`;
  await send(page, 'POST', '/api/account/register', { name: 'Ngozi Eze', email, password: 'a long enough one' });
  const { db, close } = await openShopDatabase();
  const { id: productId } = await offer(db);
  await close();
  await send(page, 'POST', '/api/cart/lines', { productId, selectedColor: '', selectedSize: '', quantity: 1 });
  const { quote, lines } = await send<Cart>(page, 'GET', '/api/cart');
  const id = crypto.randomUUID();
  const { data } = await send<{ data: { authorization_url: string; reference: string } }>(
    page,
    'POST',
    '/api/payment/initialize',
    {
      email,
      amount: quote.total,
      orderId: id,
      buyerId: null,
      shippingInfo: {
        firstName: 'Ngozi',
        lastName: 'Eze',
        email,
        phone: '08035550142',
        address: '14 Bode Thomas Street',
        city: 'Surulere',
        state: 'Lagos',
        zipCode: '101283',
        country: 'Nigeria',
      },
      items: lines.map((line) => ({
        productId: line.productId,
        sellerId: line.sellerId,
        price: line.price / 100,
        quantity: line.quantity,
        name: line.name,
      })),
    },
  );
  await page.request.post(`${data.authorization_url}/card`, {
    form: { number: '4084084084084081', expiry: '12/40', cvv: '408' },
    maxRedirects: 0,
  });
  let orderNumber = '';
  await expect(async () => {
    const check = await send<{ orderNumber: string | null }>(
      page,
      'GET',
      `/api/payment/verify?reference=${data.reference}`,
    );
    expect(check.orderNumber).not.toBeNull();
    orderNumber = check.orderNumber ?? '';
  }).toPass({ timeout: 60_000 });
  return { id, orderNumber, email };
}

/** The seller moves its parcel of an order; the browser must be signed in as the store's owner. */
export async function moveParcel(
  page: Page,
  orderId: string,
  body: { status: ParcelStatus; trackingNumber?: string; courier?: string },
): Promise<void> {
  await send(page, 'PATCH', `/api/desk/orders/${orderId}/parcel`, body);
}
