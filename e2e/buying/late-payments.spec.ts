import { payOnPage } from '@oja/testing/buying/buy';
import { expect, test } from '@playwright/test';
import { addToCart, newAccount, saveAddress } from '../support/buyer.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

test('payments that are heard of late move no order from under a finger; those in time stand above them', async ({
  page,
}) => {
  await newAccount(page);
  await saveAddress(page);
  const main = page.getByRole('main');
  const begin = async () => {
    await addToCart(page, { productId: (await offer(shop.db)).id });
    await page.goto('/#/checkout?step=review');
    await page.reload();
    await main.getByRole('button', { name: /^Pay ₦/ }).click();
    await expect(page).toHaveURL(/sandbox\/paystack/);
  };
  await begin();
  const paid = await payOnPage(page.url());
  await page.goto(paid.headers.get('location') ?? '');
  await expect(page).toHaveURL(/#\/order-success/);
  await begin();

  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/payments', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/#/orders');
  await page.reload();
  const link = main.getByRole('article').getByRole('link').first();
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  answer();
  const payments = main.getByRole('region', { name: 'Payments under way' });
  await expect(payments).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);

  // In time: the orders come after them, however slow the machine is.
  const known = page.waitForResponse('**/api/payments');
  await page.route(/\/api\/orders\b/, async (route) => {
    await known;
    await route.continue();
  });
  await page.reload();
  await expect(payments).toBeVisible();
  const top = async (of: typeof link) => (await of.boundingBox())?.y ?? 0;
  expect(await top(payments)).toBeLessThan(await top(link));
});
