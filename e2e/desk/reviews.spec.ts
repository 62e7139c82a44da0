import { addMember } from '@oja/testing/rows/members';
import { seedReply, seedReview } from '@oja/testing/rows/seed';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { clientOf } from '../support/client.ts';
import { type OwnStore, openStore } from '../support/desk.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, comment: string) => main(page).getByRole('listitem').filter({ hasText: comment });
const about = ({ id, product }: OwnStore) => ({ id: product.id, seller_id: id });
const replyOf = async (id: string) =>
  (await shop.db.selectFrom('review_replies').select('text').where('review_id', '=', id).executeTakeFirst())?.text;

test('a review is answered with four taps and what is typed, and the shop shows it [STALL-63, STALL-64]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db, { storeName: "Amaka's Cloth", productName: 'Ankara gown' });
  const named = { rating: 2, user_name: 'Ngozi Eze', comment: 'Came a week late.' };
  const review = await seedReview(shop.db, about(store), named);
  await seedReply(shop.db, await seedReview(shop.db, about(store), { comment: 'Lovely.', rating: 5 }), 'Thank you.');
  await page.goto(`/desk/${store.slug}`);
  await expect(main(page).getByRole('link', { name: /1\s*Reviews to answer/ })).toBeVisible();
  let taps = 0;
  const tap = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).click();
    taps += 1;
  };
  await tap('link', 'More');
  await tap('link', 'Reviews');
  await expect(main(page).getByRole('listitem').first()).toContainText('Came a week late.');
  await expectAccessible(page);
  await tap('button', 'Reply to Ngozi Eze');
  const field = page.getByRole('textbox', { name: 'Your reply to Ngozi Eze' });
  await expect(field).toBeFocused();
  const text = `Sorry, Ngozi. <b>We</b> refund you.\n${'It will not happen again. '.repeat(15)}`.trim();
  await page.keyboard.insertText(text);
  await expect(field).toHaveAccessibleDescription(new RegExp(`${text.length} of 1,000 letters`));
  await page.reload();
  await expect(field).toHaveValue(text);
  await tap('button', 'Send reply');
  await expect(page.getByText('Your reply stands in the shop.')).toBeVisible();
  expect(taps).toBe(4);
  expect(await replyOf(review.id)).toBe(text);
  await expect(row(page, 'Came a week late.')).toContainText('Your reply');
  await expectAccessible(page);

  await page.goto(`/#/product/${store.product.id}`);
  const shown = main(page).getByRole('article').filter({ hasText: 'Came a week late.' });
  await expect(shown.getByRole('heading', { name: "Reply of Amaka's Cloth" })).toBeVisible();
  await expect(shown).toContainText('<b>We</b> refund you.');
  await shown.getByRole('button', { name: 'Read the whole reply' }).click();
  await expect(shown.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.goto(`/#/store/${store.slug}`);
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expect(main(page).getByRole('heading', { name: "Reply of Amaka's Cloth" })).toHaveCount(2);
});

test('without a line a reply waits, is changed and taken away in its order, and undone; all by keys [STALL-62]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const store = await openStore(page, shop.db);
  const review = await seedReview(shop.db, about(store), { user_name: 'Ngozi Eze', comment: 'Came late.' });
  await seedReview(shop.db, about(store), { comment: 'Older.', created_at: new Date(1e12), rating: 1 });
  await page.goto(`/desk/${store.slug}/reviews`);
  await expect(row(page, 'Came late.')).toBeVisible();
  await page.route('**/api/desk/**/reply', (route) => route.abort('connectionreset'));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Your reply to Ngozi Eze' })).toBeFocused();
  await page.keyboard.type('Sorry.');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'Came late.')).toContainText('Waits on this phone');
  await page.getByRole('button', { name: 'Edit your reply to Ngozi Eze' }).click();
  await page.getByRole('textbox', { name: 'Your reply to Ngozi Eze' }).fill('Very sorry.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Take away your reply to Ngozi Eze' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Came late.')).toContainText('Very sorry.');
  expect(await replyOf(review.id)).toBeUndefined();
  await page.unroute('**/api/desk/**/reply');
  await page.reload();
  await expect.poll(() => replyOf(review.id)).toBe('Very sorry.');
  await expect(page.getByText('Waits on this phone')).toHaveCount(0);

  await main(page).getByRole('combobox', { name: 'Stars' }).selectOption('1 star');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await expect(row(page, 'Older.')).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Stars' }).selectOption('5 stars');
  await expect(page.getByText('No reviews with so many stars.')).toBeVisible();
});

test('two members reply at once: who comes second sees it, and what was typed is kept [STALL-67]', async ({
  page,
  browser,
}) => {
  const store = await openStore(page, shop.db);
  const review = await seedReview(shop.db, about(store), { user_name: 'Ngozi Eze', comment: 'Came late.' });
  await page.goto(`/desk/${store.slug}/reviews`);
  await page.getByRole('button', { name: 'Reply to Ngozi Eze' }).click();
  const field = page.getByRole('textbox', { name: 'Your reply to Ngozi Eze' });
  await field.fill('From Amaka.');
  const other = await (await browser.newContext()).newPage();
  const manager = await newAccount(other, 'Bola Ade');
  await addMember(shop.db, store.id, manager.id, 'manager');
  const params = { seller: store.id, id: review.id };
  await clientOf(other.request)('saveReply', { params, body: { text: 'From Bola.', seen: 0 } });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText(/^Bola changed this at \d\d:\d\d\.$/);
  await expect(field).toHaveValue('From Amaka.');
  await expect(page.getByText('takes the place of: “From Bola.”')).toBeVisible();
  expect(await replyOf(review.id)).toBe('From Bola.');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect.poll(() => replyOf(review.id)).toBe('From Amaka.');
});
