import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/catalogue.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

// What a phone has of a product before anybody scrolls, and the bar that goes along.
test.use({ viewport: { width: 390, height: 844 } });

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Buy' });
const tabs = (page: Page) => page.locator('.bottom-bar');
const edges = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
};
/** Buttons to buy with that nothing covers. */
const seen = (page: Page) =>
  main(page)
    .locator('.product-buying')
    .getByRole('button', { name: 'Add to Cart' })
    .evaluateAll(
      (all) =>
        all.filter((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length,
    );
const scrolledTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    // What looks at the place of the page is told after it was painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

for (const [goods, sizes] of [
  ['without a choice', []],
  ['in several sizes', ['S', 'M', 'L']],
] satisfies [string, string[]][]) {
  test(`goods ${goods}: price, arrival and one button stand in a phone's first window [PROD-47, PROD-50]`, async ({
    page,
  }) => {
    const name = 'Test lantern with a solar roof and a long, long cable';
    const { id } = await offer(shop.db, { sizes, name, stock: 9, price: 2_600_000, discount_price: 1_890_000 });
    await open(page, `/product/${id}`);
    const arrival = main(page).getByText(/^Arrives/);
    await expect(arrival).toBeVisible();
    await expect.poll(() => seen(page)).toBe(1);
    const isBar = await bar(page).isVisible();
    const end = (await edges(isBar ? bar(page) : tabs(page))).top;
    await expect(main(page).locator('.product-buying')).toContainText('₦18,900');
    const price = main(page).locator('.product-buying .text-3xl').first();
    for (const shown of [price, arrival]) expect((await edges(shown)).bottom).toBeLessThanOrEqual(end);
    if (sizes.length > 0) expect(isBar).toBe(true);
    // It glides in.
    const gap = async () => (await edges(tabs(page))).top - (await edges(bar(page))).bottom;
    if (isBar) await expect.poll(async () => Math.abs(await gap())).toBeLessThan(0.5);
    await expectAccessible(page);
  });
}

test("the bar is there while the page's own button is not, all the way down [PROD-50]", async ({ page }) => {
  const { id } = await offer(shop.db, { stock: 9, sizes: ['S', 'M', 'L'], description: 'Long. '.repeat(400) });
  await open(page, `/product/${id}`);
  await expect(bar(page)).toBeVisible();
  const found = { bar: 0, own: 0 };
  for (let y = 0; y <= 1600; y += 80) {
    await scrolledTo(page, y);
    await expect.poll(() => seen(page), { message: `scrolled by ${y}` }).toBe(1);
    found[(await bar(page).isVisible()) ? 'bar' : 'own'] += 1;
  }
  expect(found.bar).toBeGreaterThan(3);
  expect(found.own).toBeGreaterThan(1);
});

test('of what is sold out the bar leads to where one asks to be told [PROD-50, BACK-01]', async ({ page }) => {
  const { id } = await offer(shop.db, { stock: 0, description: 'Long. '.repeat(400) });
  await open(page, `/product/${id}`);
  await main(page).getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await bar(page).getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(main(page).getByLabel('Your email address')).toBeFocused();
  await expect(main(page).getByLabel('Your email address')).toBeInViewport();
  await expect(bar(page)).toBeHidden();
});

test('the end of the page stands clear of both bars', async ({ page }) => {
  const { id } = await offer(shop.db, { stock: 9 });
  await open(page, `/product/${id}`);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect((await edges(last)).bottom).toBeLessThanOrEqual((await edges(bar(page))).top);
  }).toPass();
});

for (const width of [320, 390, 820, 1440]) {
  test(`heart and share stand on the picture, apart from all else there, at ${width} px [PROD-49]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const product = await offerColoured(shop);
    await open(page, `/product/${product.id}?color=Red`);
    const gallery = main(page).locator('.product-gallery');
    await expect(gallery.getByText('Picture 1/3')).toBeVisible();
    const stage = await edges(gallery.locator('.gallery-stage'));
    const buttons = ['Enlarge picture', 'Favourite', 'Share', 'Next picture', 'Show picture 3'];
    const boxes = await Promise.all(buttons.map((name) => edges(gallery.getByRole('button', { name }).first())));
    for (const [at, box] of boxes.entries()) {
      expect(box.right - box.left, buttons[at]).toBeGreaterThanOrEqual(44);
      expect(box.left, buttons[at]).toBeGreaterThanOrEqual(stage.left);
      expect(box.right, buttons[at]).toBeLessThanOrEqual(stage.right);
      expect(box.bottom, buttons[at]).toBeLessThanOrEqual(stage.bottom);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
        expect(apart, `${buttons[at]} and another`).toBe(true);
      }
    }
  });
}
