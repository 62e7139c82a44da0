import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount, readCart } from '../support/buyer.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { choiceSheet } from '../support/shopper.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

async function findCard(page: Page, { name }: { name: string }) {
  await page.goto(`/#/search?q=${encodeURIComponent(name)}`);
  return page.getByRole('main').getByRole('article').filter({ hasText: name });
}
const added = (page: Page) => expect(page.getByText('Added to cart')).toBeVisible();
const kinds = async (page: Page) =>
  (await readCart(page)).lines.map(({ selectedColor, selectedSize, quantity }) => [
    selectedColor,
    selectedSize,
    quantity,
  ]);

for (const width of [390, 1440]) {
  test(`the '+' of goods in several kinds asks which, begins with the first, and adds what is chosen, at ${width} px [GRID-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const product = await offerColoured(shop);
    await newAccount(page);
    const card = await findCard(page, product);
    const plus = card.getByRole('button', { name: 'Add to Cart' });
    const size = await plus.boundingBox();
    expect([size?.width, size?.height]).toEqual([44, 44]);
    await plus.click();
    const sheet = choiceSheet(page);
    await expect(sheet.getByRole('heading', { name: 'Choose colour and size' })).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Red', exact: true })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await expect(sheet.locator(`img[src*="/${product.red}-"]`)).toBeVisible();
    await expectAccessible(page);
    // Nothing is left of Green, and Red comes in L alone.
    await expect(sheet.getByRole('radio', { name: 'Green (sold out)' })).toBeAttached();
    await sheet.getByText('Blue', { exact: true }).click();
    await expect(sheet.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(sheet.locator(`img[src*="/${product.blue}-"]`)).toBeVisible();
    await expect(sheet.getByText('Only 5 left')).toBeVisible();
    await sheet.getByRole('button', { name: 'Add to Cart' }).click();
    await added(page);
    await expect(sheet).toHaveCount(0);
    await expect(plus).toBeFocused();
    expect(await kinds(page)).toEqual([['Blue', 'M', 1]]);
  });
}

test("the '+' of goods in one kind adds it at once; without a choice nothing is added [GRID-01]", async ({ page }) => {
  const [plain, single, several] = [
    await offer(shop.db),
    await offer(shop.db, { colors: ['Indigo'], sizes: [] }),
    await offer(shop.db, { sizes: ['S', 'M'] }),
  ];
  await newAccount(page);
  for (const product of [plain, single]) {
    const card = await findCard(page, product);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await added(page);
    await expect(choiceSheet(page)).toHaveCount(0);
    await expect(page.getByText('Added to cart')).toBeHidden();
  }
  expect(await kinds(page)).toEqual([
    ['', '', 1],
    ['Indigo', '', 1],
  ]);
  const card = await findCard(page, several);
  const plus = card.getByRole('button', { name: 'Add to Cart' });
  await tabTo(page, plus);
  await page.keyboard.press('Enter');
  await expect(choiceSheet(page).getByRole('heading', { name: 'Choose size' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choiceSheet(page)).toHaveCount(0);
  await expect(plus).toBeFocused();
  expect(await kinds(page)).toHaveLength(2);
});

test('what can be chosen is asked for; where it does not come, nothing is added and the shopper is told [GRID-01]', async ({
  page,
}) => {
  const product = await offer(shop.db, { sizes: ['S', 'M'] });
  await newAccount(page);
  const card = await findCard(page, product);
  const plus = card.getByRole('button', { name: 'Add to Cart' });
  await expect(plus).toBeVisible();
  const address = `**/api/products/${product.id}`;
  await page.route(address, (route) => route.abort('connectionreset'));
  await press(page, plus);
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await page.unroute(address);
  await plus.click();
  await expect(choiceSheet(page)).toBeVisible();
  expect(await kinds(page)).toEqual([]);
});
