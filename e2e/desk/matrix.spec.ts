import { expect, type Page, test } from '@playwright/test';
import { openStore } from '../support/desk.ts';
import {
  begin,
  category,
  cell,
  choicesFold,
  encoded,
  field,
  fillNeeded,
  main,
  paste,
  publish,
  takePhoto,
} from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const draftOf = (id: string) =>
  shop.db.selectFrom('product_drafts').selectAll().where('id', '=', id).executeTakeFirst();

/** Ten colours in ten sizes, counted and priced each. */
async function hundredRows(page: Page): Promise<void> {
  await choicesFold(page).click();
  await field(page, 'Colours').fill('A, B, C, D, E, F, G, H, I, J');
  await field(page, 'Colours').press('Enter');
  await field(page, 'Sizes').fill('1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
  await field(page, 'Sizes').press('Enter');
  await main(page).getByText('each', { exact: true }).click();
  await main(page).getByText('no', { exact: true }).click();
  await expect(main(page).getByLabel(/^Offered, /)).toHaveCount(100);
}

/**
 * The names of the fields that are drawn from now on: React writes the name of each anew, as it is. Other parts than fields are
 * told by what is written in them.
 */
async function watchDrawn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const drawn = new Set<string>();
    const watched = window as Window & { drawn?: Set<string> };
    watched.drawn = drawn;
    new MutationObserver((records) => {
      for (const { target } of records) drawn.add((target as HTMLElement).getAttribute('name') ?? '');
    }).observe(document.querySelector('form') as HTMLElement, { attributeFilter: ['name'], subtree: true });
  });
  return () =>
    page.evaluate(() => [...((window as Window & { drawn?: Set<string> }).drawn ?? [])].filter(Boolean).sort());
}

const row37 = ['count', 'price', 'salePrice', 'sku'].map((column) => `variants.37.${column}`);

test('a key in a matrix of a hundred draws its own row anew, and no other field of the form', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const facts = page.waitForResponse(/\/goods-facts$/);
  const id = await begin(page, store);
  await (await facts).finished();
  await field(page, 'Name').fill('Senator suit');
  await hundredRows(page);
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  const drawn = await watchDrawn(page);
  await cell(page, 'Price ₦', 'D, 8').pressSequentially('9500');
  // The card beside the form has followed, and so has what is kept: all that the keys lead to is done.
  await expect(main(page).getByRole('region', { name: 'How it looks' })).toContainText('₦9,500');
  await expect
    .poll(async () => ((await draftOf(id))?.body as { variants: { price: string }[] } | undefined)?.variants[37]?.price)
    .toBe('9500');
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  expect(await drawn()).toEqual(row37);
});

test('a key in the matrix of what is on sale draws its own row anew, and no other field', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Senator suit');
  await hundredRows(page);
  await main(page).getByLabel('All counts').fill('7');
  await main(page).getByRole('button', { name: 'Fill empty counts' }).click();
  await main(page).getByLabel('All prices ₦').fill('12,000');
  await main(page).getByRole('button', { name: 'Fill empty prices' }).click();
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  await page.goto(`/desk/${store.slug}/products/${id}`);
  await choicesFold(page).click();
  await expect(cell(page, 'Count', 'D, 8')).toHaveValue('7');
  // What the shop says of its categories has come, too.
  await expect(category(page).getByRole('button', { pressed: true })).toBeVisible();
  const drawn = await watchDrawn(page);
  await cell(page, 'SKU', 'D, 8').pressSequentially('SUIT-D8');
  await expect
    .poll(async () => ((await draftOf(id))?.body as { variants: { sku: string }[] } | undefined)?.variants[37]?.sku)
    .toBe('SUIT-D8');
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  expect(await drawn()).toEqual(row37);

  // A block over prices and counts of the shop says what it left.
  await cell(page, 'Count', 'J, 9').focus();
  await paste(page, '1\t2\t3\tSUIT-J9\n1\t2\t3\tSUIT-J10\n');
  await expect(cell(page, 'SKU', 'J, 10')).toHaveValue('SUIT-J10');
  await expect(cell(page, 'Count', 'J, 9')).toHaveValue('7');
  await expect(
    page.getByText('6 cells were left as they are: prices and counts in the shop change one at a time.'),
  ).toBeInViewport();
});

test('a SKU that other goods have is told at the combination in which it was typed [GOODS-31]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const { sku, name } = await shop.db
    .selectFrom('products')
    .select(['sku', 'name'])
    .where('id', '=', store.product.id)
    .executeTakeFirstOrThrow();
  await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Senator suit');
  await choicesFold(page).click();
  await field(page, 'Sizes').fill('M, L');
  await field(page, 'Sizes').press('Enter');
  for (const size of ['M', 'L']) await cell(page, 'Count', size).fill('4');
  await cell(page, 'SKU', 'L').fill(sku);
  await choicesFold(page).click();
  await publish(page).click();
  await expect(cell(page, 'SKU', 'L')).toBeFocused(encoded);
  await expect(cell(page, 'SKU', 'L')).toHaveAccessibleDescription(`You use the SKU ${sku} for ${name}.`);
  await expect(cell(page, 'SKU', 'M')).toHaveAccessibleDescription('');
  await cell(page, 'SKU', 'L').fill(`${sku}-L`);
  await expect(cell(page, 'SKU', 'L')).toHaveAccessibleDescription('');
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
});
