import { surulere } from '@oja/testing/buying/address';
import type { Page } from '@playwright/test';
import type { Cart, CartItem } from '../../packages/contract/src/cart.ts';
import type { Address } from '../../packages/contract/src/checkout.ts';
import { clientOf } from './client.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** The browser is signed in as a new account, without the screens. */
export async function newAccount(page: Page, name = 'Ngozi Eze'): Promise<Account> {
  const account = { email: `buyer.${crypto.randomUUID()}@example.com`, password: 'a long enough one' };
  const { user } = await clientOf(page.request)('register', { body: { name, ...account } });
  if (user === null) throw new Error('Not signed in after registering.');
  return { id: user.id, ...account };
}

/** The session ends, and no page is told. */
export async function endSessionUnseen(page: Page): Promise<void> {
  await clientOf(page.request)('signOut', {});
}

export function addToCart(page: Page, item: Partial<CartItem> & { productId: string }): Promise<Cart> {
  return clientOf(page.request)('addToCart', { body: { selectedColor: '', selectedSize: '', quantity: 1, ...item } });
}

export const readCart = (page: Page): Promise<Cart> => clientOf(page.request)('cart', {});

export function saveAddress(page: Page, given: Partial<Address> = {}): Promise<Address> {
  return clientOf(page.request)('addAddress', { body: { ...surulere, isDefault: false, ...given } });
}

/** Signs in by the form that is open. */
export async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}
