import { seedSeller } from '@oja/testing/rows/seed';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { open, readProducts } from '../support/catalogue.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

// How cards of goods look where they stand in a grid.

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('.product-card-tile');
const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const pictureOf = (card: Locator) => card.locator('.product-frame');

async function findCard(page: Page, name: string): Promise<Locator> {
  await page.goto(`/#/search?q=${encodeURIComponent(name)}`);
  const card = cards(page).filter({ hasText: name });
  await expect(card).toBeVisible();
  return card;
}

for (const width of [320, 390, 1440]) {
  test(`the '+' ends the line of the price, however long that is, at ${width} px [CARD-01]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const given of [
      { price: 380_000 },
      { price: 2_600_000, discount_price: 1_890_000 },
      { price: 1_360_000_000, discount_price: 1_250_000_000 },
    ]) {
      const product = await offer(shop.db, given);
      const card = await findCard(page, product.name);
      const plus = await boxOf(card.getByRole('button', { name: 'Add to Cart' }));
      const price = await boxOf(card.locator('.product-card-price .display'));
      const [frame, whole] = [await boxOf(pictureOf(card)), await boxOf(card)];
      expect([plus.width, plus.height]).toEqual([44, 44]);
      expect(plus.y).toBeGreaterThan(frame.y + frame.height);
      expect(Math.abs(plus.y + plus.height / 2 - (price.y + price.height / 2))).toBeLessThan(10);
      expect(price.x + price.width, `${given.price}`).toBeLessThanOrEqual(plus.x + 4);
      expect(plus.x + plus.width).toBeCloseTo(whole.x + whole.width + 4, 0);
    }
  });
}

for (const [hand, touch, width] of [
  ['a finger', true, 390],
  ['a mouse', false, 1440],
] as const) {
  test.describe(`with ${hand}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: touch, isMobile: touch });

    test('the ring of the first colour stands 12 px from the edges of the picture [CARD-01]', async ({ page }) => {
      const { name } = await offerColoured(shop);
      const card = await findCard(page, name);
      const dot = card.getByRole('button', { name: 'Red' }).locator('.card-swatch-dot');
      await expect(dot).toBeVisible();
      const [ring, frame] = [await boxOf(dot), await boxOf(pictureOf(card))];
      // 4 px around the dot.
      expect(ring.x - 4 - frame.x).toBeCloseTo(12, 0);
      expect(frame.y + frame.height - (ring.y + ring.height + 4)).toBeCloseTo(12, 0);
      await expectAccessible(page);
    });
  });
}

for (const [place, path] of [
  ['search results', '/search?q=ankara'],
  ['Flash Sales', '/flash-sales'],
  ['a row of Home', '/'],
] as const) {
  test(`clothes are 3 to 4 among other goods, and all names stand on one line, in ${place} [CARD-02]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    const clothes = await readProducts(request, 'category=fashion&limit=60');
    await page.goto(`/#${path}`);
    await expect(cards(page).first()).toBeVisible();
    const found = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const frame = card.querySelector('.product-frame')?.getBoundingClientRect();
        const name = card.querySelector('.product-card-name');
        return {
          name: name?.textContent ?? '',
          ratio: frame ? frame.height / frame.width : 0,
          top: Math.round(card.getBoundingClientRect().top),
          nameTop: Math.round(name?.getBoundingClientRect().top ?? 0),
        };
      }),
    );
    const isOfClothes = ({ name }: { name: string }) => clothes.some((product) => product.name === name);
    const mixed = found.filter(isOfClothes).map(({ top }) => found.filter((card) => card.top === top));
    expect(mixed.some((row) => row.some((card) => !isOfClothes(card)))).toBe(true);
    for (const card of mixed.flat()) {
      expect(card.ratio, card.name).toBeCloseTo(4 / 3, 1);
    }
    for (const row of mixed) expect(new Set(row.map(({ nameTop }) => nameTop)).size).toBe(1);
  });
}

const stories = (page: Page) => main(page).locator('.story-item');

for (const [width, columns] of [
  [390, 2],
  [820, 3],
  [1440, 4],
] as const) {
  test(`a story takes the eleventh and twelfth place of a listing and is no product, at ${width} px [CARD-03]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const grid = main(page).locator('.product-grid');
    // Journeys put new goods into the shop meanwhile: then it looks again.
    await expect(async () => {
      const products = await readProducts(request, 'collection=trending&limit=24');
      await page.goto('about:blank');
      await open(page, '/trending');
      await expect(main(page).getByText(/^100 products available/)).toBeVisible();
      await expect(grid.locator('> li').nth(10)).toHaveClass('story-item');
      const names = grid.locator('.product-card-name');
      expect((await names.allTextContents()).slice(0, 20)).toEqual(products.slice(0, 20).map(({ name }) => name));
    }).toPass();

    const story = stories(page).first();
    const before = await boxOf(story);
    const [tenth, eleventh] = [await boxOf(cards(page).nth(9)), await boxOf(cards(page).nth(10))];
    const one = (await boxOf(cards(page).first())).width;
    expect(before.width).toBeGreaterThan(2 * one);
    expect(before.width).toBeLessThan(2.3 * one);
    // Of two columns it is a row; of more it ends one, beside the tenth product.
    if (columns === 2) expect(before.y).toBeGreaterThanOrEqual(tenth.y + tenth.height);
    else expect(Math.abs(before.y - tenth.y)).toBeLessThan(2);
    expect(eleventh.y).toBeGreaterThan(before.y + before.height);
    expect(eleventh.x).toBeCloseTo((await boxOf(cards(page).first())).x, 0);

    await story.scrollIntoViewIfNeeded();
    const link = story.getByRole('link');
    await expect(link).toHaveAttribute('href', /^#\/(blog|store)\//);
    await expectAccessible(page);
    // Nothing moved when it came.
    const [above, below] = [await boxOf(cards(page).nth(9)), await boxOf(cards(page).nth(10))];
    expect(below.y - above.y).toBeCloseTo(eleventh.y - tenth.y, 0);
    await link.click();
    await expect(page).toHaveURL(/#\/(blog|store)\/[a-z]/);
  });
}

test('goods and a store without a review say so where others show their mean [CARD-04]', async ({ page }) => {
  const store = await seedSeller(shop.db, {
    store_name: `Amaka Cloth ${crypto.randomUUID().slice(0, 8)}`,
    payout: { subaccount_code: null },
  });
  const { id, name } = await offer(shop.db, { seller_id: store.id });
  const words = 'No reviews yet';
  await expect((await findCard(page, name)).getByText(words, { exact: true })).toBeVisible();
  await page.goto(`/#/product/${id}`);
  const seller = main(page).getByRole('link', { name: `Sold by ${store.store_name}` });
  await expect(seller.getByText(words, { exact: true })).toBeVisible();
});
