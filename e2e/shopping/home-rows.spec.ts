import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { SellerCard } from '../../packages/contract/src/seller-card.ts';
import { readProductPage } from '../support/catalogue.ts';
import { hydrated } from '../support/hydrated.ts';
import { cardsOf, choiceSheet, register } from '../support/shopper.ts';
import { withoutData } from '../support/without-data.ts';

const row = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const viewAll = (page: Page, title: string) => row(page, title).getByRole('link', { name: 'View All' });

const rows = {
  'Flash Sales': 'flash-sales',
  'Trending Now': 'trending',
  Fashion: 'fashion',
  Electronics: 'electronics',
  'New Arrivals': 'new-arrivals',
} as const;

async function openHome(page: Page): Promise<void> {
  await page.goto('/#/');
  await hydrated(page);
}

/** Addresses of the products that the cards lead to, in their order. */
const products = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? null));

/** A row begins like the page that its View All leads to. */
async function expectLikeItsPage(page: Page, title: keyof typeof rows): Promise<void> {
  // A sale somewhere else can change an order between the two.
  await expect(async () => {
    await openHome(page);
    const onHome = await products(cardsOf(page, title));
    await viewAll(page, title).click();
    await expect(page).toHaveURL(new RegExp(`#/${rows[title]}$`));
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(9)).toBeAttached();
    expect((await products(cards)).slice(0, 10)).toEqual(onHome);
  }).toPass({ timeout: 40_000 });
}

test('no row of products has more than ten, and each leads to its page [HOME-16, HOME-30]', async ({ page }) => {
  await openHome(page);
  for (const title of Object.keys(rows)) {
    const onHome = await products(cardsOf(page, title));
    expect(onHome).toHaveLength(10);
    for (const address of onHome) expect(address).toMatch(/^#\/product\/[0-9a-f-]{36}$/);
  }
  const card = cardsOf(page, 'Fashion').first();
  const name = (await card.locator('.product-card-name').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('Flash Sales and Trending Now begin like the pages that View All leads to [HOME-17, HOME-18, HOME-19]', async ({
  page,
}) => {
  await expectLikeItsPage(page, 'Flash Sales');
  await expectLikeItsPage(page, 'Trending Now');
});

test('Fashion, Electronics and New Arrivals begin like the pages that View All leads to [HOME-20, HOME-21, HOME-22]', async ({
  page,
}) => {
  for (const title of ['Fashion', 'Electronics', 'New Arrivals'] as const) await expectLikeItsPage(page, title);
});

test('Flash Sales holds what costs less than before [HOME-18, FLASH-02]', async ({ request }) => {
  const { flashSales } = await (await request.get('/api/home')).json();
  expect(flashSales).toHaveLength(10);
  for (const { price, discountPrice } of flashSales) {
    expect(discountPrice).toBeGreaterThan(0);
    expect(discountPrice).toBeLessThan(price);
  }
});

test('Fashion and Electronics hold their own, New Arrivals the newest first [HOME-20, HOME-21, HOME-22]', async ({
  request,
}) => {
  const home = await (await request.get('/api/home')).json();
  for (const row of ['fashion', 'electronics', 'newArrivals']) expect(home[row], row).toHaveLength(10);
  for (const name of ['fashion', 'electronics'])
    for (const { category } of home[name]) expect(category.toLowerCase()).toBe(name);
  const made: string[] = [];
  for (const { id } of home.newArrivals)
    made.push((await (await request.get(`/api/products/${id}`)).json()).product.createdAt);
  expect(made.every((time) => time !== undefined)).toBe(true);
  expect(made).toEqual(made.toSorted().reverse());
});

test('Shop by Category leads to a category, and View All to all of them [HOME-11, HOME-12]', async ({ page }) => {
  const tiles = row(page, 'Shop by Category').getByRole('listitem').getByRole('link');
  await openHome(page);
  const [name = ''] = await tiles.locator('.display').allTextContents();
  await tiles.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await viewAll(page, 'Shop by Category').click();
  await expect(page).toHaveURL(/#\/categories$/);
});

test('three categories by lot, never Others, others at each return [HOME-13, HOME-14]', async ({ page }) => {
  const tiles = row(page, 'Shop by Category').getByRole('listitem').getByRole('link');
  const seen = new Set<string>();
  await openHome(page);
  // The shop picks at most once a second, whoever asks: visits that follow one another faster may see the same.
  for (let visit = 0; visit < 40 && seen.size < 4; visit++) {
    await expect(tiles).toHaveCount(3);
    const names = await tiles.locator('.display').allTextContents();
    expect(names).not.toContain('Others');
    expect(new Set(names).size).toBe(3);
    seen.add(names.join());
    // Those of the next visit are asked for when this one ends, so that nothing changes before the shopper's eyes.
    const answer = page.waitForResponse(/\/api\/home$/);
    await viewAll(page, 'Shop by Category').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await (await answer).finished();
    await page.goBack();
  }
  expect(seen.size).toBe(4);
});

/** Compares Home with the shop's best sellers. A review or an order somewhere else moves them meanwhile: then it looks again. */
const compareSellers = (
  page: Page,
  request: APIRequestContext,
  compare: (sellers: SellerCard[], soon: { timeout: number }) => Promise<void>,
): Promise<void> =>
  expect(async () => {
    const { topSellers } = await (await request.get('/api/home')).json();
    await page.goto('about:blank');
    await openHome(page);
    await compare(topSellers, { timeout: 5000 });
  }).toPass();

test('Top Sellers is a row of stores by name, whose View All leads to all of them [HOME-17, HOME-23, HOME-25]', async ({
  page,
  request,
}) => {
  await compareSellers(page, request, async (sellers, soon) => {
    expect(sellers.length).toBeGreaterThan(1);
    expect(sellers.length).toBeLessThanOrEqual(10);
    const names = sellers.map(({ storeName }) => storeName);
    await expect(cardsOf(page, 'Top Sellers').getByRole('heading')).toHaveText(names, soon);
  });
  await expect(row(page, 'Top Sellers').locator('a[href^="#/product/"]')).toHaveCount(0);
  await viewAll(page, 'Top Sellers').click();
  await expect(page).toHaveURL(/#\/top-sellers$/);
});

test('a store on Home shows its rating to one decimal and its reviews, and leads to its page [HOME-27, HOME-28, HOME-29]', async ({
  page,
  request,
}) => {
  const cards = cardsOf(page, 'Top Sellers');
  await compareSellers(page, request, async (sellers, soon) => {
    for (const [at, { averageRating, totalReviews, slug }] of sellers.entries()) {
      await expect(cards.nth(at).locator('.rating-value')).toHaveText(averageRating.toFixed(1), soon);
      await expect(cards.nth(at)).toContainText(`(${totalReviews} review`, soon);
      const visit = cards.nth(at).getByRole('link', { name: 'Visit Store' });
      await expect(visit).toHaveAttribute('href', `#/store/${slug}`, soon);
    }
  });
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('link', { name: 'Visit Store' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a store on Home shows its logo and what kind of seller it is [HOME-24, HOME-26]', async ({ page, request }) => {
  await compareSellers(page, request, async (sellers, soon) => {
    expect(new Set(sellers.map(({ businessType }) => businessType)).size).toBe(2);
    for (const [at, { businessType, storeLogo }] of sellers.entries()) {
      const card = cardsOf(page, 'Top Sellers').nth(at);
      const kind = businessType === 'business' ? 'Business Seller' : 'Individual Seller';
      await expect(card).toContainText(kind, soon);
      const logo = card.locator('img').first();
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).toHaveAttribute('src', new RegExp(`/media/${storeLogo?.key}-`), soon);
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    }
  });
});

test('a row is dragged with the mouse, and the drag is no click [HOME-15]', async ({ page }) => {
  await openHome(page);
  const list = page.getByRole('list', { name: 'New Arrivals' });
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveCSS('overflow-x', 'auto');
  const card = await cardsOf(page, 'New Arrivals').nth(3).boundingBox();
  if (!card) throw new Error('Not on the screen.');
  const [x, y] = [card.x + card.width / 2, card.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y);
  await page.mouse.move(x - 300, y);
  expect(await list.evaluate((element) => element.scrollLeft)).toBe(300);
  await page.mouse.up();
  expect(new URL(page.url()).hash).toBe('#/');

  await row(page, 'New Arrivals').hover();
  await page.getByRole('button', { name: 'Scroll New Arrivals back' }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('adding from a card takes the first colour, the first size and one piece [HOME-31, HOME-32, HOME-33]', async ({
  page,
  request,
}) => {
  await register(page, 'Sade');
  const { fashion } = await (await request.get('/api/home')).json();
  const shown = await Promise.all(fashion.map(({ id }: { id: string }) => readProductPage(request, id)));
  const [product] = shown.flatMap(({ product, variants }) =>
    product.colors.length > 0 && product.sizes.length > 0 && variants.length > 1 && Number(variants[0]?.stock) > 0
      ? [product]
      : [],
  );
  await openHome(page);
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/cart/lines'));
  await page
    .locator(`article:has(a[href$="${product?.id}"])`)
    .first()
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  // Which of its kinds it is to be is asked, and the first stands there already.
  const sheet = choiceSheet(page);
  await expect(sheet.getByRole('radio', { name: product?.colors[0] ?? '', exact: true })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: product?.sizes[0] ?? '', exact: true })).toBeChecked();
  await sheet.getByRole('button', { name: 'Add to Cart' }).click();
  expect((await sent).postDataJSON()).toEqual({
    productId: product?.id,
    selectedColor: product?.colors[0],
    selectedSize: product?.sizes[0],
    quantity: 1,
  });
  await expect(page.getByText('Added to cart')).toBeVisible();
});

test('a card without stock has no button; a card without its picture has the pattern [HOME-31, HOME-34]', async ({
  page,
}) => {
  await page.route('**/api/home', async (route) => {
    const answer = await route.fetch();
    const home = await answer.json();
    home.newArrivals[0].stock = 0;
    await route.fulfill({ response: answer, json: home });
  });
  await page.route(/\/media\/(?!banner)/, (route) => route.abort());
  await withoutData(page);
  await page.goto('/');
  const [soldOut, other] = [cardsOf(page, 'New Arrivals').first(), cardsOf(page, 'New Arrivals').nth(1)];
  await expect(soldOut.getByText('Sold out')).toBeAttached();
  await expect(soldOut.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Add to Cart' })).toBeAttached();
  await other.scrollIntoViewIfNeeded();
  await expect(other.locator('[data-placeholder]')).toBeVisible();
  await expect(other.locator('img')).toHaveCount(0);
});

test('tiles that are on screen stay while others arrive, and make way when they are out of sight [HOME-13]', async ({
  page,
}) => {
  const tiles = row(page, 'Shop by Category').getByRole('listitem').getByRole('link').locator('.display');
  await openHome(page);
  const before = await tiles.allTextContents();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/home', async (route) => {
    await held;
    const response = await route.fetch();
    const home = await response.json();
    const others = home.categories.map((category: object, at: number) => ({ ...category, name: `Other ${at}` }));
    await route.fulfill({ response, json: { ...home, categories: others } });
  });
  await viewAll(page, 'Shop by Category').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.goBack();
  await tiles.first().scrollIntoViewIfNeeded();
  const come = page.waitForResponse(/\/api\/home$/);
  answer();
  await (await come).finished();
  await expect(tiles).toHaveText(before);
  const next = page.waitForResponse(/\/api\/home$/);
  await viewAll(page, 'Shop by Category').click();
  await (await next).finished();
  await page.goBack();
  await expect(tiles).toHaveText(['Other 0', 'Other 1', 'Other 2']);
});
