import { expect, type Page, test } from '@playwright/test';
import { naira, open, readCategories, readProducts } from './support/catalogue.ts';

const names = (page: Page) => page.getByRole('main').locator('.product-card-name');

test('categories stand at the left, the subcategories of the chosen one at the right [CATS-01, CATS-02, CATS-03, CATS-04, CATS-05, G-29]', async ({
  page,
  request,
}) => {
  const categories = await readCategories(request);
  const [first, second] = categories;
  if (!first || !second) throw new Error('There are no categories.');
  await open(page, '/categories');
  const list = page.locator('.category-rail').getByRole('button');
  await expect(list).toHaveCount(categories.length);
  for (const [at, { name }] of categories.entries()) await expect(list.nth(at)).toContainText(name);
  await expect(list.last()).toContainText('Others');
  await expect(list.first()).toHaveAttribute('aria-pressed', 'true');

  const tiles = page.locator('.subcategory-tile');
  expect(first.subcategories.length).toBeGreaterThan(1);
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

test('a category lists its products and searches them by name [CAT-01, CAT-02, CAT-03, G-28]', async ({
  page,
  request,
}) => {
  const items = await readProducts(request, 'category=fashion&limit=24');
  await open(page, '/category/fashion');
  await expect(page.getByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible();
  await expect(names(page).first()).toHaveText(items[0]?.name ?? '');
  await expect(page.locator('.product-grid')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search in Fashion' });
  await search.fill('ANKARA');
  await expect(page).toHaveURL(/q=ANKARA/);
  await expect.poll(async () => (await names(page).allTextContents()).every((name) => /ankara/i.test(name))).toBe(true);
  expect(await names(page).count()).toBeGreaterThan(0);
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

test('a subcategory lists its products with first picture, name and price in naira, and leads back [SUB-01, SUB-02, SUB-03, SUB-04, SUB-05, SUB-06, READ-05]', async ({
  page,
  request,
}) => {
  const fashion = (await readCategories(request)).find(({ slug }) => slug === 'fashion');
  const [subcategory] = fashion?.subcategories ?? [];
  if (!fashion || !subcategory) throw new Error('Fashion has no subcategories.');
  const query = `category=fashion&subcategory=${subcategory.slug}&limit=24`;
  const items = await readProducts(request, query);
  await open(page, `/category/${encodeURIComponent(fashion.name)}/${encodeURIComponent(subcategory.name)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(fashion.name);
  await expect(heading).toContainText(subcategory.name);
  expect(items.length).toBeGreaterThan(1);
  await expect(names(page)).toHaveText(items.map(({ name }) => name));
  for (const [at, { id, image, price, discountPrice }] of items.entries()) {
    const card = page.getByRole('main').getByRole('article').nth(at);
    await expect(card.getByRole('link').first()).toHaveAttribute('href', `#/product/${id}`);
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`/media/${image?.key}-`));
    await expect(card).not.toContainText('$');
    if (discountPrice !== undefined) await expect(card.locator('s')).toHaveText(naira(price));
    else await expect(card.locator('s')).toHaveCount(0);
    const [whole = ''] = naira(discountPrice ?? price).split('.');
    await expect(card).toContainText(whole);
  }
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL(/#\/categories$/);
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
  test(`${path} is sorted and filtered like the listing pages, and keeps it in its address [CAT-01, SUB-01]`, async ({
    page,
    request,
  }) => {
    const inOrder = async (query: string) =>
      (await readProducts(request, `${scope}&limit=24&${query}`)).map(({ name }) => name);
    expect((await inOrder('')).length).toBeGreaterThan(1);
    await open(page, path);
    await expect(names(page)).toHaveText(await inOrder(''));
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
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('region', { name: 'Filters' });
    await panel.getByLabel('Maximum (₦)').fill('25000');
    await expect(page).toHaveURL(/max=25000/);
    const cheap = await inOrder('sort=name&maxPrice=2500000');
    expect(cheap.length).toBeGreaterThan(0);
    await expect(names(page)).toHaveText(cheap);
    await page.reload();
    await expect(names(page)).toHaveText(cheap);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await panel.getByLabel('Maximum (₦)').fill('0');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names(page)).toHaveText(await inOrder(''));
  });
}
