import type { ProductCard } from '@oja/contract/catalogue';
import { surulere } from '@oja/testing/buying/address';
import { orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Page } from '@playwright/test';
import { PLACED_KEY } from '../../apps/web/src/lib/kept.ts';
import { addToCart } from '../../e2e/support/buyer.ts';
import { clientOf } from '../../e2e/support/client.ts';
import { fillDemoCredentials } from '../../e2e/support/shopper.ts';

/** Every window buys one of each, and none may be the last. */
const ENOUGH = 10;

/** Signs the demo buyer in, with an order just placed, favourites, and goods of several sellers in the cart. */
export async function becomeBuyer(page: Page): Promise<void> {
  await page.goto('/#/login');
  await fillDemoCredentials(page);
  await page.waitForURL(/#\/$/);
  const call = clientOf(page.request);
  const { items } = await call('products', { query: { category: 'Fashion' } });
  const goods: ProductCard[] = [];
  for (const card of items) if (goods.length < 3 && (await unitsOf(page, card)) > ENOUGH) goods.push(card);
  for (const { id } of goods) await call('addFavourite', { params: { id } });
  await call('clearCart', {});
  await fillCart(page, goods.slice(0, 2));
  await placeOrder(page);
  await fillCart(page, goods);
}

/** Units of what a card puts into the cart: of its first choice alone. */
async function unitsOf(page: Page, { id, color = '', size = '' }: ProductCard): Promise<number> {
  const { product, variants } = await clientOf(page.request)('product', { params: { id } });
  return variants.find((variant) => variant.color === color && variant.size === size)?.stock ?? product.stock;
}

async function fillCart(page: Page, goods: readonly ProductCard[]): Promise<void> {
  for (const { id, color, size } of goods) {
    await addToCart(page, { productId: id, selectedColor: color ?? '', selectedSize: size ?? '' });
  }
}

/** Buys what is in the cart by store credit; the window's pages then know it as the order placed last. */
async function placeOrder(page: Page): Promise<void> {
  const call = clientOf(page.request);
  const placed = await orderByCredit({ call }, await draftFor({ call }, { shippingInfo: surulere }));
  await page
    .context()
    .addInitScript(([key, value]) => sessionStorage.setItem(key, value), [PLACED_KEY, JSON.stringify(placed)] as const);
}
