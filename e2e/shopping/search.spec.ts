import { expect, type Page, test } from '@playwright/test';
import { readCategories } from '../support/catalogue.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { offer, openShopDatabase } from '../support/shop-database.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inMain = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);

async function search(page: Page, q: string): Promise<void> {
  await page.goto(`/#/search?${new URLSearchParams({ q })}`);
  await expect(heading(page)).toHaveText(`Search Results for ${q}`);
}

test('suggestions are asked for 300 ms after the last key, and say when they load [SRCH-01, SRCH-02, SRCH-03]', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/suggestions?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    await held;
    await route.continue();
  });
  await page.goto('/#/cart');
  await expect(heading(page)).toBeVisible();
  await box(page).pressSequentially('an');
  await expect(page.getByText('Loading suggestions...')).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  await box(page).press('k');
  await page.clock.runFor(299);
  await box(page).press('a');
  await page.clock.runFor(299);
  const askedNow = () => asked.filter((q) => q.startsWith('ank'));
  expect(askedNow()).toEqual([]);
  const request = page.waitForRequest('**/api/suggestions?q=ank*');
  await page.clock.runFor(1);
  await request;
  await expect.poll(askedNow).toEqual(['anka']);
  await expect(page.getByText('Loading suggestions...')).toBeVisible();
  answer();
  await page.clock.resume();
  await expect(list(page).getByRole('option').first()).toContainText(/anka/i);
  await expect(page.getByText('Loading suggestions...')).toHaveCount(0);
});

test('where there are no suggestions, it says so [SRCH-04]', async ({ page }) => {
  await page.goto('/#/cart');
  await box(page).fill('zzzzzz');
  await expect(page.getByText('No suggestions found', { exact: true })).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveText(['Search for “zzzzzz”']);
});

test('suggestions stand by kind, at most five of each, and lead to product, category and store [SRCH-01, SRCH-05, SRCH-06]', async ({
  page,
}) => {
  await page.goto('/#/cart');
  const group = (name: string) => list(page).getByRole('group', { name });
  // One letter begins too many products to say anything.
  for (const [kind, typed, address] of [
    ['Products', 'an', /#\/product\/[0-9a-f-]{36}$/],
    ['Categories', 'a', /#\/category\/[a-z-]+$/],
    ['Stores', 'a', /#\/store\/[a-z0-9-]+$/],
  ] as const) {
    await box(page).fill('');
    await box(page).fill(typed);
    await expect(group(kind).getByRole('option')).toHaveCount(5);
    const option = group(kind).getByRole('option').first();
    const name = (await option.locator('.suggestion-name').textContent()) ?? '';
    await option.click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(name);
    await expect(list(page)).toHaveCount(0);
  }
});

test('the suggestions work by keyboard alone', async ({ page }) => {
  await page.goto('/#/cart');
  await box(page).focus();
  await page.keyboard.type('fashion');
  const options = list(page).getByRole('option');
  const expectThere = async () => {
    await expect(options.first()).toBeVisible();
    await expect(page.getByText('Loading suggestions...')).toHaveCount(0);
  };
  await expectThere();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('fashion');
  await page.keyboard.press('ArrowDown');
  await expectThere();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const chosen = list(page).getByRole('option', { selected: true });
  while ((await chosen.locator('.suggestion-name').count()) === 0) await page.keyboard.press('ArrowDown');
  const name = (await chosen.locator('.suggestion-name').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();

  await box(page).focus();
  await page.keyboard.type('fashion');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
});

test('submitting goes to the search page; a blank text goes nowhere [SRCH-08, SRCH-09]', async ({ page }) => {
  await page.goto('/#/cart');
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/#\/cart$/);
  await box(page).fill('  ankara  ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/#\/search\?q=ankara$/);
  await expect(heading(page)).toHaveText('Search Results for ankara');
  await expect(box(page)).toHaveValue('ankara');
  await page.goBack();
  await expect(page).toHaveURL(/#\/cart$/);
  await expect(box(page)).toHaveValue('');
});

test('results stand in three groups with their true counts, at most 50 shown [SRCH-10, SRCH-11, SRCH-15]', async ({
  page,
  request,
}) => {
  // Goods that others offer move the counts meanwhile: then it looks again.
  await expect(async () => {
    const found = await (await request.get('/api/search?q=a')).json();
    expect(found.products.count).toBeGreaterThan(50);
    await page.goto('about:blank');
    await search(page, 'A');
    const soon = { timeout: 5000 };
    for (const [title, { count, items }] of [
      ['Products', found.products],
      ['Categories', found.categories],
      ['Stores', found.stores],
    ] as const) {
      const group = page.getByRole('region', { name: title });
      await expect(group.getByRole('heading', { level: 2 })).toHaveText(`${title} (${count})`, soon);
      await expect(
        group
          .getByRole('heading', { level: 2 })
          .locator('xpath=..')
          .getByRole('listitem')
          .or(group.getByRole('article'))
          .first(),
      ).toBeVisible(soon);
      if (count > items.length)
        await expect(group).toContainText(`The best ${items.length} of ${count} are shown.`, soon);
    }
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('article')).toHaveCount(50, soon);
  }).toPass();
});

test('a store and a category that are found lead to their pages, by slug [SRCH-16, SRCH-17]', async ({ page }) => {
  await search(page, 'Aba Leather');
  const store = page
    .getByRole('region', { name: 'Stores' })
    .getByRole('article')
    .filter({ hasText: 'Aba Leather Works' });
  const visit = store.getByRole('link', { name: 'Visit Store' });
  await expect(visit).toHaveAttribute('href', '#/store/aba-leather-works');
  await visit.click();
  await expect(heading(page)).toHaveText('Aba Leather Works');

  await search(page, 'stationery');
  const category = page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: /Stationery/ });
  await expect(category).toHaveAttribute('href', '#/category/books-stationery');
  await category.click();
  await expect(heading(page)).toHaveText(/^Books/);
});

test('the products of a search are sorted and narrowed by price, and the address keeps both [SRCH-10, SRCH-11]', async ({
  page,
  request,
}) => {
  const found = async (query: string) => (await (await request.get(`/api/search?q=ankara${query}`)).json()).products;
  const group = page.getByRole('region', { name: 'Products' });
  const names = group.locator('.product-card-name');
  const expectFound = async (query: string) => {
    const { count, items } = await found(query);
    await expect(names).toHaveText(items.map(({ name }: { name: string }) => name));
    await expect(group.getByRole('heading', { level: 2 })).toHaveText(`Products (${count})`);
  };
  await search(page, 'ankara');
  await expectFound('');
  const sort = group.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText([
    'Best match',
    'Popularity',
    'Price: low to high',
    'Price: high to low',
    'Highest rating',
    'Newest',
  ]);
  for (const value of ['popularity', 'price-low', 'price-high', 'rating', 'newest']) {
    await sort.selectOption(value);
    await expectFound(`&sort=${value}`);
  }
  await sort.selectOption('price-low');
  const panel = group.getByRole('region', { name: 'Filters' });
  const max = panel.getByLabel('Maximum (₦)');
  await expect(max).toHaveValue(((await found('')).facets.highestPrice / 100).toLocaleString('en'));
  await max.fill('15000');
  await expect(page).toHaveURL(/#\/search\?q=ankara&sort=price-low&max=15000$/);
  await expectFound('&sort=price-low&maxPrice=1500000');
  await names.first().click();
  await expect(page).toHaveURL(/#\/product\//);
  await page.goBack();
  await expectFound('&sort=price-low&maxPrice=1500000');
  await page.reload();
  await expectFound('&sort=price-low&maxPrice=1500000');

  await max.fill('0');
  await expect(group.getByText('No products found', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/#\/search\?q=ankara$/);
  await expectFound('');
});

test('a search for phone shows phones before saxophones, as do its suggestions [C-28]', async ({ page }) => {
  await search(page, 'phone');
  const names = page.getByRole('region', { name: 'Products' }).locator('.product-card-name');
  await expect(names.first()).toContainText(/\bphone/i);
  const found = await names.allTextContents();
  const at = (name: RegExp) => found.findIndex((text) => name.test(text));
  expect(at(/smartphone/i)).toBeGreaterThanOrEqual(0);
  expect(at(/smartphone/i)).toBeLessThan(at(/saxophone/i));
  await box(page).fill('phone ');
  await expect(list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(
    /\bphone/i,
  );
});

test('few matches and what only mentions the text fill their rows together [SRCH-10]', async ({ page }) => {
  const shop = await openShopDatabase();
  // A word that nobody else's goods have.
  const word = `z${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}oq`;
  const named = [
    await offer(shop.db, { name: `Test ${word} lantern` }),
    await offer(shop.db, { name: `${word} stool` }),
  ];
  const mentioning = await offer(shop.db, { description: `Stands well beside a ${word}.` });
  await shop.close();
  await page.setViewportSize({ width: 1440, height: 900 });
  await search(page, word);
  const grid = page.getByRole('region', { name: 'Products' }).locator('.product-grid');
  await expect(grid).toHaveCount(1);
  await expect(grid.locator('.product-card-name')).toHaveCount(3);
  await expect(grid.locator('.product-card-name').last()).toHaveText(mentioning.name);
  for (const { name } of named) await expect(grid.getByText(name, { exact: true })).toBeVisible();
});

test('an empty query shows nothing [SRCH-12]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()));
  for (const address of ['#/search', '#/search?q=', '#/search?q=%20%20']) {
    await page.goto(`/${address}`);
    await expect(heading(page)).toHaveText('Search');
    expect((await page.getByRole('main').innerText()).trim()).toBe('Search');
  }
  expect(asked).toEqual([]);
});

test('no results says so and what to try [SRCH-13, SRCH-14]', async ({ page, request }) => {
  await search(page, 'zzzzzz');
  await expect(inMain(page, 'No results found for zzzzzz')).toBeVisible();
  await expect(inMain(page, 'Try different keywords or check your spelling')).toBeVisible();
  const categories = page.getByRole('main').getByRole('region', { name: 'Categories' });
  const withGoods = (await readCategories(request)).filter(({ productCount }) => productCount > 0);
  await expect(categories.getByRole('link')).toHaveText(withGoods.map(({ name }) => name));
  await categories.getByRole('link', { name: 'Fashion', exact: true }).click();
  await expect(heading(page)).toHaveText('Fashion');
});

const hostile = {
  'per cent': '%',
  underscore: '_',
  backslash: '\\',
  'double quotes': '"ankara"',
  'single quote': "'; drop table products; --",
  emoji: '🧺👟',
  'right to left': '\u202Eankara',
  markup: '<script>alert(1)</script>',
  'long word': 'x'.repeat(200),
};

for (const [name, q] of Object.entries(hostile)) {
  test(`a search for ${name} looks for just that [SRCH-13, SRCH-15]`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto('/#/cart');
    await box(page).fill(q);
    await expect(page.getByText('Loading suggestions...')).toHaveCount(0);
    await box(page).press('Enter');
    await expect(heading(page)).toHaveText(`Search Results for ${q}`);
    await expect(inMain(page, 'Loading')).toHaveCount(0);
    const found = inMain(page, /^No results found for/).or(page.getByRole('main').getByRole('article').first());
    await expect(found).toBeVisible();
    const names = await page.getByRole('main').getByRole('article').locator('.product-card-name').allTextContents();
    // None of the names that a pattern in place of a text would find.
    expect(names.length, 'found').toBeLessThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}

test('an address with a query that decodes badly is still searched for [SRCH-13]', async ({ page }) => {
  await page.goto('/#/search?q=100%&x=%E0%A4%A');
  await expect(heading(page)).toHaveText('Search Results for 100%');
  await expect(inMain(page, /^No results found for/).or(page.getByRole('region', { name: 'Products' }))).toBeVisible();
});

test('what nobody can type is not searched, and nothing offers to try it again [SRCH-21]', async ({ page }) => {
  for (const q of ['%00', '%07%1b']) {
    await page.goto('about:blank');
    await page.goto(`/#/search?q=${q}`);
    await expect(page.getByText('There is nothing to search for yet.')).toBeVisible();
    await expect(page.getByText('Failed to perform search')).toHaveCount(0);
  }
  await page.goto(`/#/search?q=ankara%00&sort=newest`);
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results for ankara' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a failed search says so in red, keeps the text and tries again when asked to [SRCH-21]', async ({ page }) => {
  await triesNothingByItself(page);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/#/search?q=ankara');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to perform search');
  const red = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.className = 'text-danger';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(alert.getByText('Failed to perform search')).toHaveCSS('color', red);
  await expect(box(page)).toHaveValue('ankara');
  await page.unroute('**/api/search?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Products' })).toBeVisible();
});

test('a misspelt text is read as what was meant, and as it stands where that is asked for', async ({ page }) => {
  await search(page, 'phnoe under 200k');
  const read = page.getByRole('status').filter({ hasText: 'Showing results for phone. Search instead for' });
  await expect(read).toBeVisible();
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('article').first()).toBeVisible();
  const chips = page.getByRole('group', { name: 'Quick filters' });
  await chips.getByRole('link', { name: 'Search without Under ₦200,000' }).click();
  await expect(page).toHaveURL(/#\/search\?q=phone$/);
  await expect(heading(page)).toHaveText('Search Results for phone');

  await search(page, 'phnoe');
  await page.getByRole('link', { name: 'phnoe' }).click();
  await expect(page).toHaveURL(/#\/search\?q=phnoe&exact=1$/);
  await expect(inMain(page, 'No results found for phnoe')).toBeVisible();
});

test('a word that no product has beside the others is said, and a place brings its stores first', async ({ page }) => {
  await search(page, 'red gown');
  await expect(inMain(page, 'No product has red; showing results without it')).toBeVisible();
  await search(page, 'kano');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Stores');
});

test('an empty box offers the last searches, which can be forgotten one by one', async ({ page }) => {
  for (const q of ['gele', 'ankara']) await search(page, q);
  await page.goto('/#/cart');
  // What was searched leaves the box when the page does.
  await expect(box(page)).toHaveValue('');
  await box(page).click();
  const own = list(page).getByRole('group', { name: 'Your last searches' }).getByRole('option');
  await expect(own).toHaveText(['ankara', 'gele']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(own).toHaveText(['gele']);
  await own.first().click();
  await expect(heading(page)).toHaveText('Search Results for gele');
  await box(page).fill('');
  await page.getByRole('button', { name: 'Clear your last searches' }).click();
  await expect(own).toHaveCount(0);
});

test('on a phone the box is a screen of its own, which Back leaves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/cart');
  await box(page).fill('gown');
  const option = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(option).toBeVisible();
  const form = await page.locator('.search-form').boundingBox();
  expect(form).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.goBack();
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/cart$/);
  await box(page).click();
  await option.click();
  await expect(page).toHaveURL(/#\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/#\/cart$/);
});
