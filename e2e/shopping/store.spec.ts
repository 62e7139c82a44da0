import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import type { ProductCard } from '../../packages/contract/src/catalogue.ts';
import type { Store } from '../../packages/contract/src/stores.ts';
import { open, readProductPage, readProducts, readSellers } from '../support/catalogue.ts';
import { testedStore } from '../support/shop-database.ts';

let store: Store;
/** The store with goods in the most categories. */
let wide: Store;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const stores: Store[] = [];
  for (const { slug } of (await readSellers(request)).filter(({ slug }) => slug !== testedStore).slice(0, 12)) {
    stores.push((await (await request.get(`/api/stores/${slug}`)).json()) as Store);
  }
  const categories = ({ goods }: Store) => goods.groups.length;
  const [first] = stores;
  if (!first) throw new Error('There are no stores.');
  store =
    stores.find(
      ({ reviewsCursor, storeBanner, responseRate, shippingTime }) =>
        ![reviewsCursor, storeBanner, responseRate, shippingTime].includes(null),
    ) ?? first;
  wide = stores.reduce((best, one) => (categories(one) > categories(best) ? one : best));
  await request.dispose();
});

const goodsOf = ({ goods }: Store) => goods.groups.flatMap(({ items }) => items);
const pathOf = ({ seller }: Store) => `/store/${seller.slug}`;
const names = (page: Page): Promise<string[]> => page.locator('.product-card-name').allTextContents();
const strip = (page: Page) => page.getByRole('list', { name: 'Categories of this store' });
const scrolled = (element: Locator): Promise<number> => element.evaluate(({ scrollLeft }) => scrollLeft);

const figureOf = (page: Page, name: string) =>
  page
    .locator('.store-facts > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .getByRole('definition');

test('a store shows its banner, its logo, its figures, and three tabs [STORE-01, STORE-07]', async ({ page }) => {
  await open(page, pathOf(store));
  await expect(page.getByRole('heading', { level: 1, name: store.seller.storeName })).toBeVisible();
  for (const picture of [store.storeBanner, store.seller.storeLogo]) {
    await expect(page.locator(`img[src*="${picture?.key}"]`).first()).toBeVisible();
  }
  const banner = page.locator('.store-banner img');
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-1280.');
  expect(await banner.evaluate((image: HTMLImageElement) => image.clientWidth)).toBeLessThanOrEqual(1280);
  await expect(page.locator('.store-facts')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Products', 'Reviews', 'About']);
  await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('its banner is no slice, and its figures are whole [GRID-07]', async ({ page }) => {
    await open(page, pathOf(store));
    const banner = await page.locator('.store-banner').boundingBox();
    expect(banner?.height).toBeGreaterThanOrEqual(96);
    await expect(figureOf(page, 'Shipping')).toHaveText(store.shippingTime ?? '');
    const figures = page.locator('.store-facts dd');
    expect(await figures.count()).toBe(5);
    const cut = await figures.evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > document.body.clientWidth,
        ).length,
    );
    expect(cut).toBe(0);
  });
});

test('its rating and reviews are those of its goods, its response rate its own [STORE-02, STORE-03, STORE-04]', async ({
  page,
  request,
}) => {
  // A review or an order somewhere else moves the figures meanwhile: then it looks again.
  await expect(async () => {
    const { seller, responseRate } = (await (await request.get(`/api/stores/${store.seller.slug}`)).json()) as Store;
    await page.goto('about:blank');
    await open(page, pathOf(store));
    const soon = { timeout: 2000 };
    await expect(figureOf(page, 'Rating')).toHaveText(`${seller.averageRating.toFixed(1)} ★`, soon);
    await expect(figureOf(page, 'Reviews')).toHaveText(seller.totalReviews.toLocaleString('en-NG'), soon);
    await expect(figureOf(page, 'Response rate')).toHaveText(`${responseRate}%`, soon);
    expect(responseRate).not.toBeNull();
  }).toPass();
});

test('it says how long its goods are on their way, and for how long they can be returned [STORE-05, STORE-06]', async ({
  page,
}) => {
  await open(page, pathOf(store));
  expect(store.shippingTime).not.toBeNull();
  await expect(figureOf(page, 'Shipping')).toHaveText(store.shippingTime ?? '');
  await expect(figureOf(page, 'Returns')).toHaveText(`${store.returnDays} days`);
});

test('a store that nobody has rated or ordered from is a new one [STORE-02, STORE-03, STORE-04]', async ({
  page,
  request,
}) => {
  const rated = (await (await request.get(`/api/stores/${store.seller.slug}`)).json()) as Store;
  const seller = { ...rated.seller, averageRating: 0, totalReviews: 0 };
  const nothing = { responseRate: null, reviews: [], reviewsCursor: null };
  await page.route(`**/api/stores/${seller.slug}`, (route) =>
    route.fulfill({ json: { ...rated, seller, ...nothing } }),
  );
  await open(page, `${pathOf(store)}?tab=reviews`);
  for (const name of ['Rating', 'Response rate']) await expect(figureOf(page, name)).toHaveText('New store');
  await expect(page.getByText('No reviews yet', { exact: true })).toBeVisible();
});

const categoriesOf = (wanted: Store) => [...new Set(goodsOf(wanted).map(({ category }) => category))];

test('its products stand by category, and are its own [STORE-13, READ-04]', async ({ page, request }) => {
  await open(page, pathOf(wide));
  const products = goodsOf(wide);
  const categories = categoriesOf(wide);
  for (const category of categories) {
    const members = products.filter((product) => product.category === category);
    const group = page.getByRole('region', { name: category, exact: true });
    await expect(group.locator('.product-card-name')).toHaveText(members.map(({ name }) => name));
    await expect(group.getByRole('heading')).toContainText(`(${members.length})`);
  }
  const addresses = await page
    .getByRole('main')
    .locator('a[href^="#/product/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThanOrEqual(products.length);
  const { product } = await readProductPage(request, products[0]?.id ?? '');
  expect(product.sellerId).toBe(wide.seller.id);
  expect(new Set(addresses)).toEqual(new Set(products.map(({ id }) => `#/product/${id}`)));
});

test('its products are sorted, and searched by name [STORE-10, STORE-11]', async ({ page }) => {
  await open(page, pathOf(wide));
  const products = goodsOf(wide);
  const categories = categoriesOf(wide);
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText(['Newest', 'Price: low to high', 'Price: high to low', 'Name']);
  await expect(sort).toHaveValue('newest');
  const [largest = ''] = [...categories].sort(
    (a, b) =>
      products.filter(({ category }) => category === b).length -
      products.filter(({ category }) => category === a).length,
  );
  const group = page.getByRole('region', { name: largest, exact: true }).locator('.product-card-name');
  const costOf = ({ price, discountPrice }: ProductCard) => discountPrice ?? price;
  const cheapest = products
    .filter(({ category }) => category === largest)
    .sort((a, b) => costOf(a) - costOf(b))
    .map(({ name }) => name);
  await sort.selectOption('price-low');
  await expect(group).toHaveText(cheapest);
  await expect(page).toHaveURL(/sort=price-low/);
  await page.reload();
  await expect(sort).toHaveValue('price-low');
  await expect(group).toHaveText(cheapest);

  const wanted = products[0]?.name.split(' ')[0] ?? '';
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search this store' });
  await search.fill(wanted.toUpperCase());
  const matching = products.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  await expect.poll(() => names(page)).toHaveLength(matching.length);
  await search.fill('zzzz');
  await expect(page.getByText('No products found')).toBeVisible();
});

test('its products stand as a grid or as a list, also after a reload [STORE-12]', async ({ page }) => {
  await open(page, pathOf(wide));
  await expect(page.locator('.product-grid').first()).toBeVisible();
  await expect(page.locator('.product-list')).toHaveCount(0);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.locator('.product-list').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.product-list').first()).toBeVisible();
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page.locator('.product-grid').first()).toBeVisible();
  await expect(page.locator('.product-list')).toHaveCount(0);
});

test('the Reviews tab lists all of its reviews [STORE-08, READ-17]', async ({ page }) => {
  await open(page, pathOf(store));
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const reviews = page.getByRole('tabpanel').getByRole('article');
  await expect(reviews).toHaveCount(store.reviews.length);
  await expect(reviews.first()).toContainText(store.reviews[0]?.comment ?? '');
  await expect(page.getByText(/coming soon/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Load more reviews' }).click();
  await expect.poll(() => reviews.count()).toBeGreaterThan(store.reviews.length);
  await reviews.first().getByRole('link', { name: 'See the product' }).click();
  await expect(page).toHaveURL(new RegExp(`#/product/${store.reviews[0]?.productId}`));
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
});

test('the About tab tells who it is, and is one key from the others [STORE-07, STORE-09]', async ({ page }) => {
  await open(page, `${pathOf(store)}?tab=reviews`);
  await page.getByRole('tab', { name: 'Reviews' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'About' })).toBeFocused();
  const about = page.getByRole('tabpanel');
  await expect(about.getByText(store.description, { exact: true })).toBeVisible();
  const { city, country } = store.seller;
  await expect(about.getByText([city, store.state, country].filter(Boolean).join(', '))).toBeVisible();
  for (const fact of ['Member since', 'Returns']) await expect(about.getByText(fact, { exact: true })).toBeVisible();
  for (const [name, url] of Object.entries(store.socialMedia)) {
    await expect(about.getByRole('link', { name: new RegExp(`^${name}$`, 'i') })).toHaveAttribute('href', url);
  }
});

test('the Reviews tab begins with the mean and how the stars are spread, and shows what each is about [STORE-20]', async ({
  page,
  request,
}) => {
  await open(page, `${pathOf(store)}?tab=reviews`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(store.seller.averageRating.toFixed(1), { exact: true })).toBeVisible();
  await expect(panel.getByText(`${store.seller.totalReviews} reviews`, { exact: true })).toBeVisible();
  const spread = panel.locator('dl > div');
  await expect(spread).toHaveText(
    store.histogram.toReversed().map((reviews, at) => new RegExp(`^${5 - at} stars?★${reviews}$`)),
  );
  expect(store.histogram.reduce((sum, reviews) => sum + reviews, 0)).toBe(store.seller.totalReviews);
  const [review] = store.reviews;
  const { product } = await readProductPage(request, review?.productId ?? '');
  const about = panel.getByRole('article').first().getByRole('link', { name: 'See the product' });
  await expect(about).toContainText(product.name);
  await expect(about.locator('img')).toBeVisible();
});

test('the About tab shows where it is, which leads to the stores there, and what it sells most [STORE-21]', async ({
  page,
  request,
}) => {
  await open(page, `${pathOf(store)}?tab=about`);
  const panel = page.getByRole('tabpanel');
  const state = store.state ?? '';
  await expect(panel.locator(`svg [data-state="${state}"]`)).toBeVisible();
  const best = await readProducts(request, `seller=${store.seller.id}&sort=popularity&inStock=true&limit=4`);
  const goods = panel.getByRole('region', { name: 'Sold most here' });
  await goods.scrollIntoViewIfNeeded();
  await expect(goods.locator('.product-card-name')).toHaveText(best.map(({ name }) => name));
  await panel.getByRole('link', { name: `All stores in ${state}` }).click();
  await expect(page).toHaveURL(new RegExp(`#/stores\\?state=${state.replaceAll(' ', '(?:\\+|%20)')}$`));
});

test.describe('the strip of categories', () => {
  // Narrow enough that it does not fit.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await open(page, pathOf(wide));
    const room = await strip(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room, 'pixels that the strip can be moved').toBeGreaterThan(60);
  });

  async function middle(page: Page): Promise<{ x: number; y: number }> {
    await strip(page).scrollIntoViewIfNeeded();
    const box = await strip(page).boundingBox();
    if (!box) throw new Error('There is no strip.');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }

  test('moves 2 pixels for each pixel of the mouse [STORE-15]', async ({ page }) => {
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 10, y);
    await page.mouse.move(x - 25, y);
    expect(await scrolled(strip(page))).toBe(50);
    await page.mouse.move(x - 5, y);
    expect(await scrolled(strip(page))).toBe(10);
    await page.mouse.up();
  });

  test('moves 1.5 pixels for each pixel of a finger [STORE-15]', async ({ page, context }) => {
    const { x, y } = await middle(page);
    const wire: CDPSession = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      wire.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    await touch('touchMove', x - 10);
    await touch('touchMove', x - 30);
    await touch('touchMove', x - 40);
    await expect.poll(() => scrolled(strip(page))).toBe(60);
    await touch('touchEnd');
  });

  test('takes no click within 100 ms after a drag, and every one later [STORE-16]', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    const { x, y } = await middle(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const last = strip(page).getByRole('button').last();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y);
    await page.mouse.up();
    const press = () => last.evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(100);
    await press();
    await expect(last).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(1);
    await press();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  });
});

test('an address of no store says so [STORE-18, STORE-19]', async ({ page, request }) => {
  const answer = await request.get('/api/stores/no-such-store');
  expect(((await answer.json()) as { error: { message: string } }).error.message).toBe('Store not found');
  await open(page, '/store/no-such-store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store Not Found' })).toBeVisible();
  await expect(page.getByText("The store you're looking for doesn't exist.", { exact: true })).toBeVisible();
});
