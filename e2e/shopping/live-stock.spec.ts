import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount } from '../support/buyer.ts';
import { type OwnStore, orderFrom, people } from '../support/desk.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');

async function turn(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

/** The page goes out of sight for half a minute, in which that happens. */
async function outOfSight(page: Page, meanwhile: () => Promise<unknown>, seconds = 31): Promise<void> {
  await turn(page, true);
  await meanwhile();
  await page.clock.fastForward(1000 * seconds);
  await turn(page, false);
}

/** Another browser buys what is left. */
const buyAll = (product: OwnStore['product'] & { stock: number }) =>
  orderFrom(shop.db, { id: '', slug: '', storeName: '', product }, people(1), product.stock);

function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stock') asked.push(request.url());
  });
  return asked;
}

test('a product that sold out while its page was out of sight says so, and keeps what was typed [GOODS-104]', async ({
  page,
}) => {
  await page.clock.install();
  await newAccount(page);
  const product = await offer(shop.db, { stock: 2 });
  const asked = questions(page);
  await page.goto(`/#/product/${product.id}`);
  await expect(main(page).getByText('Only 2 left')).toBeVisible();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('textbox', { name: /Your review/ }).fill('Half a sentence');
  await outOfSight(page, async () => {}, 5);
  await outOfSight(page, async () => {});
  await expect.poll(() => asked.length).toBe(1);
  await expect(main(page).getByText('Only 2 left')).toBeVisible();
  await buyAll(product);
  // What was answered within the last second may be told once more.
  await expect(async () => {
    await outOfSight(page, async () => {});
    await expect(main(page).locator('.product-buying').getByText('Sold out').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: /Your review/ })).toHaveValue('Half a sentence');
  expect(asked.length).toBeGreaterThan(1);
});

test('nothing is asked for a shopper who saves data [GOODS-105]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('oja.data-saver', '1'));
  const product = await offer(shop.db, { stock: 2 });
  const asked = questions(page);
  await page.goto(`/#/product/${product.id}`);
  await expect(main(page).getByText('Only 2 left')).toBeVisible();
  await outOfSight(page, async () => {});
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a cart, of a visitor and of a buyer, and a checkout say what sold out meanwhile [GOODS-106]', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const first = await offer(shop.db, { stock: 1 });
  await page.goto(`/#/product/${first.id}`);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await page.goto('/#/cart');
  await expect(main(page).getByText(first.name).first()).toBeVisible();
  await outOfSight(page, () => buyAll(first));
  await expect(
    main(page)
      .getByText(/sold out/i)
      .first(),
  ).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  await buyer.clock.install();
  await newAccount(buyer);
  const second = await offer(shop.db, { stock: 1 });
  await addToCart(buyer, { productId: second.id });
  await buyer.goto('/#/checkout');
  await buyer.getByLabel('First name').fill('Ada');
  await outOfSight(buyer, () => buyAll(second));
  await expect(
    main(buyer)
      .getByText(/Sold out/)
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(buyer.getByLabel('First name')).toHaveValue('Ada');
  await buyer.goto('/#/cart');
  await expect(main(buyer).getByText('Sold out. Remove it to check out.')).toBeVisible();
});
