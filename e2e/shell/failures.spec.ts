import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { readProducts } from '../support/catalogue.ts';
import { type Fault, faultyApi, triesNothingByItself } from '../support/faults.ts';
import { cardsOf, register } from '../support/shopper.ts';

interface Screen {
  place: string;
  /** What is said when its data do not come. */
  says: string;
}

const products = 'Failed to fetch products';

/** What anybody can open. `{product}` and `{store}` are filled in. */
const publicScreens: Screen[] = [
  // Before the listings, whose stories bring stores and articles along.
  { place: '/top-sellers', says: 'Failed to fetch sellers' },
  { place: '/blog', says: 'Failed to load the articles' },
  { place: '/product/{product}', says: 'Failed to fetch product' },
  { place: '/categories', says: 'Failed to fetch categories' },
  { place: '/category/groceries', says: products },
  { place: '/category/electronics/audio', says: products },
  { place: '/trending', says: products },
  { place: '/fashion', says: products },
  { place: '/electronics', says: products },
  { place: '/new-arrivals', says: products },
  { place: '/flash-sales', says: products },
  { place: '/search?q=ankara', says: 'Failed to perform search' },
  { place: '/store/{store}', says: 'Failed to fetch store data' },
  { place: '/help', says: 'Failed to load the answers' },
  { place: '/shipping', says: 'Failed to load this page' },
  { place: '/blog/choosing-a-power-bank', says: 'Failed to load this article' },
];

/** What belongs to an account. */
const ownScreens: Screen[] = [
  { place: '/cart', says: 'Failed to load your cart' },
  // Before the profile, which brings the account along.
  { place: '/settings', says: 'Failed to load your settings' },
  // The same of what the profile shows of them.
  { place: '/favourites', says: products },
  { place: '/profile', says: 'Failed to load your recent activity' },
  { place: '/orders', says: 'Failed to load your orders' },
  { place: '/checkout', says: 'Failed to load your checkout' },
];

/** Goes there within the app, as a link does. */
const go = (page: Page, place: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, place);

const failure = (page: Page, says: string) => page.getByRole('main').getByRole('alert').filter({ hasText: says });

/** Lets time pass until the page has given up: its retries, or ten seconds of silence. */
async function expectFailure(page: Page, says: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(failure(page, says)).toBeVisible({ timeout: 250 });
  }).toPass();
  await expect(failure(page, says).getByRole('button', { name: 'Try again' })).toBeVisible();
}

const timeOf = (page: Page) => page.evaluate(() => Date.now());

/** Stops the page's clock, which may run on over the moment that was meant meanwhile. */
const stopTime = (page: Page) => expect(async () => page.clock.pauseAt((await timeOf(page)) + 1000)).toPass();

/** Time stands still from when the fault ends until the button is pressed: the page asks again by itself, too. */
async function pressTryAgain(page: Page, says: string, end: () => void): Promise<void> {
  await stopTime(page);
  end();
  await failure(page, says).getByRole('button', { name: 'Try again' }).press('Enter');
  await page.clock.resume();
}

async function expectContent(page: Page, says: string): Promise<void> {
  await expect(failure(page, says)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

interface Failing {
  begin: () => unknown;
  expectFailed: (screen: Screen) => Promise<void>;
  end: (screen: Screen) => Promise<void>;
}

/** Goes to each screen while something fails, and expects its content once that has ended. */
async function failOnEach(page: Page, screens: readonly Screen[], { begin, expectFailed, end }: Failing) {
  for (const screen of screens) {
    await test.step(screen.place, async () => {
      await begin();
      await go(page, screen.place);
      await expectFailed(screen);
      await end(screen);
      await expectContent(page, screen.says);
    });
  }
}

/** Takes the line away. What the page waits for is measured by its own clock, which stands while a busy machine is slow. */
const withoutLine = (page: Page, context: BrowserContext): Failing => ({
  async begin() {
    await context.setOffline(true);
    await stopTime(page);
  },
  async expectFailed({ says }) {
    // Without a line nothing is waited for: sooner than the time limit of an answer.
    const limit = (await timeOf(page)) + 8000;
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(failure(page, says)).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await timeOf(page)).toBeLessThan(limit);
    await expect(failure(page, says).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  async end() {
    await page.clock.resume();
    await context.setOffline(false);
  },
});

/** The places of a product and a store that the shop has. */
async function fillIn(page: Page, screens: readonly Screen[]): Promise<Screen[]> {
  const card = cardsOf(page, 'Trending Now').first().getByRole('link').first();
  const product = ((await card.getAttribute('href')) ?? '').replace('#/product/', '');
  const answer = (await (await page.request.get('/api/sellers')).json()) as { items: { slug: string }[] };
  const store = answer.items[0]?.slug ?? '';
  return screens.map((screen) => ({
    ...screen,
    place: screen.place.replace('{product}', product).replace('{store}', store),
  }));
}

/** Fetches the chunks beforehand, so that what fails is the data alone; waits until nothing is under way any more. */
async function fetchParts(page: Page, screens: readonly Screen[]): Promise<void> {
  // What a link to the checkout asks ahead is not to be known: only the parts are.
  await page.route('**/api/checkout', (route) => route.abort());
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.evaluate(
    (places) => {
      for (const place of places) {
        const link = Object.assign(document.createElement('a'), { href: `#${place}` });
        document.body.append(link);
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        link.remove();
      }
    },
    screens.map(({ place }) => place),
  );
  let quiet = 0;
  const looks = async () => (quiet = underWay.size === 0 ? quiet + 1 : 0);
  await expect.poll(looks, { intervals: [100] }).toBeGreaterThan(5);
  await page.unroute('**/api/checkout');
}

const faults: Fault[] = ['answers 500', 'breaks off', 'never answers'];
for (const fault of faults) {
  /** Goes to screens while the shop fails, and tries each again once it does not. */
  async function expectToldAndMended(page: Page, wanted: readonly string[]): Promise<void> {
    test.setTimeout(300_000);
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    await page.clock.install();
    const api = await faultyApi(page);
    await page.goto('/');
    const chosen = publicScreens.filter(({ says }) => wanted.includes(says));
    expect(new Set(chosen.map(({ says }) => says)).size).toBe(wanted.length);
    const screens = await fillIn(page, chosen);
    await fetchParts(page, screens);
    await failOnEach(page, screens, {
      begin: () => api.begin(fault),
      async expectFailed({ place, says }) {
        await expectFailure(page, says);
        if (place.includes('/audio')) await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
      },
      async end({ says }) {
        await pressTryAgain(page, says, api.end);
      },
    });
    const logged = told.filter((text) => /^Reading '\w+' failed/.test(text));
    expect(logged.length).toBeGreaterThanOrEqual(screens.length);
    if (fault === 'answers 500') expect(logged.every((text) => text.includes('request-of-the-test'))).toBe(true);
  }

  test(`when the shop ${fault}, product, categories and search say so, and show their content when tried again [PROD-30, CATS-06, SRCH-21]`, async ({
    page,
  }) => {
    await expectToldAndMended(page, [
      'Failed to fetch product',
      'Failed to fetch categories',
      'Failed to perform search',
    ]);
  });

  test(`when the shop ${fault}, listings and stores say so, and show their content when tried again [SUB-08, LIST-15, STORE-17]`, async ({
    page,
  }) => {
    await expectToldAndMended(page, [products, 'Failed to fetch store data']);
  });

  test(`when the shop ${fault}, what is written and who sells says so, and comes when tried again [ERR-02, G-10]`, async ({
    page,
  }) => {
    await expectToldAndMended(page, [
      'Failed to fetch sellers',
      'Failed to load the answers',
      'Failed to load this page',
      'Failed to load the articles',
      'Failed to load this article',
    ]);
  });
}

test('without a line each screen says so at once, and shows its content by itself when the line returns [ERR-02, G-10]', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.clock.install();
  await page.goto('/');
  const screens = await fillIn(page, publicScreens);
  await fetchParts(page, screens);
  await failOnEach(page, screens, withoutLine(page, context));
});

test('what belongs to an account says that it did not come, and comes when the line returns [ERR-02, G-10]', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await register(page, 'Kemi');
  await fetchParts(page, ownScreens);
  await page.clock.install();
  await failOnEach(page, ownScreens, withoutLine(page, context));
});

test("what belongs to an account is asked for again by 'Try again' [ERR-02, G-10]", async ({ page }) => {
  test.setTimeout(300_000);
  await register(page, 'Ladi');
  await fetchParts(page, ownScreens);
  await page.clock.install();
  const api = await faultyApi(page);
  await failOnEach(page, ownScreens, {
    begin: () => api.begin('answers 500'),
    expectFailed: ({ says }) => expectFailure(page, says),
    async end({ says }) {
      await pressTryAgain(page, says, api.end);
    },
  });
});

for (const fault of ['the server answers 500', 'the line is down'] as const) {
  test(`a product of which nothing is known fails alone when ${fault}: nothing to keep or share, nothing that seems to load, a way home [PROD-30]`, async ({
    page,
    context,
  }) => {
    // What Home shows is known from there.
    const home = await (await page.request.get('/api/home')).text();
    const product = (await readProducts(page.request, 'limit=100')).find(({ id }) => !home.includes(id));
    // The page itself is there; what fails is the data alone.
    await page.goto('/#/product');
    await expect(page.getByText('Product ID is required').last()).toBeVisible();
    const api = await faultyApi(page);
    const offline = fault === 'the line is down';
    if (offline) await context.setOffline(true);
    else {
      await triesNothingByItself(page);
      api.begin('answers 500');
    }
    await go(page, `/product/${product?.id}`);
    const main = page.getByRole('main');
    await expect(failure(page, 'Failed to fetch product')).toBeVisible();
    await expect(main.getByRole('button')).toHaveText(['Try again']);
    await expect(main.getByRole('link')).toHaveText(['Go back home']);
    await expect(main.locator('.skeleton')).toHaveCount(0);
    await expect(main).toHaveText(/^ProductFailed to fetch product\s*Try again\s*Go back home$/);
    if (offline) await context.setOffline(false);
    else {
      api.end();
      await main.getByRole('button', { name: 'Try again' }).click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '');
  });
}

test('a page whose parts do not come says so in its own words and comes when the line returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await go(page, '/top-sellers');
  await expect(failure(page, 'Failed to fetch sellers')).toBeVisible();
  await go(page, '/no/such/page');
  await expect(failure(page, 'This page could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await go(page, '/top-sellers');
  await expectContent(page, 'Failed to fetch sellers');
});

test('what failed with the shop comes back with it, without a press', async ({ page }) => {
  await page.goto('/#/product');
  await expect(page.getByText('Product ID is required').last()).toBeVisible();
  const api = await faultyApi(page);
  api.begin('answers 500');
  await go(page, '/top-sellers');
  await expect(failure(page, 'Failed to fetch sellers')).toBeVisible();
  api.end();
  await expect(failure(page, 'Failed to fetch sellers')).toHaveCount(0, { timeout: 25_000 });
  await expectContent(page, 'Failed to fetch sellers');
});

test('a page whose styles do not come is not shown without them', async ({ page }) => {
  const styles = '**/assets/later-*.css';
  await page.route(styles, (route) => route.abort());
  await page.goto('/#/categories');
  await expect(failure(page, 'Failed to fetch categories')).toBeVisible();
  await page.unroute(styles);
  await failure(page, 'Failed to fetch categories').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.categories')).toHaveCSS('display', 'grid');
});

test('menu and suggestions that do not come leave the page as it is', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('The menu could not be loaded. Please try again.')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('gele');
  await expect(box).toHaveValue('gele');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await context.setOffline(false);
  // A browser that remembers what did not come is given a new document by the first press (`renewForMissingPart`).
  const menu = page.getByRole('dialog');
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click({ timeout: 2000 });
    await expect(menu).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a Home without its data says what is missing, twice, and can be tried again [HOME-40, HOME-41]', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/"home":\{.*\}(?=\}<\/script>)/s, '"home":null');
    await route.fulfill({ response: answer, body: html });
  });
  const api = await faultyApi(page);
  api.begin('breaks off');
  await page.clock.install();
  await page.goto('/');
  await expectFailure(page, 'Failed to fetch carousel items');
  await expectFailure(page, products);
  await pressTryAgain(page, products, api.end);
  await expect(cardsOf(page, 'Trending Now').first()).toBeVisible();
  await expect(failure(page, products)).toHaveCount(0);
});

test('what was typed stays when it could not be sent [ERR-02]', async ({ page, context }) => {
  await page.goto('/#/register');
  await page.getByLabel('Full name').fill('Amina Bello');
  await page.getByLabel('Email').fill(`amina.${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.getByLabel('Confirm password').fill('a long enough one');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amina Bello');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long enough one');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).not.toHaveURL(/register/);
});

test('a picture that does not come leaves a placeholder with its words [ERR-01]', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/#/trending');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('[data-placeholder]')).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('main').locator('[data-placeholder]').first()).toBeVisible();
  for (const place of ['/', '/categories', '/search?q=ankara', '/top-sellers']) {
    await go(page, place);
    await expect(page.getByRole('main').locator('[data-placeholder]').first()).toBeAttached();
    await expect.poll(() => page.evaluate(brokenPictures), place).toEqual([]);
  }
});

/** Pictures that failed and still stand there as the browser draws them. */
function brokenPictures(): string[] {
  const failed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.currentSrc;
  return [...document.images].filter(failed).map(({ currentSrc }) => currentSrc);
}
