import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { SellerCard } from '../../packages/contract/src/seller-card.ts';
import { baselines } from '../support/baselines.ts';
import { open, readSellers } from '../support/catalogue.ts';
import { clientOf } from '../support/client.ts';

const stores = (page: Page) => page.getByRole('main').getByRole('article');
/** So many stand there until more are asked for. */
const FIRST = 48;
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });

/** A sale or a review somewhere else moves the figures meanwhile: then it looks again. */
async function expectSellers(page: Page, request: APIRequestContext, look: (sellers: SellerCard[]) => Promise<void>) {
  await expect(async () => {
    const sellers = await readSellers(request);
    await page.goto('about:blank');
    await open(page, '/top-sellers');
    await look(sellers);
  }).toPass();
}

test('every seller has a card with the name of its store, who sells most first [TOP-01, TOP-03, TOP-13]', async ({
  page,
  request,
}) => {
  await expectSellers(page, request, async (sellers) => {
    const bySales = sellers.toSorted(
      (a, b) => b.totalSales - a.totalSales || b.averageRating - a.averageRating || b.totalReviews - a.totalReviews,
    );
    await expect(page.getByText(`${sellers.length} sellers`)).toBeVisible();
    await expect(stores(page).getByRole('heading')).toHaveText(
      bySales.slice(0, FIRST).map(({ storeName }) => storeName),
      { timeout: 2000 },
    );
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Top Sellers' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('sales');
});

test('a card tells the kind of seller, rating with reviews, and sales [TOP-04, TOP-06, TOP-07]', async ({
  page,
  request,
}) => {
  await expectSellers(page, request, async (sellers) => {
    expect(new Set(sellers.map(({ businessType }) => businessType)).size).toBe(2);
    expect(sellers.filter(({ totalReviews }) => totalReviews > 0).length).toBeGreaterThan(5);
    for (const { storeName, businessType, averageRating, totalReviews, totalSales } of sellers.slice(0, FIRST)) {
      const card = stores(page).filter({ has: page.getByRole('heading', { name: storeName, exact: true }) });
      const shown = ((await card.textContent()) ?? '').replace(/\s+/g, ' ');
      expect(shown).toContain(businessType === 'business' ? 'Business Seller' : 'Individual Seller');
      const rated = `${averageRating.toFixed(1)}(${totalReviews.toLocaleString('en-US')} review`;
      expect(shown).toContain(totalReviews > 0 ? rated : 'New store');
      expect(shown).toContain(`${totalSales.toLocaleString('en-US')} sale`);
    }
  });
});

test('a card shows what stands over the page of its store, or cloth', async ({ page, request }) => {
  const { items } = await clientOf(request)('sellers', { query: {} });
  await open(page, '/top-sellers');
  for (const { storeName, storeBanner } of items.slice(0, 6)) {
    const band = stores(page)
      .filter({ has: page.getByRole('heading', { name: storeName, exact: true }) })
      .locator('.seller-card-band');
    await expect(storeBanner ? band.locator(`img[src*="${storeBanner.key}"]`) : band.locator('.adire')).toHaveCount(1);
  }
});

test("a store's rating, reviews and sales stand on one baseline, and begin where the others do when they need a second line [TOP-06]", async ({
  page,
  request,
}) => {
  const [rated] = (await readSellers(request)).filter(({ totalReviews }) => totalReviews > 0);
  const figuresOf = (card: Locator) => card.locator('.rating-value').locator('xpath=..').locator('> span');
  await open(page, '/top-sellers?view=list');
  const card = stores(page).filter({ has: page.getByRole('heading', { name: rated?.storeName ?? '', exact: true }) });
  await expect(figuresOf(card)).toHaveCount(3);
  const onOneLine = await baselines(await figuresOf(card).all());
  expect(new Set(onOneLine).size, onOneLine.join(' ')).toBe(1);

  await page.setViewportSize({ width: 320, height: 780 });
  await page.route('**/api/sellers*', (route) =>
    route.fulfill({
      json: { items: [{ ...rated, totalReviews: 123_456, totalSales: 12_345_678 }], total: 1, nextCursor: null },
    }),
  );
  await page.goto('about:blank');
  await open(page, '/top-sellers');
  await expect(stores(page).getByText('12,345,678 sales')).toBeVisible();
  const places = await figuresOf(stores(page)).evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      const line = one.parentElement?.getBoundingClientRect();
      return { inset: Math.round(left - (line?.left ?? 0)), isWrapped: top > (line?.top ?? 0) + 10 };
    }),
  );
  const wrapped = places.filter(({ isWrapped }) => isWrapped);
  expect(wrapped.length).toBeGreaterThan(0);
  expect(wrapped.filter(({ inset }) => inset !== 0)).toEqual([]);
});

test('a card leads to its store [TOP-08]', async ({ page }) => {
  await open(page, '/top-sellers');
  const card = stores(page).filter({ has: page.getByRole('heading', { name: 'Aba Leather Works' }) });
  const visit = card.getByRole('link', { name: 'Visit Store' });
  await expect(visit).toHaveAttribute('href', '#/store/aba-leather-works');
  await visit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aba Leather Works' })).toBeVisible();
});

test('the links of a row of cards stand on one line, at the foot of their cards [TOP-08]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/top-sellers');
  await expect(stores(page).nth(7)).toBeVisible();
  const places = await stores(page).evaluateAll((all) =>
    all.slice(0, 8).map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const link = card.querySelector('a')?.getBoundingClientRect();
      return { top: Math.round(top), below: Math.round(bottom - (link?.bottom ?? 0)) };
    }),
  );
  expect(places.filter(({ top }) => top === places[0]?.top)).toHaveLength(4);
  expect(new Set(places.map(({ below }) => below)).size, JSON.stringify(places)).toBe(1);
});

test('sellers are sorted in five ways [TOP-12]', async ({ page, request }) => {
  const sellers = await readSellers(request);
  await open(page, '/top-sellers');
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText(['Most sales', 'Highest rating', 'Most reviews', 'Newest', 'Name']);
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const shown = stores(page).getByRole('heading');
  await sort.selectOption('name');
  await expect
    .poll(async () => (await shown.allTextContents()).map(plain))
    .toEqual(
      sellers
        .map(({ storeName }) => plain(storeName))
        .toSorted()
        .slice(0, FIRST),
    );
  for (const [label, figure] of [
    ['Highest rating', 'averageRating'],
    ['Most reviews', 'totalReviews'],
    ['Most sales', 'totalSales'],
  ] as const) {
    await sort.selectOption(label);
    await expect
      .poll(async () => {
        const now = new Map((await readSellers(request)).map((seller) => [seller.storeName, seller[figure]]));
        const figures = (await shown.allTextContents()).map((name) => now.get(name) ?? Number.NaN);
        return figures.every((one, at) => at === 0 || one <= (figures[at - 1] ?? 0));
      })
      .toBe(true);
  }
});

test('the kind of seller is a filter that the address keeps; the views are a grid and a list [TOP-11, TOP-17, G-17]', async ({
  page,
  request,
}) => {
  const sellers = await readSellers(request);
  const shown = (kind?: SellerCard['businessType']) =>
    Math.min(FIRST, sellers.filter(({ businessType }) => kind === undefined || businessType === kind).length);
  await open(page, '/top-sellers');
  await expect(page.getByRole('main').locator('.product-list')).toHaveCount(0);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByRole('main').locator('.product-list')).toBeVisible();

  await page.getByLabel('Sort by').selectOption('name');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await panel(page).getByText('Business', { exact: true }).click();
  await expect(stores(page)).toHaveCount(shown('business'));
  await expect(stores(page).getByText('Individual Seller')).toHaveCount(0);
  await panel(page).getByText('Individual', { exact: true }).click();
  await expect(stores(page)).toHaveCount(shown('individual'));
  await expect(stores(page).getByText('Business Seller')).toHaveCount(0);
  await page.reload();
  await expect(stores(page)).toHaveCount(shown('individual'));
  await page.getByRole('button', { name: /^Filters/ }).click();
  await panel(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(stores(page)).toHaveCount(shown());
  await expect(page.getByLabel('Sort by')).toHaveValue('sales');
});

test('a logo that fails makes way for a letter; a seller has its place beside its kind, or none without an address [TOP-02, TOP-05]', async ({
  page,
  request,
}) => {
  const [seller] = await readSellers(request);
  if (!seller) throw new Error('There are no sellers.');
  const items = [
    { ...seller, city: null, country: null },
    { ...seller, id: crypto.randomUUID(), city: 'Aba', country: 'Nigeria' },
  ];
  await page.route('**/api/sellers*', (route) => route.fulfill({ json: { items, total: 2, nextCursor: null } }));
  await page.route(`**/media/${seller.storeLogo?.key}*`, (route) => route.abort());
  await open(page, '/top-sellers');
  const card = stores(page).first();
  await expect(card.locator('[data-placeholder]')).toHaveText(seller.storeName.charAt(0));
  await expect(card.getByText(/Seller$/).locator('xpath=..')).toHaveText(/Seller$/);
  await expect(stores(page).nth(1)).toContainText(/Seller\W*Aba, Nigeria/);
});

test('top sellers: a spinner while they are on their way, and words when there are none [TOP-09, TOP-10, TOP-17]', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/sellers*', async (route) => {
    await held;
    await route.fulfill({ json: { items: [], total: 0, nextCursor: null } });
  });
  await page.goto('/#/top-sellers');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await expect(page.getByText('No sellers found', { exact: true })).toHaveCount(0);
  answer();
  await expect(page.getByText('No sellers found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters to find more sellers', { exact: true })).toBeVisible();
  await expect(page.getByText('0 sellers')).toBeVisible();
});
