import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways, violationsOf } from '../support/axe.ts';
import {
  acceptAll,
  countTaps,
  noteParcel,
  openStore,
  orderFrom,
  pack,
  parcelOf,
  people,
  type StoreOrder,
  ship,
} from '../support/desk.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { keepToasts } from '../support/toasts.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, { orderNumber }: StoreOrder) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `Order ${orderNumber.slice(-6)}` }) });

test('one is packed with four taps, its goods ticked; the tick is kept, and packing can be undone [PARCEL-50]', async ({
  page,
}) => {
  await keepToasts(page);
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page)
    .getByRole('link', { name: /To pack/ })
    .click();
  await rowOf(page, order).getByRole('link').click();
  const tick = main(page).getByRole('checkbox', { name: new RegExp(store.product.name) });
  await tick.check();
  await main(page).getByRole('button', { name: 'Mark packed', exact: true }).click();
  await expect(main(page).getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(4);
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).packed_at).not.toBeNull();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).packed_at).toBeNull();
  await expect(main(page).getByRole('button', { name: 'Mark packed', exact: true })).toBeVisible();
  await page.reload();
  await expect(tick).toBeChecked();
});

test('one is shipped with four taps and its number; the courier used last stands first and is chosen [PARCEL-47, PARCEL-51]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [first, second] = (await orderFrom(shop.db, store, people(2))) as [StoreOrder, StoreOrder];
  await acceptAll(page, store, [first, second]);
  await pack(page, store, first);
  await pack(page, store, second);
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page)
    .getByRole('link', { name: /To pack/ })
    .click();
  await rowOf(page, first).getByRole('button', { name: /^Ship/ }).click();
  const sheet = page.getByRole('dialog', { name: `Ship ${first.orderNumber}` });
  await sheet.getByText('Kwik', { exact: true }).click();
  await sheet.getByLabel('Tracking number').fill(' KWIK 0042/7 ');
  await sheet.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(page.getByText('On the way. The buyer is told.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(4);
  expect(await parcelOf(shop.db, store, first)).toMatchObject({
    status: 'shipped',
    courier: 'Kwik',
    tracking_number: 'KWIK0042/7',
  });
  await rowOf(page, second).getByRole('button', { name: /^Ship/ }).click();
  const next = page.getByRole('dialog', { name: `Ship ${second.orderNumber}` });
  await expect(next.getByRole('radio').first()).toBeChecked();
  await expect(next.getByRole('radio').first()).toHaveAccessibleName('Kwik');
});

test("the store's own couriers stand first, without one the sheet asks who carries it, and a bus has no rider [PARCEL-118, PARCEL-119]", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const couriers = ['Peace Mass Transit', 'Waybill by bus'];
  await shop.db.updateTable('sellers').set({ couriers }).where('id', '=', store.id).execute();
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await pack(page, store, order);
  await page.goto(`/desk/${store.slug}/orders?tab=to-pack`);
  await rowOf(page, order).getByRole('button', { name: /^Ship/ }).click();
  const sheet = page.getByRole('dialog', { name: `Ship ${order.orderNumber}` });
  const first = sheet.getByRole('radio').first();
  await expect(first).toHaveAccessibleName('Peace Mass Transit');
  await expect(sheet.getByRole('radio').nth(1)).toHaveAccessibleName('Waybill by bus');
  const send = sheet.getByRole('button', { name: 'Ship', exact: true });
  await send.click();
  await expect(first).toBeFocused();
  await expect(sheet.getByRole('group', { name: 'Courier' })).toHaveAccessibleDescription('Who carries it?');
  await expectAccessible(page);
  await sheet.getByText('Waybill by bus', { exact: true }).click();
  await send.click();
  const phoneField = sheet.getByLabel('Phone of the driver or the park');
  await expect(phoneField).toHaveAccessibleDescription('Enter the phone number of the driver or the park.');
  await phoneField.fill('234 803 555 0142');
  await send.click();
  await expect
    .poll(() => parcelOf(shop.db, store, order))
    .toMatchObject({ status: 'shipped', courier: 'Waybill by bus', rider_phone: '234 803 555 0142' });
});

test('what is wrong with a number or a phone stands at its field, which has the focus; nothing leaves [PARCEL-26]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await pack(page, store, order);
  await page.goto(`/desk/${store.slug}/orders/${order.id}?tab=to-pack`);
  const panel = page.getByRole('complementary', { name: 'Details' });
  await panel.getByRole('button', { name: 'Ship', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Ship ${order.orderNumber}` });
  const send = sheet.getByRole('button', { name: 'Ship', exact: true });
  await sheet.getByText('GIG Logistics', { exact: true }).click();
  await send.click();
  const number = sheet.getByLabel('Tracking number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription('Enter the tracking number of the parcel.');
  await number.fill('a?');
  await expect(number).toHaveAccessibleDescription(
    'A tracking number has 4 to 40 letters, digits, hyphens and slashes.',
  );
  await number.fill('');
  await sheet.getByText('Own rider', { exact: true }).click();
  await send.click();
  await expect(sheet.getByLabel("Rider's phone")).toBeFocused();
  expect((await parcelOf(shop.db, store, order)).status).toBe('approved');
  await page.keyboard.type('0803 555 0142');
  await send.click();
  await expect(panel.getByRole('button', { name: 'Mark delivered', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Correct', exact: true }).click();
  const correcting = page.getByRole('dialog', { name: `Correct ${order.orderNumber}` });
  await correcting.getByText('Other', { exact: true }).click();
  await correcting.getByLabel('Name of the courier').fill('Sule and sons');
  await correcting.getByLabel('Tracking number').fill('SULE-7');
  await correcting.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Sule and sons')).toBeVisible();
  await expect
    .poll(() => parcelOf(shop.db, store, order))
    .toMatchObject({ status: 'shipped', courier: 'Sule and sons', tracking_number: 'SULE-7', rider_phone: null });
});

test('ten are shipped with four taps and a pasted list; what was typed outlives a reload [PARCEL-52]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const orders = await orderFrom(shop.db, store, people(10));
  await acceptAll(page, store, orders);
  await page.goto(`/desk/${store.slug}/orders?tab=to-pack`);
  await main(page).getByRole('checkbox', { name: 'Select all 10' }).check();
  await main(page).getByRole('button', { name: 'Ship 10' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ship 10' });
  await sheet.getByText('DHL', { exact: true }).click();
  await sheet.getByRole('textbox').nth(4).fill('kept-4');
  await page.reload();

  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page)
    .getByRole('link', { name: /To pack/ })
    .click();
  await main(page).getByRole('checkbox', { name: 'Select all 10' }).check();
  await main(page).getByRole('button', { name: 'Ship 10' }).click();
  await expect(sheet.getByRole('textbox').nth(4)).toHaveValue('kept-4');
  await expect(sheet.getByRole('radio', { name: 'DHL' })).toBeChecked();
  const first = sheet.getByRole('textbox').first();
  await first.focus();
  await first.evaluate(
    (field, lines) => {
      const data = new DataTransfer();
      data.setData('text', lines);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    orders.map((_, at) => `DHL-000${at}`).join('\n'),
  );
  await expect(sheet.getByRole('textbox').last()).toHaveValue('DHL-0009');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox').nth(1)).toBeFocused();
  await sheet.getByRole('button', { name: 'Ship 10' }).click();
  await expect(page.getByText('10 parcels are on the way.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(4);
  const shipped = await shop.db
    .selectFrom('order_sellers')
    .select('tracking_number')
    .where('seller_id', '=', store.id)
    .where('status', '=', 'shipped')
    .where('courier', '=', 'DHL')
    .execute();
  expect(shipped.map((parcel) => parcel.tracking_number).sort()).toEqual(orders.map((_, at) => `DHL-000${at}`));
});

test('of several, the one that could not be shipped stays with its reason and what was typed [PARCEL-45]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const [first, second] = (await orderFrom(shop.db, store, people(2))) as [StoreOrder, StoreOrder];
  await acceptAll(page, store, [first, second]);
  await page.goto(`/desk/${store.slug}/orders?tab=to-pack`);
  await main(page).getByRole('checkbox', { name: 'Select all 2' }).check();
  await main(page).getByRole('button', { name: 'Ship 2' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('DHL', { exact: true }).click();
  await sheet.getByRole('textbox').first().fill('DHL-1');
  await sheet.getByRole('button', { name: 'Ship 2' }).click();
  const last = sheet.getByRole('textbox').last();
  await expect(last).toBeFocused();
  await last.fill('DHL-2');
  // Somebody at another phone was faster.
  await ship(page, store, second, 'GIG-0042');
  await sheet.getByRole('button', { name: 'Ship 2' }).click();
  await expect(sheet.getByRole('alert')).toContainText('1 parcel is on the way. 1 could not:');
  await expect(sheet.getByRole('textbox')).toHaveCount(1);
  await expect(sheet.getByRole('textbox')).toHaveValue('DHL-2');
  expect((await parcelOf(shop.db, store, first)).tracking_number).toBe('DHL-1');
  expect((await parcelOf(shop.db, store, second)).tracking_number).toBe('GIG-0042');
});

test('whom it goes to is shown once it is accepted, and hidden again for old ones; the own note is saved when it is left', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, [{ firstName: 'Chidi', lastName: 'Okoro' }])) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  await expect(main(page).getByText('Chidi O., Surulere, Lagos')).toBeVisible();
  await expect(main(page).getByText('Name, phone and address are shown once you accept.')).toBeVisible();
  await main(page).getByText('To the buyer', { exact: true }).click();
  await main(page).getByLabel('A word to the buyer').fill('Thank you, Chidi.');
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(main(page).getByRole('link', { name: 'Call 0803 555 0142' })).toHaveAttribute(
    'href',
    'tel:+2348035550142',
  );
  await expect(main(page).getByText('14 Bode Thomas Street')).toBeVisible();
  expect(await parcelOf(shop.db, store, order)).toMatchObject({ status: 'approved', notes: 'Thank you, Chidi.' });
  // Said once: it does not go out again with the next step.
  await expect(main(page).getByLabel('A word to the buyer')).toHaveValue('');
  await main(page).getByText('Own note').click();
  await main(page).getByLabel('For the members of your store').fill('In the blue bag');
  await main(page).getByLabel('For the members of your store').blur();
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();
  expect((await parcelOf(shop.db, store, order)).own_note).toBe('In the blue bag');

  const longAgo = new Date(Date.now() - 61 * 86_400_000);
  await shop.db
    .updateTable('order_sellers')
    .set({ status: 'delivered', shipped_at: longAgo, delivered_at: longAgo, due_at: null })
    .where('order_id', '=', order.id)
    .execute();
  await page.reload();
  await expect(main(page).getByText('Name, phone and address are hidden 60 days after delivery.')).toBeVisible();
  await expect(page.getByText('0803 555 0142')).toHaveCount(0);
});

test('a note of a colleague outlives who only looks at the parcel; what was typed outlives a reload [PARCEL-33]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await page.goto(`/desk/${store.slug}/orders/${order.id}?tab=to-pack`);
  const note = main(page).getByLabel('For the members of your store');
  await main(page).getByText('To the buyer', { exact: true }).click();
  await main(page).getByLabel('A word to the buyer').fill('It leaves tonight.');
  await noteParcel(page, store, order, 'In the blue bag');
  await main(page).getByRole('button', { name: 'Mark packed', exact: true }).click();
  await expect(note).toHaveValue('In the blue bag');
  await main(page).getByRole('link', { name: 'Back to the orders' }).click();
  await expect(rowOf(page, order)).toBeVisible();
  expect((await parcelOf(shop.db, store, order)).own_note).toBe('In the blue bag');
  await rowOf(page, order).getByRole('link').click();
  await page.reload();
  await expect(main(page).getByLabel('A word to the buyer')).toHaveValue('It leaves tonight.');

  // Both write: the one who is later sees what the other wrote before it is replaced.
  await note.fill('On the shelf');
  await noteParcel(page, store, order, 'In the red bag');
  await main(page).getByRole('button', { name: 'Not packed after all' }).dispatchEvent('click');
  await expect(page.getByText('Not packed.')).toBeVisible();
  await note.blur();
  await expect(main(page).getByText('“In the red bag”')).toBeVisible();
  expect((await parcelOf(shop.db, store, order)).own_note).toBe('In the red bag');
  await note.focus();
  await note.blur();
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).own_note).toBe('On the shelf');
});

test('accepted without a line, a parcel says when the address comes', async ({ page, context }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  await expect(main(page).getByText('Name, phone and address are shown once you accept.')).toBeVisible();
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(main(page).getByText('Name, phone and address come when the shop has the acceptance.')).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByText('14 Bode Thomas Street')).toBeVisible();
});

test('what was typed for shipping is no way that a parcel has gone', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await pack(page, store, order);
  await page.goto(`/desk/${store.slug}/orders/${order.id}?tab=to-pack`);
  const panel = page.getByRole('complementary', { name: 'Details' });
  await panel.getByRole('button', { name: 'Ship', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('GIG Logistics', { exact: true }).click();
  await sheet.getByLabel('Tracking number').fill('GIG-111');
  await page.reload();
  await panel.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(sheet.getByLabel('Tracking number')).toHaveValue('GIG-111');
  await ship(page, store, order, 'GIG-222');
  await page.reload();
  await panel.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(sheet.getByLabel('Tracking number')).toHaveValue('GIG-222');
});

test('at 400 % no bar covers the parcel [DESK-48]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await pack(page, store, order);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const step = main(page).getByRole('button', { name: 'Ship', exact: true });
  await expect(step).toBeAttached();
  await expect(step).not.toBeInViewport();
});

test('an order of another store is not there', async ({ page, browser }) => {
  const others = await browser.newContext();
  const other = await openStore(await others.newPage(), shop.db);
  const [order] = (await orderFrom(shop.db, other, people(1))) as [StoreOrder];
  await others.close();
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  await expect(page.getByText('This order is not among those of your store.')).toBeVisible();
});

test('a parcel and its sheet are sound in both themes, on a phone and on a desk; long words widen nothing [DESK-51]', async ({
  page,
}) => {
  test.slow();
  const long = 'Ọjà'.repeat(60);
  const store = await openStore(page, shop.db, { productName: long });
  const person = { firstName: 'Ẹ̀bùn'.repeat(9), address: 'W'.repeat(120) };
  const [order, shipped] = (await orderFrom(shop.db, store, [person, {}])) as [StoreOrder, StoreOrder];
  await acceptAll(page, store, [order, shipped]);
  await pack(page, store, order);
  await ship(page, store, shipped, `GIG-${'0'.repeat(36)}`);
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    for (const { id } of [order, shipped]) {
      await page.goto(`/desk/${store.slug}/orders/${id}?tab=all`);
      await expect(page.getByText(/^Goes to/)).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`/desk/${store.slug}/orders/${order.id}?tab=all`);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const pill = main(page).getByRole('button', { name: 'Ship', exact: true });
  expect(await pill.evaluate((element) => element.getBoundingClientRect().height)).toBe(52);
  await expectNothingSideways(page);
});

test('slips are printed without prices, the number as a code, and nothing of the page around them [PARCEL-53, PARCEL-54]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db, { productName: `Gele ${'Ọjà'.repeat(40)}` });
  const orders = (await orderFrom(shop.db, store, people(5))) as StoreOrder[];
  await acceptAll(page, store, orders);
  await page.goto(`/desk/${store.slug}/orders?tab=to-pack`);
  await main(page).getByRole('checkbox', { name: 'Select all 5' }).check();
  await main(page).getByRole('link', { name: 'Slips 5' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  const first = page.getByRole('article').first();
  await expect(first).toContainText(store.storeName);
  await expect(first).toContainText('14 Bode Thomas Street');
  await expect(first.getByRole('img', { name: /^QR code of ORD-/ })).toBeVisible();
  await expect(page.getByText('₦')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const width = await first.evaluate((element) => element.getBoundingClientRect().width);
  // 105 mm at 96 dots an inch.
  expect(width).toBeCloseTo((105 / 25.4) * 96, 0);
  const inside = await first.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(inside).toBe(0);
  // Four on the first sheet, the fifth on the second.
  const sheets = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toBe(2);
  await page.emulateMedia({ media: null });
  await page.getByText('80 mm roll').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: '80 mm roll' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(5);
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
