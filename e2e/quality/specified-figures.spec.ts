import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productionSettings, type ShopProcess, startShopProcess } from '@oja/testing/processes/shop-process';
import { seedProduct } from '@oja/testing/rows/seed';
import { test as base, expect } from '@playwright/test';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { openDatabase } from '../../apps/server/src/database/pool.ts';
import { addToCart, newAccount } from '../support/buyer.ts';

interface OwnShop {
  process: ShopProcess;
  products: { id: string }[];
}

/** A shop of its own, outside demo mode, of which nobody has set anything: it keeps the figures of the specification. */
const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'oja-specified-'));
      const process = await startShopProcess({ ...productionSettings(), DATA_DIR: dataDir });
      const embedded = await startEmbedded({ dataDir });
      const { db, close } = openDatabase({ address: embedded.address, applicationName: 'oja-test', maxConnections: 2 });
      const products = [await seedProduct(db, { price: 5000 }), await seedProduct(db, { price: 5001 })];
      await close();
      await embedded.stop();
      await use({ process, products });
      await process.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.process.url),
});
// One shop is enough for all of them.
test.describe.configure({ mode: 'default' });

test('product page and shipping page say the specified figures [PROD-27, LINK-04]', async ({ page, shop }) => {
  await page.goto(`/#/product/${shop.products[0]?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Free shipping on orders over ₦50.00', { exact: true })).toBeVisible();
  await page.goto('/#/shipping');
  await expect(main.getByRole('row').filter({ hasText: 'More than ₦50.00' })).toContainText('Nothing');
  await expect(main.getByRole('row').filter({ hasText: '₦50.00 or less' })).toContainText('₦10.00');
});

test('a cart of ₦50.00 pays ₦10.00 for shipping, a kobo more ships free; tax is a tenth [CONST-04, CONST-05, CONST-06]', async ({
  page,
  shop,
}) => {
  const totals = page.getByRole('complementary', { name: 'Totals' }).locator('dl');
  await newAccount(page);
  await addToCart(page, { productId: shop.products[0]?.id ?? '' });
  await page.goto('/#/cart');
  await expect(totals).toHaveText(/Subtotal₦50\.00Shipping₦10\.00Tax₦5\.00Total.*₦65\.00$/);
  await newAccount(page);
  await addToCart(page, { productId: shop.products[1]?.id ?? '' });
  await page.reload();
  await expect(totals).toHaveText(/Subtotal₦50\.01ShippingFreeTax₦5\.00Total.*₦55\.01$/);
});
