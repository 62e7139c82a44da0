import { expect, type Page, test } from '@playwright/test';
import { triesNothingByItself } from '../support/faults.ts';
import { hydrated } from '../support/hydrated.ts';

/** As after a deploy: the document asks for scripts that are gone, `times` times. Answers how often it was fetched. */
async function openOldDocument(page: Page, { times }: { times: number }): Promise<() => number> {
  const html = await (await page.request.get('/')).text();
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(entry).toMatch(/^\/assets\/.+\.js$/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(`**${entry}`, (route) => route.fulfill({ status: 404, json: {} }), { times });
  // Not until it has loaded: the next document takes its place before that.
  await page.goto('/#/categories', { waitUntil: 'commit' });
  return () => documents;
}

test('a document older than the shop renews itself, once, and shows the page that was meant', async ({ page }) => {
  const documents = await openOldDocument(page, { times: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page).toHaveURL(/#\/categories$/);
  expect(documents()).toBe(2);
});

test('where that does not help it says so, and can be tried again', async ({ page }) => {
  const documents = await openOldDocument(page, { times: 2 });
  const alert = page.getByRole('alert').filter({ hasText: 'The shop could not be loaded.' });
  await expect(alert).toBeVisible();
  expect(documents()).toBe(2);
  await alert.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  expect(documents()).toBe(3);
});

/**
 * The browser remembers of each script that it did not come, as Chromium did before 156: to ask again is in vain until
 * there is a new document. While the line is down nothing comes at all. Answers how often the document was fetched.
 */
async function remembersFailures(page: Page) {
  let documents = 0;
  let isDown = false;
  const failed = new Set<string>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    failed.clear();
  });
  await page.route('**/assets/*.js', (route) => {
    const address = route.request().url();
    if (isDown) failed.add(address);
    return failed.has(address) ? route.abort() : route.continue();
  });
  return {
    documents: () => documents,
    async lineGoes() {
      isDown = true;
      await page.context().setOffline(true);
    },
    async lineReturns() {
      isDown = false;
      await page.context().setOffline(false);
    },
  };
}

const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, address);
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to fetch sellers' });
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });

test('a page that the browser holds for lost comes with a new document when the line returns', async ({ page }) => {
  const browser = await remembersFailures(page);
  await page.goto('/');
  await hydrated(page);
  await browser.lineGoes();
  await go(page, '/top-sellers');
  await expect(failure(page)).toBeVisible();
  await browser.lineReturns();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/top-sellers$/);
  expect(browser.documents()).toBe(2);
});

test('a page that does not come with a new document either says so, and no third one is fetched', async ({ page }) => {
  await triesNothingByItself(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/top-sellers-page-*', (route) => route.abort());
  await page.goto('/#/top-sellers');
  await expect(failure(page)).toBeVisible();
  // Nobody can say whether the shop answers: the document stays.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/ready'));
  await tryAgain(page).click();
  await refused;
  await expect(failure(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute('**/api/ready');
  await tryAgain(page).click();
  await expect.poll(() => documents).toBe(2);
  await expect(failure(page)).toBeVisible();
  for (let times = 0; times < 2; times++) {
    const answered = page.waitForResponse('**/api/ready');
    await tryAgain(page).click();
    await answered;
    await expect(failure(page)).toBeVisible();
  }
  expect(documents).toBe(2);
});

test('a menu that the browser holds for lost comes with a new document, unless words would be lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await remembersFailures(page);
  await page.goto('/#/login');
  const email = page.getByRole('main').getByLabel('Email');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(email).toBeVisible();
  await email.fill('ngozi@example.com');
  await browser.lineGoes();
  await menu.click();
  await expect(page.getByText('The menu could not be loaded. Please try again.')).toBeVisible();
  await browser.lineReturns();
  const answered = page.waitForResponse('**/api/ready');
  await menu.click();
  await answered;
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(email).toHaveValue('ngozi@example.com');
  expect(browser.documents()).toBe(1);
  await email.fill('');
  await menu.click();
  await expect.poll(browser.documents).toBe(2);
  await expect(email).toBeVisible();
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
