import { expect, type Page, test } from '@playwright/test';
import { payForCart } from '../support/api-shopper.ts';
import { addToCart, newAccount, readCart } from '../support/buyer.ts';
import { open } from '../support/catalogue.ts';
import { countTaps } from '../support/desk.ts';
import { hydrated } from '../support/hydrated.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { fillCard, payWith, placeOrder, registerByForm, shipTo } from '../support/shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const quickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name });

/** Home is open, and taps are counted. */
async function fromHome(page: Page): Promise<() => Promise<number>> {
  await page.goto('/#/');
  await hydrated(page);
  return countTaps(page);
}

/** One tap, and what is typed. */
async function search(page: Page, text: string): Promise<void> {
  await quickLink(page, 'Search').tap();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for ${text}`);
}

test('a power bank under ₦20,000 is found with three taps [TAPS-01]', async ({ page }) => {
  const taps = await fromHome(page);
  await search(page, 'power bank under 20,000');
  await main(page).getByRole('article').first().locator('.product-card-picture').first().tap();
  await expect(page).toHaveURL(/#\/product\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/power bank/i);
  const id = /#\/product\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await expect(main(page).getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
  const { price, discount_price } = await shop.db
    .selectFrom('products')
    .select(['price', 'discount_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(discount_price ?? price)).toBeLessThan(2_000_000);
  expect(await taps()).toBeLessThanOrEqual(3);
});

test('a visitor without an account buys with eight taps [TAPS-02]', async ({ page }) => {
  const { id, name } = await offer(shop.db, { stock: 9 });
  await open(page, `/product/${id}`);
  const taps = await countTaps(page);
  await main(page).getByRole('button', { name: 'Buy now' }).first().tap();
  await main(page).getByRole('link', { name: 'Create Account' }).tap();
  const { email } = await registerByForm(page, 'Bisi');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await shipTo(page, { firstName: 'Bisi', lastName: 'Adeyemi', email });
  await payWith(page, 'Card');
  await placeOrder(page);
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay ₦/ }).tap();
  await expect(page).toHaveURL(/#\/order-success/);
  await expect(
    main(page)
      .getByText(/ORD-\d{13}/)
      .first(),
  ).toBeVisible();
  const bought = shop.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('users', 'users.id', 'orders.buyer_id')
    .select(['order_items.name', 'order_items.quantity'])
    .where('users.email', '=', email);
  expect(await bought.execute()).toEqual([{ name, quantity: 1 }]);
  expect(await taps()).toBeLessThanOrEqual(8);
});

test('a seller in Kano is visited with two taps [TAPS-03]', async ({ page }) => {
  const taps = await fromHome(page);
  await search(page, 'Kano');
  await main(page).getByRole('link', { name: 'Visit Store' }).first().tap();
  await expect(page).toHaveURL(/#\/store\//);
  await expect(main(page).getByText('Kano, Nigeria').first()).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(2);
});

test('what was bought is in the cart again with two taps [TAPS-04]', async ({ page }) => {
  const { email } = await newAccount(page);
  const { id: productId, name } = await offer(shop.db, { stock: 9 });
  await addToCart(page, { productId, quantity: 2 });
  await payForCart(page, email);
  const taps = await fromHome(page);
  await quickLink(page, 'Orders').tap();
  await main(page).getByRole('button', { name: 'Buy again' }).tap();
  await expect(page).toHaveURL(/#\/cart$/);
  await expect(main(page).getByRole('heading', { level: 3, name })).toBeVisible();
  expect((await readCart(page)).lines.map((line) => [line.productId, line.quantity])).toEqual([[productId, 2]]);
  expect(await taps()).toBeLessThanOrEqual(2);
});
