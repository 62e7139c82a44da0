import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount, readCart, saveAddress } from '../support/buyer.ts';
import { naira } from '../support/catalogue.ts';
import { clientOf } from '../support/client.ts';
import { openListening } from '../support/listening.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { payWith, placeOrder } from '../support/shopper.ts';

// What an account has is the same in every tab and on every device. A request beside the page is another device: no tab is told.
let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const badge = (page: Page) => bar(page).getByRole('link', { name: /^Cart/ });
const totals = (page: Page) => main(page).getByRole('complementary', { name: 'Totals' });
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('what one tab puts into the cart the others show at once: line, badge and total [CART-19, SHELL-41]', async ({
  page,
  context,
}) => {
  await newAccount(page);
  const [first, second] = [await offer(shop.db, { price: 1_000_00 }), await offer(shop.db, { price: 60_000_00 })];
  await addToCart(page, { productId: first.id, quantity: 2 });
  await openListening(page, '/cart');
  await expect(badge(page)).toHaveText(/1 item$/);
  const other = await context.newPage();
  await openListening(other, `/product/${second.id}`);
  await expect(badge(other)).toHaveText(/1 item$/);

  await main(other).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(main(page).getByRole('link', { name: second.name })).toBeVisible();
  await expect(badge(page)).toHaveText(/2 items$/);
  await expect(totals(page)).toContainText(naira(68_200_00));

  await main(page)
    .getByRole('button', { name: `Remove ${second.name}` })
    .click();
  await expect(badge(other)).toHaveText(/1 item$/);
  await other.close();
});

test('a tab that is looked at again shows what another device did to its cart [CART-19]', async ({ page }) => {
  await newAccount(page);
  const [first, second] = [await offer(shop.db), await offer(shop.db)];
  await addToCart(page, { productId: first.id });
  await openListening(page, '/cart');
  await expect(main(page).getByRole('link', { name: first.name })).toBeVisible();
  await addToCart(page, { productId: second.id });
  await comeBack(page);
  await expect(main(page).getByRole('link', { name: second.name })).toBeVisible();
  await expect(badge(page)).toHaveText(/2 items$/);
});

test('coming back to a tab asks for the cart once, though it is seen and focused', async ({ page }) => {
  await newAccount(page);
  const product = await offer(shop.db);
  await addToCart(page, { productId: product.id });
  await openListening(page, '/cart');
  await expect(main(page).getByRole('link', { name: product.name })).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/cart') asked += 1;
  });
  const answer = () => page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  const comeBackWholly = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  };
  for (const times of [1, 2]) {
    await Promise.all([answer(), page.evaluate(comeBackWholly)]);
    await expect(badge(page)).toHaveText(/1 item$/);
    expect(asked).toBe(times);
  }
});

test('cart and checkout are looked at again when they are opened, and the badge with them [CART-19, CHK-02]', async ({
  page,
}) => {
  await newAccount(page);
  await saveAddress(page);
  const goods = [await offer(shop.db), await offer(shop.db), await offer(shop.db)];
  const [first, second, third] = goods.map(({ id }) => ({ productId: id }));
  if (!first || !second || !third) throw new Error('There are three.');
  await addToCart(page, first);
  await page.goto('/#/cart');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await addToCart(page, second);
  await badge(page).click();
  await expect(main(page).getByRole('link', { name: goods[1]?.name ?? '' })).toBeVisible();
  await expect(badge(page)).toHaveText(/2 items$/);

  await addToCart(page, third);
  await main(page).getByRole('link', { name: 'Checkout' }).first().click();
  const summary = main(page).getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText(goods[2]?.name ?? '');
  await expect(summary).toContainText(naira((await readCart(page)).quote.total));
  // The checkout has no shop around it: whoever leaves it sees the badge.
  await page.evaluate(() => location.assign('#/'));
  await expect(badge(page)).toHaveText(/3 items$/);
});

test('a checkout that is open charges what another tab has made of the cart, and is empty once it is bought [CART-19, CART-20]', async ({
  page,
  context,
}) => {
  const account = await newAccount(page);
  await shop.db.insertInto('store_credits').values({ user_id: account.id, balance: 100_000_000 }).execute();
  await saveAddress(page);
  const [first, second] = [await offer(shop.db), await offer(shop.db, { price: 70_000_00 })];
  await addToCart(page, { productId: first.id });
  await openListening(page, '/checkout');
  await expect(main(page).getByRole('heading', { name: 'Shipping address' })).toBeVisible();
  const other = await context.newPage();
  await openListening(other, `/product/${second.id}`);
  await main(other).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(badge(other)).toHaveText(/2 items$/);

  await expect(main(page).getByRole('complementary', { name: 'Order summary' })).toContainText(second.name);
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, 'Store credit');
  expect(await placeOrder(page)).toBe(naira((250_000 + 70_000_00) * 1.1));
  await expect(page).toHaveURL(/#\/order-success/);
  await expect(badge(other)).toHaveText('Cart');
  await other.close();
});

test('orders, payments and favourites of other tabs are there, too, without a reload [ORD-01]', async ({
  page,
  context,
}) => {
  await newAccount(page);
  await saveAddress(page);
  const product = await offer(shop.db);
  await openListening(page, '/orders');
  await expect(main(page).getByText('No orders found.')).toBeVisible();
  const liked = await context.newPage();
  await openListening(liked, '/favourites');
  await expect(main(liked).getByRole('heading', { level: 1 })).toBeVisible();

  const other = await context.newPage();
  await openListening(other, `/product/${product.id}`);
  await main(other).getByRole('button', { name: 'Favourite' }).first().click();
  await expect(main(liked).getByRole('link', { name: product.name }).first()).toBeVisible();

  await main(other).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(badge(other)).toHaveText(/1 item$/);
  await other.goto('/#/checkout?step=review');
  await placeOrder(other);
  await expect(other).toHaveURL(/sandbox\/paystack/);
  await expect(main(page).getByText('Waiting for payment')).toBeVisible();
  const call = clientOf(other.request);
  const { items } = await call('moneyUnderWay', {});
  await call('cancelPayment', { body: { reference: items[0]?.reference ?? '' } });
  await comeBack(page);
  await expect(main(page).getByText('Waiting for payment')).toHaveCount(0);
  for (const tab of [liked, other]) await tab.close();
});
