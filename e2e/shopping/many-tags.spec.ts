import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/catalogue.ts';

/** More than the shop takes at once: 50. */
const tags = Array.from({ length: 60 }, (_, n) => `tag-${n}`).join(',');
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
const chips = (page: Page) => panel(page).getByRole('group', { name: 'Tags' });

for (const { path, title } of [
  { path: '/category/fashion', title: 'Fashion' },
  { path: '/category/Fashion/Shoes', title: 'Shoes' },
]) {
  test(`${path} is there however many tags its address names, and says when no more can be chosen`, async ({
    page,
  }) => {
    await open(page, `${path}?tags=${tags}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    const full = panel(page).getByText('You cannot choose more at once. Take one away to choose another.');
    await expect(full).toBeVisible();
    await expect(chips(page).getByRole('checkbox', { checked: true })).toHaveCount(50);
    const another = chips(page).locator('label:not(:has(:checked))').first();
    await expect(another.getByRole('checkbox')).toBeDisabled();

    await chips(page).locator('label:has(:checked)').first().click();
    await expect(full).toHaveCount(0);
    await another.click();
    await expect(full).toBeVisible();
  });
}

test('a category is not called unknown because the shop refuses what is asked of it', async ({ page }) => {
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'bad_request', message: 'No.', requestId: 'of-the-test' } } }),
  );
  await open(page, '/category/fashion');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Category Not Found' })).toHaveCount(0);
});
