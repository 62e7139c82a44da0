import { expect, type Page, test } from '@playwright/test';
import {
  addFromCard,
  cardsOf,
  chooseSize,
  fillCard,
  fillDemoCredentials,
  openProduct,
  payWith,
  placeOrder,
  readProduct,
  register,
  shipTo,
} from '../support/shopper.ts';

const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada.obi@example.com' };

/** The order that the success page shows: its number and total. */
async function readSuccess(page: Page, total: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const number = page.getByText(/ORD-\d{13}/).first();
  await expect(number).toBeVisible();
  await expect(page.getByRole('main').getByText(total).first()).toBeVisible();
  await expect(page.getByText("What's Next")).toBeVisible();
  return /ORD-\d{13}/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

/** Stock is read anew at most a second late. */
async function expectStock(page: Page, address: string, stock: number): Promise<void> {
  await expect(async () => {
    await page.goto('/#/categories');
    await page.goto(address);
    await page.reload();
    expect((await readProduct(page)).stock).toBe(stock);
  }).toPass();
}

async function expectEmptyCart(page: Page): Promise<void> {
  await page.goto('/#/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
}

// One demo account, so one after the other.
test.describe.configure({ mode: 'serial' });

test('a visitor who adds to the cart is led to the login, and told why [CART-10, CART-12]', async ({ page }) => {
  await page.goto('/');
  await addFromCard(cardsOf(page, 'New Arrivals').first());
  await expect(page).toHaveURL(/#\/login/);
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice.filter({ hasText: /^Please log in to add items to your cart$/ })).toBeVisible();
});

test('a visitor buys goods of two sellers by card, some seen on Home, some searched for [ROLE-07, CHK-28, SUCC-04]', async ({
  page,
}) => {
  await page.goto('/');
  const first = await openProduct(page, cardsOf(page, 'Trending Now').first());
  const firstAddress = page.url();
  await page.goBack();
  await addFromCard(cardsOf(page, 'Trending Now').first());

  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to add items to your cart')).toBeVisible();
  await fillDemoCredentials(page);
  await expect(page).toHaveURL(/#\/cart/);
  await expect(page.getByRole('main').getByText(first.name)).toBeVisible();

  const second = await findAtAnotherSeller(page, first.seller);
  await page.getByRole('navigation').getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('main').getByText(second.name)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();

  await shipTo(page, ada);
  await payWith(page, 'Card');
  const total = await placeOrder(page);
  await expect(page).toHaveURL(/\/sandbox\/paystack\//);
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay ₦/ }).click();

  await expect(page).toHaveURL(/#\/order-success/);
  const number = await readSuccess(page, total);
  const parcels = page.getByRole('region', { name: 'Your parcels' });
  await expect(parcels.locator('li:has(ul)')).toHaveText([/Arrives \w{3} \d/, /Arrives \w{3} \d/]);
  for (const { name } of [first, second]) {
    const line = parcels.getByRole('listitem').filter({ hasText: name }).last();
    await expect(line).toContainText('Qty 1');
    await expect(line.locator('img')).toBeVisible();
    await expect(line.getByRole('link', { name, exact: true })).toBeVisible();
  }

  await page
    .getByRole('link', { name: /orders/i })
    .last()
    .click();
  const order = page.getByRole('article').filter({ hasText: number });
  await expect(order).toBeVisible();
  await expect(order).toContainText(first.name);
  await expect(order).toContainText(second.name);
  await expect(order.getByText(/^Arrives \w{3} \d/)).toHaveCount(2);
  for (const step of ['Confirmed', 'Shipped', 'Delivered']) await expect(order.getByText(step).first()).toBeVisible();
  await expectStock(page, firstAddress, first.stock - 1);
  await expectStock(page, second.address, second.stock - 1);
  await expectEmptyCart(page);
});

test('the same with store credit [CHK-12, SUCC-01]', async ({ page }) => {
  await page.goto('/#/login');
  await fillDemoCredentials(page);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/#/');
  const product = await openProduct(page, cardsOf(page, 'Electronics').nth(1));
  const address = page.url();
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.goto('/#/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await shipTo(page, ada);
  await payWith(page, 'Store credit');
  const total = await placeOrder(page);
  await expect(page).toHaveURL(/#\/order-success/);
  await readSuccess(page, total);
  await expectStock(page, address, product.stock - 1);
  await expectEmptyCart(page);
});

test('with the browser closed on the payment page the order is there at the next login [ORD-01, ORD-02]', async ({
  browser,
}) => {
  const before = await browser.newContext();
  const page = await before.newPage();
  const account = await register(page, 'Bisi');
  await page.goto('/#/');
  const product = await openProduct(page, cardsOf(page, 'New Arrivals').nth(2));
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.goto('/#/checkout');
  await shipTo(page, { ...ada, email: account.email });
  await payWith(page, 'Card');
  const total = await placeOrder(page);
  await fillCard(page);
  // The provider takes the money; the browser is gone before it hears of it.
  await page.route('**/?trxref=*', () => undefined);
  await Promise.all([page.waitForRequest(/trxref=/), page.getByRole('button', { name: /^Pay ₦/ }).click()]);
  await before.close();

  const after = await browser.newContext();
  const next = await after.newPage();
  await next.goto('/#/login');
  await next.getByLabel('Email').fill(account.email);
  await next.getByLabel('Password', { exact: true }).fill(account.password);
  await next.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(next).not.toHaveURL(/login/);
  await expect(async () => {
    await next.goto('/#/orders');
    await next.reload();
    await expect(next.getByRole('article').filter({ hasText: product.name })).toContainText(total, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectEmptyCart(next);
  await after.close();
});

/** Searches, and adds the first product found that another seller offers. */
async function findAtAnotherSeller(page: Page, seller: string) {
  for (let i = 0; i < 10; i++) {
    await page.getByRole('combobox', { name: 'Search' }).fill('phone');
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(/#\/search\?q=phone$/);
    const product = await openProduct(page, page.getByRole('region', { name: 'Products' }).getByRole('article').nth(i));
    if (product.seller === seller || product.stock < 2) continue;
    await chooseSize(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    return { ...product, address: page.url() };
  }
  throw new Error('All phones are of one seller.');
}
