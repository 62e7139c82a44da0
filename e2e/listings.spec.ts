import { expect, type Page, test } from '@playwright/test';
import { wordsOf } from '../apps/web/src/lib/words-of.ts';
import { open, readProducts } from './support/catalogue.ts';
import { register } from './support/shopper.ts';

const hint = 'Try adjusting your filters or come back later.';
const withoutPopularity = ['Newest', 'Price: low to high', 'Price: high to low', 'Highest discount', 'Name'];
const pages = {
  trending: {
    path: '/trending',
    title: 'Trending',
    empty: 'No trending products found',
    sorts: ['Popularity', ...withoutPopularity],
    scope: 'collection=trending',
    filter: 'Tags',
  },
  fashion: {
    path: '/fashion',
    title: 'Fashion',
    empty: 'No fashion products found',
    sorts: withoutPopularity,
    scope: 'category=fashion',
    filter: 'Tags',
  },
  electronics: {
    path: '/electronics',
    title: 'Electronics',
    empty: 'No electronics products found',
    sorts: withoutPopularity,
    scope: 'category=electronics',
    filter: 'Tags',
  },
  'new arrivals': {
    path: '/new-arrivals',
    title: 'New Arrivals',
    empty: 'No new products found',
    sorts: withoutPopularity,
    scope: 'collection=new-arrivals',
    filter: 'Categories',
  },
  'flash sales': {
    path: '/flash-sales',
    title: 'Flash Sales',
    empty: 'No flash sales found',
    sorts: ['Highest discount', 'Price: low to high', 'Price: high to low', 'Newest', 'Name'],
    scope: 'collection=flash-sales',
    filter: 'Categories',
  },
};

const names = (page: Page) => page.getByRole('main').locator('.product-card-name');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
const counted = (page: Page) => page.getByText(/^\d+ products? available$/);

for (const [name, { path, title, empty, sorts, scope, filter }] of Object.entries(pages)) {
  test(`${name}: title, count, filters, sorts, views, and what it says when nothing fits [LIST-01, LIST-02, LIST-03, LIST-04, LIST-05, LIST-07, LIST-08, LIST-09, LIST-10, LIST-11, LIST-12, LIST-17, LIST-18, FLASH-01, FLASH-03, FLASH-04, FLASH-05, FLASH-06, G-15, G-16]`, async ({
    page,
    request,
  }) => {
    const { items, total, facets } = (await (await request.get(`/api/products?${scope}`)).json()) as {
      items: { name: string }[];
      total: number;
      facets: { highestPrice: number; tags: { name: string }[]; categories: { name: string }[] };
    };
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(counted(page)).toHaveText(`${total} products available`);
    await expect(names(page).first()).toHaveText(items[0]?.name ?? '');
    await expect(page.getByRole('article').first()).toContainText('₦');

    const sort = page.getByLabel('Sort by');
    await expect(sort.getByRole('option')).toHaveText(sorts);
    await expect(sort.getByRole('option', { name: sorts[0] ?? '', exact: true })).toHaveJSProperty('selected', true);

    await expect(page.locator('.product-grid')).toBeVisible();
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.locator('.product-list')).toBeVisible();
    await expect(page).toHaveURL(/view=list/);
    await page.getByRole('button', { name: 'Grid view' }).click();
    await expect(page.locator('.product-grid')).toBeVisible();

    await expect(panel(page)).toHaveCount(0);
    await filters(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
    const choices = panel(page).getByRole('group', { name: filter });
    const [choice = ''] = (filter === 'Tags' ? facets.tags : facets.categories).map((facet) => wordsOf(facet.name));
    await choices.getByRole('button', { name: choice, exact: true }).click();
    await expect(counted(page)).not.toHaveText(`${total} products available`);
    await choices.getByRole('button', { name: choice, exact: true }).click();
    await expect(counted(page)).toHaveText(`${total} products available`);

    const max = panel(page).getByLabel('Maximum (₦)');
    await expect(max).toHaveValue(String(facets.highestPrice / 100));
    await max.fill('0');
    await max.press('Enter');
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
    await expect(names(page)).toHaveCount(0);
    await filters(page).click();
    await expect(panel(page)).toHaveCount(0);
  });
}

test("what is chosen stands in the address, outlives a reload and a visit elsewhere, and 'Clear all' takes it back [LIST-19, LIST-20, LIST-22, LIST-24, LIST-25, LIST-26, LIST-27]", async ({
  page,
}) => {
  await open(page, '/fashion');
  await filters(page).click();
  const tags = panel(page).getByRole('group', { name: 'Tags' }).getByRole('button');
  const all = await counted(page).textContent();
  const [first, second] = [tags.nth(0), tags.nth(1)];
  await first.click();
  await expect(counted(page)).not.toHaveText(all ?? '');
  const one = Number(/\d+/.exec((await counted(page).textContent()) ?? '')?.[0]);
  await second.click();
  await expect
    .poll(async () => Number(/\d+/.exec((await counted(page).textContent()) ?? '')?.[0]))
    .toBeGreaterThan(one);
  await page.getByLabel('Sort by').selectOption('price-high');
  const [min, max] = [panel(page).getByLabel('Minimum (₦)'), panel(page).getByLabel('Maximum (₦)')];
  const highest = await max.inputValue();
  await min.fill('5,000');
  await page.keyboard.press('Tab');
  await expect(max).toBeFocused();
  await max.fill('20000');
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/sort=price-high&tags=.*&min=5000&max=20000/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const shown = await names(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);

  await page.reload();
  await expect(names(page)).toHaveText(shown);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/product\//);
  await page.goBack();
  await expect(names(page)).toHaveText(shown);
  await expect(filters(page)).toContainText('3');

  await filters(page).click();
  await panel(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/#\/fashion$/);
  await expect(counted(page)).toHaveText(all ?? '');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expect(panel(page).getByLabel('Minimum (₦)')).toHaveValue('0');
  await expect(panel(page).getByLabel('Maximum (₦)')).toHaveValue(highest);
  await expect(panel(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('amounts that make no range are refused with a word, whatever they are [LIST-22]', async ({ page }) => {
  await open(page, '/fashion');
  await filters(page).click();
  await expect(counted(page)).toBeVisible();
  const all = (await counted(page).textContent()) ?? '';
  const [min, max] = [panel(page).getByLabel('Minimum (₦)'), panel(page).getByLabel('Maximum (₦)')];
  const alert = panel(page).getByRole('alert');
  for (const [low, high, text] of [
    ['500', '20', 'The minimum is above the maximum.'],
    ['NaN', '20', 'Please enter amounts in naira.'],
    ['-1', '20', 'Please enter amounts in naira.'],
    ['0', '1e9', 'Please enter amounts in naira.'],
    ['0', '9'.repeat(40), 'Please enter amounts in naira.'],
    ['0', '<script>', 'Please enter amounts in naira.'],
  ] as const) {
    await min.fill(low);
    await max.fill(high);
    await max.press('Enter');
    await expect(alert).toHaveText(text);
    await expect(counted(page)).toHaveText(all);
  }
  await open(page, '/fashion?min=900&max=100&sort=nonsense&tags=%25%27&view=tiles');
  await expect(page.getByText('No fashion products found', { exact: true })).toBeVisible();
});

test('on a phone the price stands first among the filters, counts while it is typed, and is taken back by one tap [LIST-22, LIST-27]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { total } = await (await request.get('/api/products?category=fashion&minPrice=2000000')).json();
  await open(page, '/fashion');
  await filters(page).click();
  await expect(panel(page).getByRole('group').first()).toHaveAccessibleName('Price');
  await expect(panel(page).getByRole('button', { name: 'Aso oke' })).toBeVisible();
  const min = panel(page).getByLabel('Minimum (₦)');
  const clear = panel(page).getByRole('button', { name: 'Clear all' });
  await min.pressSequentially('2');
  await min.fill('20,000');
  await expect(panel(page).getByRole('button', { name: `Show ${total} products`, exact: true })).toBeVisible();
  await expect(min).toBeFocused();
  await expect(min).toHaveValue('20,000');

  await min.fill('lots');
  await clear.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await clear.boundingBox();
  // Pressed and let go of where it stood: the word of the error must not push it away in between.
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20);
  await page.mouse.down();
  await expect(panel(page).getByRole('alert')).toHaveText('Please enter amounts in naira.');
  await page.mouse.up();
  await expect(min).toHaveValue('0');
  await expect(panel(page).getByRole('alert')).toHaveText('');
  await expect(page).toHaveURL(/#\/fashion$/);
});

test('a spinner shows while products are on their way [LIST-06, LIST-07]', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#/trending');
  // The page itself is there: what is waited for are its products.
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await expect(page.getByText('No trending products found', { exact: true })).toHaveCount(0);
  await expect(names(page)).toHaveCount(0);
  answer();
  await expect(names(page).first()).toBeVisible();
  await expect(counted(page)).toBeVisible();
});

test('a card adds one of its first variant; a visitor goes to sign in; a failure is said and logged [LIST-13, LIST-14]', async ({
  page,
  request,
}) => {
  const [card] = (await readProducts(request, 'category=electronics&limit=20')).filter(({ stock }) => stock > 0);
  if (!card) throw new Error('There is nothing to buy.');
  const add = page.getByRole('article').filter({ hasText: card.name }).getByRole('button', { name: 'Add to Cart' });
  await open(page, '/electronics');
  await add.click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to add items to your cart')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('oja.pending'));
  await page.reload();
  await register(page, 'Emeka');
  await open(page, '/electronics');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/cart/lines', (route) => route.fulfill({ status: 500, json: {} }));
  await add.click();
  await expect(page.getByText('Failed to add item to cart', { exact: true })).toBeVisible();
  expect(logged.join('\n')).toContain('Adding to the cart failed');
  await page.unroute('**/api/cart/lines');
  await add.click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await open(page, '/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: card.name });
  await expect(line.getByRole('status')).toHaveText('1');
});

test('the grid has 2 to 5 columns, by the width of the window [LIST-16]', async ({ page }) => {
  await open(page, '/trending');
  await expect(names(page).first()).toBeVisible();
  for (const [width, columns] of [
    [360, 2],
    [639, 2],
    [640, 3],
    [1024, 4],
    [1280, 5],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await page
      .locator('.product-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(tracks, `columns at ${width} px`).toBe(columns);
  }
});
