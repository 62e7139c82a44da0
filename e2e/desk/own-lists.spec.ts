import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { type OwnStore, openStore } from '../support/desk.ts';
import { main, phone } from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const tab = (page: Page, name: RegExp) =>
  main(page).getByRole('navigation', { name: 'Rows by what storing does with them' }).getByRole('link', { name });

const PLACE = 'Books & Stationery › Books';
/** A bookshop's own list, as its Excel writes it: nothing of the shop is called like its titles. */
const books = [
  'GRACE BOOKSHOP ONITSHA,,,,,,',
  '',
  'S/N,ISBN,Title of Book,Author,Publisher,Selling Price,Qty in Shop',
  ...Array.from(
    { length: 12 },
    (_, at) => `${at + 1},978123000${at + 1000},Qwxzyv ${at + 1},A. Writer,Zed House,"N6,400",4`,
  ),
  '',
  ',,TOTAL,,,,48',
].join('\r\n');

const draftsOf = async ({ id }: OwnStore) =>
  (await shop.db.selectFrom('product_drafts').select('id').where('seller_id', '=', id).execute()).length;

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`a bookshop’s own list comes in at the first upload, at ${size.width} px [GOODS-150, GOODS-152, GOODS-154]`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const store = await openStore(page, shop.db);
    await page.goto(`/desk/${store.slug}/import`);
    const file = { name: 'Price list.csv', mimeType: 'text/csv', buffer: Buffer.from(books) };
    await main(page).getByLabel('Choose a file', { exact: true }).setInputFiles(file);
    await expect(page).toHaveURL(/\/import\/[\da-f-]{36}$/);
    await expect(main(page).getByText('Left out: Lines 1–2 above the headings; Line 17 with a total.')).toBeVisible();

    // What was guessed stands open, since some is left out.
    await expect(main(page).getByLabel('Title of Book')).toHaveValue('name');
    await expect(main(page).getByLabel('Selling Price')).toHaveValue('price');
    await expect(main(page).getByLabel('Author')).toHaveValue('');
    await main(page).getByLabel('Publisher').selectOption('Leave out');
    await expectAccessible(page);
    await button(page, 'Compare with these columns').click();
    await expect(
      main(page).getByText('Columns that mean nothing here are left out: S/N, Author, Publisher.'),
    ).toBeVisible();

    // Where they are filed is chosen once for all.
    await expect(tab(page, /^Wrong 12$/)).toBeVisible();
    await button(page, 'Mend row 4, Qwxzyv 1').click();
    const row = page.getByRole('dialog', { name: 'Row 4' });
    await row.getByLabel('Category', { exact: true }).selectOption(PLACE);
    await row.getByLabel('In all wrong rows that say nothing there').check();
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Keep' }).click();
    await expect(row).toBeHidden();
    await expect(tab(page, /^New 12$/)).toBeVisible();
    await expectNothingSideways(page);

    await button(page, 'Store 12 rows').click();
    await page.getByRole('dialog', { name: 'Store 12 rows?' }).getByRole('button', { name: 'Store 12 rows' }).click();
    await expect(main(page).getByText('12 rows stored.')).toBeVisible();
    expect(await draftsOf(store)).toBe(12);
  });
}
