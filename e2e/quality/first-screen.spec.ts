import { expect, type Page, test } from '@playwright/test';
import { open, readCategories, readSellers } from '../support/catalogue.ts';
import { hydrated } from '../support/hydrated.ts';

// How far from the top of a phone the first goods stand.
test.use({ viewport: { width: 390, height: 844 } });

/** Where the first product's picture begins, once that does not change any more. */
async function expectFirstProductBy(page: Page, most: number): Promise<void> {
  const first = page.getByRole('main').locator('a[href^="#/product/"]').first();
  await expect(first).toBeVisible();
  const place = async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect.poll(place).toBeLessThanOrEqual(most);
  expect(await place()).toBeGreaterThan(100);
}

test('on a phone Home shows its first product within 620 px [GRID-02]', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expectFirstProductBy(page, 620);
});

test('on a phone every category shows its first product within 300 px, its filters too [GRID-03]', async ({
  page,
  request,
}) => {
  const categories = await readCategories(request);
  expect(categories.length).toBeGreaterThan(5);
  for (const { slug, productCount } of categories) {
    if (productCount === 0) continue;
    await open(page, `/category/${slug}`);
    await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport();
    await expectFirstProductBy(page, 300);
  }
});

test('on a phone a store shows its first product within 420 px, its name, figures and search above it [GRID-04]', async ({
  page,
  request,
}) => {
  const [best, second] = await readSellers(request);
  for (const { slug } of [best, second].flatMap((seller) => seller ?? [])) {
    await open(page, `/store/${slug}`);
    await expect(page.getByText('Response rate')).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Search this store' })).toBeInViewport();
    await expectFirstProductBy(page, 420);
  }
});
