import type { ComponentType } from 'react';
import type { BuiltPath } from '../lib/paths.ts';

export interface Page {
  load: () => Promise<ComponentType>;
  /** What stands in its place until it is loaded. */
  skeleton: 'home' | 'product' | 'listing' | 'form';
}

const product: Page = {
  load: () => import('../pages/product/product-page.tsx').then((m) => m.ProductPage),
  skeleton: 'product',
};

/**
 * The page of every built path; each is a chunk of its own. A page's module is `pages/<folder>/<folder>-page.tsx`, its
 * folder named like the first part of its path (`payment-callback` for `/payment/callback`).
 */
export const pages: Record<BuiltPath, Page> = {
  home: { load: () => import('../pages/home/home-page.tsx').then((m) => m.HomePage), skeleton: 'home' },
  product,
  productWithoutId: product,
  cart: { load: () => import('../pages/cart/cart-page.tsx').then((m) => m.CartPage), skeleton: 'form' },
  login: { load: () => import('../pages/login/login-page.tsx').then((m) => m.LoginPage), skeleton: 'form' },
  register: { load: () => import('../pages/register/register-page.tsx').then((m) => m.RegisterPage), skeleton: 'form' },
};
