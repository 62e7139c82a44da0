import { moveParcels } from '@oja/testing/rows/parcels';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buyGoods } from '../support/api-shopper.ts';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { naira } from '../support/catalogue.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { buyOfTwo, cancelFirstLine } from '../support/order-of-two.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
/** What is said of the order as a whole. */
const sentence = (page: Page) =>
  main(page).getByRole('region', { name: 'State of the order' }).getByRole('paragraph').first();

test('the number of an order leads to its page, which says in one sentence how far all of it is [ORD-17, ORD-18]', async ({
  page,
}) => {
  const { id, orderNumber, store, coloured } = await buyOfTwo(page, shop);
  await page.goto('/#/orders');
  await main(page).getByRole('link', { name: orderNumber }).click();
  await expect(page).toHaveURL(`/#/orders/${id}`);
  await expect(page).toHaveTitle(`Order ${orderNumber} · Ọjà`);
  await expect(main(page).getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
  await expect(sentence(page)).toHaveText('Waiting for 2 sellers to accept');
  const state = main(page).getByRole('region', { name: 'State of the order' });
  await expect(state.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#/contact');
  await expect(state.getByRole('button')).toHaveText(['Print receipt']);

  await moveParcels(shop.db, {
    orderId: id,
    sellerId: store.id,
    status: 'approved',
    facts: { approved_at: new Date() },
  });
  await page.reload();
  await expect(sentence(page)).toHaveText('Waiting for 1 of 2 sellers to accept');
  const facts = {
    approved_at: new Date(),
    shipped_at: new Date(),
    tracking_number: 'GIG-0042',
    courier: 'GIG Logistics',
  };
  await moveParcels(shop.db, { orderId: id, sellerId: coloured.seller_id, status: 'shipped', facts });
  await page.reload();
  await expect(sentence(page)).toHaveText('1 of 2 parcels on its way, 1 being packed');
  await expect(main(page).getByRole('link', { name: 'Follow it at GIG Logistics' })).toHaveAttribute(
    'href',
    'https://giglogistics.com/track?waybill=GIG-0042',
  );
  await moveParcels(shop.db, { orderId: id, status: 'delivered', facts: { delivered_at: new Date() } });
  await page.reload();
  await expect(sentence(page)).toHaveText('Delivered');
});

test('it shows each parcel with the picture of what was chosen, what was paid and where it goes [ORD-19]', async ({
  page,
}) => {
  const { id, store, coloured, plain } = await buyOfTwo(page, shop);
  await page.goto(`/#/orders/${id}`);
  const parcels = main(page).getByRole('region', { name: 'Parcels' });
  await expect(parcels.locator(`img[src*="/${coloured.blue}-"]`)).toBeVisible();
  await expect(parcels.getByRole('link', { name: store.store_name })).toHaveAttribute('href', `#/store/${store.slug}`);
  await expect(parcels.getByText('Blue · M · Qty 1')).toBeVisible();
  await expect(parcels.getByText('Qty 2')).toBeVisible();
  await expect(parcels.getByRole('link', { name: plain.name })).toBeVisible();
  const details = main(page).getByRole('region', { name: 'Order details' });
  await expect(details.getByRole('term')).toHaveText(['Subtotal', 'Shipping', 'Tax', 'Total']);
  const { total } = await shop.db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow();
  await expect(details.getByRole('definition').last()).toHaveText(naira(total));
  await expect(details.getByText('14 Bode Thomas Street')).toBeVisible();
  await expect(details.getByText('Card', { exact: true })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
});

test('what a store does not send, and what goes back for it, stands at its line [ORD-18, ORD-19]', async ({
  page,
  browser,
}) => {
  const { id } = await buyGoods(page);
  const amount = await cancelFirstLine(browser, id);
  await page.goto(`/#/orders/${id}`);
  await expect(sentence(page)).toHaveText('Cancelled');
  await expect(main(page).getByRole('region', { name: 'State of the order' })).not.toContainText('waiting');
  const parcels = main(page).getByRole('region', { name: 'Parcels' });
  await expect(parcels.getByText(`Cancelled · ${naira(amount)} back to you`)).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Refund/)
      .first(),
  ).toBeVisible();
});

test('the order of somebody else and one that there cannot be are not found [ORD-20]', async ({ page }) => {
  const { id, orderNumber } = await buyGoods(page);
  await newAccount(page);
  for (const unknown of [id, crypto.randomUUID(), 'no-order']) {
    await page.goto('about:blank');
    await page.goto(`/#/orders/${unknown}`);
    await expect(main(page).getByText('This order is not yours or does not exist.')).toBeVisible();
    await expect(page.getByText(orderNumber)).toHaveCount(0);
  }
  await main(page).getByRole('link', { name: 'See all orders' }).click();
  await expect(main(page).getByText('No orders found.')).toBeVisible();
});

test('an order that cannot be read is not called a stranger’s; it can be asked for again [ORD-20]', async ({
  page,
}) => {
  const { id, orderNumber } = await buyGoods(page);
  await triesNothingByItself(page);
  const asked = `**/api/orders/${id}`;
  for (const fault of ['answers 500', 'breaks off'] as const) {
    await page.route(asked, (route) =>
      fault === 'breaks off'
        ? route.abort('connectionreset')
        : route.fulfill({
            status: 500,
            json: { error: { code: 'internal_error', message: 'No.', requestId: 'of-the-test' } },
          }),
    );
    await page.goto('about:blank');
    await page.goto(`/#/orders/${id}`);
    await expect(main(page).getByText('Failed to load your order')).toBeVisible();
    await expect(main(page).getByText('This order is not yours or does not exist.')).toHaveCount(0);
    await page.unroute(asked);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  }
});

test('with letters twice as large the steps of an order stand below each other, and none of their words is broken', async ({
  page,
}) => {
  const { id } = await buyGoods(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/orders', `/orders/${id}`]) {
    await page.goto(`/#${address}`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    const steps = main(page).locator('li[data-state]');
    await expect(steps).toHaveCount(3);
    const places = async (side: 'x' | 'y') =>
      new Set((await Promise.all((await steps.all()).map((step) => step.boundingBox()))).map((box) => box?.[side]))
        .size;
    expect(await places('y')).toBe(1);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect([await places('x'), await places('y')]).toEqual([1, 3]);
    expect(await brokenWords(steps)).toEqual([]);
  }
});

/** Words that go on in another line. */
const brokenWords = (steps: Locator) =>
  steps.evaluateAll((contents) => {
    const broken: string[] = [];
    for (const content of contents) {
      const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
