import { expect, type Page, test } from '@playwright/test';

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
  await page.goto('/#/categories');
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
