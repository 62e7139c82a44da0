import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, newAccount, readCart, saveAddress, signInByForm } from '../support/buyer.ts';
import { naira } from '../support/catalogue.ts';
import { holdBack } from '../support/faults.ts';
import { chooseGoogleAccount, openGoogle } from '../support/google.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { addFromCard } from '../support/shopper.ts';
import { keepToasts } from '../support/toasts.ts';
import { wheelUntil } from '../support/wheel.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const quantityOf = (page: Page, name: string) => main(page).getByRole('group', { name: `Quantity of ${name}` });

/** Presses '+' or '−' of a line until it stands at a quantity. */
async function step(line: Locator, button: 'Increase quantity' | 'Decrease quantity', times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await line.getByRole('button', { name: button }).click();
}

test("a visitor's empty cart leads to signing in, for what was saved there [CART-08]", async ({ page }) => {
  await page.goto('/#/cart');
  await expect(main(page).getByText('Your cart is empty', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await page.goBack();
  await expect(main(page).getByText('Your cart is empty', { exact: true })).toBeVisible();
});

test('what a visitor puts aside survives a reload, without a price; cart and shop are one click away [CART-04, CART-08, CART-21]', async ({
  page,
}) => {
  const product = await offer(shop.db);
  await page.goto(`/#/product/${product.id}`);
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/#\/login/);
  await page.goto('/#/cart');
  await expect(main(page).getByText(product.name)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(product.name)).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oja.pending') ?? 'null'));
  expect(stored.items).toEqual([{ productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 }]);
  await expect(main(page).getByRole('button', { name: 'Log in to check out' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a buyer goes from the cart to the checkout [CART-01, CART-02, CART-03]', async ({ page }) => {
  await newAccount(page);
  const product = await offer(shop.db);
  const { quote } = await addToCart(page, { productId: product.id, quantity: 2 });
  await page.goto('/#/cart');
  await expect(main(page).getByRole('heading', { level: 3, name: product.name })).toBeVisible();
  await expect(quantityOf(page, product.name)).toContainText('2');
  const totals = main(page).getByRole('complementary', { name: 'Totals' });
  await expect(totals.getByRole('term')).toHaveText(['Subtotal', 'Shipping', 'Tax', 'Total']);
  const charged = quote.charges.map((charge) => charge.amount);
  for (const [at, amount] of [quote.subtotal, ...charged, quote.total].entries()) {
    expect(amount).toBeGreaterThan(0);
    await expect(totals.getByRole('definition').nth(at)).toHaveText(naira(amount));
  }
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/#\/checkout/);
});

test('a failed addition says so on every page, is logged, and can be tried again [CART-26, CART-27, LIST-14]', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await newAccount(page);
  const product = await offer(shop.db);
  await page.route('**/api/cart/lines', (route) => route.abort('connectionreset'));
  for (const place of [`/product/${product.id}`, '/trending', '/']) {
    await page.goto(`/#${place}`);
    await page.reload();
    if (place.startsWith('/product')) await main(page).getByRole('button', { name: 'Add to Cart' }).first().click();
    else await addFromCard(main(page).getByRole('article').first());
    await expect(page.getByText('Failed to add item to cart')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${place}$`));
  }
  expect(logged.filter((text) => text.startsWith('Adding to the cart failed'))).toHaveLength(3);
  await page.unroute('**/api/cart/lines');
  await addFromCard(main(page).getByRole('article').first());
  await expect(page.getByText('Added to cart')).toBeVisible();
});

test('a product withdrawn while in the cart: cart and checkout say so, the rest can be bought: F7 [CHK-26, CHK-29]', async ({
  page,
}) => {
  await newAccount(page);
  await saveAddress(page);
  const kept = await offer(shop.db);
  const withdrawn = await offer(shop.db, { name: `Àgbàdá "Ọba" ${crypto.randomUUID().slice(0, 6)}` });
  await addToCart(page, { productId: kept.id });
  await addToCart(page, { productId: withdrawn.id });
  await page.goto('/#/checkout?step=review');
  await expect(main(page).getByRole('button', { name: /^Pay ₦/ })).toBeVisible();
  await shop.db.deleteFrom('products').where('id', '=', withdrawn.id).execute();

  await main(page)
    .getByRole('button', { name: /^Pay ₦/ })
    .click();
  await expect(
    page.getByRole('alert').filter({ hasText: `Error: Product ${withdrawn.name} not found.` }),
  ).toBeVisible();
  await expect(main(page).getByText('No longer available').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Pay ₦/ })).toBeDisabled();

  await page.goto('/#/cart');
  await expect(main(page).getByText('No longer available. Remove it to check out.')).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Remove ${withdrawn.name}` })
    .click();
  await expect(main(page).getByText('No longer available')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Checkout' })).toBeVisible();
  // The screen is ahead of the shop.
  await expect.poll(async () => (await readCart(page)).lines.map(({ productId }) => productId)).toEqual([kept.id]);
});

test('two devices change the same cart: the later quantity holds, no line is lost: F5', async ({ page, context }) => {
  await newAccount(page);
  const [one, two] = [await offer(shop.db), await offer(shop.db)];
  await addToCart(page, { productId: one.id });
  const beside = await context.newPage();
  for (const tab of [page, beside]) await tab.goto('/#/cart');
  await expect(quantityOf(beside, one.name)).toContainText('1');
  await addToCart(page, { productId: one.id, quantity: 2 });
  await addToCart(page, { productId: two.id });
  await step(quantityOf(beside, one.name), 'Increase quantity');
  await expect(quantityOf(beside, two.name)).toContainText('1');
  await expect(quantityOf(beside, one.name)).toContainText('2');
  expect((await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a change that the shop did not hear of is taken back on the screen, too', async ({ page, context }) => {
  await newAccount(page);
  const [kept, other] = [await offer(shop.db, { price: 1_000_00 }), await offer(shop.db, { price: 500_00 })];
  for (const { id } of [kept, other]) await addToCart(page, { productId: id });
  await page.goto('/#/cart');
  const total = main(page).getByText('₦4,150').first();
  await expect(total).toBeVisible();
  await context.setOffline(true);
  const said = page.getByText('The shop did not answer. Your cart may not have changed.');
  await step(quantityOf(page, kept.name), 'Increase quantity', 2);
  await expect(said).not.toHaveCount(0);
  await expect(quantityOf(page, kept.name)).toContainText('1');
  await main(page)
    .getByRole('button', { name: `Remove ${other.name}` })
    .click();
  await expect(main(page).getByRole('link', { name: other.name })).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear cart' }).click();
  await expect(main(page).getByRole('link', { name: kept.name })).toBeVisible();
  await expect(total).toBeVisible();
  await context.setOffline(false);
  await step(quantityOf(page, kept.name), 'Increase quantity');
  await expect.poll(async () => (await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a line that is sold out is not in the total, closes the checkout, and says so to keys and readers [CART-02, CART-03, CHK-25]', async ({
  page,
}) => {
  await newAccount(page);
  await saveAddress(page);
  const [there, last, few] = [await offer(shop.db, { price: 60_000_00 }), await offer(shop.db), await offer(shop.db)];
  for (const { id } of [there, last]) await addToCart(page, { productId: id });
  await addToCart(page, { productId: few.id, quantity: 3 });
  const leave = (id: string, stock: number) =>
    shop.db.updateTable('stock_items').set({ stock }).where('id', '=', id).execute();
  await leave(last.id, 0);
  await leave(few.id, 1);
  await page.goto('/#/cart');
  const checkout = main(page).getByRole('button', { name: 'Checkout' });
  const totals = main(page).getByRole('complementary', { name: 'Totals' });
  await expect(main(page).getByText('Sold out. Remove it to check out.')).toBeVisible();
  await expect(main(page).getByText('Only 1 left. Lower the quantity.')).toBeVisible();
  await expect(totals).toContainText('Subtotal₦67,500.00');
  await expect(checkout).toBeDisabled();
  await expect(checkout).toHaveAccessibleDescription(
    new RegExp(`${last.name} and ${few.name} cannot be bought as they are. Remove or lower them to check out.`),
  );
  await checkout.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/cart$/);
  await expect(main(page).getByText('Sold out. Remove it to check out.')).toBeFocused();

  await main(page)
    .getByRole('button', { name: `Remove ${last.name}` })
    .click();
  await expect(main(page).getByRole('alert')).toContainText(`${few.name} cannot be bought as it is.`);
  await step(quantityOf(page, few.name), 'Decrease quantity');
  await expect(totals).toContainText('Subtotal₦62,500.00');
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/#\/checkout$/);
});

test('a cart that was cleared far down shows that it is empty', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await newAccount(page);
  for (let number = 0; number < 3; number++) await addToCart(page, { productId: (await offer(shop.db)).id });
  await page.goto('/#/cart');
  await main(page).getByRole('button', { name: 'Clear cart' }).click();
  await expect(main(page).getByText('Your cart is empty')).toBeInViewport();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test('a quantity stays within 1 and the stock on the screen, too, which the variants of a product share [CART-05]', async ({
  page,
}) => {
  await newAccount(page);
  const product = await offer(shop.db, { colors: ['Red', 'Blue'], stock: 4 });
  for (const selectedColor of product.colors) await addToCart(page, { productId: product.id, selectedColor });
  await page.goto('/#/cart');
  const [red, blue] = [quantityOf(page, product.name).first(), quantityOf(page, product.name).last()];
  for (const line of [red, blue]) await expect(line.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await step(red, 'Increase quantity', 2);
  await expect(red).toContainText('3');
  for (const line of [red, blue]) await expect(line.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  await expect.poll(async () => (await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  await red.getByRole('textbox').fill('2');
  await red.getByRole('textbox').press('Enter');
  await expect.poll(async () => (await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  await red.getByRole('textbox').fill('40');
  await red.getByRole('textbox').press('Enter');
  await expect.poll(async () => (await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  await step(red, 'Decrease quantity');
  await expect(blue.getByRole('button', { name: 'Increase quantity' })).toBeEnabled();
});

test('a line whose stock another variant took says so, and can be bought when that one is lowered [CART-05]', async ({
  page,
}) => {
  await newAccount(page);
  await saveAddress(page);
  const product = await offer(shop.db, { colors: ['Red', 'Blue'], sizes: [], stock: 6 });
  for (const selectedColor of product.colors) {
    await addToCart(page, { productId: product.id, selectedColor, quantity: 3 });
  }
  const leave = (stock: number) =>
    shop.db.updateTable('stock_items').set({ stock }).where('id', '=', product.id).execute();
  await leave(3);
  await page.goto('/#/cart');
  const [red, blue] = [quantityOf(page, product.name).first(), quantityOf(page, product.name).last()];
  const taken = 'All 3 left are in your cart in another colour. Lower that one first.';
  await expect(main(page).getByText(taken)).toHaveCount(1);
  await expect(main(page).getByText('Sold out')).toHaveCount(0);
  await page.goto('/#/checkout?step=review');
  await expect(main(page).getByText('All 3 left are in your cart in another colour').first()).toBeVisible();
  await page.goto('/#/cart');
  await step(red, 'Decrease quantity');
  await expect(main(page).getByText('Only 1 left. Lower the quantity.')).toBeVisible();
  await step(blue, 'Decrease quantity');
  await expect(main(page).getByText('Lower the quantity.')).toHaveCount(0);

  await leave(0);
  await page.reload();
  await expect(main(page).getByText('Sold out. Remove it to check out.')).toHaveCount(2);
});

test("the totals seen before the shop answers are the shop's to the kobo, also where a kobo of tax is a large part [CART-02]", async ({
  page,
}) => {
  await newAccount(page);
  const product = await offer(shop.db, { price: 5 });
  await addToCart(page, { productId: product.id });
  await page.goto('/#/cart');
  const totals = main(page).getByRole('complementary', { name: 'Totals' });
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/cart/lines/*', async (route) => {
    await answers;
    await route.continue();
  });
  await step(quantityOf(page, product.name), 'Increase quantity');
  const words = /Subtotal₦0\.10Shipping₦2,500\.00Tax₦0\.01Total.*₦2,500\.11/;
  await expect(totals.locator('dl[aria-busy]')).toHaveText(words);
  answer();
  await expect(totals.locator('dl[aria-busy]')).toHaveCount(0);
  await expect(totals.locator('dl')).toHaveText(words);
});

test('what is lowered because a cart can be worth no more says that, and not that few are left [CART-05, CART-14]', async ({
  page,
}) => {
  const [dear, other] = [
    await offer(shop.db, { price: 99_999_999_999, stock: 1_000_000 }),
    await offer(shop.db, { price: 99_999_999_999, stock: 1_000_000 }),
  ];
  const items = [
    { productId: dear.id, selectedColor: '', selectedSize: '', quantity: 500 },
    { productId: other.id, selectedColor: '', selectedSize: '', quantity: 1 },
  ];
  const account = await newAccount(page);
  await page.context().clearCookies();
  await page.goto('/#/login');
  await page.evaluate((stored) => localStorage.setItem('oja.pending', JSON.stringify(stored)), {
    batchId: crypto.randomUUID(),
    items,
  });
  await page.goto('/#/cart');
  await page.reload();
  const why = 'because a cart can be worth at most ₦100,000,000,000.00';
  await expect(main(page).getByText(`${dear.name}: only 100, ${why}.`)).toBeVisible();
  await expect(main(page).getByText(`${other.name}: not added, ${why}.`)).toBeVisible();
  await expect(main(page).getByText(`No more than 100 fit, ${why}`)).toBeVisible();
  await expect(main(page).getByText(/\bleft\b|sold out|no longer/i)).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Log in to check out' }).click();
  await signInByForm(page, account);
  await expect(page).toHaveURL(/#\/cart/);
  await expect(main(page).getByText('Some quantities were lowered:')).toBeVisible();
  await expect(main(page).getByText(`${dear.name}: only 100, ${why}`)).toBeVisible();
  await expect(main(page).getByText(`${other.name}: not added, ${why}`)).toBeVisible();
  await expect(main(page).getByText(/\bleft\b|sold out|no longer/i)).toHaveCount(0);
  for (const { id } of [dear, other]) await shop.db.deleteFrom('products').where('id', '=', id).execute();
});

/** What a browser of another year, another program or a bad disk may have left there. */
function storedItems(good: { id: string }, seed: number) {
  const items: unknown[] = [
    { productId: 'p1', selectedColor: '', selectedSize: '', quantity: 1 },
    { productId: good.id, selectedColor: '', selectedSize: '', quantity: '3' },
    null,
    { productId: good.id, selectedColor: '', selectedSize: '', quantity: 2, price: 1 },
    { productId: good.id, selectedColor: 'x'.repeat(90_000), selectedSize: '', quantity: 1 },
    { productId: crypto.randomUUID(), selectedColor: '', selectedSize: '', quantity: 1 },
  ];
  for (let n = 0; n < 3000 * seed; n += 1) {
    items.push({ productId: crypto.randomUUID(), selectedColor: '', selectedSize: '', quantity: 1e300 });
  }
  return JSON.stringify({ batchId: 'no-uuid', items });
}

const couldNotBeKept = 'Some of the items that you had put aside could not be kept.';
const ways = {
  'the form': async (page: Page) => {
    const account = await newAccount(page);
    await page.context().clearCookies();
    await page.goto('/#/login');
    await page.reload();
    await signInByForm(page, account);
  },
  registration: async (page: Page) => {
    await page.goto('/#/register');
    await page.reload();
    const password = 'a long enough one';
    await main(page).getByLabel('Full name').fill('Ngozi Eze');
    await main(page).getByLabel('Email').fill(`ngozi.${crypto.randomUUID()}@example.com`);
    await main(page).getByLabel('Password', { exact: true }).fill(password);
    await main(page).getByLabel('Confirm password').fill(password);
    await main(page).getByRole('button', { name: 'Create Account' }).click();
  },
  Google: async (page: Page) => {
    await page.goto('/#/login');
    await page.reload();
    const popup = await openGoogle(page, 'Continue with Google');
    await chooseGoogleAccount(popup, 'Ada Obi', `ada.${crypto.randomUUID()}@example.com`);
  },
};

for (const [seed, [name, signIn]] of Object.entries(ways).entries()) {
  test(`whatever waits in the browser, ${name} signs in: what is good is kept, the rest is told of once: F8 F9`, async ({
    page,
  }) => {
    const product = await offer(shop.db);
    await page.goto('/#/login');
    await page.evaluate((stored) => localStorage.setItem('oja.pending', stored), storedItems(product, seed));
    await signIn(page);
    await expect(page).toHaveURL(/#\/cart/);
    await expect(main(page).getByText(couldNotBeKept)).toBeVisible();
    await expect(quantityOf(page, product.name)).toContainText('2');
    expect((await readCart(page)).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [product.id, 2],
    ]);
    expect(await page.evaluate(() => localStorage.getItem('oja.pending'))).toBeNull();
    await page.reload();
    await expect(quantityOf(page, product.name)).toContainText('2');
    await expect(main(page).getByText(couldNotBeKept)).toHaveCount(0);
  });
}

test('a visitor is shown what is good of it, and told once that something could not be read: F8', async ({ page }) => {
  const product = await offer(shop.db);
  await page.goto('/#/login');
  await page.evaluate((stored) => localStorage.setItem('oja.pending', stored), storedItems(product, 0));
  // Away first: at the same document the cart would tell it before the reload that is looked at.
  await page.goto('about:blank');
  await page.goto('/#/cart');
  await expect(quantityOf(page, product.name)).toContainText('2');
  await expect(main(page).getByText(couldNotBeKept)).toBeVisible();
  await expect(main(page).getByText('Failed to load your cart')).toHaveCount(0);
  await expect(main(page).getByText('One item is no longer available.')).toBeVisible();
  await page.reload();
  await expect(quantityOf(page, product.name)).toContainText('2');
  await expect(main(page).getByText(couldNotBeKept)).toHaveCount(0);

  for (const broken of ['{"items":[', 'x'.repeat(1_000_000)]) {
    await page.evaluate((stored) => localStorage.setItem('oja.pending', stored), broken);
    await page.reload();
    await expect(main(page).getByText('Your cart is empty')).toBeVisible();
    await expect(main(page).getByText(couldNotBeKept)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('oja.pending'))).toBeNull();
  }
});

test('a double click adds, changes and removes once', async ({ page }) => {
  await keepToasts(page);
  await newAccount(page);
  const product = await offer(shop.db);
  await page.goto(`/#/product/${product.id}`);
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().dblclick();
  await expect(page.getByText('Added to cart')).toBeVisible();
  expect((await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([1]);

  await page.goto('/#/cart');
  // Without the toast, which stays: a second click must not meet it.
  await page.reload();
  const failures: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/cart') && response.status() >= 400) failures.push(response.status());
  });
  await main(page)
    .getByRole('button', { name: `Remove ${product.name}` })
    .dblclick();
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(quantityOf(page, product.name)).toContainText('1');
  expect((await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([1]);
  await main(page).getByRole('button', { name: 'Clear cart' }).dblclick();
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await expect.poll(async () => (await readCart(page)).lines).toEqual([]);
  expect(failures).toEqual([]);
});

test('on a slow line a second press, by finger or by key, adds nothing more', async ({ page }) => {
  await newAccount(page);
  const product = await offer(shop.db);
  await page.goto(`/#/product/${product.id}`);
  const release = await holdBack(page, '**/api/cart/lines');
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click({ force: true });
  await add.press('Enter');
  release();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy');
  expect((await readCart(page)).lines.map(({ quantity }) => quantity)).toEqual([1]);
});

test('on a phone the toast leads to the cart, leaves the buy bar free, and the line total stays where it is', async ({
  page,
}) => {
  await keepToasts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await newAccount(page);
  const product = await offer(shop.db, { price: 95_000_000, stock: 20, description: 'Long. '.repeat(400) });
  await page.goto(`/#/product/${product.id}`);
  const buy = page.getByRole('region', { name: 'Buy' });
  await wheelUntil(page, 1200, () => expect(buy).toBeVisible({ timeout: 1000 }));
  await buy.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').getByText('Added to cart');
  await expect(toast).toBeVisible();
  const [said, bar] = await Promise.all([toast.boundingBox(), buy.boundingBox()]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/#\/cart/);

  const line = main(page).getByRole('listitem').filter({ hasText: product.name });
  const place = async (text: string) => {
    const box = await line.getByText(text).last().boundingBox();
    return [Math.round(box?.y ?? 0), Math.round((box?.x ?? 0) + (box?.width ?? 0))];
  };
  const before = await place('₦950,000');
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => place('₦1,900,000')).toEqual(before);
});

test("a toast at the top is as high as its words, also where the way on is a bar at a phone's foot", async ({
  page,
}) => {
  await keepToasts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await newAccount(page);
  const goods = [await offer(shop.db), await offer(shop.db)];
  for (const { id } of goods) await addToCart(page, { productId: id });
  await page.goto('/#/cart');
  const buttons = goods.map(({ name }) => main(page).getByRole('button', { name: `Remove ${name}` }));
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y ?? 0));
  // Pressed far below the top, so that the toast stands there.
  await buttons[tops.indexOf(Math.max(...tops))]?.click();
  const toast = page.locator('.toasts[data-high] > *').first();
  await expect(toast).toBeVisible();
  await expect(page.locator('.cart-bar')).toBeVisible();
  expect((await toast.boundingBox())?.height).toBeLessThan(120);
});
