import { expect, type Page, test } from '@playwright/test';
import { findProduct, open } from '../support/catalogue.ts';

/** What grew, by its name, as the browser shows it. */
const grown = (page: Page) => page.evaluate(() => (window as unknown as { grown: string[] }).grown);

async function noteWhatGrows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { grown: noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const changing = start(change);
      void changing.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (name?.includes('product-picture')) noted.push(name);
        }
      });
      return changing;
    };
  });
}

async function openFromCard(page: Page, name: string): Promise<void> {
  const card = page.getByRole('main').getByRole('link', { name }).first();
  // Its page is fetched as soon as the pointer is on a card; once it has come, nothing is asked for any more.
  await card.hover();
  await page.waitForLoadState('networkidle');
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('the picture of a card grows into that of its page, and the way back is the usual one', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, 'category=Groceries&sort=popularity', () => true);
  await noteWhatGrows(page);
  await open(page, '/category/Groceries?sort=popularity');
  const list = page.url();
  await openFromCard(page, product.name);
  await expect.poll(() => grown(page)).toContain('::view-transition-group(product-picture)');
  await expect(page).toHaveURL(new RegExp(`#/product/${product.id}$`));
  // Nothing is left of it that the next one would stumble over.
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

for (const [wish, prepare] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['to save data', (page: Page) => page.addInitScript(() => localStorage.setItem('oja.data-saver', '1'))],
] as const) {
  test(`who wants ${wish} goes there at once`, async ({ page, request }) => {
    const { product } = await findProduct(request, 'category=Groceries&sort=popularity', () => true);
    await noteWhatGrows(page);
    await prepare(page);
    await open(page, '/category/Groceries?sort=popularity');
    await openFromCard(page, product.name);
    expect(await grown(page)).toEqual([]);
  });
}
