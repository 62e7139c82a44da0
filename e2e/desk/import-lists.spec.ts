import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { type OwnStore, openStore } from '../support/desk.ts';
import { encoded, main, phone, photograph } from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Sends so many new products, each a row without a photograph, and waits until they are compared. */
async function send(page: Page, store: OwnStore, mark: string, many: number): Promise<void> {
  const lines = Array.from(
    { length: many },
    (_, at) => `${mark}${at},Book ${mark} ${at},Books & Stationery,Books,1500,3`,
  );
  const buffer = Buffer.from(['sku,name,category,subcategory,price,count', ...lines].join('\n'));
  await page.goto(`/desk/${store.slug}/import`);
  await main(page)
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer });
  await expect(button(page, `Store ${many} rows`)).toBeVisible(encoded);
}

async function storeAll(page: Page, many: number): Promise<void> {
  await button(page, `Store ${many} rows`).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Store ${many} rows` })
    .click();
}

test('of 130 rows, and of the 130 drafts that they become, a hundred are shown with how many there are [GOODS-181]', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await send(page, store, 'A', 130);
  const rows = main(page).getByRole('list', { name: 'Rows of the file' }).locator('> li');
  await expect(rows).toHaveCount(100);
  const shown = main(page).getByText('100 of 130 shown', { exact: true });
  await expect(shown).toBeVisible();
  await expectNothingSideways(page);
  // By key: what comes late above the list moves the button from under a pointer.
  await button(page, 'Load more').press('Enter');
  await expect(rows).toHaveCount(130);
  await expect(shown).toHaveCount(0);
  await storeAll(page, 130);
  await expect(main(page).getByText('130 rows stored.')).toBeVisible(encoded);
  await page.goto(`/desk/${store.slug}/products?tab=drafts`);
  const drafts = main(page).getByRole('list', { name: 'Drafts' }).locator('> li');
  await expect(drafts).toHaveCount(100);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Show more').click();
  await expect(drafts).toHaveCount(130);
  await expect(shown).toHaveCount(0);
  await expect(button(page, 'Show more')).toHaveCount(0);
});

test('photographs that are none, or too small, are told by name with the reason, and given again [GOODS-182] [DESK-142]', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await send(page, store, 'B', 3);
  const choose = main(page).getByLabel('Choose photographs', { exact: true });
  const noPicture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('No picture at all.') });
  await choose.setInputFiles([
    noPicture('B0.jpg'),
    { ...(await photograph(300, 300)), name: 'B1.jpg' },
    { ...(await photograph()), name: 'B2.jpg' },
  ]);
  const refused = main(page).getByRole('list', { name: 'Photographs that did not get through' }).getByRole('listitem');
  await expect(refused).toHaveText(
    [/^B0\.jpg: This picture cannot be read\./, 'B1.jpg: A picture needs at least 640 × 640 pixels.'],
    encoded,
  );
  await expect(main(page).getByText('1 photograph is there.')).toBeVisible(encoded);
  await expectAccessible(page);
  await expectNothingSideways(page);
  await main(page)
    .getByLabel('Choose them again', { exact: true })
    .setInputFiles([
      { ...(await photograph()), name: 'B0.jpg' },
      { ...(await photograph()), name: 'B1.jpg' },
    ]);
  await expect(main(page).getByText('3 photographs are there.')).toBeVisible(encoded);
  await expect(refused).toHaveCount(0);
  // What was pressed is gone, and whoever works by keyboard goes on where photographs are chosen.
  await expect(choose).toBeFocused();
  // Of many nobody is left out: those behind the first twenty are folded away.
  await choose.setInputFiles(Array.from({ length: 23 }, (_, at) => noPicture(`none-${at}.jpg`)));
  await expect(refused).toHaveCount(20, encoded);
  await main(page).getByText('And 3 more', { exact: true }).click();
  await expect(main(page).getByRole('list', { name: 'More that did not get through' })).toContainText('none-22.jpg');
  await button(page, 'Go on without them').click();
  await expect(refused).toHaveCount(0);
  await expect(choose).toBeFocused();
});

test('an import behind another one says that they take turns, and goes on by itself [GOODS-180]', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const change = (name: string, values: { state?: 'storing' | 'stored'; tries?: number; tried_at?: Date | null }) =>
    shop.db.updateTable('imports').set(values).where('seller_id', '=', store.id).where('name', '=', name).execute();
  // A part that failed is tried again after a while: until then both stand still, however fast the shop is.
  const later = { tries: 1, tried_at: new Date(Date.now() + 60 * 60_000) };
  await send(page, store, 'C', 3);
  await storeAll(page, 3);
  await expect(main(page).getByText('3 rows stored.')).toBeVisible(encoded);
  await change('C.csv', { state: 'storing', ...later });
  await send(page, store, 'D', 60);
  await change('D.csv', later);
  await storeAll(page, 60);
  const words = 'Takes turns with another import of your store. Storing: 50 of 60 products';
  await expect(main(page).getByText(words)).toBeVisible();
  await expect(main(page).getByText('You can leave this page: it goes on by itself.')).toBeVisible();
  await expectAccessible(page);
  await change('C.csv', { state: 'stored', tries: 0, tried_at: null });
  await expect(main(page).getByText('Storing: 50 of 60 products', { exact: true })).toBeVisible();
  await change('D.csv', { tries: 0, tried_at: null });
  await expect(main(page).getByText('60 rows stored.')).toBeVisible(encoded);
});
