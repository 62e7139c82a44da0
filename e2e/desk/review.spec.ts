import { plainForm, seedDraft, seedPicture, submitDraft } from '@oja/testing/rows/goods';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { openStore } from '../support/desk.ts';
import { begin, encoded, field, fillNeeded, main, readyPictures, takePhoto } from '../support/goods-form.ts';
import { enter, openPart, section } from '../support/operator.ts';
import { test } from '../support/own-shop.ts';
import { partAddress } from '../support/screens.ts';

// What is published is looked at first, which holds for all of a shop.
test.beforeAll(({ shop }) => shop.database.db.updateTable('shop_policy').set({ product_review: 'new' }).execute());
test.describe.configure({ mode: 'default' });

const dialog = (page: Page) => page.getByRole('dialog');

/** Pictures for whoever looks at them, in both themes, into the folder of `OJA_SHOTS`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.OJA_SHOTS;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/review-${name}-${colorScheme}.png` });
  }
}

for (const width of [390, 1440]) {
  test(`a product is sent, returned with reasons by keyboard, mended, sent again, approved by keyboard and bought from then on, at ${width} px [QUEUE-22]`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const { database } = shop;
    await page.setViewportSize({ width, height: 900 });
    const store = await openStore(page, database.db);
    const id = await begin(page, store);
    await takePhoto(page);
    await expect(readyPictures(page)).toHaveCount(1, encoded);
    await fillNeeded(page, 'Replica wax print');
    await main(page).getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sent.' })).toBeVisible();
    await expect(main(page)).toContainText('most products are looked at within 1 working day');
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'To what is in review' }).click();
    const row = page.locator(`[data-row="${id}"]`);
    await expect(row.getByRole('button', { name: 'Take back: Replica wax print' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingSideways(page);
    await shoot(page, `waits-${width}`);
    const seller = await page.context().cookies();

    const password = await enter(page, database);
    const products = section(page, 'Products to look at');
    await expect(section(page, 'Waiting for a person')).toContainText('Products wait to be looked at');
    await openPart(page, 'Products');
    await products.getByRole('button', { name: 'Look at them' }).press('Enter');
    await dialog(page).getByLabel('Your password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const name = dialog(page).getByRole('heading', { level: 2 });
    await expect(name).toHaveText('Replica wax print');
    await expect(dialog(page).getByRole('list', { name: 'Warnings' })).toContainText('“replica” is a forbidden word');
    await expect(dialog(page)).toContainText('0 approved, 0 returned');
    await expectAccessible(page);
    await expectNothingSideways(page);
    await shoot(page, `looked-at-${width}`);
    await expect(dialog(page).getByLabel('Your password', { exact: true })).toHaveCount(0);
    await name.focus();
    for (const key of ['r', '2', '9', 'Enter']) await page.keyboard.press(key);
    await expect(dialog(page).getByRole('textbox', { name: 'What to mend' })).toBeFocused();
    await page.keyboard.type('Call it what it is.');
    await expectAccessible(page);
    await shoot(page, `return-${width}`);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Nothing waits.');
    await page.keyboard.press('u');
    await expect(name).toHaveText('Replica wax print');
    for (const key of ['r', '2', 'Enter']) await page.keyboard.press(key);
    await expect(dialog(page).getByRole('textbox', { name: 'What to mend' })).toBeFocused();
    await page.keyboard.type('Call it what it is.');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Nothing waits.');
    const operator = await page.context().cookies();

    await page.context().clearCookies();
    await page.context().addCookies(seller);
    await page.goto(`/desk/${store.slug}`);
    await main(page)
      .getByRole('link', { name: /Sent back to you/ })
      .click();
    await expect(row).toContainText('misleading name. Call it what it is.');
    await shoot(page, `returned-${width}`);
    await row.getByRole('link').click();
    await expect(main(page).getByRole('alert')).toContainText('misleading name. Call it what it is.');
    await field(page, 'Name').fill('Wax print, 6 yards');
    await main(page).getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sent.' })).toBeVisible();

    await page.context().clearCookies();
    await page.context().addCookies(operator);
    await page.goto(`/#${partAddress('Products')}`);
    await products.getByRole('button', { name: 'Look at them' }).press('Enter');
    await expect(name).toHaveText('Wax print, 6 yards');
    await expect(dialog(page)).toContainText('0 approved, 1 returned');
    await expect(name).toBeFocused();
    await page.keyboard.press('a');
    await expect(dialog(page)).toContainText('Nothing waits.');

    await page.context().clearCookies();
    await page.goto(`/#/product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wax print, 6 yards' })).toBeVisible();
  });
}

test('a key that is held decides on one product, what is skipped leads to the next page, and Escape keeps what was typed [QUEUE-23]', async ({
  page,
  shop,
}) => {
  test.slow();
  const { db } = shop.database;
  const store = await openStore(page, db);
  const { id: category } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Others')
    .executeTakeFirstOrThrow();
  const { id: picture } = await seedPicture(db, store.id);
  // A page of the queue is 50.
  for (let n = 0; n < 53; n++) {
    await submitDraft(db, await seedDraft(db, store.id, { ...plainForm(category, picture), name: `Cloth ${n}` }));
  }
  const password = await enter(page, shop.database, 'Products');
  const products = section(page, 'Products to look at');
  await products.getByRole('button', { name: 'Look at them' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
  await dialog(page).getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const name = dialog(page).getByRole('heading', { level: 2 });
  await expect(dialog(page).getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await expect(name).toHaveText('Cloth 0');
  await name.focus();
  await page.keyboard.down('a');
  await expect(name).toHaveText('Cloth 1');
  for (let n = 0; n < 5; n++) await page.keyboard.down('a');
  await page.keyboard.up('a');
  await expect(dialog(page).getByRole('button', { name: 'Undo: Cloth 0 approved' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Approve', exact: true })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(name).toHaveText('Cloth 1');

  for (const key of ['r', '9', 'Enter']) await page.keyboard.press(key);
  await expect(dialog(page).getByRole('textbox', { name: 'What to mend' })).toBeFocused();
  await page.keyboard.type('By a window.');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('form', { name: 'Return' })).toBeHidden();
  await page.keyboard.press('r');
  await expect(dialog(page).getByRole('checkbox', { name: '9 Unclear picture' })).toBeChecked();
  await expect(dialog(page).getByRole('textbox', { name: 'What to mend' })).toHaveValue('By a window.');
  await page.keyboard.press('Escape');

  for (let n = 1; n < 52; n++) {
    await expect(name).toHaveText(`Cloth ${n}`);
    await page.keyboard.press('s');
  }
  await expect(name).toHaveText('Cloth 52');
  await page.keyboard.press('s');
  await expect(dialog(page)).toContainText('52 products were skipped.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await db.deleteFrom('product_drafts').where('seller_id', '=', store.id).execute();
});
