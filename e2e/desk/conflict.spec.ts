import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { openStore } from '../support/desk.ts';
import {
  begin,
  category,
  cell,
  choicesFold,
  encoded,
  field,
  main,
  phone,
  pictures,
  readyPictures,
  takePhoto,
} from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const versionOf = async (id: string) =>
  (await shop.db.selectFrom('product_drafts').select('version').where('id', '=', id).executeTakeFirst())?.version;

/** Files it at one of the places of the sheet. Answers what people call that. */
async function file(page: Page, at: number): Promise<string> {
  await category(page)
    .getByRole('button', { name: /^Choose/ })
    .click();
  const place = page.getByRole('dialog').getByRole('listitem').nth(at).getByRole('button');
  const name = await place.innerText();
  await place.click();
  return name;
}

test('who was overtaken by another phone sees category, pictures and each colour and size of both, by whom and when [DESK-61]', async ({
  page,
  browser,
}) => {
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await field(page, 'Name').fill('Senator suit');
  const first = await file(page, 0);
  await takePhoto(page);
  await expect(readyPictures(page)).toHaveCount(1, encoded);
  await choicesFold(page).click();
  await main(page).getByRole('button', { name: 'Navy', exact: true }).click();
  await field(page, 'Sizes').fill('M, L');
  await field(page, 'Sizes').press('Enter');
  await main(page).getByText('each', { exact: true }).click();
  await main(page).getByText('no', { exact: true }).click();
  for (const [size, count, price] of [
    ['M', '4', '20,000'],
    ['L', '5', '21k'],
  ] as const) {
    await cell(page, 'Count', `Navy, ${size}`).fill(count);
    await cell(page, 'Price ₦', `Navy, ${size}`).fill(price);
  }
  const picturesOf = async () =>
    (
      (await shop.db.selectFrom('product_drafts').select('body').where('id', '=', id).executeTakeFirst())?.body as
        | { pictures: unknown[]; variants: { price: string }[] }
        | undefined
    )?.variants[1]?.price;
  await expect.poll(picturesOf).toBe('21k');
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  const before = (await versionOf(id)) ?? 0;

  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await other.setViewportSize(phone);
  await other.goto(page.url());
  await expect(field(other, 'Name')).toHaveValue('Senator suit');
  // The first phone goes on.
  await cell(page, 'Count', 'Navy, L').fill('6');
  await cell(page, 'Offered', 'Navy, M').uncheck();
  await takePhoto(page);
  await expect(readyPictures(page)).toHaveCount(2, encoded);
  await expect.poll(() => versionOf(id)).toBeGreaterThan(before);
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  // The second writes over what it has seen.
  const second = await file(other, 1);
  const asked = main(other).getByRole('alert');
  await expect(asked).toContainText(/^Amaka changed this on another phone at \d\d:\d\d\./);
  const value = (row: string, at: number) => asked.getByRole('row', { name: row }).getByRole('cell').nth(at);
  await expect(value('Category', 0)).toHaveText(second);
  await expect(value('Category', 1)).toHaveText(first);
  await expect(value('Pictures', 0).getByRole('listitem')).toHaveCount(1);
  await expect(value('Pictures', 1).getByRole('listitem')).toHaveCount(2);
  for (const image of await asked.locator('img').all())
    expect(
      await image.evaluate((seen: HTMLImageElement) => seen.decode().then(() => seen.naturalWidth)),
    ).toBeGreaterThan(0);
  await expect(asked.locator('img')).toHaveCount(3);
  await expect(value('Each colour and size', 0)).toContainText('2 combinations, 9 pieces, ₦20,000 to ₦21,000');
  await expect(value('Each colour and size', 1)).toContainText('1 of 2 combinations offered, 6 pieces, ₦21,000');
  await expect(value('Each colour and size', 0).getByRole('listitem')).toHaveText([
    'Navy, M: offered',
    'Navy, L: 5 pieces',
  ]);
  await expect(value('Each colour and size', 1).getByRole('listitem')).toHaveText([
    'Navy, M: not offered',
    'Navy, L: 6 pieces',
  ]);
  await expect(asked).not.toContainText('another one');
  await expectAccessible(other);
  await expectNothingSideways(other);
  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await expect(pictures(other)).toHaveCount(2);
  await expect(category(other).getByRole('button', { name: first, pressed: true })).toBeVisible();
});
