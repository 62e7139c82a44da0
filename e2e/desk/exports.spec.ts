import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { deskOf, openStore, orderFrom } from '../support/desk-store.ts';

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
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(holds);
    await expect(page.getByText('The file is saved.').first()).toBeVisible();
    await expectNothingSideways(page);
  }
  await expectAccessible(page);
  await page.route('**/statement.csv*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Could not export: You need a connection for this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
});
