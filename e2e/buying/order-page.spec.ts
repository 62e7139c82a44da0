import { moveParcels } from '@oja/testing/rows/parcels';
import { seedSeller } from '@oja/testing/rows/seed';
import { expect, type Page, test } from '@playwright/test';
import { buyGoods, payForCart, signInByApi } from '../support/api-shopper.ts';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, newAccount } from '../support/buyer.ts';
import { naira } from '../support/catalogue.ts';
import { clientOf } from '../support/client.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
/** What is said of the order as a whole. */
const sentence = (page: Page) =>
  main(page).getByRole('region', { name: 'State of the order' }).getByRole('paragraph').first();

/** Bought of two sellers: blue goods of the demo's, and plain ones of a store of their own. */
async function buyOfTwo(page: Page) {
  const { email } = await newAccount(page);
  const mark = crypto.randomUUID().slice(0, 8);
  const payout = { subaccount_code: null };
  const store = await seedSeller(shop.db, { store_name: `Stall ${mark}`, slug: `stall-${mark}`, payout });
  const coloured = await offerColoured(shop);
  const plain = await offer(shop.db, { seller_id: store.id });
  await addToCart(page, { productId: coloured.id, selectedColor: 'Blue', selectedSize: 'M' });
  await addToCart(page, { productId: plain.id, quantity: 2 });
  return { ...(await payForCart(page, email)), store, coloured, plain };
}

test('the number of an order leads to its page, which says in one sentence how far all of it is [ORD-17, ORD-18]', async ({
  page,
}) => {
  const { id, orderNumber, store, coloured } = await buyOfTwo(page);
  await page.goto('/#/orders');
  await main(page).getByRole('link', { name: orderNumber }).click();
  await expect(page).toHaveURL(`/#/orders/${id}`);
  await expect(page).toHaveTitle(`Order ${orderNumber} · Ọjà`);
  await expect(main(page).getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
  await expect(sentence(page)).toHaveText('Waiting for 2 sellers to accept');

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
  const { id, store, coloured, plain } = await buyOfTwo(page);
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
  const sellerSide = await browser.newContext();
  const seller = await sellerSide.newPage();
  await signInByApi(seller, 'seller@oja.ng');
  const call = clientOf(seller.request);
  const [store] = (await call('deskStores', {})).items;
  const params = { seller: store?.id ?? '', id };
  const line = { line: 0, quantity: 1 };
  const { amount } = await call('cancelLook', { params, body: line });
  await call('cancelLine', { params, body: { ...line, reason: 'not_there', seen: { amount } } });
  await sellerSide.close();
  await page.goto(`/#/orders/${id}`);
  await expect(sentence(page)).toHaveText('Cancelled');
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
