import { seedReview } from '@oja/testing/rows/seed';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { findProduct, open, readProductPage } from '../support/catalogue.ts';
import { clientOf } from '../support/client.ts';
import { press } from '../support/keyboard.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { keepToasts } from '../support/toasts.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const incomplete = 'Please provide both a rating and comment';
const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const words = (page: Page) => section(page).getByRole('textbox', { name: /^Your review/ });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const comments = (page: Page): Locator => section(page).getByRole('article').locator('p');

async function write(page: Page, stars: number, text: string): Promise<void> {
  await section(page).getByText('Your rating').waitFor();
  await section(page)
    .getByRole('radio', { name: new RegExp(`^${stars} star`) })
    .check({ force: true });
  await words(page).fill(text);
}

const saveReview = (page: Page, id: string, body: { rating: number; comment: string }) =>
  clientOf(page.request)('saveReview', { params: { id }, body });

/** A product of its own for each test, so that none disturbs another; somebody has reviewed it. */
async function reviewedProduct(page: Page): Promise<string> {
  const { id } = await offer(shop.db);
  await newAccount(page, 'Ada Bello');
  await saveReview(page, id, { rating: 5, comment: 'Came in two days.' });
  await page.context().clearCookies();
  return id;
}

test('a visitor is asked to sign in, and finds what they typed afterwards [REV-03]', async ({ page }) => {
  await open(page, `/product/${await reviewedProduct(page)}`);
  await button(page, 'Write a review').click();
  await write(page, 4, 'Typed before signing in.');
  await button(page, 'Submit Review').click();
  await expect(section(page).getByRole('alert')).toContainText('Please log in to leave a review');
  await section(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Please log in to leave a review')).toBeVisible();
  await page.goBack();
  await expect(words(page)).toHaveValue('Typed before signing in.');
  await expect(section(page).getByRole('radio', { name: /^4 stars/ })).toBeChecked();
});

/** A new account on the page of a product with one review of somebody else, and its own if one is given; answers its id. */
async function openAsNewcomer(page: Page, own?: { rating: number; comment: string }): Promise<string> {
  const id = await reviewedProduct(page);
  await newAccount(page, 'Ifeoma Obi');
  if (own) await saveReview(page, id, own);
  await open(page, `/product/${id}`);
  return id;
}

const counted = (page: Page, text: string) => expect(section(page).getByText(text, { exact: true })).toBeVisible();

test('a review needs stars and words [REV-04, REV-05]', async ({ page }) => {
  await openAsNewcomer(page);
  await button(page, 'Write a review').click();
  await expect(section(page).getByRole('radio', { name: /^1 star:/ })).toBeFocused();
  await button(page, 'Submit Review').click();
  await expect(section(page).getByRole('alert')).toHaveText(incomplete);
  await words(page).fill('No stars yet');
  await button(page, 'Submit Review').click();
  await expect(section(page).getByRole('alert')).toHaveText(incomplete);
  await write(page, 5, ' \n ');
  await button(page, 'Submit Review').click();
  await expect(section(page).getByRole('alert')).toHaveText(incomplete);
});

test('a first draft that is cancelled is gone [REV-11]', async ({ page }) => {
  await openAsNewcomer(page);
  await button(page, 'Write a review').click();
  await write(page, 3, 'Given up');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Write a review')).toBeFocused();
  await button(page, 'Write a review').click();
  await expect(words(page)).toHaveValue('');
  await expect(section(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a review is written, stands first among the reviews of its product, and is counted [REV-10, PROD-23, WRITE-04]', async ({
  page,
}) => {
  await openAsNewcomer(page);
  await counted(page, '1 review');
  await button(page, 'Write a review').click();
  await write(page, 2, 'Late, <b>bold</b> & "quoted" 👍🏾');
  await button(page, 'Submit Review').click();
  await expect(section(page).getByText('Thank you. Your review is published.')).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  await expect(comments(page).first()).toHaveText('Late, <b>bold</b> & "quoted" 👍🏾');
  await expect(comments(page).last()).toHaveText('Came in two days.');
  await counted(page, '2 reviews');
});

test("a review of one's own is in the form to be edited, and a cancelled edit is kept [REV-08, REV-09, REV-12]", async ({
  page,
}) => {
  await openAsNewcomer(page, { rating: 2, comment: 'Late' });
  await button(page, 'Edit your review').click();
  await expect(words(page)).toHaveValue('Late');
  await expect(section(page).getByRole('radio', { name: /^2 stars/ })).toBeChecked();
  await expect(button(page, 'Update Review')).toBeVisible();
  await write(page, 4, 'Better than I thought');
  await button(page, 'Cancel').click();
  await button(page, 'Edit your review').click();
  await expect(words(page)).toHaveValue('Better than I thought');
});

test('an update takes the place of the review, and adds none [REV-07, WRITE-05]', async ({ page, request }) => {
  const id = await openAsNewcomer(page, { rating: 2, comment: 'Late' });
  await button(page, 'Edit your review').click();
  await write(page, 4, 'Better than I thought');
  await button(page, 'Update Review').click();
  await expect(section(page).getByText('Your review has been updated.')).toBeVisible();
  await expect(comments(page).filter({ hasText: 'Better than I thought' })).toHaveCount(1);
  await expect(comments(page).filter({ hasText: /^Late$/ })).toHaveCount(0);
  await counted(page, '2 reviews');
  await expect.poll(async () => (await readProductPage(request, id)).rating.count).toBe(2);
});

test('a review is deleted, and brought back', async ({ page }) => {
  await keepToasts(page);
  await openAsNewcomer(page, { rating: 4, comment: 'Better than I thought' });
  await button(page, 'Delete your review').click();
  await expect(comments(page).filter({ hasText: 'Better than I thought' })).toHaveCount(0);
  await counted(page, '1 review');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(comments(page).first()).toHaveText('Better than I thought');
  await expect(button(page, 'Edit your review')).toBeVisible();
});

test('a submission that fails says so and keeps what was typed [REV-14]', async ({ page }) => {
  await openAsNewcomer(page);
  await button(page, 'Write a review').click();
  await write(page, 3, 'Kept through a failure');
  await page.route('**/review', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await button(page, 'Submit Review').click();
  await expect(section(page).getByRole('alert')).toHaveText('Error submitting review. Please try again.');
  await expect(words(page)).toHaveValue('Kept through a failure');
  await page.unroute('**/review');
  await button(page, 'Submit Review').click();
  await expect(comments(page).first()).toHaveText('Kept through a failure');
});

test('a product without reviews says so; one with many shows them all, newest first [REV-01, REV-02]', async ({
  page,
  request,
}) => {
  const none = await findProduct(request, 'sort=newest&limit=60', ({ rating }) => rating.count === 0);
  await open(page, `/product/${none.product.id}`);
  await expect(section(page).getByText('No reviews yet', { exact: true })).toBeVisible();
  await expect(button(page, 'Write a review')).toBeVisible();

  const many = await findProduct(request, 'sort=popularity&limit=60', ({ rating }) => rating.count > 8);
  await open(page, `/product/${many.product.id}`);
  await expect(section(page).getByRole('article')).toHaveCount(5);
  await button(page, 'Load more reviews').click();
  await expect(section(page).getByRole('article')).toHaveCount(many.rating.count);
  await expect(button(page, 'Load more reviews')).toHaveCount(0);
  const times = await section(page)
    .getByRole('article')
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(times).toEqual([...times].sort().reverse());
  for (const [stars, count] of many.histogram.entries()) {
    const row = section(page)
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${stars + 1} star`) });
    await expect(row.locator('xpath=..')).toContainText(String(count));
  }
  const verified = many.reviews.filter(({ verifiedPurchase }) => verifiedPurchase).length;
  const firstFive = section(page).getByRole('article').filter({ hasText: 'Verified purchase' });
  expect(await firstFive.count()).toBeGreaterThanOrEqual(verified);
});

test('reviews are read by their stars: in order, and of one number alone, with its true count [REV-17, REV-18]', async ({
  page,
}) => {
  const product = await offer(shop.db);
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const given = [4, 5, 2, 5, 4, 5, 5, 1];
  for (const [n, rating] of given.entries())
    await seedReview(shop.db, product, { rating, comment: `Word ${n}`, created_at: day(n + 1) });
  await newAccount(page);
  await open(page, `/product/${product.id}`);
  await expect(comments(page)).toHaveText([7, 6, 5, 4, 3].map((n) => `Word ${n}`));
  const sort = section(page).getByRole('combobox', { name: 'Sort reviews by' });
  await sort.selectOption('Fewest stars first');
  await expect(comments(page)).toHaveText([7, 2, 4, 0, 6, 5, 3, 1].map((n) => `Word ${n}`));
  await sort.selectOption('Most stars first');
  await expect(comments(page)).toHaveText([6, 5, 3, 1, 4, 0, 2, 7].map((n) => `Word ${n}`));

  await button(page, 'Show reviews with 4 stars').click();
  await expect(comments(page)).toHaveText(['Word 4', 'Word 0']);
  await expect(button(page, 'Show reviews with 4 stars')).toHaveAttribute('aria-pressed', 'true');
  await expect(section(page).getByRole('status').filter({ hasText: '2 reviews with 4 stars' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Show reviews with 5 stars').press('Enter');
  await expect(comments(page)).toHaveText([6, 5, 3, 1].map((n) => `Word ${n}`));
  await press(page, button(page, 'Show all reviews'));
  await expect(comments(page)).toHaveText([7, 6, 5, 4, 3].map((n) => `Word ${n}`));
  // The button is gone: the keyboard goes on at what has come in its place.
  await expect(sort).toBeFocused();
  await expect(section(page).getByRole('button', { name: 'Show reviews with 3 stars' })).toHaveCount(0);

  // Whoever writes sees the own review at once.
  await button(page, 'Show reviews with 5 stars').click();
  await expect(comments(page)).toHaveCount(4);
  await button(page, 'Write a review').click();
  await write(page, 3, 'So so.');
  await button(page, 'Submit Review').click();
  await expect(comments(page).first()).toHaveText('So so.');
  // It also stands in lists that had been read before it was changed.
  await button(page, 'Show reviews with 3 stars').click();
  await expect(comments(page)).toHaveText(['So so.']);
  await button(page, 'Show reviews with 5 stars').click();
  await expect(comments(page)).toHaveCount(4);
  await button(page, 'Edit your review').click();
  await write(page, 5, 'Better than so so.');
  await button(page, 'Update Review').click();
  await expect(comments(page).first()).toHaveText('Better than so so.');
  // An answer of the second before may still be given.
  const withFive = () => clientOf(page.request)('productReviews', { params: { id: product.id }, query: { stars: 5 } });
  await expect.poll(async () => (await withFive()).items.length).toBe(5);
  await button(page, 'Show reviews with 5 stars').click();
  await expect(comments(page)).toHaveText(['Better than so so.', ...[6, 5, 3, 1].map((n) => `Word ${n}`)]);
});

test('a review of one endless word stays within a phone [REV-01]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNewcomer(page);
  await button(page, 'Write a review').click();
  await write(page, 3, 'w'.repeat(600));
  await button(page, 'Submit Review').click();
  await expect(comments(page).first()).toHaveText('w'.repeat(600));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
