import { expect, type Page, test } from '@playwright/test';
import { buyGoods } from '../support/api-shopper.ts';
import { naira } from '../support/catalogue.ts';
import { buyOfTwo, cancelFirstLine } from '../support/order-of-two.ts';
import { openShopDatabase } from '../support/shop-database.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What is seen of the page beside the receipt and what it stands in. */
const besides = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.querySelector('.receipt') && !element.closest('.receipt'))
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** Colours of the receipt's texts and of what lies behind them. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('.receipt *')].map((element) => getComputedStyle(element).color);
    const grounds = [document.documentElement, document.body, ...document.querySelectorAll('.receipt')].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return [new Set(texts), new Set(grounds)].map((colour) => [...colour]);
  });

test('Print receipt prints the order with its sums and nothing of the page, black on white, on one page [ORD-24]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const { id, orderNumber, email } = await buyGoods(page, { name: `Gele ${'Ọjà'.repeat(30)}` });
  const { db, close } = await openShopDatabase();
  const { total } = await db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow();
  await close();
  await page.goto(`/#/orders/${id}`);
  const receipt = page.locator('.receipt');
  await expect(receipt).toBeHidden();
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(receipt).toBeVisible();
  for (const text of ['Ọjà', 'Receipt', orderNumber, email, 'Àdùnní Textiles', '14 Bode Thomas Street', 'Card'])
    await expect(receipt).toContainText(text);
  await expect(receipt.getByRole('definition').last()).toHaveText(naira(total));
  await expect(receipt.locator('img, button, a, nav')).toHaveCount(0);
  expect(await besides(page)).toEqual([]);
  expect(await colours(page)).toEqual([['rgb(0, 0, 0)'], ['rgb(255, 255, 255)']]);

  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  expect(pagesOf(await page.pdf({ format: 'A4', margin }))).toBe(1);
  expect(pagesOf(await page.pdf({ width: '80mm', height: '297mm' }))).toBe(1);
  // 80 mm at 96 dots an inch.
  await page.setViewportSize({ width: 302, height: 800 });
  expect(await receipt.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('of two stores it prints seller by seller what was bought, what of it was cancelled, and what came back [ORD-24]', async ({
  page,
  browser,
}) => {
  const shop = await openShopDatabase();
  const { id, store, coloured, plain } = await buyOfTwo(page, shop);
  const { total } = await shop.db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow();
  await shop.close();
  const back = naira(await cancelFirstLine(browser, id));
  await page.goto(`/#/orders/${id}`);
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const receipt = page.locator('.receipt');
  const of = (name: string) => receipt.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(receipt.locator('section')).toHaveCount(2);
  await expect(of('Àdùnní Textiles')).toContainText(coloured.name);
  await expect(of('Àdùnní Textiles')).toContainText(`Cancelled · ${back} back to you`);
  await expect(of(store.store_name)).toContainText(plain.name);
  await expect(of(store.store_name)).toContainText(`Qty 2 × ${naira(plain.effective_price)}`);
  await expect(of(store.store_name)).not.toContainText('Cancelled');
  await expect(receipt.getByRole('definition').last()).toHaveText(naira(total));
  await expect(receipt.locator('footer')).toContainText(
    new RegExp(`Refunded ${back.replace('.', '\\.')}|Refund of ${back.replace('.', '\\.')} under way`),
  );
});

test('any other page is printed as it stands', async ({ page }) => {
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
