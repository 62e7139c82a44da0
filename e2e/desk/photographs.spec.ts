import { expect, type Page, test } from '@playwright/test';
import { openStore } from '../support/desk.ts';
import { begin, encoded, field, main, phone, photograph, pictures, readyPictures } from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const photographs = (count: number) => Promise.all(Array.from({ length: count }, () => photograph()));
const chosen = (page: Page) => main(page).getByLabel('Choose', { exact: true });

/** Counts the addresses of photographs that the browser has to remember. */
async function watchAddresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const living = new Set<string>();
    (window as Window & { living?: Set<string> }).living = living;
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL.call(URL, blob);
      living.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      living.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () => page.evaluate(() => (window as Window & { living?: Set<string> }).living?.size ?? -1);
}

test('of more photographs than fit, it is said how many were left out [PICTURE-28]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await page.route('**/pictures/**', (route) => route.abort('connectionreset'));
  await chosen(page).setInputFiles(await photographs(11));
  const left = main(page).getByText('Only 8 photographs; 3 were left out.');
  await expect(left).toBeVisible();
  await expect(pictures(page)).toHaveCount(8);
  await pictures(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(left).toBeHidden();
  await chosen(page).setInputFiles(await photographs(2));
  await expect(main(page).getByText('Only 8 photographs; 1 was left out.')).toBeVisible();
  await expect(pictures(page)).toHaveCount(8);
});

test('photographs that the shop has are given back to the phone when their form is left', async ({ page }) => {
  await page.setViewportSize(phone);
  const living = await watchAddresses(page);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await chosen(page).setInputFiles(await photographs(3));
  await expect(readyPictures(page)).toHaveCount(3, encoded);
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  expect(await living()).toBe(3);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect.poll(living).toBe(0);
  await page.goBack();
  await expect(readyPictures(page)).toHaveCount(3);
  for (const image of await readyPictures(page).locator('img').all())
    await expect(image).toHaveJSProperty('naturalWidth', 320);
  expect(await living()).toBe(0);
});

test('a picture that the shop has no more is marked, and taken out', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await chosen(page).setInputFiles(await photographs(1));
  await expect(readyPictures(page)).toHaveCount(1, encoded);
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  await shop.db.deleteFrom('pictures').where('seller_id', '=', store.id).execute();
  await field(page, 'Name').fill('Gele');
  const gone = main(page).getByText('This picture is not in the shop any more. Take it out, or add it again.');
  await expect(gone).toBeVisible();
  await pictures(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(gone).toBeHidden();
  await expect(pictures(page)).toHaveCount(0);
});

test('a phone opens where forms are kept once, however often something is typed', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as Window & { opened?: string[] };
    counted.opened = [];
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
      counted.opened?.push(name);
      return version === undefined ? open.call(this, name) : open.call(this, name, version);
    };
  });
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await page.route('**/api/desk/*/drafts/**', (route) => route.abort('connectionreset'));
  const said = (text: string) => expect(main(page).getByText(text)).toBeVisible();
  for (const name of ['Gele', 'Gele, gold', 'Gele, silver']) {
    await field(page, 'Name').fill(name);
    await said('Kept on this phone');
  }
  const opened = await page.evaluate(() => (window as Window & { opened?: string[] }).opened ?? []);
  expect(opened.filter((name) => name === 'oja-desk-forms')).toHaveLength(1);
});
