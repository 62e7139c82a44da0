import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type RawBuilder, sql } from 'kysely';
import { priceWords } from '../../apps/web/src/features/filters/price-words.ts';
import { wordsOf } from '../../apps/web/src/lib/text/words-of.ts';
import type { Kobo } from '../../packages/domain/src/money/money.ts';
import { naira, open, readProducts } from '../support/catalogue.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { addFromCard, register } from '../support/shopper.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

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
/** From 1024 px it stands beside the list. */
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
const group = (page: Page, name: string) => panel(page).getByRole('group', { name });
const counted = (page: Page) => page.getByText(/^[\d,]+\+? products? available$/);

/** What is paid for a product. */
const paid = sql`case when discount_price > 0 and discount_price < price then discount_price else price end`;

/** What is such by the shop's own books. */
const productsThat = (such: RawBuilder<unknown>) =>
  sql<{ name: string; paid: number }>`
    select products.name, ${paid} as paid from products join categories on categories.id = products.category_id
    where ${such}
  `
    .execute(shop.db)
    .then(({ rows }) => rows);
const inFashion = (such: RawBuilder<unknown>) => productsThat(sql`categories.slug = 'fashion' and ${such}`);

type Kind = (typeof pages)[keyof typeof pages];
const { 'flash sales': flashSales, ...listings } = pages;

interface Facet {
  value: string;
  name: string;
  count: number;
}
interface Listing {
  items: { name: string; price: number; discountPrice?: number }[];
  total: number;
  facets: { highestPrice: number; prices: { to: Kobo | null }[] } & Record<
    'tags' | 'categories' | 'brands' | 'colors',
    Facet[]
  >;
}
const readListing = async (request: APIRequestContext, scope: string): Promise<Listing> =>
  (await (await request.get(`/api/products?${scope}`)).json()) as Listing;

const expectCounted = (page: Page, count: number) =>
  expect(counted(page)).toHaveText(`${count} product${count === 1 ? '' : 's'} available`);

/** A choice in the panel narrows the listing and is taken back; the panel closes and opens. */
async function expectPanel(page: Page, { filter }: Kind, { total, facets }: Listing): Promise<void> {
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
  const [choice] = filter === 'Tags' ? facets.tags : facets.categories;
  const option = group(page, filter).getByText(wordsOf(choice?.name ?? ''), { exact: true });
  await option.click();
  await expectCounted(page, choice?.count ?? 0);
  await option.click();
  await expectCounted(page, total);
  await filters(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'false');
  await filters(page).click();
  await expect(group(page, filter)).toBeVisible();
}

async function expectViews(page: Page): Promise<void> {
  await expect(page.locator('.product-grid')).toBeVisible();
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.locator('.product-list')).toBeVisible();
  await expect(page).toHaveURL(/view=list/);
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page.locator('.product-grid')).toBeVisible();
}

async function expectSorts(page: Page, { sorts }: Kind): Promise<void> {
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText(sorts);
  await expect(sort.getByRole('option', { name: sorts[0] ?? '', exact: true })).toHaveJSProperty('selected', true);
}

for (const [name, kind] of Object.entries(listings)) {
  test(`${name}: its title, how many products there are, and how they can be sorted [LIST-01, LIST-02, LIST-04]`, async ({
    page,
    request,
  }) => {
    const { items, total } = await readListing(request, kind.scope);
    await open(page, kind.path);
    await expect(page.getByRole('heading', { level: 1, name: kind.title })).toBeVisible();
    await expectCounted(page, total);
    await expect(names(page).first()).toHaveText(items[0]?.name ?? '');
    await expectSorts(page, kind);
  });

  test(`${name}: filters close and open, and products stand as a grid or as a list [LIST-03, LIST-05, LIST-17]`, async ({
    page,
    request,
  }) => {
    const listing = await readListing(request, kind.scope);
    await open(page, kind.path);
    await expectCounted(page, listing.total);
    await expectViews(page);
    await expectPanel(page, kind, listing);
  });
}

test('Trending, which spans all categories, is narrowed by them too [LIST-17]', async ({ page, request }) => {
  const listing = await readListing(request, pages.trending.scope);
  await open(page, pages.trending.path);
  await expectCounted(page, listing.total);
  await expectPanel(page, { ...pages.trending, filter: 'Categories' }, listing);
});

test('a list is one column at 1440 px, whose lines say who sells them, how they are described and that there are some [LIST-05, FLASH-06]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path, scope } of [pages.trending, flashSales]) {
    const lines = page.locator('.product-list').getByRole('article');
    await open(page, `${path}?view=list`);
    await expect(lines.nth(9)).toBeVisible();
    const boxes = await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ left }) => left)).size, `columns of ${path}`).toBe(1);
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((a, b) => a - b));

    const found = (await readProducts(request, scope)).filter(({ stock }) => stock > 20);
    const [{ id, storeName = '', excerpt = '', stock } = { id: '', stock: 0 }] = found;
    expect(excerpt.length).toBeGreaterThan(20);
    const line = lines.filter({ has: page.locator(`a[href="#/product/${id}"]`) });
    await expect(line.getByText(`Sold by ${storeName}`, { exact: true })).toBeVisible();
    await expect(line.getByText(excerpt, { exact: true })).toBeVisible();
    // Flash sales say how many, beside a bar.
    const left = path === flashSales.path ? `${stock} left` : 'In stock';
    await expect(line.getByText(left, { exact: true })).toBeVisible();
  }
});

test('Trending shows its prices in naira [LIST-18]', async ({ page }) => {
  await open(page, '/trending');
  await expect(names(page).nth(9)).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: /₦[\d,]+/ })).toHaveCount(await cards.count());
  await expect(cards.filter({ hasText: '$' })).toHaveCount(0);
});

/** Nothing costs so little. */
async function expectEmpty(page: Page, { path, empty }: Kind): Promise<void> {
  await open(page, path);
  const max = panel(page).getByLabel('Maximum (₦)');
  await max.fill('0');
  await max.press('Enter');
  await expect(page.getByText(empty, { exact: true })).toBeVisible();
  await expect(page.getByText(hint, { exact: true })).toBeVisible();
  await expect(names(page)).toHaveCount(0);
}

test('Trending and Fashion say in words of their own that nothing fits, and what to do [LIST-08, LIST-09, LIST-12]', async ({
  page,
}) => {
  await expectEmpty(page, pages.trending);
  await expectEmpty(page, pages.fashion);
});

test('so do Electronics and New Arrivals [LIST-10, LIST-11, G-16]', async ({ page }) => {
  await expectEmpty(page, pages.electronics);
  await expectEmpty(page, pages['new arrivals']);
});

test('Flash Sales holds discounted products alone, says when none fits, and sorts by the highest discount at first [FLASH-01, FLASH-05, G-15]', async ({
  page,
  request,
}) => {
  const { total } = await readListing(request, flashSales.scope);
  await open(page, flashSales.path);
  await expect(page.getByRole('heading', { level: 1, name: flashSales.title })).toBeVisible();
  await expectCounted(page, total);
  const legend = page.getByText('Bars show how much of the stock is left.', { exact: true });
  await expect(legend).toBeVisible();
  await expectSorts(page, flashSales);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(9)).toBeAttached();
  await expect(cards.filter({ has: page.locator('s') })).toHaveCount(await cards.count());
  const off = (await cards.getByText(/^−\d+%$/).allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(off.length).toBe(await cards.count());
  expect(off).toEqual(off.toSorted((a, b) => b - a));
  await expectEmpty(page, flashSales);
  await expect(legend).toHaveCount(0);
});

test('Flash Sales is filtered by category and by what is paid, and has two views [FLASH-03, FLASH-04, FLASH-06]', async ({
  page,
  request,
}) => {
  const listing = await readListing(request, flashSales.scope);
  await open(page, flashSales.path);
  await expectCounted(page, listing.total);
  await expectViews(page);
  await expectPanel(page, flashSales, listing);
  const [min, max] = [panel(page).getByLabel('Minimum (₦)'), panel(page).getByLabel('Maximum (₦)')];
  await expect(max).toHaveValue((listing.facets.highestPrice / 100).toLocaleString('en'));
  const { name, discountPrice: price = 0 } = listing.items[0] ?? { name: '' };
  for (const field of [min, max]) await field.fill(String(price / 100));
  await max.press('Enter');
  const such = await productsThat(sql`discount_price > 0 and discount_price < price and discount_price = ${price}`);
  await expectCounted(page, such.length);
  await expect(names(page).filter({ hasText: name })).toHaveCount(1);
  const prices = page.getByRole('main').getByRole('article').locator('.product-card-price');
  for (const each of await prices.all()) await expect(each).toContainText(naira(price));
});

test('a product is shown that has any of the chosen tags; a tag that is pressed again is not chosen any more [LIST-19, LIST-20]', async ({
  page,
  request,
}) => {
  const [one = '', two = ''] = (await readListing(request, pages.fashion.scope)).facets.tags.map(({ name }) => name);
  const having = async (...tags: string[]) => (await inFashion(sql`tags && ${tags}::text[]`)).length;
  await open(page, '/fashion');
  const press = (tag: string) => group(page, 'Tags').getByText(wordsOf(tag), { exact: true }).click();
  await press(one);
  await expectCounted(page, await having(one));
  await press(two);
  await expectCounted(page, await having(one, two));
  await press(one);
  await expectCounted(page, await having(two));
  await press(two);
  await expectCounted(page, (await inFashion(sql`true`)).length);
});

test('the price range spans all there is at first, and includes both its ends [LIST-22, LIST-24]', async ({ page }) => {
  const all = (await inFashion(sql`true`)).map(({ paid: price }) => price).toSorted((a, b) => a - b);
  await open(page, '/fashion');
  const [min, max] = [panel(page).getByLabel('Minimum (₦)'), panel(page).getByLabel('Maximum (₦)')];
  await expect(min).toHaveValue('0');
  await expect(max).toHaveValue(((all.at(-1) ?? 0) / 100).toLocaleString('en'));
  const [low = 0, high = 0] = [all[5], all[9]];
  await min.fill(String(low / 100));
  await max.fill(String(high / 100));
  await max.press('Enter');
  const within = await inFashion(sql`${paid} between ${low} and ${high}`);
  await expectCounted(page, within.length);
  await expect
    .poll(async () => (await names(page).allTextContents()).toSorted())
    .toEqual(within.map(({ name }) => name).toSorted());
});

test('a price range ends in its field as a person writes it, and keeps its whole end [LIST-22]', async ({
  page,
  request,
}) => {
  const { facets } = await readListing(request, pages.fashion.scope);
  const { to } = facets.prices[0] ?? { to: null };
  if (to === null || to % 100 !== 99) throw new Error('The first range does not end a kobo below the next.');
  await open(page, '/fashion');
  const [min, max] = [panel(page).getByLabel('Minimum (₦)'), panel(page).getByLabel('Maximum (₦)')];
  await panel(page)
    .getByRole('button')
    .filter({ hasText: priceWords(undefined, to) })
    .click();
  await expect(page).toHaveURL(new RegExp(`\\?max=${to / 100}$`));
  await expect(max).toHaveValue(Math.floor(to / 100).toLocaleString('en'));
  await expectCounted(page, (await inFashion(sql`${paid} <= ${to}`)).length);
  // What nobody typed in keeps what it stands for.
  await min.fill('1');
  await expect(page).toHaveURL(new RegExp(`\\?min=1&max=${to / 100}$`));
  await min.press('Enter');
  await expect(max).toHaveValue(Math.floor(to / 100).toLocaleString('en'));
  await expect(page).toHaveURL(new RegExp(`\\?min=1&max=${to / 100}$`));
});

test("'Clear all' takes back tags, sort and price [LIST-25, LIST-26, LIST-27]", async ({ page, request }) => {
  const all = await inFashion(sql`true`);
  const { facets } = await readListing(request, pages.fashion.scope);
  await open(page, '/fashion');
  await expectCounted(page, all.length);
  await expect(panel(page)).toBeVisible();
  const clear = panel(page).getByRole('button', { name: 'Clear all' });
  await expect(clear).toHaveCount(0);
  await open(page, `/fashion?sort=price-high&tags=${facets.tags[0]?.name}&min=1&max=90000`);
  await expect(filters(page)).toContainText('2');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-high');
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await clear.click();
  await expect(clear).toHaveCount(0);
  await expect(panel(page)).toBeFocused();
  await expect(page).toHaveURL(/#\/fashion$/);
  await expectCounted(page, all.length);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expect(panel(page).getByLabel('Minimum (₦)')).toHaveValue('0');
  const highest = Math.max(...all.map(({ paid: price }) => price));
  await expect(panel(page).getByLabel('Maximum (₦)')).toHaveValue((highest / 100).toLocaleString('en'));
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('what is chosen stands in the address, and outlives a reload and a visit elsewhere [LIST-22]', async ({
  page,
}) => {
  await open(page, '/fashion');
  const tags = group(page, 'Tags').locator('label');
  await tags.nth(0).click();
  await tags.nth(1).click();
  await page.getByLabel('Sort by').selectOption('price-high');
  const [min, max] = [panel(page).getByLabel('Minimum (₦)'), panel(page).getByLabel('Maximum (₦)')];
  await min.fill('5,000');
  await page.keyboard.press('Tab');
  await expect(max).toBeFocused();
  await max.fill('20000');
  await max.press('Enter');
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
});

test('amounts that make no range are refused with a word, whatever they are [LIST-22]', async ({ page }) => {
  await open(page, '/fashion');
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
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await filters(page).click();
  await expect(sheet.getByRole('group').first()).toHaveAccessibleName('Price');
  await expect(sheet.getByRole('group', { name: 'Brand' }).getByRole('checkbox')).toHaveCount(8);
  const min = sheet.getByLabel('Minimum (₦)');
  const clear = sheet.getByRole('button', { name: 'Clear all' });
  await min.pressSequentially('2');
  await min.fill('20,000');
  await expect(sheet.getByRole('button', { name: `Show ${total} products`, exact: true })).toBeVisible();
  await expect(min).toBeFocused();
  await expect(min).toHaveValue('20,000');

  await min.fill('lots');
  const before = await clear.boundingBox();
  // Pressed and let go of where it stood: the word of the error must not push it away in between.
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20);
  await page.mouse.down();
  await expect(sheet.getByRole('alert')).toHaveText('Please enter amounts in naira.');
  await page.mouse.up();
  await expect(min).toHaveValue('0');
  await expect(sheet.getByRole('alert')).toHaveText('');
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
  // Now, not at some time: a read that is given up says something else.
  expect(await page.getByText('No trending products found', { exact: true }).count()).toBe(0);
  expect(await names(page).count()).toBe(0);
  answer();
  await expect(names(page).first()).toBeVisible();
  await expect(counted(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await page.goto('/#/trending?max=0');
  await expect(page.getByText('No trending products found', { exact: true })).toBeVisible();
});

test('a card adds one of its first variant; a visitor goes to sign in; a failure is said and logged [LIST-13, LIST-14]', async ({
  page,
  request,
}) => {
  const [card] = (await readProducts(request, 'category=electronics&limit=20')).filter(({ stock }) => stock > 0);
  if (!card) throw new Error('There is nothing to buy.');
  const add = () => addFromCard(page.getByRole('article').filter({ hasText: card.name }));
  await open(page, '/electronics');
  await add();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to add items to your cart')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('oja.pending'));
  await page.reload();
  await register(page, 'Emeka');
  await open(page, '/electronics');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/cart/lines', (route) => route.fulfill({ status: 500, json: {} }));
  await add();
  await expect(page.getByText('Failed to add item to cart', { exact: true })).toBeVisible();
  expect(logged.join('\n')).toContain('Adding to the cart failed');
  await page.unroute('**/api/cart/lines');
  await add();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await open(page, '/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: card.name });
  await expect(line.getByRole('status')).toHaveText('1');
});

const tracks = (page: Page) =>
  page.locator('.product-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('the grid has 2 to 5 columns, by the width of the window [LIST-16]', async ({ page }) => {
  await open(page, '/trending');
  await expect(names(page).first()).toBeVisible();
  for (const [width, columns] of [
    [360, 2],
    [639, 2],
    [640, 3],
    [1024, 3],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tracks(page), `columns at ${width} px`).toBe(columns);
  }
  // Where the filters leave it the room.
  await filters(page).click();
  await expect.poll(() => tracks(page)).toBe(5);
});

test('each filter is narrowed by its own values and counted with the others, and is taken back from above the list [LIST-20, LIST-25]', async ({
  page,
  request,
}) => {
  const { facets } = await readListing(request, 'category=fashion');
  const [brand] = facets.brands;
  if (!brand) throw new Error('Nothing in Fashion has a brand.');
  await open(page, '/fashion');
  await group(page, 'Brand').getByText(brand.name, { exact: true }).click();
  await expectCounted(page, brand.count);
  await expect(page).toHaveURL(new RegExp(`brands=${encodeURIComponent(brand.value).replaceAll('%20', '\\+')}$`));
  // Another brand can still be added: its own kind does not count against it.
  await expect(group(page, 'Brand').getByRole('checkbox').nth(1)).toBeVisible();
  const narrowed = await readListing(request, `category=fashion&${new URLSearchParams({ brands: brand.value })}`);
  const [color] = narrowed.facets.colors;
  await group(page, 'Colour')
    .getByText(color?.name ?? '', { exact: true })
    .click();
  await expectCounted(page, color?.count ?? 0);

  const quick = page.getByRole('group', { name: 'Quick filters' });
  await quick.getByRole('button', { name: `Remove filter ${color?.name}` }).click();
  await expectCounted(page, brand.count);
  await expect(quick).toBeFocused();
  await quick.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/#\/fashion$/);
});

test('on a phone the sheet counts what is chosen, is closed by Back, and keeps the choice and the focus [LIST-03]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rated = await readListing(request, 'category=fashion&rating=4&inStock=true');
  await open(page, '/cart');
  await open(page, '/fashion');
  await filters(page).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('4 stars and up').click();
  await sheet.getByText('In stock').click();
  await expect(sheet.getByRole('button', { name: new RegExp(`^Show ${rated.total} product`) })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/#\/fashion\?rating=4&stock=in$/);
  await expectCounted(page, rated.total);
  await expect(filters(page)).toBeFocused();
  await filters(page).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/cart$/);
});

test('Back leads to the very spot of a list, five pages down', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await open(page, '/trending');
  for (const shown of [24, 48, 72, 96]) {
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown);
    await cards.nth(shown - 1).scrollIntoViewIfNeeded();
  }
  const card = cards.nth(96);
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  const name = await card.locator('.product-card-name').textContent();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));

  await page.reload();
  await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));
});
