import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { countTaps, openStore, orderFrom, parcelOf, people, type StoreOrder } from '../support/desk.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Cancel ${name}` });

test('a line that is not there is cancelled with five taps; the buyer gets it back, and the parcel says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page).getByRole('link', { name: /New/ }).first().click();
  await main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `Order ${order.orderNumber.slice(-6)}` }) })
    .getByRole('link')
    .click();
  await main(page)
    .getByRole('button', { name: `Cancel ${store.product.name}` })
    .click();
  const sheet = sheetOf(page, store.product.name);
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await expect(sheet.getByText('The whole parcel is cancelled.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await sheet.getByText('Not there', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Cancel and give back' }).click();
  await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(5);
  await expect(main(page).getByText(/1 cancelled · Not there · .* back to the buyer/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const { total } = await shop.db
    .selectFrom('orders')
    .select('total')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const refund = await shop.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.payment_reference', 'refunds.reference')
    .select(['refunds.amount', 'refunds.reason', 'refunds.state'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(refund).toEqual({ amount: total, reason: 'line_cancelled', state: 'processed' });
  expect((await parcelOf(shop.db, store, order)).cancelled_at).not.toBeNull();
});

test('a wide screen cancels beside the list, asks why first, and says when there is no line to it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const panel = page.getByRole('complementary', { name: 'Details' });
  await panel.getByRole('button', { name: `Cancel ${store.product.name}` }).click();
  const sheet = sheetOf(page, store.product.name);
  const send = sheet.getByRole('button', { name: 'Cancel and give back' });
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await send.click();
  await expect(sheet.getByText('Choose why.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByText('Wrong price', { exact: true }).click();
  await context.setOffline(true);
  await send.click();
  await expect(sheet.getByText('You need a connection for this. Nothing was cancelled.')).toBeVisible();
  expect((await parcelOf(shop.db, store, order)).cancelled_at).toBeNull();
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).cancelled_at).not.toBeNull();
});

test('a packer is offered no cancelling', async ({ page }) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  await expect(page.getByRole('button', { name: 'Accept', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancel ${store.product.name}` })).toHaveCount(0);
});
