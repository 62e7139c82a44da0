import { expect, test } from '@playwright/test';
import { signInByApi } from '../support/api-shopper.ts';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { newAccount, signInByForm } from '../support/buyer.ts';
import { deskOf, managedStore, openStore, orderFrom } from '../support/desk-store.ts';

const phone = { width: 390, height: 844 };

test('who is not signed in signs in first, and comes back to the very page [DESK-02]', async ({ page }) => {
  const store = await openStore(page);
  await page.context().clearCookies();
  await page.goto(deskOf(store, '/more?x=1'));
  await expect(page).toHaveURL(/#\/login\?to=/);
  await signInByForm(page, store.owner);
  await expect(page).toHaveURL(deskOf(store, '/more?x=1'));
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
});

test('signing in leads to no other place that an address names', async ({ page }) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await page.goto('/#/login?to=%2F%2Fevil.example%2Fdesk');
  await signInByForm(page, account);
  await expect(page.getByText('Welcome, Ngozi')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the document is nobody’s to keep or to find, and runs no code but ours [DESK-04, DESK-05]', async ({ page }) => {
  const store = await openStore(page);
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const answer = await page.goto(deskOf(store));
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const foreign = document.createElement('script');
    foreign.textContent = 'document.title = "not ours"';
    document.body.append(foreign);
  });
  await expect.poll(() => refused.join()).toContain('Content Security Policy');
  await expect(page).toHaveTitle(/^Today/);
});

test('Today comes with its document: no request for data before it stands [DESK-07]', async ({ page }) => {
  const store = await openStore(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/desk/')) asked.push(request.url());
  });
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await page.goto(deskOf(store));
  await expect(page.getByText('All done.')).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/today'))).toEqual([]);
});

test('/desk is the desk of the store that was used last', async ({ page }) => {
  const store = await openStore(page);
  const other = await managedStore(store.owner);
  for (const used of [other, store, other]) {
    await page.goto(deskOf(used));
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await page.goto('/desk');
    await expect(page).toHaveURL(deskOf(used));
  }
  await signInByApi(page, 'seller@oja.ng');
  await page.goto('/desk');
  await expect(page.getByRole('button', { name: /change store/ })).not.toContainText(store.name);
});

test('the desk of others and one that does not exist are the same to anybody else', async ({ page }) => {
  const store = await openStore(page);
  const own = await openStore(page);
  const answers = await Promise.all([deskOf(store), '/desk/no-such-store-here'].map((url) => page.request.get(url)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map((answer) => answer.status())).toEqual([404, 404]);
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toContain(store.name);
  await page.goto(deskOf(store));
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: own.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('an account without a store is told what to do [DESK-11]', async ({ page }) => {
  await newAccount(page);
  await page.goto('/desk');
  await expect(page.getByText('This account does not work for a store yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open a store' }).click();
  await expect(page).toHaveURL(/\/desk\/open$/);
});

test('the profile of a seller has the door to the desk [DESK-12]', async ({ page }) => {
  await openStore(page);
  await page.goto('/#/profile');
  await page.getByRole('link', { name: 'My store' }).click();
  await expect(page).toHaveURL(/\/desk\/stall-/);
});

test('the profile of who works for no store has the door to selling [DESK-13]', async ({ page }) => {
  await newAccount(page);
  await page.goto('/#/profile');
  await page.getByRole('link', { name: 'Sell on Ọjà' }).click();
  await page.getByRole('link', { name: 'Open your store' }).click();
  await expect(page).toHaveURL(/\/desk\/open$/);
  await expect(page.getByRole('heading', { level: 1, name: 'What is your store called?' })).toBeVisible();
});

test('doors, Back, the skip link and a page that is not there [DESK-14, DESK-44, DESK-45]', async ({ page }) => {
  const store = await openStore(page);
  await page.goto(deskOf(store));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  const desk = page.getByRole('navigation', { name: 'Desk' });
  await expect(desk.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await desk.getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeFocused();
  await expect(page).toHaveTitle(/^More · /);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  await page.goto(deskOf(store, '/nowhere'));
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a page that does not come says so, and comes on a tap [DESK-37]', async ({ page }) => {
  const store = await openStore(page);
  await page.goto(deskOf(store));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.route('**/more-page-*.js', (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page.getByText('Could not load this page.')).toBeVisible();
  await page.unroute('**/more-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a wide screen', { width: 1440, height: 900 }],
] as const) {
  test(`Today and More are open to everybody on ${name} [DESK-49]`, async ({ page, browser }) => {
    await page.setViewportSize(viewport);
    const store = await openStore(page);
    await orderFrom(browser, store);
    for (const path of ['', '/more']) {
      await page.goto(deskOf(store, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('nothing is lost at 320 pixels, nor with letters twice as large [DESK-47]', async ({ page, browser }) => {
  const store = await openStore(page);
  await orderFrom(browser, store);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', '/more']) {
    await page.goto(deskOf(store, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 320, height: 640 });
  }
});

test('the bar makes way for the keyboard, and every door is large enough for a thumb [DESK-30, DESK-31]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page);
  await page.goto(deskOf(store));
  const doors = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(doors).toHaveCount(5);
  for (const door of await doors.all()) {
    const box = await door.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
  }
  const bar = await page.locator('.desk-bar').boundingBox();
  expect(bar?.height).toBe(52);
  await page.goto(deskOf(store, '/orders'));
  await expect(doors.first()).toBeVisible();
  await page.getByRole('searchbox').fill('Chidi');
  await expect(doors.first()).toBeHidden();
  await page.getByRole('searchbox').blur();
  await expect(doors.first()).toBeVisible();
});

test('the theme follows the system while the desk is open [DESK-46]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const store = await openStore(page);
  await page.goto(deskOf(store));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const ground = () => page.locator('.desk').evaluate((desk) => getComputedStyle(desk).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(light);
});

test('the pages of the bar are on this phone before they are tapped [DESK-113]', async ({ page }) => {
  const store = await openStore(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(deskOf(store));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const isThere = (folder: string) => asked.some((url) => url.includes(`/assets/desk/${folder}-page-`));
  for (const folder of ['orders', 'products', 'money', 'more'])
    await expect.poll(() => isThere(folder), { message: folder }).toBe(true);
});

test('the account stands before the keys, which are folded away [DESK-122]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page);
  await page.goto(deskOf(store, '/more'));
  const signOut = page.getByRole('button', { name: 'Sign out' });
  const fold = page.getByRole('region', { name: 'Keys' });
  await expect(signOut).toBeVisible();
  await expect(fold.getByText('Fill down')).toBeHidden();
  const top = async (shown: typeof signOut) => (await shown.boundingBox())?.y ?? Number.NaN;
  expect(await top(signOut)).toBeLessThan(await top(fold));
  await fold.getByText('Keys', { exact: true }).click();
  await expect(fold.getByText('Fill down')).toBeVisible();
  await expect(fold.getByRole('switch', { name: 'Single keys' })).toBeVisible();
});

test('on a wide screen all pages begin at one left edge [DESK-144]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const store = await openStore(page);
  const edges: Record<string, number | undefined> = {};
  const paths = [
    '',
    '/orders',
    '/products',
    '/products/new',
    '/import',
    '/money',
    '/reviews',
    '/store/holiday',
    '/more',
  ];
  for (const path of paths) {
    await page.goto(deskOf(store, path));
    const heading = page.locator('.desk-page').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    edges[path] = (await heading.boundingBox())?.x;
  }
  expect(edges).toEqual(Object.fromEntries(paths.map((path) => [path, edges['']])));
});
