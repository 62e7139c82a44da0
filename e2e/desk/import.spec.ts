import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { countTaps, type OwnStore, openStore } from '../support/desk.ts';
import { encoded, main, phone, photograph } from '../support/goods-form.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const open = (page: Page, store: OwnStore) => page.goto(`/desk/${store.slug}/import`);
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const tab = (page: Page, name: RegExp) =>
  main(page).getByRole('navigation', { name: 'Rows by what storing does with them' }).getByRole('link', { name });
const toasts = (page: Page) => page.locator('.toasts');

const head = 'SKU,Group,Name,Category,Subcategory,Price,Qty,Size,Shelf';
/** Six products in four sizes each, and six without: of those three are wrong. */
const rows = [
  ...Array.from({ length: 6 }, (_, product) =>
    ['S', 'M', 'L', 'XL'].map(
      (size) => `W${product}-${size},W${product},Wax ${product},Books & Stationery,Books,"₦12,000.00",5,${size},A`,
    ),
  ).flat(),
  'K1,,Kettle one,Books & Stationery,Books,3500,7,,B',
  'K2,,Kettle two,Books & Stationery,Books,3.5k,7,,B',
  'K3,,Kettle three,Books & Stationery,Books,3500,7,,B',
  'K4,,Kettle four,Books & Stationery,Books,cheap,7,,B',
  'K5,,Kettle five,Books & Stationery,Books,3500,-7,,B',
  'K6,,Kettle six,Nowhere,,3500,7,,B',
];

const csv = (lines: readonly string[], name = 'goods.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...lines].join('\r\n')),
});
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  main(page).getByLabel('Choose a file', { exact: true }).setInputFiles(file);

async function importsOf({ id }: OwnStore): Promise<{ id: string; state: string }[]> {
  return shop.db.selectFrom('imports').select(['id', 'state']).where('seller_id', '=', id).execute();
}

async function namesOf({ id }: OwnStore): Promise<string[]> {
  const products = await shop.db
    .selectFrom('products')
    .select('name')
    .where('seller_id', '=', id)
    .orderBy('name')
    .execute();
  return products.map(({ name }) => name);
}

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`30 rows are looked at, mended, stored with their photographs and undone, at ${size.width} px [GOODS-118, GOODS-120, GOODS-126]`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const store = await openStore(page, shop.db);
    await open(page, store);
    await expect(main(page).getByText('Nothing was imported in the last 30 days.')).toBeVisible();
    await expectAccessible(page);
    await choose(page, csv(rows));
    await expect(page).toHaveURL(/\/import\/[\da-f-]{36}$/);
    await expect(tab(page, /^Wrong 3$/)).toHaveAttribute('aria-current', 'page');
    await expect(tab(page, /^New 27$/)).toBeVisible();
    await expect(main(page).getByText('Columns that mean nothing here are left out: Shelf.')).toBeVisible();
    await expect(main(page).getByText('"cheap" is not an amount.')).toBeVisible();
    await expectAccessible(page);

    // One is mended; where it stood is seen what became of it.
    if (size === phone) {
      await button(page, 'Mend row 29, Kettle four').click();
      const sheet = page.getByRole('dialog', { name: 'Row 29' });
      await expect(sheet.getByLabel('Price', { exact: true })).toBeFocused();
      await expectAccessible(page);
      await sheet.getByLabel('Price', { exact: true }).fill('dear');
      await sheet.getByRole('button', { name: 'Keep' }).click();
      await expect(sheet.getByText('"dear" is not an amount.')).toBeVisible();
      await expect(sheet.getByLabel('Price', { exact: true })).toBeFocused();
      await sheet.getByLabel('Price', { exact: true }).fill('4,000');
      await sheet.getByRole('button', { name: 'Keep' }).click();
      await expect(sheet).toBeHidden();
    } else {
      const cell = main(page).getByRole('textbox', { name: 'Price of row 29' });
      await press(page, main(page).getByRole('button', { name: /^Mend Price: cheap/ }));
      await expect(cell).toBeFocused();
      await page.keyboard.type('dear');
      await page.keyboard.press('Escape');
      await expect(main(page).getByRole('button', { name: /^Mend Price: cheap/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cell).toBeFocused();
      await page.keyboard.type('4,000');
      await page.keyboard.press('Enter');
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: /^Row 29: new\.$/ }),
      ).toBeAttached();
    }
    await expect(tab(page, /^Wrong 2$/)).toBeVisible();
    await expect(tab(page, /^New 28$/)).toBeVisible();
    await expect(main(page).getByText('"cheap" is not an amount.')).toHaveCount(0);

    // Photographs find their products by name; what is called otherwise is told.
    const photographs = await Promise.all(
      ['W0.jpg', 'k1.jpg', 'K1-2.jpg', 'IMG_0042.jpg'].map(async (name) => ({ ...(await photograph()), name })),
    );
    await main(page).getByLabel('Choose photographs', { exact: true }).setInputFiles(photographs);
    await expect(main(page).getByText('4 photographs are there.')).toBeVisible(encoded);
    await main(page).getByText('1 name means nothing in this file').click();
    await expect(main(page).getByText('IMG_0042.jpg', { exact: true })).toBeVisible();

    await button(page, 'Store 28 rows').click();
    const sheet = page.getByRole('dialog', { name: 'Store 28 rows?' });
    await expect(sheet.getByText('2 products go into the shop at once.')).toBeVisible();
    await expect(sheet.getByText('8 products go to your drafts: only their pictures are missing.')).toBeVisible();
    // What is wrong is left out by choice.
    await sheet.getByRole('button', { name: 'Store 28 rows' }).click();
    await expect(sheet.getByRole('alert')).toHaveText('Tick this first, or mend them.');
    await expectAccessible(page);
    expect(await namesOf(store)).toEqual([store.product.name]);
    await sheet.getByLabel(/^Leave out the 2 wrong rows/).check();
    await sheet.getByRole('button', { name: 'Store 28 rows' }).click();
    await expect(main(page).getByText('28 rows stored. 2 wrong ones were left out.')).toBeVisible();
    await expectAccessible(page);
    expect(await namesOf(store)).toEqual(['Kettle one', 'Wax 0', store.product.name].sort());

    const saving = page.waitForEvent('download');
    await button(page, 'File of the 2 wrong rows').click();
    const wrong = await readFile(await (await saving).path(), 'utf8');
    expect(wrong).toContain('Kettle five');
    expect(wrong).toContain('Kettle six');
    expect(wrong).not.toContain('Kettle four');

    const product = await shop.db
      .selectFrom('products')
      .select('id')
      .where('seller_id', '=', store.id)
      .where('name', '=', 'Wax 0')
      .executeTakeFirstOrThrow();
    const import_ = page.url();
    await page.goto(`/#/product/${product.id}`);
    await expect(page.getByRole('heading', { name: 'Wax 0' })).toBeVisible();
    await expect(page.getByText('₦12,000.00').first()).toBeVisible();

    await page.goto(import_);
    await button(page, 'Undo').click();
    await expect(main(page).getByText('Undone.', { exact: true })).toBeVisible();
    await expect(tab(page, /^New 28$/)).toHaveAttribute('aria-current', 'page');
    expect(await namesOf(store)).toEqual([store.product.name]);
    await open(page, store);
    await expect(main(page).getByRole('listitem').filter({ hasText: 'goods.csv' })).toContainText('Undone');
    await expectNothingSideways(page);
  });
}

test('40 rows without a wrong one are stored within five taps from Products [GOODS-140]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/products`);
  const taps = await countTaps(page);
  await button(page, 'Import, export, prices and stock').click();
  await main(page).getByRole('link', { name: 'Import a file' }).click();
  const choosing = page.waitForEvent('filechooser');
  await main(page).getByText('Choose a file').click();
  const lines = Array.from({ length: 40 }, (_, at) => `B${at},,Book ${at},Books & Stationery,Books,1500,3,,`);
  await (await choosing).setFiles(csv(lines, 'books.csv'));
  await button(page, 'Store 40 rows').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Store 40 rows' }).click();
  await expect(main(page).getByText('40 rows stored.')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^Stored$/ }),
  ).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(5);
});

test('a file whose answer is lost is sent again by a reload, and is one import; keys alone do it [GOODS-141]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  let isLost = true;
  await page.route('**/imports/*?name=*', async (route) => {
    if (!isLost) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  // Listened for before the keys go: a press is faster than the browser is told to hand its choosers over.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, main(page).getByLabel('Choose a file', { exact: true }));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(csv(rows.slice(24, 27)));
  await expect(main(page).getByText(/^goods\.csv is not sent yet\. You need a connection for this\./)).toBeVisible();
  await expectAccessible(page);
  const [sent] = await importsOf(store);
  isLost = false;
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/import/${sent?.id}$`));
  expect(await importsOf(store)).toEqual([{ id: sent?.id, state: 'ready' }]);
  // It is not sent once more.
  await open(page, store);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'goods.csv' })).toHaveCount(1);

  await press(page, main(page).getByRole('link', { name: 'goods.csv' }));
  // On the way lie the lists of what the columns are.
  await expect(main(page).getByLabel('Shelf', { exact: true })).toBeVisible();
  await press(page, button(page, 'Throw away'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Throw away' }));
  await expect(toasts(page).getByText('Thrown away. Nothing of it was stored.')).toBeVisible();
  expect(await importsOf(store)).toEqual([]);
});

test('the line is cut while an import is stored: it is stored once, and the page says so when the line is back [GOODS-141]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv(rows.slice(24, 27)));
  await button(page, 'Store 3 rows').click();
  let isCut = true;
  let isTold = false;
  await page.route('**/api/**', async (route) => {
    const isStore = route.request().url().endsWith('/store');
    // What it is now is not asked for before it is pressed again.
    if (isStore && isTold) isCut = false;
    if (!isCut) return route.fallback();
    if (isStore) await route.fetch();
    await route.abort('connectionreset');
  });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Store 3 rows' }).click();
  await expect(sheet.getByText(/It may be under way already\. Try again: it is stored only once\.$/)).toBeVisible();
  isTold = true;
  await sheet.getByRole('button', { name: 'Store 3 rows' }).click();
  await expect(main(page).getByText('3 rows stored.')).toBeVisible();
  expect(await importsOf(store)).toMatchObject([{ state: 'stored' }]);
  const drafts = await shop.db.selectFrom('product_drafts').select('id').where('seller_id', '=', store.id).execute();
  expect(drafts).toHaveLength(3);
});

test('what a colleague stored meanwhile is not mended: the page shows what became of it', async ({ page, context }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv(rows.slice(24, 28)));
  await expect(tab(page, /^Wrong 1$/)).toBeVisible();
  await page.getByRole('button', { name: /^Mend row \d, Kettle four$/ }).click();
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await button(colleague, 'Store 3 rows').click();
  await colleague
    .getByRole('dialog')
    .getByLabel(/^Leave out the 1 wrong row/)
    .check();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Store 3 rows' }).click();
  await expect(main(colleague).getByText(/^3 rows stored\./)).toBeVisible();
  await page.getByRole('dialog').getByLabel('Price', { exact: true }).fill('4,000');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(main(page).getByText(/^3 rows stored\./)).toBeVisible();
});

test('storing is stopped while it goes on, and what was stored by then is undone [GOODS-146]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  const lines = Array.from({ length: 120 }, (_, at) => `S${at},Book ${at},Books & Stationery,Books,1500,3,book.jpg`);
  const buffer = Buffer.from(['sku,name,category,subcategory,price,count,pictures', ...lines].join('\n'));
  await choose(page, { name: 'stock.csv', mimeType: 'text/csv', buffer });
  await main(page)
    .getByLabel('Choose photographs', { exact: true })
    .setInputFiles([{ ...(await photograph()), name: 'book.jpg' }]);
  await expect(main(page).getByText('1 photograph is there.')).toBeVisible(encoded);
  await expect(button(page, 'Store 120 rows')).toBeVisible(encoded);
  // A part that failed is tried again after a while: until then what is behind the first 50 waits, however fast the shop is.
  await shop.db
    .updateTable('imports')
    .set({ tries: 1, tried_at: new Date(Date.now() + 60 * 60_000) })
    .where('seller_id', '=', store.id)
    .execute();
  await button(page, 'Store 120 rows').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Store 120 rows' }).click();
  await expect(main(page).getByText('Storing: 50 of 120 products')).toBeVisible();
  await button(page, 'Stop and undo').click();
  await expect(main(page).getByText('Undone.', { exact: true })).toBeVisible(encoded);
  await expect(tab(page, /^Not stored 70$/)).toHaveAttribute('aria-current', 'page');
  expect(await namesOf(store)).toEqual([store.product.name]);
  const drafts = await shop.db.selectFrom('product_drafts').select('id').where('seller_id', '=', store.id).execute();
  expect(drafts).toEqual([]);
});

test('what was put aside while it was stored or undone goes on where a member tries again [GOODS-149]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const putAside = (state: 'storing' | 'undoing') =>
    shop.db
      .updateTable('imports')
      .set((row) => ({
        state,
        tries: 10,
        tried_at: new Date(),
        ...(state === 'undoing' && { undone_at: new Date(), undone_by: row.ref('stored_by') }),
      }))
      .where('seller_id', '=', store.id)
      .execute();
  const aside = main(page).getByText(
    /^Something of this file went wrong again and again, so it does not go on\. Try again\./,
  );
  const tryAgain = async () => {
    await expect(aside).toBeVisible();
    await expectAccessible(page);
    await press(page, button(page, 'Try again'));
    await expect(aside).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  };
  await open(page, store);
  await choose(page, csv(rows.slice(24, 27)));
  await button(page, 'Store 3 rows').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Store 3 rows' }).click();
  await expect(main(page).getByText('3 rows stored.')).toBeVisible();
  await putAside('storing');
  await page.reload();
  await tryAgain();
  await expect(main(page).getByText('3 rows stored.')).toBeVisible();
  await putAside('undoing');
  await page.reload();
  await tryAgain();
  await expect(main(page).getByText('Undone.', { exact: true })).toBeVisible(encoded);
});

test('photographs that a reload has interrupted go on from any page of the desk [GOODS-147]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv(rows.slice(24, 25)));
  await page.route('**/pictures/*', (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()));
  await main(page)
    .getByLabel('Choose photographs', { exact: true })
    .setInputFiles([{ ...(await photograph()), name: 'K1.jpg' }]);
  await expect(main(page).getByText('Sending photographs: 0 of 1')).toBeVisible();
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && /\/pictures\/[\da-f-]+$/.test(request.url()),
  );
  await sent;
  await page.unroute('**/pictures/*');
  page.on('dialog', (dialog) => dialog.accept());
  const named = page.waitForResponse((answer) => /\/imports\/[\da-f-]+\/pictures$/.test(answer.url()), encoded);
  await page.goto(`/desk/${store.slug}/orders`);
  expect((await named).status()).toBe(200);
});

test("a file that waits stands in 'Needs you', and one that is older than a day is sent only when somebody says so [GOODS-147]", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await open(page, store);
  await page.route('**/imports/*?name=*', (route) => route.abort('connectionreset'));
  await choose(page, csv(rows.slice(24, 27)));
  await expect(main(page).getByText(/^goods\.csv is not sent yet\./)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60_000);
  await page.goto(`/desk/${store.slug}`);
  await expect(main(page).getByText('goods.csv is not sent yet.')).toBeVisible();
  await page.unroute('**/imports/*?name=*');
  await main(page).getByRole('link', { name: 'Go on with the import' }).click();
  await expect(main(page).getByText(/^goods\.csv was chosen .* and is not sent yet\./)).toBeVisible();
  await expectAccessible(page);
  expect(await importsOf(store)).toEqual([]);
  await button(page, 'Send it').click();
  await expect(page).toHaveURL(/\/import\/[\da-f-]{36}$/);
  expect(await importsOf(store)).toHaveLength(1);
});

test('two tabs send one file once [GOODS-148]', async ({ page, context }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  let goOn = () => {};
  let asked = 0;
  await context.route('**/imports/*?name=*', async (route) => {
    asked += 1;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await route.fallback();
  });
  const first = context.waitForEvent('request', (request) => request.url().includes('?name='));
  await choose(page, csv(rows.slice(24, 27)));
  await first;
  const other = await context.newPage();
  await open(other, store);
  await expect(main(other).getByText(/Another tab is sending a file\./)).toBeVisible();
  expect(asked).toBe(1);
  goOn();
  await expect(page).toHaveURL(/\/import\/[\da-f-]{36}$/);
  await expect(other).toHaveURL(page.url());
  expect([asked, await importsOf(store)]).toMatchObject([1, [{ state: 'ready' }]]);
});

test('a proxy that refuses a file is told of in words, and the file is not sent again and again', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await page.route('**/imports/*?name=*', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
  );
  await choose(page, csv(rows.slice(24, 27)));
  await expect(main(page).getByRole('alert')).toHaveText(
    'This file is too large for what stands between you and the shop.',
  );
  await expect(main(page).getByLabel('Choose a file', { exact: true })).toBeFocused();
});

test('a file that the shop has no time for is sent again without a press', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  const error = { code: 'too_many_requests', message: 'Too many at once.', requestId: 'one' };
  await page.route(
    '**/imports/*?name=*',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { error } }),
    { times: 1 },
  );
  await choose(page, csv(rows.slice(24, 27)));
  await expect(main(page).getByText(/^goods\.csv is not sent yet\. Too many at once\./)).toBeVisible();
  await expect(page).toHaveURL(/\/import\/[\da-f-]{36}$/);
  expect(await importsOf(store)).toHaveLength(1);
});

test('a file of another kind is refused before it is sent, and one that cannot be read with the reason [GOODS-117]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv([], 'prices.pdf'));
  await expect(main(page).getByRole('alert')).toHaveText(
    'prices.pdf is no file of products. Choose an Excel file (.xlsx) or a CSV file.',
  );
  await choose(page, { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from('name,price\r\n') });
  await expect(main(page).getByRole('alert')).toHaveText(
    'This file cannot be read: it has no rows below its headings.',
  );
  expect(await importsOf(store)).toEqual([]);
  await expectAccessible(page);
});

test('what was exported is imported as the same in every row [GOODS-110]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/products`);
  const saving = page.waitForEvent('download');
  await button(page, 'Import, export, prices and stock').click();
  await button(page, 'Export as CSV').click();
  const buffer = await readFile(await (await saving).path());
  await open(page, store);
  await choose(page, { name: 'exported.csv', mimeType: 'text/csv', buffer });
  await expect(tab(page, /^Same 1$/)).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByText('Nothing to store: all of it is like that already.')).toBeVisible();
});

test('what changes far to the right of a wide file does not widen the page', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/products`);
  const saving = page.waitForEvent('download');
  await button(page, 'Import, export, prices and stock').click();
  await button(page, 'Export as CSV').click();
  const text = await readFile(await (await saving).path(), 'utf8');
  await open(page, store);
  await choose(page, {
    name: 'paused.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text.replace(/live(?=\s*$)/, 'paused')),
  });
  await expect(tab(page, /^Changed 1$/)).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByRole('button', { name: 'Mend Status: from live to paused' })).toBeAttached();
  await expectAccessible(page);
});

test('a cell that is typed in stays while another is kept, and what is refused stands in its own cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv(rows.slice(26)));
  await expect(tab(page, /^Wrong 3$/)).toBeVisible();
  let isRefused = false;
  let answer = () => {};
  await page.route('**/rows/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return isRefused ? route.abort('connectionreset') : route.fallback();
  });
  const sent = () => page.waitForRequest((request) => /\/rows\/\d+$/.test(request.url()));
  const quantity = main(page).getByRole('textbox', { name: /^Count of row/ });
  const price = main(page).getByRole('textbox', { name: /^Price of row/ });

  await button(page, /^Mend Price: cheap/).click();
  const first = sent();
  await price.fill('4,000');
  await button(page, /^Mend Count: -7/).click();
  await first;
  await quantity.fill('8');
  answer();
  await expect(tab(page, /^Wrong 2$/)).toBeVisible();
  await expect(price).toHaveCount(0);
  await expect(quantity).toHaveValue('8');
  await expect(quantity).toBeFocused();

  isRefused = true;
  const second = sent();
  await button(page, /^Mend Name: Kettle six/).click();
  await second;
  answer();
  await expect(main(page).getByRole('alert')).toHaveText('You need a connection for this.');
  await expect(quantity).toHaveValue('8');
  await expect(main(page).getByRole('textbox', { name: /^Name of row/ })).toHaveValue('Kettle six');
});

test('a row whose sheet was closed while it was sent can be mended again', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv(rows.slice(26)));
  let answer = () => {};
  await page.route('**/rows/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return route.abort('connectionreset');
  });
  const mend = button(page, /^Mend row \d+, Kettle four$/);
  const sheet = page.getByRole('dialog');
  await mend.click();
  await sheet.getByLabel('Price', { exact: true }).fill('4,000');
  const sent = page.waitForRequest((request) => /\/rows\/\d+$/.test(request.url()));
  await sheet.getByRole('button', { name: 'Keep' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  answer();
  await expect(toasts(page).getByText(/^Row \d+ is not kept: You need a connection for this\.$/)).toBeVisible();
  await mend.click();
  await expect(sheet.getByLabel('Price', { exact: true })).toHaveValue('cheap');
  await expect(sheet.getByRole('alert')).toHaveCount(0);
});

test('storing without photographs that are on their way is a choice, and none of them is kept on', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await open(page, store);
  await choose(page, csv(rows.slice(24, 27).filter((line) => !line.includes('3.5k'))));
  await page.route('**/pictures/*', (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()));
  await expect(button(page, /^Store \d rows?$/)).toBeVisible();
  await main(page)
    .getByLabel('Choose photographs', { exact: true })
    .setInputFiles([{ ...(await photograph()), name: 'K1.jpg' }]);
  await expect(main(page).getByText('Sending photographs: 0 of 1')).toBeVisible();
  await button(page, /^Store \d rows?$/).click();
  const sheet = page.getByRole('dialog');
  const keep = sheet.getByRole('button', { name: /^Store \d rows?$/ });
  await keep.click();
  await expect(sheet.getByRole('alert')).toHaveText('Tick this first, or wait until they are there.');
  await expectAccessible(page);
  await sheet.getByLabel(/^Store without the 1 photograph that is still on the way\./).check();
  await keep.click();
  await expect(main(page).getByText(/^\d rows? stored\./)).toBeVisible();
  await expect(toasts(page).getByText('1 photograph was too late for this import.')).toBeVisible();
  const isAsked = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(isAsked).toBe(false);
});

test('products are there where their menu does not come', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await page.route('**/goods-menu*.js', (route) => route.abort('connectionreset'));
  await page.goto(`/desk/${store.slug}/products`);
  await expect(main(page).getByText(store.product.name).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Add product' })).toBeVisible();
  await expect(button(page, 'Import, export, prices and stock')).toHaveCount(0);
  await expect(main(page).getByText(store.product.name).first()).toBeVisible();
});
