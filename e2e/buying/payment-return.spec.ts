import { payOnPage } from '@oja/testing/buying/buy';
import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount, readCart, saveAddress } from '../support/buyer.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

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

/** The buyer leaves the provider's page by its own way out. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancel payment' }).click();
  await expect(page).toHaveURL(/#\/cart/);
}

/** A timer that the page has set: for how long, and when. */
interface Timer {
  pause: number;
  at: number;
}

/** Stops time before the page comes, and notes every timer that it sets. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const timers: Timer[] = [];
    const { setTimeout } = window;
    const noting = (action: () => void, pause = 0) => {
      timers.push({ pause, at: Date.now() });
      return setTimeout(action, pause);
    };
    Object.assign(window, { timers, setTimeout: noting });
  });
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Lets time go by in small steps until something is on the screen, and stops it there: however long a slow machine takes to
 * look, no time passes meanwhile. No faster than the clock on the wall, for what the page waits for is real.
 */
async function until(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await main(page).getByText(text, { exact: true }).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

/**
 * Lets time go by up to the last millisecond before the page goes on, once it has begun to wait for so long, for the
 * `nth` time. What a slow machine takes to get there counts for nothing.
 */
async function almost(page: Page, pause: number, nth = 1): Promise<void> {
  const timers = (): Promise<Timer[]> =>
    page.evaluate((pause) => (window as unknown as { timers: Timer[] }).timers.filter((t) => t.pause === pause), pause);
  await expect.poll(async () => (await timers()).length).toBeGreaterThanOrEqual(nth);
  const { at = 0 } = (await timers())[nth - 1] ?? {};
  await page.clock.runFor(at + pause - 1 - (await page.evaluate(() => Date.now())));
}

test('without a reference: the text, and the cart after 1.5 s: B28 [PAY-24, PAY-25, PAY-30]', async ({ page }) => {
  await stopTime(page);
  await page.goto('/#/payment/callback');
  await until(page, 'Missing payment reference.');
  await expect(main(page).getByText('If money left your account, its order is under My Orders')).toBeVisible();
  await expect(main(page).getByRole('link')).toHaveText(['See my orders', 'Contact us']);
  await almost(page, 1500);
  await expect(page).toHaveURL(/#\/payment\/callback/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/#\/cart/);
});

test('never confirmed: it waits, gives up after 30 s, goes to the cart after 2 s, and the cart is as it was: B29 [PAY-22, PAY-26, PAY-27]', async ({
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
  await page.goto(`/#/payment/callback?reference=${reference}`);
  await until(page, waiting);
  await expect(page).toHaveURL(/#\/payment\/callback$/);
  for (const [at, pause] of [1000, 2000, 4000, 4000, 4000, 4000, 4000, 4000].entries()) {
    await almost(page, pause, Math.max(1, at - 1));
    expect(asked).toBe(at + 1);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toBe(at + 2);
    await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
  }
  await almost(page, 30_000);
  await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
  await page.clock.runFor(1);
  await expect(main(page).getByText('Payment verification timed out. Redirecting to cart...')).toBeVisible();
  expect(asked).toBe(9);
  await almost(page, 2000, 2);
  await expect(page).toHaveURL(/#\/payment\/callback/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/#\/cart/);
  expect((await readCart(page)).lines).toEqual(before.lines);
});

test('paying goes to the page that the provider opened, and back by way of its verification to the confirmation [PAY-07, PAY-28, PAY-29]', async ({
  page,
}) => {
  let opened = '';
  await page.route('**/api/payment/initialize', async (route) => {
    const response = await route.fetch();
    opened = (await response.json()).data.authorization_url;
    await route.fulfill({ response });
  });
  const reference = await unpaid(page);
  expect(opened).not.toBe('');
  await expect(page).toHaveURL(opened);
  await payOnPage(page.url());
  await stopTime(page);
  await page.goto(`/?trxref=${reference}&reference=${reference}`);
  await until(page, 'Payment verified. Redirecting to order success...');
  await expect(page).toHaveURL(/#\/payment\/callback/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#\/order-success/);
});

test('reloading and going back buy nothing twice: B32', async ({ page }) => {
  const reference = await unpaid(page);
  await payOnPage(page.url());
  await page.goto(`/?trxref=${reference}&reference=${reference}`);
  await expect(page).toHaveURL(/#\/order-success/);
  const number = /ORD-\d{13}/;
  const told = await main(page).getByText(number).first().textContent();
  await page.reload();
  await expect(main(page).getByText(told ?? '')).toBeVisible();
  await page.goBack();
  await page.goto(`/?reference=${reference}#/payment/callback`);
  await expect(page).toHaveURL(/#\/order-success/);
  await expect(main(page).getByText(told ?? '')).toBeVisible();
  await page.goto('/#/orders');
  const orders = main(page).getByRole('article').filter({ hasText: number });
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(told ?? '');
});

test('the confirmation tells what is next, and takes what the provider added out of its address without going elsewhere [SHELL-29, SUCC-02]', async ({
  page,
}) => {
  const reference = await unpaid(page);
  await payOnPage(page.url());
  await page.goto(`/?trxref=${reference}&reference=${reference}`);
  await expect(page).toHaveURL(/#\/order-success/);
  const next = main(page).getByRole('region', { name: "What's Next" }).getByRole('listitem');
  const points = ['Confirmation by mail', 'Seller approval', 'Shipping with tracking', 'Help'];
  await expect(next.getByRole('heading')).toHaveText(points);
  const number =
    (await main(page)
      .getByText(/ORD-\d{13}/)
      .first()
      .textContent()) ?? '';

  for (const address of [
    `/?trxref=${reference}&reference=${reference}&kept=1#/order-success`,
    `/?kept=1#/order-success?reference=${reference}`,
    '/?kept=1&trxref=none-of-ours#/order-success?reference=',
  ]) {
    await page.goto('/#/about');
    await page.goto(address);
    await expect(page).toHaveURL('/?kept=1#/order-success');
    await expect(main(page).getByText(number)).toBeVisible();
  }
  // In a tab that knows of no order, the reference is not lost: the cart tells what became of the payment.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/#/about');
  await page.goto(`/#/order-success?trxref=${reference}`);
  await expect(page).toHaveURL('/#/order-success');
  await expect(main(page).getByText('There is no new order in this tab.')).toBeVisible();
  await page.goto('/#/cart');
  await expect(main(page).getByText(`Your payment has arrived. Order ${number} is placed.`)).toBeVisible();
});

test('a payment that comes back beside the confirmation of another order is not lost: the cart tells of it', async ({
  page,
}) => {
  const reference = await unpaid(page);
  await payOnPage(page.url());
  const order = { orderId: crypto.randomUUID(), orderNumber: 'ORD-1767225600000', amount: 100_00 };
  await page.goto('/#/about');
  await page.evaluate((placed) => {
    sessionStorage.clear();
    sessionStorage.setItem('oja.placed', JSON.stringify(placed));
  }, order);
  await page.goto('/?kept=1#/about');
  await page.goto(`/#/order-success?trxref=${reference}`);
  await expect(main(page).getByText(order.orderNumber)).toBeVisible();
  await expect(page).toHaveURL('/#/order-success');
  await page.goto('/#/cart');
  await expect(main(page).getByText(/^Your payment has arrived\. Order ORD-\d+ is placed\./)).toBeVisible();
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
  expect(new URL((await answer).url()).searchParams.get('reference')).toBe(reference);
  await expect(main(stranger).getByText('Waiting for payment confirmation...', { exact: true })).toBeVisible();
  await other.close();
});

test('cancelled on the provider’s page: the cart says so and what is known, stays as it was, and leads back', async ({
  page,
}) => {
  await unpaid(page);
  const before = await readCart(page);
  await cancel(page);
  const notice = main(page).getByRole('status').filter({ hasText: 'Your payment was cancelled.' });
  await expect(notice).toContainText('As far as we know, nothing was charged. Your cart is as it was.');
  expect((await readCart(page)).lines).toEqual(before.lines);
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(main(page).getByRole('button', { name: /^Pay ₦/ })).toBeVisible();
  await page.goto('/#/cart');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Cart' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('cancelled while nobody can say what was charged: it promises nothing, and asks again', async ({ page }) => {
  await unpaid(page);
  let silent = true;
  await page.route('**/api/payment/verify**', (route) => (silent ? route.abort() : route.continue()));
  await cancel(page);
  const notice = main(page).getByRole('status').filter({ hasText: 'Your payment was cancelled.' });
  await expect(notice).toContainText('We could not check whether anything was charged.');
  await expect(notice).not.toContainText('nothing was charged');
  silent = false;
  await notice.getByRole('button', { name: 'Check again' }).click();
  await expect(notice).toContainText('As far as we know, nothing was charged.');
});

test('paid in one tab and cancelled in another: the cart tells of the order, also when its first answer comes too early', async ({
  page,
}) => {
  await unpaid(page);
  await payOnPage(page.url());
  // As when the provider's message is being looked into at that moment.
  const undecided = { success: false, orderId: null, orderNumber: null, amount: null, code: 'pending' };
  await page.route('**/api/payment/verify**', (route) => route.fulfill({ json: undecided }), { times: 1 });
  await page.reload();
  await page.goto('/#/cart');
  await expect(
    main(page).getByText(
      /^Your payment has arrived\. Order ORD-\d+ is placed\. It goes to Ngozi Eze, 14 Bode Thomas Street, Surulere, Lagos 101283, Nigeria\.$/,
    ),
  ).toBeVisible();
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await main(page).getByRole('link', { name: 'View orders' }).click();
  await expect(main(page).getByRole('article').getByText('Paid · Card')).toBeVisible();
});

test('a payment under way stands above the orders, and becomes one when it is asked for: B29', async ({ page }) => {
  await unpaid(page);
  const address = page.url();
  await page.goto('/#/orders');
  const section = main(page).getByRole('region', { name: 'Payments under way' });
  await expect(section.getByText('Waiting for payment')).toBeVisible();
  await expect(section.getByText(/^₦/)).toBeVisible();
  await expect(main(page).getByText('No orders found.')).toBeVisible();
  await section.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('No word of this payment yet.')).toBeVisible();
  await payOnPage(address);
  await expect(async () => {
    await section.getByRole('button', { name: 'Check again' }).click();
    await expect(main(page).getByRole('article').getByText('Paid · Card')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(section).toBeHidden();
});

test('a payment that is awaited says until when the goods are kept, and can be cancelled: B19', async ({ page }) => {
  await unpaid(page);
  await page.goto('/#/orders');
  const section = main(page).getByRole('region', { name: 'Payments under way' });
  await expect(
    section.getByText(/we keep the goods for you until \d\d:\d\d: pay from your cart, or cancel\./),
  ).toBeVisible();
  let silent = true;
  await page.route('**/api/payment/cancel', (route) => (silent ? route.abort() : route.continue()));
  await section.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('The payment could not be cancelled. Please try again.')).toBeVisible();
  silent = false;
  await section.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('Payment cancelled. Your cart is as it was.')).toBeVisible();
  await expect(section).toBeHidden();
  expect((await readCart(page)).lines).toHaveLength(1);
  // The order that the checkout remembers is closed: it is begun anew.
  await page.goto('/#/checkout?step=review');
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(page).toHaveURL(/sandbox\/paystack/);
});

test('a payment that goes back is told of, with what happens next; a list that fails says so', async ({ page }) => {
  const reference = await unpaid(page);
  await shop.db.updateTable('payments').set({ amount: 100 }).where('reference', '=', reference).execute();
  await payOnPage(page.url());
  // It is said for two seconds.
  await Promise.all([
    expect(
      main(page).getByText(
        'Your payment could not become an order. The amount that was paid is not the amount of the order. It is being returned to you.',
      ),
    ).toBeVisible(),
    page.goto(`/#/payment/callback?reference=${reference}`),
  ]);
  await expect(page).toHaveURL(/#\/cart/);
  await main(page).getByRole('link', { name: 'See the return' }).click();
  const section = main(page).getByRole('region', { name: 'Payments under way' });
  await expect(section.getByText(reference)).toBeVisible();
  await expect(section.getByText(/^(Being returned|Returned)$/)).toBeVisible();
  await expect(section.getByText('The amount that was paid is not the amount of the order.')).toBeVisible();

  await triesNothingByItself(page);
  let broken = true;
  await page.route('**/api/payments', (route) => (broken ? route.abort() : route.continue()));
  await page.reload();
  await expect(main(page).getByText('Failed to load your payments')).toBeVisible();
  broken = false;
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByText(reference)).toBeVisible();
});
