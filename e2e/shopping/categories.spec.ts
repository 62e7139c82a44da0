import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { naira, open, readCategories, readProductPage, readProducts } from '../support/catalogue.ts';
import { triesNothingByItself } from '../support/faults.ts';

const names = (page: Page) => page.getByRole('main').locator('.product-card-name');

const rail = (page: Page) => page.locator('.category-rail').getByRole('button');

test('categories stand by name, Others last, and the first is chosen [CATS-01, CATS-05, G-29]', async ({
  page,
  request,
}) => {
  const names = (await readCategories(request)).map(({ name }) => name).filter((name) => name !== 'Others');
  const sorted = [...names.toSorted((a, b) => a.localeCompare(b, 'en')), 'Others'];
  await open(page, '/categories');
  await expect(rail(page)).toHaveText(sorted.map((name) => new RegExp(`^${name}`)));
  await expect(rail(page).and(page.locator('[aria-pressed=true]'))).toHaveText(new RegExp(`^${sorted[0]}`));
});

test('beside the categories stand the subcategories of the chosen one, with picture and name, and lead to their products [CATS-02, CATS-03, CATS-04]', async ({
  page,
  request,
}) => {
  const [first, second] = await readCategories(request);
  if (!first || !second) throw new Error('There are no categories.');
  await open(page, '/categories');
  const list = rail(page);
  const tiles = page.locator('.subcategory-tile');
  expect(first.subcategories.length).toBeGreaterThan(1);
  await expect(tiles).toHaveCount(first.subcategories.length);
  for (const { name, image } of first.subcategories) {
    const tile = tiles.filter({ hasText: name });
    await expect(tile).toBeVisible();
    if (!image) throw new Error(`${name} has no picture in the demo.`);
    await expect(tile.locator('img')).toHaveAttribute('src', new RegExp(`/media/${image.key}-`));
  }
  const [left, right] = [await list.first().boundingBox(), await tiles.first().boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

  await list.nth(1).click();
  await expect(list.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const chosen = second.subcategories[0]?.name ?? '';
  await tiles.filter({ hasText: chosen }).click();
  await expect(page).toHaveURL(
    new RegExp(`#/category/${[second.name, chosen].map((part) => encodeURIComponent(part)).join('/')}$`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen);
  await page.goBack();
  await expect(list.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('below its subcategories stands what sells best of a category, and says when it does not come [CATS-07]', async ({
  page,
  request,
}) => {
  const [, second] = await readCategories(request);
  if (!second) throw new Error('There are no categories.');
  const best = await readProducts(request, `category=${second.slug}&sort=popularity&inStock=true&limit=8`);
  await open(page, '/categories');
  await rail(page).nth(1).click();
  const popular = page.getByRole('main').getByRole('region', { name: `Popular in ${second.name}` });
  await popular.scrollIntoViewIfNeeded();
  await expect(popular.locator('.product-card-name')).toHaveText(best.map(({ name }) => name));

  await triesNothingByItself(page);
  await page.route('**/api/products?*', (route) => route.abort());
  await rail(page).nth(2).click();
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to fetch products' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/products?*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('main').locator('.product-card-name').first()).toBeVisible();
});

test('a phone fetches no goods with the categories [CATS-07]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/categories');
  await expect(page.locator('.subcategory-tile').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })).toBeVisible();
  expect(asked.filter((path) => path === '/api/products')).toEqual([]);
});

test('a category searches its products by name, and says when it finds none [CAT-02, CAT-03, G-28]', async ({
  page,
  request,
}) => {
  await open(page, '/category/fashion');
  await expect(page.getByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search in Fashion' });
  await expect(names(page).first()).toBeVisible();
  await search.fill('ANKARA');
  await expect(page).toHaveURL(/q=ANKARA/);
  const found = async () => {
    const all = await names(page).allTextContents();
    return all.length > 0 && all.every((name) => /ankara/i.test(name));
  };
  await expect.poll(found).toBe(true);
  const percent = (await readProducts(request, 'category=fashion&q=%25&limit=24')).map(({ name }) => name);
  await search.fill('%');
  await expect(names(page)).toHaveText(percent);
  for (const name of percent) expect(name).toContain('%');
  for (const nothing of ['_', '\\', '<script>', "' or 1=1"]) {
    await search.fill(nothing);
    await expect(page.getByText('No products found in this category.', { exact: true })).toBeVisible();
  }
});

test('an address of no category says that there is none, and does not call it empty [CAT-03, SUB-07]', async ({
  page,
}) => {
  for (const nowhere of ['no-such-category', '%00', 'fashion/no-such-subcategory']) {
    await open(page, `/category/${nowhere}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
    await expect(page.getByText("The category you're looking for doesn't exist.", { exact: true })).toBeVisible();
    await expect(page.getByText(/^No products/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'All categories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  }
});

/** Opens Fashion's first subcategory; answers what the shop has there. */
async function openSubcategory(page: Page, request: APIRequestContext) {
  const fashion = (await readCategories(request)).find(({ slug }) => slug === 'fashion');
  const [subcategory] = fashion?.subcategories ?? [];
  if (!fashion || !subcategory) throw new Error('Fashion has no subcategories.');
  const items = await readProducts(request, `category=fashion&subcategory=${subcategory.slug}&limit=24`);
  await open(page, `/category/${encodeURIComponent(fashion.name)}/${encodeURIComponent(subcategory.name)}`);
  return { fashion, subcategory, items };
}

const card = (page: Page, at: number) => page.getByRole('main').getByRole('article').nth(at);

test('a subcategory shows its products as a grid, each with its first picture and name, and leads to each [SUB-03, SUB-04, READ-05]', async ({
  page,
  request,
}) => {
  const { items } = await openSubcategory(page, request);
  await expect(page.getByRole('main').locator('.product-grid')).toBeVisible();
  await expect(names(page)).toHaveText(items.map(({ name }) => name));
  for (const [at, { id }] of items.entries()) {
    const { product } = await readProductPage(request, id);
    expect([product.category, product.subcategory].join().toLowerCase()).toMatch(/^fashion,./);
    await expect(card(page, at).getByRole('link').first()).toHaveAttribute('href', `#/product/${id}`);
    await expect(card(page, at).locator('.product-card-picture')).toHaveAttribute(
      'src',
      new RegExp(`/media/${product.images[0]?.key}-`),
    );
  }
});

test('prices of a subcategory are in naira: the discount price before the old one, which is struck through, else the price [SUB-05, SUB-06]', async ({
  page,
  request,
}) => {
  const { items } = await openSubcategory(page, request);
  expect(new Set(items.map(({ discountPrice }) => discountPrice === undefined)).size).toBe(2);
  for (const [at, { price, discountPrice }] of items.entries()) {
    await expect(card(page, at)).not.toContainText('$');
    if (discountPrice !== undefined) await expect(card(page, at).locator('s')).toHaveText(naira(price));
    else await expect(card(page, at).locator('s')).toHaveCount(0);
    const [whole = ''] = naira(discountPrice ?? price).split('.');
    await expect(card(page, at).locator('.product-card-price .display')).toContainText(whole);
  }
});

test('a subcategory names itself and its category, and leads back [SUB-01, SUB-02]', async ({ page, request }) => {
  const { fashion, subcategory } = await openSubcategory(page, request);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(fashion.name);
  await expect(heading).toContainText(subcategory.name);
  await expect(heading.getByRole('link', { name: fashion.name })).toHaveAttribute('href', /^#\/category\/Fashion$/i);
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL(/#\/categories$/);
});

test('below its goods a subcategory leads on to the others of its category', async ({ page, request }) => {
  const { fashion } = await openSubcategory(page, request);
  const [, ...others] = fashion.subcategories;
  expect(others.length).toBeGreaterThan(0);
  const more = page.getByRole('navigation', { name: `More in ${fashion.name}` });
  await expect(more.getByRole('link')).toHaveText(others.map(({ name }) => name));
  await more.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(others[0]?.name ?? '');
});

test('a subcategory without products says so [SUB-07]', async ({ page }) => {
  await page.route('**/api/products?*', async (route) => {
    const listing = await (await route.fetch()).json();
    await route.fulfill({ json: { ...listing, items: [], total: 0, nextCursor: null } });
  });
  await open(page, '/category/Fashion/Dresses');
  await expect(page.getByText('No products available in this subcategory.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Categories' })).toBeVisible();
});

for (const { path, title, scope } of [
  { path: '/category/fashion', title: 'Fashion', scope: 'category=fashion' },
  { path: '/category/Fashion/Shoes', title: 'Shoes', scope: 'category=fashion&subcategory=shoes' },
]) {
  test(`${path} is sorted and filtered like the listing pages, and keeps it in its address [CAT-01, SUB-03]`, async ({
    page,
    request,
  }) => {
    const inOrder = async (query: string) =>
      (await readProducts(request, `${scope}&limit=24&${query}`)).map(({ name }) => name);
    expect((await inOrder('')).length).toBeGreaterThan(1);
    await open(page, path);
    await expect(page.getByRole('main').locator('.product-grid')).toBeVisible();
    await expect(names(page)).toHaveText(await inOrder(''));
    for (const link of await page.getByRole('main').getByRole('article').getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^#\/product\//);
    const sort = page.getByLabel('Sort by');
    for (const [label, value] of [
      ['Price: low to high', 'price-low'],
      ['Price: high to low', 'price-high'],
      ['Highest rating', 'rating'],
      ['Popularity', 'popularity'],
      ['Highest discount', 'discount'],
      ['Name', 'name'],
    ] as const) {
      await sort.selectOption(label);
      await expect(page).toHaveURL(new RegExp(`sort=${value}`));
      await expect(names(page)).toHaveText(await inOrder(`sort=${value}`));
    }
    const panel = page.getByRole('region', { name: 'Filters' });
    await panel.getByLabel('Maximum (₦)').fill('25000');
    await expect(page).toHaveURL(/max=25000/);
    const cheap = await inOrder('sort=name&maxPrice=2500000');
    expect(cheap.length).toBeGreaterThan(0);
    await expect(names(page)).toHaveText(cheap);
    await page.reload();
    await expect(names(page)).toHaveText(cheap);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await panel.getByLabel('Maximum (₦)').fill('0');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names(page)).toHaveText(await inOrder(''));
    // Its button is gone; whoever goes on by keyboard goes on with the list.
    await expect(page.locator(':focus').locator('.product-grid')).toBeVisible();
  });
}
