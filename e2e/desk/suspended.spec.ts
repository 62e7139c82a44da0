import { seedReply, seedReview } from '@oja/testing/rows/seed';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openStore } from '../support/desk.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const WHY = 'Your store is out of the shop: until it is back nothing can be changed here. Its orders go on.';

/** A store with a product, two reviews of it, of which one has a reply, and a draft. */
async function openSuspended(page: Page) {
  const store = await openStore(page, shop.db);
  const product = await offer(shop.db, { seller_id: store.id, name: 'Ankara wax', stock: 7 });
  await seedReview(shop.db, { id: product.id, seller_id: store.id });
  await seedReply(shop.db, await seedReview(shop.db, { id: product.id, seller_id: store.id }));
  await shop.db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', store.id).execute();
  return { store, product };
}

for (const width of [390, 1440]) {
  test(`the desk of a suspended store is read at ${width} px, says why, and offers nothing that would be refused [DESK-105]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { store, product } = await openSuspended(page);
    const at = `/desk/${store.slug}`;
    const why = main(page).getByText(WHY);
    const offers = (name: string | RegExp) => main(page).getByRole('button', { name });

    await page.goto(`${at}/products`);
    await expect(main(page).getByRole('link', { name: 'Ankara wax' })).toBeVisible();
    await expect(why).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Add product' })).toHaveCount(0);
    await expect(offers(/change the (price|count)|^One (more|less)$/)).toHaveCount(0);
    await offers('More for Ankara wax').click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pause|Duplicate|Archive)$/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    await page.goto(`${at}/products/${product.id}`);
    await expect(why).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
    await expect(offers(/^Publish/)).toHaveCount(0);
    await expectAccessible(page);

    for (const path of ['/products/new', '/sheet', '/import', '/money/account']) {
      const account = path === '/money/account' && page.waitForResponse(/\/account$/);
      await page.goto(at + path);
      if (account) await (await account).finished();
      await expect(why).toBeVisible();
      await expect(main(page).locator('input:not([type=search]):enabled, textarea:enabled')).toHaveCount(0);
    }
    await page.goto(`${at}/import`);
    await expect(main(page).getByRole('heading', { name: 'Your imports' })).toBeVisible();

    await page.goto(`${at}/store`);
    await expect(why).toBeVisible();
    await main(page).locator('summary').filter({ hasText: 'Name' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Store name' })).toBeDisabled();
    await expect(main(page).locator('textarea:enabled')).toHaveCount(0);
    await page.goto(`${at}/store/holiday`);
    await expect(why).toBeVisible();
    await expect(main(page).getByLabel('First day')).toBeDisabled();
    await expect(main(page).locator('input:enabled, textarea:enabled')).toHaveCount(0);

    await page.goto(`${at}/reviews`);
    await expect(main(page).getByText('Your reply')).toBeVisible();
    await expect(why).toBeVisible();
    await expect(offers(/^(Reply to|Edit your reply|Take away)/)).toHaveCount(0);
  });
}
