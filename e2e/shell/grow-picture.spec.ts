import { expect, type Page, test } from '@playwright/test';
import { findProduct, open } from '../support/catalogue.ts';

const list = '/category/Groceries?sort=popularity';

/** Every change of a page by a View Transition, and whether a picture grew in it, as the browser shows it. */
const changes = (page: Page) =>
  page.evaluate(() => (window as unknown as { changes: { grew: boolean }[] }).changes.map(({ grew }) => grew));

async function noteChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { grew: boolean }[] = [];
    Object.assign(window, { changes: noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const noting = { grew: false };
      noted.push(noting);
      const changing = start(change);
      // After the page itself has heard of it, which sets the time.
      const heard = changing.ready.then(() => undefined);
      void heard.then(() => {
        noting.grew = document
          .getAnimations()
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.pseudoElement === '::view-transition-group(product-picture)' &&
              effect.getTiming().duration === 320,
          );
      });
      return changing;
    };
  });
}

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

async function openFromCard(page: Page, name: string): Promise<void> {
  await card(page, name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** The list, with all of the page that its cards lead to fetched, and none of its own products asked for meanwhile. */
async function openList(page: Page, name: string): Promise<void> {
  await noteChanges(page);
  await open(page, list);
  await openFromCard(page, name);
  await page.goBack();
  await expect(card(page, name)).toBeVisible();
}

test('the picture of a card grows into that of its page, and the way back is the usual one', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, 'category=Groceries&sort=popularity', () => true);
  await openList(page, product.name);
  const back = page.url();
  // A machine that is busy may not have the page in the time that a shopper is kept waiting.
  await expect(async () => {
    await openFromCard(page, product.name);
    await expect(page).toHaveURL(new RegExp(`#/product/${product.id}$`));
    const grew = await changes(page);
    // Nothing is left of it that the next one would stumble over.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(back);
    expect(grew.at(-1)).toBe(true);
  }).toPass();
});

for (const [wish, prepare] of [
  ['wants less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['wants to save data', (page: Page) => page.evaluate(() => localStorage.setItem('oja.data-saver', '1'))],
] as const) {
  test(`who ${wish} goes there at once`, async ({ page, request }) => {
    const { product } = await findProduct(request, 'category=Groceries&sort=popularity', () => true);
    await openList(page, product.name);
    await prepare(page);
    const before = (await changes(page)).length;
    await openFromCard(page, product.name);
    expect(await changes(page)).toHaveLength(before);
  });
}

test('an article is opened at once', async ({ page, request }) => {
  const { product } = await findProduct(request, 'category=Groceries&sort=popularity', () => true);
  await openList(page, product.name);
  const before = (await changes(page)).length;
  await page.goto('/#/blog');
  const article = page.getByRole('main').locator('a[href^="#/blog/"]').first();
  const title = (await article.getByRole('heading').textContent()) ?? '';
  await article.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await changes(page)).toHaveLength(before);
});
