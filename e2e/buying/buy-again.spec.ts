import { expect, type Locator, type Page, test } from '@playwright/test';
import { buyGoods, payForCart } from '../support/api-shopper.ts';
import { addToCart, newAccount, readCart } from '../support/buyer.ts';
import { countTaps } from '../support/desk.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const buyAgain = (within: Locator) => within.getByRole('button', { name: 'Buy again' });
const quantities = async (page: Page) => (await readCart(page)).lines.map(({ quantity }) => quantity);

/** A new account has bought this many of goods that nobody else looks for, of which so many are left. */
async function bought(page: Page, ...wanted: [quantity: number, left: number][]) {
  const { email } = await newAccount(page);
  const products = [];
  for (const [quantity, left] of wanted) {
    const product = await offer(shop.db, { stock: quantity + left });
    await addToCart(page, { productId: product.id, quantity });
    products.push(product);
  }
  return { ...(await payForCart(page, email)), products };
}

test('from the list of orders the goods are in the cart after two taps: on the number, on Buy again [ORD-21, ORD-23]', async ({
  page,
}) => {
  const { orderNumber, products } = await bought(page, [2, 9], [1, 9]);
  await page.goto('/#/orders');
  const taps = await countTaps(page);
  await main(page).getByRole('link', { name: orderNumber }).click();
  await buyAgain(main(page)).click();
  await expect(page).toHaveURL(/#\/cart$/);
  for (const { name } of products) await expect(main(page).getByRole('heading', { level: 3, name })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(2);
  expect(await quantities(page)).toEqual([2, 1]);
  await expect(page.getByText('Added to cart')).toBeVisible();
});

test('a cart that is full of it already takes no more, and says so instead of that it was added [ORD-21]', async ({
  page,
}) => {
  const { id, products } = await bought(page, [2, 5]);
  const [{ id: productId, name } = { id: '', name: '' }] = products;
  await addToCart(page, { productId, quantity: 5 });
  await page.goto(`/#/orders/${id}`);
  await buyAgain(main(page)).click();
  await expect(main(page).getByText(`${name}: only 5 left`)).toBeVisible();
  await expect(page.getByText('Added to cart')).toHaveCount(0);
  expect(await quantities(page)).toEqual([5]);
});

test('the list buys again, too; who presses once more when it was answered gets the goods once more [ORD-21]', async ({
  page,
}) => {
  const { orderNumber } = await buyGoods(page, { stock: 20 });
  for (const times of [1, 2]) {
    await page.goto('/#/orders');
    await buyAgain(main(page).getByRole('article').filter({ hasText: orderNumber })).click();
    await expect(page).toHaveURL(/#\/cart$/);
    expect(await quantities(page)).toEqual([times]);
  }
});

test('what cannot be bought any more is named on the cart, with why; the rest is in it [ORD-21]', async ({ page }) => {
  const { id, products } = await bought(page, [3, 2], [1, 9], [1, 0]);
  const [few, gone, none] = products;
  if (!few || !gone || !none) throw new Error('Three were to be bought.');
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute();
  await page.goto(`/#/orders/${id}`);
  await buyAgain(main(page)).click();
  await expect(
    main(page).getByText(`1 of 3 are in your cart. No longer sold: ${gone.name}. Sold out: ${none.name}.`),
  ).toBeVisible();
  await expect(main(page).getByText(`${few.name}: only 2 left`)).toBeVisible();
  expect(await quantities(page)).toEqual([2]);
  // Told once.
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 3, name: few.name })).toBeVisible();
  await expect(main(page).getByText('No longer sold')).toHaveCount(0);
});

test('a lost answer puts nothing into the cart twice, however often it is pressed and over a reload [ORD-22]', async ({
  page,
}) => {
  const { id } = await bought(page, [2, 9]);
  await page.goto(`/#/orders/${id}`);
  // The shop has it, and its answer is lost.
  await page.route('**/api/cart/merge', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  for (const _ of ['first', 'second']) {
    await buyAgain(main(page)).click();
    await expect(
      page.getByText('The shop did not answer. Press again: nothing comes into your cart twice.'),
    ).toBeVisible();
    await page.reload();
  }
  expect(await quantities(page)).toEqual([2]);
  await page.unroute('**/api/cart/merge');
  await buyAgain(main(page)).click();
  await expect(page).toHaveURL(/#\/cart$/);
  expect(await quantities(page)).toEqual([2]);
});

test('what was taken out of the cart after a lost answer is in it again when it is pressed again [ORD-22]', async ({
  page,
}) => {
  const { id, products } = await bought(page, [2, 9], [1, 9]);
  await page.goto(`/#/orders/${id}`);
  await page.route('**/api/cart/merge', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await buyAgain(main(page)).click();
  await expect(page.getByText(/^The shop did not answer/)).toBeVisible();
  await page.unroute('**/api/cart/merge');
  await shop.db
    .deleteFrom('cart_lines')
    .where('product_id', '=', products[0]?.id ?? '')
    .execute();
  await buyAgain(main(page)).click();
  await expect(page).toHaveURL(/#\/cart$/);
  const { lines } = await readCart(page);
  expect(new Map(lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
    new Map(products.map(({ id: product }, at) => [product, [2, 1][at]])),
  );
});
