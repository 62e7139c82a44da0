import { expect, type Page, test } from '@playwright/test';
import { addToCart, endSessionUnseen, newAccount, readCart, saveAddress, signInByForm } from '../support/buyer.ts';
import { clientOf } from '../support/client.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { payWith, shipTo } from '../support/shopper.ts';
import { keepToasts } from '../support/toasts.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });
const invalid = 'Please fill all required fields with valid information, including a valid email.';

/** A new account with one product in the cart, at the checkout. */
async function atCheckout(page: Page, given: Parameters<typeof offer>[1] = {}) {
  const account = await newAccount(page);
  const product = await offer(shop.db, given);
  await addToCart(page, { productId: product.id });
  return { account, product, open: (query = '') => page.goto(`/#/checkout${query}`) };
}

async function giveCredit(userId: string, balance: number): Promise<void> {
  await shop.db.insertInto('store_credits').values({ user_id: userId, balance }).execute();
}

test('three steps follow one another, each with the order summary beside it [CHK-01, CHK-02, CHK-03]', async ({
  page,
}) => {
  const { product, open } = await atCheckout(page);
  await open();
  await expect(step(page, 'Shipping address')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText(product.name);
  const { quote } = await readCart(page);
  await expect(summary).toContainText(`₦${(quote.total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);

  await page.getByLabel('First name').press('Enter');
  await expect(step(page, 'Shipping address')).toBeVisible();
  await shipTo(page, { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' });
  await expect(step(page, 'Payment method')).toBeVisible();
  await expect(summary).toContainText(product.name);
  await payWith(page, 'Card');
  await expect(step(page, 'Review your order')).toBeVisible();
  await expect(summary).toContainText(product.name);
  await expect(main(page).getByRole('heading', { level: 2, name: /^(Shipping address|Payment method)$/ })).toHaveCount(
    0,
  );
});

test('each step leads back to the one before, and only the third places the order [CHK-04, CHK-05]', async ({
  page,
}) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (/payment\/initialize|api\/orders$/.test(request.url()) && request.method() === 'POST')
      orders.push(request.url());
  });
  const { open } = await atCheckout(page);
  await saveAddress(page);
  await open();
  await main(page).getByRole('radio', { name: '14 Bode Thomas Street' }).press('Enter');
  await expect(step(page, 'Payment method')).toBeVisible();
  await main(page).getByRole('radio', { name: 'Card' }).press('Enter');
  await payWith(page, 'Card');
  await expect(step(page, 'Review your order')).toBeVisible();

  await main(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(step(page, 'Payment method')).toBeVisible();
  await main(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(step(page, 'Shipping address')).toBeVisible();
  await page.goForward();
  await page.goBack();
  expect(orders).toEqual([]);

  await open('?step=review');
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(page).toHaveURL(/sandbox\/paystack/);
  expect(orders).toHaveLength(1);
});

test('offers four countries, Nigeria first [CHK-09, CHK-10]', async ({ page }) => {
  const { open } = await atCheckout(page);
  await open();
  const country = page.getByLabel('Country');
  await expect(country).toHaveValue('Nigeria');
  await expect(country.getByRole('option')).toHaveText(['Nigeria', 'Ghana', 'Kenya', 'South Africa']);
});

test('no field may be empty or blank [CHK-14, CHK-16]', async ({ page }) => {
  const { open } = await atCheckout(page);
  await open();
  const fields = {
    'First name': 'Ada',
    'Last name': 'Obi',
    Email: 'ada@example.com',
    Phone: '0803 555 0142',
    Address: '1 Marina',
    City: 'Lagos',
    'Zip code': '101283',
  };
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  const go = main(page).getByRole('button', { name: 'Continue to payment' });
  const alert = page.getByRole('alert').filter({ hasText: invalid });
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
  await go.click();
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('State')).toBeFocused();
  await page.getByLabel('State').selectOption('Lagos');
  for (const [label, text] of Object.entries(fields)) {
    await field(label).fill('  ');
    await go.click();
    await expect(alert).toBeVisible();
    await expect(field(label)).toBeFocused();
    await field(label).fill(text);
    await expect(alert).toHaveCount(0);
  }
  await go.click();
  await expect(step(page, 'Payment method')).toBeVisible();
});

test('says what is missing or wrong, and where [CHK-14, CHK-15, CHK-16]', async ({ page }) => {
  const { open } = await atCheckout(page);
  await open();
  await page.getByLabel('First name').clear();
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: invalid })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const [label, text] of Object.entries({
    'First name': '  ',
    'Last name': 'Obi',
    Phone: '0800',
    City: 'Lagos',
  })) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel('Address', { exact: true }).fill('1 Marina');
  await page.getByLabel('State').selectOption('Lagos');
  await main(page).getByLabel('Email').fill('ada@nowhere');
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: invalid })).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await main(page).getByLabel('Email').fill('ada@example.com');
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Enter a whole phone number, such as 0803/);
  await page.getByLabel('Phone').fill('+234 803 555 0142');
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(step(page, 'Payment method')).toBeVisible();
});

test('the form begins with the name and number of the account, which can be changed', async ({ page }) => {
  const { account, open } = await atCheckout(page);
  await shop.db.updateTable('users').set({ phone: '0803 555 0142' }).where('id', '=', account.id).execute();
  await open();
  await expect(page.getByLabel('First name')).toHaveValue('Ngozi');
  await expect(page.getByLabel('Last name')).toHaveValue('Eze');
  await expect(main(page).getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('Phone')).toHaveValue('0803 555 0142');
  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('an empty cart says so [CHK-06]', async ({ page }) => {
  await newAccount(page);
  await page.goto('/#/checkout');
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

const savedCard = (page: Page, text: string) => main(page).getByRole('radio', { name: text });
const storedAddresses = async (page: Page) => (await clientOf(page.request)('addresses', {})).items;

test('a saved address can be chosen, and another added, which is kept [CHK-07, CHK-08, WRITE-06]', async ({ page }) => {
  const { open } = await atCheckout(page);
  await saveAddress(page, { isDefault: true });
  await saveAddress(page, { firstName: 'Bisi', city: 'Yaba' });
  await open();
  await expect(savedCard(page, 'Ngozi Eze')).toBeChecked();
  await savedCard(page, 'Bisi Eze').check();
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, 'Card');
  const placed = page.waitForRequest('**/api/payment/initialize');
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  expect((await placed).postDataJSON().shippingInfo).toMatchObject({ firstName: 'Bisi', city: 'Yaba' });
  await expect(page).toHaveURL(/sandbox\/paystack/);

  await open();
  await shipTo(page, { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' });
  await expect(step(page, 'Payment method')).toBeVisible();
  await expect
    .poll(async () => (await storedAddresses(page)).map(({ firstName }) => firstName).toSorted())
    .toEqual(['Ada', 'Bisi', 'Ngozi']);
  await main(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(savedCard(page, 'Ada Obi')).toBeChecked();
});

test('a saved address is edited, made the default, deleted and brought back [CHK-08]', async ({ page }) => {
  await keepToasts(page);
  const { open } = await atCheckout(page);
  await saveAddress(page, { isDefault: true });
  await saveAddress(page, { firstName: 'Ada', lastName: 'Obi' });
  const stored = () => storedAddresses(page);
  await open();
  const card = (text: string) => savedCard(page, text);
  await main(page)
    .getByRole('button', { name: /^Edit: Ada Obi/ })
    .click();
  await page.getByLabel('City').fill('Yaba');
  await main(page).getByRole('button', { name: 'Save address' }).dblclick();
  await expect(card('Yaba')).toBeChecked();
  await main(page)
    .getByRole('button', { name: /^Make default: Ada Obi/ })
    .click();
  await expect
    .poll(async () => (await stored()).map(({ city, isDefault }) => [city, isDefault]))
    .toEqual([
      ['Yaba', true],
      ['Surulere', false],
    ]);
  await expect(card('Ada Obi')).toHaveAccessibleName(/Default/);

  await main(page)
    .getByRole('button', { name: /^Delete: Ada Obi/ })
    .click();
  await expect(card('Ada Obi')).toHaveCount(0);
  await expect(card('Ngozi Eze')).toHaveAccessibleName(/Default/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Ada Obi')).toHaveCount(1);
  expect((await stored()).map(({ city }) => city).toSorted()).toEqual(['Surulere', 'Yaba']);
  await page.reload();
  await expect(card('Ada Obi')).toHaveCount(1);
});

test('store credit: too little is said, enough places the order once, also on a double click, and the confirmation leads on [CHK-12, CHK-13, SUCC-03]', async ({
  page,
}) => {
  const { account, open } = await atCheckout(page);
  await saveAddress(page);
  await open('?step=payment');
  await expect(main(page).getByText('Not enough store credit. Your balance is ₦0.00.')).toBeVisible();
  await expect(main(page).getByRole('radio', { name: 'Store credit' })).toBeDisabled();
  await giveCredit(account.id, 10_000_000);
  await page.reload();
  await payWith(page, 'Store credit');
  let sent = 0;
  const initialized: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders') && request.method() === 'POST') sent += 1;
    if (/payment\/initialize|sandbox/.test(request.url())) initialized.push(request.url());
  });
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .dblclick();
  await expect(page).toHaveURL(/#\/order-success/);
  expect(sent).toBe(1);
  expect(initialized).toEqual([]);
  const { items } = await clientOf(page.request)('orders', { query: {} });
  expect(items).toHaveLength(1);
  expect(items[0]?.paymentInfo.transactionId).toMatch(/^CR-/);
  await expect(main(page).getByText(items[0]?.orderNumber ?? '')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '#/orders');
  await main(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
});

test('a refusal is an alert with the reason, and what was typed stays [CHK-25, CHK-29]', async ({ page }) => {
  const { product, open } = await atCheckout(page, { stock: 3 });
  await saveAddress(page);
  await open('?step=review');
  await expect(main(page).getByRole('button', { name: /^Pay ₦/ })).toBeVisible();
  await shop.db.updateTable('stock_items').set({ held: 3 }).where('id', '=', product.id).execute();
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: `Error: Not enough stock for ${product.name}. Only 0 left.` });
  await expect(alert).toBeVisible();
  await expect(step(page, 'Review your order')).toBeVisible();
  const pay = main(page).getByRole('button', { name: /^Pay ₦/ });
  await expect(pay).toBeDisabled();
  await expect(pay).toBeFocused();
  await expect(pay).toHaveAccessibleDescription(
    new RegExp(`${product.name} cannot be bought as it is. Remove or lower it to check out.`),
  );
  await expect(main(page).getByText('Your items are held for you while you pay.')).toHaveCount(0);
  await expect(main(page).getByRole('complementary', { name: 'Order summary' })).toContainText('Total₦0.00');
  await main(page).getByRole('alert').getByRole('link', { name: 'Edit cart' }).click();
  await expect(page).toHaveURL(/#\/cart$/);

  await shop.db.updateTable('stock_items').set({ held: 0 }).where('id', '=', product.id).execute();
  await open('?step=review');
  await expect(main(page).getByText('Your items are held for you while you pay.')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(page).toHaveURL(/sandbox\/paystack/);
});

test('a payment that cannot begin is an alert, with the provider’s reason if it gave one [PAY-10, PAY-12, CHK-29]', async ({
  page,
}) => {
  // More than the ₦10,000,000.00 up to which the provider takes payments.
  const { open } = await atCheckout(page, { price: 1_200_000_000 });
  await saveAddress(page);
  await open('?step=review');
  const pay = main(page).getByRole('button', { name: /^Pay ₦/ });
  const alert = page.getByRole('alert').filter({ hasText: 'Error: ' });
  await pay.click();
  await expect(alert).toHaveText('Error: Payment initialization failed: Transaction amount limit exceeded');
  const error = { code: 'payment_init_failed_silently', message: 'Failed to initialize payment' };
  await page.route('**/api/payment/initialize', (route) => route.fulfill({ status: 502, json: { error } }));
  await pay.click();
  await expect(alert).toHaveText('Error: Failed to initialize payment');
  await expect(step(page, 'Review your order')).toBeVisible();
});

test('a session that ends in the middle costs nothing that was typed [CHK-17]', async ({ page }) => {
  const { account, open } = await atCheckout(page);
  await open();
  await page.getByLabel('First name').fill('Ṣadé');
  await page.getByLabel('Last name').fill('O’Connor "Ọmọ" 🧺');
  await page.getByLabel('Phone').fill('0803 555 0142');
  await page.getByLabel('Address', { exact: true }).fill('14 Bode Thomas Street');
  await page.getByLabel('City').fill('Surulere');
  await page.getByLabel('State').selectOption('Lagos');
  await endSessionUnseen(page);
  // The address cannot be saved any more.
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await signInByForm(page, account);
  await expect(page).toHaveURL(/#\/checkout/);
  await expect(page.getByLabel('First name').or(main(page).getByText('Ṣadé')).first()).toBeVisible();
  await page.goto('/#/checkout');
  await expect(page.getByLabel('First name')).toHaveValue('Ṣadé');
  await expect(page.getByLabel('Last name')).toHaveValue('O’Connor "Ọmọ" 🧺');
  await expect(page.getByLabel('City')).toHaveValue('Surulere');
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, 'Card');
  await endSessionUnseen(page);
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to place an order')).toBeVisible();
  await signInByForm(page, account);
  await expect(step(page, 'Review your order')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(page).toHaveURL(/sandbox\/paystack/);
});

test('in the cart, too: a change leads to the login and back [CART-07]', async ({ page }) => {
  const { account, product } = await atCheckout(page);
  await page.goto('/#/cart');
  const line = main(page).getByRole('group', { name: `Quantity of ${product.name}` });
  await expect(line).toContainText('1');
  await endSessionUnseen(page);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to continue')).toBeVisible();
  await expect(page.getByText('User must be logged in')).toHaveCount(0);
  await signInByForm(page, account);
  await expect(page).toHaveURL(/#\/cart/);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(async () => (await readCart(page)).lines[0]?.quantity).toBe(2);
});

test('a visitor is sent to the login and back [CHK-17]', async ({ page }) => {
  await page.goto('/#/checkout');
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to place an order')).toBeVisible();
});
