import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout } from '../support/axe.ts';
import { clientOf } from '../support/client.ts';
import { countTaps, openStore, orderFrom, people } from '../support/desk.ts';
import { holdBack } from '../support/faults.ts';
import {
  begin,
  category,
  cell as cellOf,
  choicesFold,
  encoded,
  field,
  fillNeeded,
  keptAtDesk,
  main,
  paste,
  phone,
  photograph,
  pictures,
  publish,
  readyPictures,
  takePhoto,
} from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const productOf = (id: string) => shop.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
const draftOf = (id: string) =>
  shop.db.selectFrom('product_drafts').selectAll().where('id', '=', id).executeTakeFirst();
/** That its draft names. */
const picturesOf = async (id: string) => ((await draftOf(id))?.body as { pictures?: unknown } | undefined)?.pictures;

/** Its page in the shop, in a browser of somebody else. */
async function shopPage(browser: Browser, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/#/product/${id}`);
  return page;
}

test('what is guessed from a name comes behind the button that chooses, which stays where it is', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  const choose = category(page).getByRole('button', { name: 'Choose', exact: true });
  const place = async () => {
    const [button, group] = await Promise.all([choose.boundingBox(), category(page).boundingBox()]);
    return [(button?.x ?? -1) - (group?.x ?? 0), (button?.y ?? -1) - (group?.y ?? 0)];
  };
  const before = await place();
  await field(page, 'Name').fill('Ankara wax print, 6 yards');
  await expect(category(page).getByRole('button', { name: '›' }).first()).toBeVisible();
  expect(await place()).toEqual(before);
});

test('three photographs, name, price, count and a guessed category are on sale with nine taps, and bought [GOODS-35, GOODS-36, GOODS-40]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await main(page).getByRole('link', { name: 'Add product' }).click();
  for (let at = 1; at <= 3; at += 1) {
    await takePhoto(page);
    await expect(pictures(page)).toHaveCount(at);
  }
  await field(page, 'Name').click();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Ankara wax print, 6 yards');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Price ₦')).toBeFocused();
  await page.keyboard.type('12,000');
  await page.keyboard.press('Enter');
  await expect(field(page, 'How many')).toBeFocused();
  await page.keyboard.type('10');
  await expect(main(page).getByText('You get ₦10,800 (commission 10 %)')).toBeVisible();
  await category(page).getByRole('button', { name: '›' }).first().click();
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  // The camera is opened by a tap, of which the page hears nothing here.
  expect((await taps()) + 3).toBeLessThanOrEqual(9);
  await expectAccessible(page);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const product = await productOf(id);
  expect(product).toMatchObject({ name: 'Ankara wax print, 6 yards', price: 1_200_000, seller_id: store.id });
  expect(product?.images).toHaveLength(3);
  expect(await draftOf(id)).toBeUndefined();
  await expect(page.getByRole('link', { name: 'See it' })).toHaveAttribute('href', `/#/product/${id}`);
  const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(new URL(share ?? '').searchParams.get('text')).toContain(`/product/${id}`);
  const shopper = await shopPage(browser, id);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Ankara wax print, 6 yards' })).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await orderFrom(shop.db, { ...store, product: { id, name: '' } }, people(1));

  await page.getByRole('button', { name: 'Add another' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(category(page).getByRole('button', { pressed: true })).toHaveCount(1);
});

test('the line is cut while photographs and half a form are under way: after a reload nothing is lost, and nothing twice [DESK-57, DESK-58, DESK-77]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  // But for the categories: with all that it needs, the form is tried to be published.
  await page.route('**/api/desk/**', (route) =>
    route.request().url().endsWith('/goods-facts') ? route.continue() : route.abort('connectionreset'),
  );
  for (let at = 0; at < 3; at += 1) await takePhoto(page);
  await expect(pictures(page)).toHaveCount(3);
  await field(page, 'Name').fill('Gele, gold');
  await field(page, 'Price ₦').fill('15,000');
  await expect(main(page).getByText('Kept on this phone')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/^Restored from \d\d:\d\d$/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Gele, gold');
  await expect(field(page, 'Price ₦')).toHaveValue('15,000');
  await expect(pictures(page)).toHaveCount(3);
  await fillNeeded(page, 'Gele, gold');
  // A picture that is still being made cannot be published at all.
  await expect(async () => {
    await publish(page).click();
    await expect(
      main(page).getByText('You need a connection for this. What you wrote is kept on this phone.'),
    ).toBeVisible({ timeout: 2000 });
  }).toPass(encoded);
  expect(await productOf(id)).toBeUndefined();
  await page.unroute('**/api/desk/**');
  await expect(readyPictures(page)).toHaveCount(3, encoded);
  await expect(main(page).getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const drafts = await shop.db.selectFrom('product_drafts').selectAll().where('seller_id', '=', store.id).execute();
  expect(drafts.map((draft) => draft.id)).toEqual([id]);
  expect(drafts[0]?.body).toMatchObject({ name: 'Gele, gold', price: '12k', count: '10' });
  expect(await picturesOf(id)).toHaveLength(3);
  const sent = await shop.db.selectFrom('pictures').select('id').where('seller_id', '=', store.id).execute();
  expect(sent).toHaveLength(3);
  expect((await keptAtDesk(page))[1]).toBe(0);
});

test('two phones of the owner write one product: both are shown, and the one that is chosen stays [DESK-59, DESK-60]', async ({
  page,
  browser,
}) => {
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await field(page, 'Name').fill('Gele');
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await other.setViewportSize(phone);
  await other.goto(page.url());
  await expect(field(other, 'Name')).toHaveValue('Gele');
  await field(page, 'Name').fill('Gele of the first phone');
  await expect.poll(async () => (await draftOf(id))?.version).toBe(2);
  await field(other, 'Name').fill('Gele of the second');
  const asked = main(other).getByRole('alert');
  await expect(asked).toContainText(/^Amaka changed this on another phone at \d\d:\d\d\./);
  await expect(asked.getByRole('row', { name: 'Name Gele of the second Gele of the first phone' })).toBeVisible();
  await expectAccessible(other);
  expect((await draftOf(id))?.body).toMatchObject({ name: 'Gele of the first phone' });
  await asked.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele of the second' });
  await field(page, 'Name').fill('Gele again of the first');
  await main(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(field(page, 'Name')).toHaveValue('Gele of the second');
  expect((await draftOf(id))?.version).toBe(3);
});

test('colours of a new product are counted each unless it says otherwise; what is in the shop stays as it is [GOODS-163]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const counted = (how: string) => main(page).getByRole('radio', { name: how, exact: true });
  const addColor = async (name: string) => {
    await field(page, 'Colours').fill(name);
    await field(page, 'Colours').press('Enter');
  };
  await begin(page, store);
  await choicesFold(page).click();
  await addColor('Navy');
  await expect(counted('each')).toBeChecked();
  await main(page).getByText('together', { exact: true }).click();
  await addColor('Aso green');
  await expect(counted('together')).toBeChecked();

  await page.goto(`/desk/${store.slug}/products/${store.product.id}`);
  await choicesFold(page).click();
  await addColor('Navy');
  await expect(counted('together')).toBeChecked();
});

test('colours and sizes are counted and priced each, filled by paste, and the shop offers them', async ({
  page,
  browser,
}) => {
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Senator suit');
  await main(page).getByText('Colours and sizes').click();
  await main(page).getByRole('button', { name: 'Navy', exact: true }).click();
  await field(page, 'Colours').fill('Aso green');
  await field(page, 'Colours').press('Enter');
  await field(page, 'Sizes').fill('M, L');
  await field(page, 'Sizes').press('Enter');
  await main(page).getByText('each', { exact: true }).click();
  await main(page).getByText('no', { exact: true }).click();
  const cell = (column: string, name: string) => cellOf(page, column, name);
  await cell('Count', 'Navy, M').focus();
  await paste(page, '4\t20,000\n5\t21k\n');
  await expect(cell('Price ₦', 'Navy, L')).toHaveValue('21k');
  await page.keyboard.press('ArrowDown');
  await expect(cell('Count', 'Navy, L')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell('Price ₦', 'Navy, L')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell('Price ₦', 'Aso green, M')).toBeFocused();
  await page.keyboard.type('25000');
  await cell('Offered', 'Aso green, L').uncheck();
  // Enter leads on from fields of text alone, and publishes from nowhere.
  await cell('Offered', 'Aso green, L').press('Enter');
  await expect(cell('Offered', 'Aso green, L')).toBeFocused();
  await main(page).getByLabel('All counts').fill('7');
  await main(page).getByRole('button', { name: 'Fill empty counts' }).click();
  await expect(cell('Count', 'Navy, M')).toHaveValue('4');
  await expect(cell('Count', 'Aso green, M')).toHaveValue('7');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessibleLayout(page);
  const target = await cell('Offered', 'Navy, M').locator('..').boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // Taken away and put back, a colour has what was typed.
  await main(page).getByRole('button', { name: 'Remove Navy' }).click();
  await expect(cell('Count', 'Navy, M')).toBeHidden();
  await main(page).getByRole('button', { name: 'Navy', exact: true }).click();
  await expect(cell('Count', 'Navy, M')).toHaveValue('4');
  await main(page).getByRole('button', { name: 'Remove Aso green' }).click();
  await field(page, 'Colours').fill('Aso green');
  await field(page, 'Colours').press('Enter');
  await expect(cell('Offered', 'Aso green, L')).not.toBeChecked();
  // The sale price of rows is not needed, but nothing that is offered may lack a price.
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  const variants = await shop.db
    .selectFrom('product_variants')
    .innerJoin('stock_items', 'stock_items.id', 'product_variants.stock_item_id')
    .select(['color', 'size', 'price', 'stock_items.stock'])
    .where('product_variants.product_id', '=', id)
    .where('retired_at', 'is', null)
    .execute();
  expect(variants.map((each) => `${each.color} ${each.size} ${each.price} ${each.stock}`).sort()).toEqual([
    'Aso green M 2500000 7',
    'Navy L 2100000 5',
    'Navy M 2000000 4',
  ]);
  const shopper = await shopPage(browser, id);
  await shopper.getByText('Navy', { exact: true }).click();
  await shopper.getByText('L', { exact: true }).click();
  await expect(shopper.getByText('₦21,000').first()).toBeVisible();
});

test('changes of what is on sale are there when they are published; its price and its count at once [GOODS-33, GOODS-34]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Gele, gold');
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  await page.goto(`/desk/${store.slug}/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gele, gold' })).toBeVisible();
  await field(page, 'Price ₦').fill('14,500');
  await field(page, 'Price ₦').press('Enter');
  await expect(main(page).getByText('In the shop: ₦14,500')).toBeVisible();
  expect(await productOf(id)).toMatchObject({ price: 1_450_000 });
  await main(page).getByRole('button', { name: 'One more' }).click();
  await main(page).getByRole('button', { name: 'One more' }).click();
  await expect(main(page).getByText('In the shop: 12')).toBeVisible();
  const item = await shop.db.selectFrom('stock_items').select('stock').where('id', '=', id).executeTakeFirstOrThrow();
  expect(item.stock).toBe(12);
  // A draft that was to come would be told from its first letter on.
  await expect(main(page).getByText(/^(Saving …|Kept on this phone|Saved \d\d:\d\d)$/)).toHaveCount(0);
  expect(await draftOf(id)).toBeUndefined();
  await expectAccessible(page);

  await field(page, 'Name').fill('Gele, silver');
  await expect(main(page).getByText('Changes are not in the shop yet')).toBeVisible();
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele, silver' });
  const shopper = await shopPage(browser, id);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Gele, gold' })).toBeVisible();
  await expect(shopper.getByText('₦14,500').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('heading', { name: 'The changes are in the shop.' })).toBeVisible();
  expect(await productOf(id)).toMatchObject({ name: 'Gele, silver', price: 1_450_000 });

  await page.goto(`/desk/${store.slug}/products/${id}`);
  await field(page, 'Name').fill('Gele, of no colour');
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele, of no colour' });
  await main(page).getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/${store.slug}/products$`));
  expect(await draftOf(id)).toBeUndefined();
  expect(await productOf(id)).toMatchObject({ name: 'Gele, silver' });
});

test('a price alone is in the shop once it is published, and what another phone has published is shown [GOODS-160, GOODS-161]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Gele, gold');
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  const address = `/desk/${store.slug}/products/${id}`;
  await page.goto(address);
  await field(page, 'Price ₦').fill('15,000');
  const button = main(page).getByRole('button', { name: 'Publish changes' });
  await button.click();
  await expect(main(page).getByText('All of it is in the shop.')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  expect(await productOf(id)).toMatchObject({ price: 1_500_000 });
  await expectAccessible(page);

  const other = await page.context().newPage();
  await other.goto(address);
  await field(other, 'Name').fill('Gele, silver');
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele, silver' });
  await main(other).getByRole('button', { name: 'Publish changes' }).click();
  await expect(other.getByRole('heading', { name: 'The changes are in the shop.' })).toBeVisible();
  await page.bringToFront();
  await field(page, 'Price ₦').fill('15,5x');
  await button.click();
  await expect(field(page, 'Price ₦')).toBeFocused();
  await expect(main(page).getByText('All of it is in the shop.')).toBeHidden();
  await field(page, 'Price ₦').fill('15,500');
  await button.click();
  await expect(main(page).getByText('All of it is in the shop.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Gele, silver');
  expect(await productOf(id)).toMatchObject({ name: 'Gele, silver', price: 1_550_000 });

  // What is typed while another price is on its way is waited for, too.
  const release = await holdBack(page, `**/products/${id}/prices`);
  const left = page.waitForRequest(/\/prices$/);
  await field(page, 'Price ₦').fill('16,000');
  await field(page, 'Price ₦').press('Enter');
  await left;
  await field(page, 'Price ₦').fill('16,500');
  await button.click();
  await expect(main(page).getByText('All of it is in the shop.')).toBeHidden();
  release();
  await expect(main(page).getByText('All of it is in the shop.')).toBeVisible();
  expect(await productOf(id)).toMatchObject({ price: 1_650_000 });
});

test('what is wrong is said once a field is left, and of all when it is to be published: the first has the focus [GOODS-26]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  const name = field(page, 'Name');
  await name.pressSequentially('GE');
  await expect(name).toHaveAccessibleDescription('');
  await name.blur();
  await expect(name).toHaveAccessibleDescription('Give it a name of 3 to 120 letters.');
  await name.fill('THE VERY BEST GELE OF LAGOS');
  await expect(name).toHaveAccessibleDescription(
    'Write the name in small letters, with capitals only where they belong.',
  );
  await name.fill('Gele 0803 555 0142');
  await expect(name).toHaveAccessibleDescription(
    'Buyers reach you through the shop: leave phone numbers, accounts and links out.',
  );
  await name.fill('Gele, gold');
  await expect(name).toHaveAccessibleDescription('');
  await field(page, 'Price ₦').fill('0.50');
  await main(page).getByRole('checkbox', { name: 'On sale' }).check();
  await field(page, 'Price ₦').fill('12,000');
  await main(page)
    .getByRole('textbox', { name: /^Now ₦/ })
    .fill('12,000');
  await field(page, 'How many').fill('1,000,001');
  await main(page).getByText('Weight, size, returns').click();
  await field(page, 'Weight in kg').fill('heavy');
  await field(page, 'Length in cm').fill('12');
  await main(page).getByText('SKU, low at').click();
  await field(page, 'SKU').fill('a b');
  await field(page, 'Low at').fill('1,001');
  await main(page).getByText('SKU, low at').click();
  await main(page).getByText('Weight, size, returns').click();
  await publish(page).click();
  await expect(main(page).getByLabel('Take a photo')).toBeFocused();
  for (const text of [
    'Add at least one picture.',
    'The sale price must be below ₦12,000.00.',
    'Enter how many you have, from 0 to 1,000,000.',
    'Choose a category.',
  ])
    await expect(main(page).getByText(text)).toBeVisible();
  // On the lines of what is folded away.
  await expect(main(page).locator('summary', { hasText: 'Enter the weight in kg, like 0.5.' })).toBeVisible();
  await expect(
    main(page).locator('summary', { hasText: 'A SKU has up to 40 letters, digits and - _ . / signs.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await takePhoto(page);
  await main(page)
    .getByRole('textbox', { name: /^Now ₦/ })
    .fill('10,500');
  await expect(main(page).getByText('−13%').first()).toBeVisible();
  await field(page, 'How many').fill('3');
  await category(page).getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(pictures(page)).toHaveCount(1);
  await publish(page).click();
  // Unfolded, and in view.
  await expect(field(page, 'Weight in kg')).toBeFocused();
  await expect(field(page, 'Width in cm')).toHaveAccessibleDescription('Enter all three in cm, each up to 1,000.');
});

test('a picture that cannot be read, or is too small, says so where it stands, and is no part of the product [PICTURE-26]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await main(page)
    .getByLabel('Choose', { exact: true })
    .setInputFiles([
      { name: 'IMG.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture at all') },
      await photograph(639, 1200),
      await photograph(640, 640),
    ]);
  await expect(pictures(page)).toHaveCount(1);
  await expect(
    main(page).getByRole('button', {
      name: 'New picture: This picture cannot be read. Take a screenshot of it and add that.',
    }),
  ).toBeVisible();
  const small = main(page).getByRole('button', { name: 'New picture: A picture needs at least 640 × 640 pixels.' });
  await expect(small).toBeVisible();
  await expectAccessible(page);
  await small.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(small).toBeHidden();
});

test('pictures change places by buttons and by drag, and one is described [PICTURE-27]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await main(page)
    .getByLabel('Choose', { exact: true })
    .setInputFiles(await Promise.all([photograph(), photograph(), photograph()]));
  await expect(readyPictures(page)).toHaveCount(3, encoded);
  const order = () => pictures(page).evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.picture));
  const [a, b, c] = await order();
  await pictures(page).nth(2).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make first' }).click();
  await sheet.getByLabel('What it shows').fill('A golden gele, from the side');
  await sheet.getByRole('button', { name: 'Close' }).click();
  expect(await order()).toEqual([c, a, b]);
  const [from, to] = [await pictures(page).nth(0).boundingBox(), await pictures(page).nth(1).boundingBox()];
  if (!from || !to) throw new Error('The pictures have no place.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
  await page.mouse.up();
  expect(await order()).toEqual([a, c, b]);
  await expect(sheet).toBeHidden();
  await expect
    .poll(() => picturesOf(id))
    .toEqual([
      { id: a, alt: '' },
      { id: c, alt: 'A golden gele, from the side' },
      { id: b, alt: '' },
    ]);
});

test('a packer counts, and sees nothing else to change; what is not of the store is not found', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db, { role: 'packer' });
  await page.goto(`/desk/${store.slug}/products/${store.product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: store.product.name })).toBeVisible();
  await field(page, 'How many').fill('990');
  await field(page, 'How many').press('Enter');
  await expect(main(page).getByText('In the shop: 990')).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(1);
  await expectAccessible(page);
  const other = await (await browser.newContext()).newPage();
  const foreign = await openStore(other, shop.db);
  await page.goto(`/desk/${store.slug}/products/${foreign.product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await other.goto(`/desk/${foreign.slug}/products/${store.product.id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

const stockItemOf = (id: string) =>
  shop.db.selectFrom('stock_items').select(['id', 'stock']).where('product_id', '=', id).executeTakeFirstOrThrow();

test('a count without a line stands on the page of its product also after a reload; sent, it is what the shop made of it', async ({
  page,
}) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  await page.goto(`/desk/${store.slug}/products/${store.product.id}`);
  await expect(field(page, 'How many')).toHaveValue('1000');
  await page.route('**/api/desk/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionreset'),
  );
  await field(page, 'How many').fill('997');
  await field(page, 'How many').press('Enter');
  await expect(main(page).getByText('Counted on this phone. It is sent when the line is back.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'How many')).toHaveValue('997');
  const { id: stockItemId } = await stockItemOf(store.product.id);
  // Another member counts two out.
  await clientOf(page.request)('countUnits', {
    params: { seller: store.id },
    body: { items: [{ stockItemId, seen: 1000, count: 998 }] },
    idempotencyKey: stockItemId,
  });
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(field(page, 'How many')).toHaveValue('995');
  expect((await stockItemOf(store.product.id)).stock).toBe(995);
});

test('taps on a count that have not rested yet are sent by whoever leaves the page', async ({ page }) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  await page.goto(`/desk/${store.slug}/products/${store.product.id}`);
  await main(page).getByRole('button', { name: 'One more' }).click();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect.poll(async () => (await stockItemOf(store.product.id)).stock).toBe(1001);
});

test('a product that is left before the shop has answered stands as it was left when one comes back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/products`);
  await main(page).getByRole('link', { name: 'Add product' }).click();
  await field(page, 'Name').fill('Gele, gold');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await field(page, 'Name').blur();
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele, gold' });
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('Gele, gold');
  await field(page, 'Name').fill('Gele, silver');
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele, silver' });
  await expect(main(page).getByRole('alert')).toBeHidden();
});

test('a sheet stays open while the first save of a product is answered', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await field(page, 'Name').fill('Gele, gold');
  await category(page).getByRole('button', { name: 'Choose' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await draftOf(id))?.version).toBe(1);
  await expect(main(page).getByText(/^Saved \d\d:\d\d$/)).toBeAttached();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
  await expect(field(page, 'Name')).toHaveValue('Gele, gold');
});

test('nothing can be typed while a product is published: it would be in neither the shop nor a draft [GOODS-44]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Gele, gold');
  await expect(readyPictures(page)).toHaveCount(1, encoded);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/desk/**/publish', async (route) => {
    await held.promise;
    await route.continue();
  });
  await publish(page).click();
  await expect(main(page).getByRole('button', { name: 'Publishing …' })).toBeVisible();
  const takesFocus = await page.locator('input[name="name"]').evaluate((name) => {
    (name as HTMLInputElement).focus();
    return document.activeElement === name;
  });
  expect(takesFocus).toBe(false);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible();
});

test('who publishes what another phone has changed meanwhile is led to what is asked [GOODS-45]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await takePhoto(page);
  await fillNeeded(page, 'Gele, gold');
  await expect(readyPictures(page)).toHaveCount(1, encoded);
  await expect(main(page).getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await other.goto(page.url());
  await field(other, 'Name').fill('Gele of the other phone');
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele of the other phone' });
  await field(page, 'Name').fill('Gele of the first');
  await publish(page).click();
  const asked = main(page).getByRole('alert');
  await expect(asked).toContainText('changed this on another phone');
  await expect(asked).toBeInViewport();
  await expect(main(page).locator(':focus').getByRole('alert')).toBeVisible();
  expect(await productOf(id)).toBeUndefined();
});

test('a product of the shop that cannot be read is not begun anew: what was written waits on the phone [GOODS-39]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/products/${store.product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: store.product.name })).toBeVisible();
  await page.route('**/api/desk/**', (route) => route.abort('connectionreset'));
  await field(page, 'Name').fill('Gele, written in a tunnel');
  await expect(main(page).getByText('Kept on this phone')).toBeVisible();
  await page.reload();
  await expect(
    main(page).getByText('Could not load this product. What you wrote is kept on this phone.'),
  ).toBeVisible();
  await page.unroute('**/api/desk/**');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: store.product.name })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Gele, written in a tunnel');
});

test('what lies on the phone is found under the drafts, and sent once it is opened [DESK-81]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const id = await begin(page, store);
  await page.route('**/api/desk/*/drafts/**', (route) => route.abort('connectionreset'));
  await field(page, 'Name').fill('Gele, gold');
  await expect(main(page).getByText('Kept on this phone')).toBeVisible();
  await page.goto(`/desk/${store.slug}/products?tab=drafts`);
  const found = main(page).getByRole('region', { name: 'On this phone' });
  await expect(found.getByRole('link')).toHaveText('Gele, gold');
  await expectAccessible(page);
  await page.unroute('**/api/desk/*/drafts/**');
  await found.getByRole('link').click();
  await expect(field(page, 'Name')).toHaveValue('Gele, gold');
  await expect.poll(async () => (await draftOf(id))?.body).toMatchObject({ name: 'Gele, gold' });
  await page.goto(`/desk/${store.slug}/products?tab=drafts`);
  await expect(main(page).getByRole('list', { name: 'Drafts' }).getByRole('link').first()).toBeVisible();
  await expect(found).toBeHidden();
});

test('signing out asks where something is not sent, and leaves nothing of it on the phone [DESK-72]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await begin(page, store);
  await page.route('**/api/desk/*/{drafts,pictures}/**', (route) => route.abort('connectionreset'));
  await takePhoto(page);
  await field(page, 'Name').fill('Gele, gold');
  await expect(main(page).getByText('Kept on this phone')).toBeVisible();
  // With the keyboard away, the bar is there.
  await field(page, 'Name').blur();
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const asked = page.getByRole('dialog', { name: '2 not sent yet' });
  page.on('dialog', (dialog) => dialog.accept());
  await asked.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await keptAtDesk(page)).toEqual([0, 0]);
});
