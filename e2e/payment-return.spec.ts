import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount, readCart, saveAddress } from './support/buyer.ts';
import { offer, openShopDatabase, type ShopDatabase } from './support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');

/** A payment whose page was opened and left; answers its reference. */
async function unpaid(page: Page): Promise<string> {
  await newAccount(page);
  await saveAddress(page);
  const product = await offer(shop.db);
  await addToCart(page, { productId: product.id, quantity: 2 });
  await page.goto('/#/checkout?step=review');
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(page).toHaveURL(/sandbox\/paystack/);
  const { reference } = await shop.db
    .selectFrom('payments')
    .innerJoin('checkout_lines', 'checkout_lines.checkout_id', 'payments.checkout_id')
    .select('payments.reference')
    .where('checkout_lines.product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  return reference;
}

/** Lets time go by in small steps until something is on the screen, and stops it there. */
async function until(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(main(page).getByText(text, { exact: true })).toBeVisible({ timeout: 50 });
  }).toPass();
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('without a reference: the text, and the cart after 1.5 s [PAY-24, PAY-25]', async ({ page }) => {
  await stopTime(page);
  await page.goto('/#/payment/callback');
  await until(page, 'Missing payment reference.');
  await page.clock.runFor(1400);
  await expect(page).toHaveURL(/#\/payment\/callback/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/#\/cart/);
});

test('never confirmed: it waits, gives up after 30 s, goes to the cart after 2 s, and the cart is as it was [PAY-20, PAY-21, PAY-22, PAY-26, PAY-27]', async ({
  page,
}) => {
  const waiting = 'Waiting for payment confirmation...';
  const reference = await unpaid(page);
  const before = await readCart(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/payment/verify')) asked += 1;
  });
  await stopTime(page);
  const first = page.waitForResponse(/payment\/verify/);
  await page.goto(`/#/payment/callback?reference=${reference}`);
  await until(page, waiting);
  await first;
  await expect(page).toHaveURL(/#\/payment\/callback$/);
  for (const pause of [1000, 2000, 4000, 4000, 4000, 4000, 4000, 4000]) {
    const soFar = asked;
    await page.clock.runFor(pause - 150);
    expect(asked).toBe(soFar);
    const answer = page.waitForResponse(/payment\/verify/);
    await page.clock.runFor(200);
    await answer;
    await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
  }
  await page.clock.runFor(2300);
  await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
  await until(page, 'Payment verification timed out. Redirecting to cart...');
  expect(asked).toBe(9);
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(/#\/payment\/callback/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/#\/cart/);
  expect((await readCart(page)).lines).toEqual(before.lines);
});

test('while the provider limits us it says so, and goes on [PAY-17, PAY-23]', async ({ page }) => {
  const reference = await unpaid(page);
  let limited = true;
  await page.route('**/api/payment/verify**', (route) => {
    const error = { code: 'too_many_requests', message: 'Too many requests.', requestId: 'request-of-the-test' };
    return limited ? route.fulfill({ status: 429, json: { error } }) : route.continue();
  });
  await page.goto(`/?trxref=${reference}&reference=${reference}`);
  await expect(
    main(page).getByText('Waiting for payment confirmation... (rate-limited)', { exact: true }),
  ).toBeVisible();
  limited = false;
  await expect(main(page).getByText('Waiting for payment confirmation...', { exact: true })).toBeVisible();
});

test('somebody else’s reference tells nothing: B30 [PAY-13]', async ({ page, browser }) => {
  const reference = await unpaid(page);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await newAccount(stranger);
  const answer = stranger.waitForResponse(/payment\/verify/);
  await stranger.goto(`/#/payment/callback?reference=${reference}`);
  expect((await answer).status()).toBe(404);
  await expect(main(stranger).getByText('Waiting for payment confirmation...', { exact: true })).toBeVisible();
  await other.close();
});
