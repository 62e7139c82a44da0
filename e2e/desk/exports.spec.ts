import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { deskOf, openStore, orderFrom } from '../support/desk-store.ts';

/** Of products it stands in a menu with what else is done with all of them. */
async function takeOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Export|Import, export, prices and stock)$/ }).click();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
}

test.use({ viewport: { width: 390, height: 844 } });

test('a store takes out its products, orders and statement, and is told when it cannot', async ({ page, browser }) => {
  const store = await openStore(page);
  const { orderNumber } = await orderFrom(browser, store);
  const taken: [string, RegExp][] = [
    ['products', /^\uFEFFsku,group,name,/],
    ['orders', new RegExp(orderNumber)],
    ['money', new RegExp(`sale,${orderNumber},`)],
  ];
  for (const [path, holds] of taken) {
    await page.goto(deskOf(store, `/${path}`));
    // What is still to come moves the buttons.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await takeOut(page);
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(holds);
    await expect(page.getByText('The file is saved.').first()).toBeVisible();
    await expectNothingSideways(page);
  }
  await expectAccessible(page);
  await page.route('**/statement.csv*', (route) => route.abort());
  await takeOut(page);
  await expect(page.getByText('Could not save the file: You need a connection for this.')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
});
