import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openStore } from '../support/desk.ts';
import {
  begin,
  cell,
  choicesFold,
  encoded,
  field,
  fillNeeded,
  main,
  photograph,
  pictures,
  publish,
  readyPictures,
} from '../support/goods-form.ts';
import { press } from '../support/keyboard.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

/** A form with what is needed and two pictures. Answers its id. */
async function beginWithPictures(page: Page): Promise<string> {
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await main(page)
    .getByLabel('Choose', { exact: true })
    .setInputFiles(await Promise.all([photograph(), photograph()]));
  await expect(readyPictures(page)).toHaveCount(2, encoded);
  await fillNeeded(page, 'Kaftan of two colours');
  return id;
}

async function addColors(page: Page, colors: string): Promise<void> {
  if (!(await field(page, 'Colours').isVisible())) await choicesFold(page).click();
  await field(page, 'Colours').fill(colors);
  await page.keyboard.press('Enter');
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Picture \d of \d$/ });
const colorIn = (page: Page, name: string) =>
  sheetOf(page).getByRole('group', { name: 'Colour in it' }).getByRole('radio', { name, exact: true });
const named = (page: Page) =>
  pictures(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));

async function give(page: Page, at: number, color: string): Promise<void> {
  await pictures(page).nth(at).click();
  await sheetOf(page).getByRole('group', { name: 'Colour in it' }).getByText(color, { exact: true }).click();
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
}

for (const width of [390, 1440]) {
  test(`a picture is given to a colour, tells it, and is shown for it at ${width} px [PICTURE-38, PICTURE-41, PICTURE-42]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const id = await beginWithPictures(page);
    await pictures(page).nth(0).click();
    await expect(sheetOf(page).getByLabel('What it shows')).toBeVisible();
    await expect(sheetOf(page).getByRole('radio')).toHaveCount(0);
    await sheetOf(page).getByRole('button', { name: 'Close' }).click();
    await addColors(page, 'Navy, Ash cloth');
    const hint = main(page).getByText(/no picture of (its|their) own/);
    await expect(hint).toHaveCount(0);
    await pictures(page).nth(1).click();
    await expect(colorIn(page, 'All colours')).toBeChecked();
    await expect(sheetOf(page).getByRole('radio')).toHaveCount(3);
    await sheetOf(page).getByText('Ash cloth', { exact: true }).click();
    await expectAccessible(page);
    await sheetOf(page).getByRole('button', { name: 'Close' }).click();
    expect(await named(page)).toEqual(['Picture 1 of 2', 'Picture 2 of 2, Ash cloth']);
    await expect(hint).toHaveText('Navy has no picture of its own.');
    await expectAccessible(page);
    // In the look of it, each colour shows its own.
    await main(page).getByRole('button', { name: 'Look', exact: true }).click();
    const look = page.getByRole('dialog', { name: 'How it looks' });
    const picture = look.locator('.shop-card-picture img');
    const first = await picture.getAttribute('src');
    await look.getByText('Ash cloth', { exact: true }).click();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await look.getByRole('button', { name: 'Close' }).click();
    for (const color of ['Navy', 'Ash cloth']) await cell(page, 'Count', color).fill('5');
    // A hint refuses nothing.
    await publish(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'On sale.' })).toBeVisible(encoded);
    const { images } = await shop.db
      .selectFrom('products')
      .select('images')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(images.map(({ choice }) => choice)).toEqual([undefined, 'Ash cloth']);
  });
}

test('a colour that is taken away leaves its pictures, and finds them when it is back in other letters [PICTURE-39, PICTURE-40]', async ({
  page,
}) => {
  await beginWithPictures(page);
  await addColors(page, 'Navy, Ash');
  await give(page, 0, 'Navy');
  await give(page, 1, 'Ash');
  expect(await named(page)).toEqual(['Picture 1 of 2, Navy', 'Picture 2 of 2, Ash']);
  await main(page).getByRole('button', { name: 'Remove Ash' }).click();
  expect(await named(page)).toEqual(['Picture 1 of 2, Navy', 'Picture 2 of 2']);
  await addColors(page, 'ASH');
  expect(await named(page)).toEqual(['Picture 1 of 2, Navy', 'Picture 2 of 2, ASH']);
});

test('the colour of a picture is chosen by keys alone [PICTURE-38]', async ({ page }) => {
  await beginWithPictures(page);
  await addColors(page, 'Navy, Ash');
  await press(page, pictures(page).nth(0));
  await press(page, colorIn(page, 'All colours'), 'ArrowDown');
  await expect(colorIn(page, 'Navy')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(pictures(page).nth(0)).toBeFocused();
  expect(await named(page)).toEqual(['Picture 1 of 2, Navy', 'Picture 2 of 2']);
});

test('a picture is opened without a line', async ({ page, context }) => {
  const fetched = page.waitForResponse(/\/picture-parts-/);
  await beginWithPictures(page);
  await (await fetched).finished();
  await context.setOffline(true);
  await pictures(page).nth(1).click();
  await expect(sheetOf(page).getByLabel('What it shows')).toBeVisible();
});
