import type { Page } from '@playwright/test';
import type { Cart, CartItem } from '../../packages/contract/src/cart.ts';
import type { Address } from '../../packages/contract/src/checkout.ts';
import { send } from './api-shopper.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** The browser is signed in as a new account, without the screens. */
export async function newAccount(page: Page, name = 'Ngozi Eze'): Promise<Account> {
  const account = { email: `buyer.${crypto.randomUUID()}@example.com`, password: 'a long enough one' };
  const { user } = await send<{ user: { id: string } }>(page, 'POST', '/api/account/register', { name, ...account });
  return { id: user.id, ...account };
}

/** The session ends, and no page is told. */
export async function endSessionUnseen(page: Page): Promise<void> {
  await send(page, 'POST', '/api/account/sign-out');
}

export async function addToCart(page: Page, item: Partial<CartItem> & { productId: string }): Promise<Cart> {
  return send<Cart>(page, 'POST', '/api/cart/lines', { selectedColor: '', selectedSize: '', quantity: 1, ...item });
}

export const readCart = (page: Page): Promise<Cart> => send<Cart>(page, 'GET', '/api/cart');

export const surulere: Omit<Address, 'id' | 'isDefault'> = {
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi@example.com',
  phone: '0803 555 0142',
  address: '14 Bode Thomas Street',
  city: 'Surulere',
  state: 'Lagos',
  zipCode: '101283',
  country: 'Nigeria',
};

export async function saveAddress(page: Page, given: Partial<Address> = {}): Promise<Address> {
  return send<Address>(page, 'POST', '/api/addresses', { ...surulere, isDefault: false, ...given });
}

/** Signs in by the form that is open. */
export async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}
