import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { seedSeller } from '../../testing/rows/seed.ts';
import { addToCart, newAccount, readCart, saveAddress } from '../support/buyer.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
/** The cards below it have buttons of the same names. */
const buying = (page: Page) => main(page).locator('.product-buying');

/** A store of its own with one product. */
async function newStore(goods: Parameters<typeof offer>[1] = {}) {
  const store = await seedSeller(shop.db, {
    store_name: `Amaka Cloth ${crypto.randomUUID().slice(0, 8)}`,
    payout: { subaccount_code: null },
  });
  return { store, product: await offer(shop.db, { ...goods, seller_id: store.id }) };
}
type Store = Awaited<ReturnType<typeof newStore>>['store'];

const suspend = ({ id }: Store) =>
  shop.db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', id).execute();
/** Days from today in Lagos; gives the day after the last one, as '4 Dec'. */
async function leave({ id }: Store, from: number, until: number): Promise<string> {
  const { rows } = await sql<{ back: string }>`
    with today as (select (now() at time zone 'Africa/Lagos')::date as day), away as (
      update sellers set holiday_from = day + ${from}::integer, holiday_until = day + ${until}::integer,
        holiday_note = 'We are at a wedding.' from today where id = ${id} returning day)
    select to_char(day + ${until}::integer + 1, 'FMDD Mon') as back from away`.execute(shop.db);
  return rows[0]?.back ?? '';
}
/** What is kept is a second old at most. */
const untilShown = async (page: Page, shown: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await shown();
  }).toPass({ timeout: 15_000 });

test('a store on holiday shows its goods and when it is back, on its page, a product and the card of it [STALL-41]', async ({
  page,
}) => {
  const { store, product } = await newStore();
  await page.goto(`/#/product/${product.id}`);
  const buttons = main(page).getByRole('button', { name: 'Add to Cart' });
  await expect(buttons.first()).toBeVisible();
  const back = await leave(store, 0, 6);
  await untilShown(page, () => expect(main(page).getByText(`Back on ${back}`).first()).toBeVisible({ timeout: 3000 }));
  await expect(buying(page).getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  await page.goto(`/#/store/${store.slug}`);
  await expect(main(page).getByText(`Back on ${back}.`)).toContainText('On holiday from');
  await expect(main(page).getByText('We are at a wedding.')).toBeVisible();
  const card = main(page).getByRole('article').filter({ hasText: product.name });
  await expect(card.getByText(`Back on ${back}`)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await suspend(store);
});

test('what was answered before a holiday shows it from its first day to its last [STALL-42]', async ({ page }) => {
  const { store, product } = await newStore();
  const back = await leave(store, 2, 4);
  const card = main(page).getByRole('article').filter({ hasText: product.name });
  const day = 86_400_000;
  await page.clock.install();
  await page.goto(`/#/store/${store.slug}`);
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  for (const [days, away] of [
    [1, false],
    [2, true],
    [4, true],
    [5, false],
  ] as const) {
    await page.clock.setSystemTime(Date.now() + days * day);
    await page.reload();
    await expect(card.getByText(`Back on ${back}`)).toHaveCount(away ? 1 : 0);
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toHaveCount(away ? 0 : 1);
  }
  await suspend(store);
});

test('up to the first day of a holiday its goods are sold, and asked for their size, like any others [STALL-42, PROD-41]', async ({
  page,
}) => {
  const { store, product } = await newStore({ sizes: ['S', 'M'] });
  await leave(store, 1, 4);
  await newAccount(page);
  await page.goto(`/#/product/${product.id}`);
  const size = main(page).getByRole('radio', { name: 'S', exact: true });
  for (const name of ['Add to Cart', 'Buy now']) {
    await buying(page).getByRole('button', { name }).click();
    await expect(size).toBeFocused();
    await size.evaluate((input) => input.blur());
  }
  await main(page).getByRole('group', { name: 'Size' }).getByText('M', { exact: true }).click();
  await buying(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  expect((await readCart(page)).lines.map(({ selectedSize }) => selectedSize)).toEqual(['M']);
  await suspend(store);
});

test('carts and the checkout say why they do not sell, and no order is placed [STALL-43]', async ({ page }) => {
  const { store, product } = await newStore();
  await newAccount(page);
  await saveAddress(page);
  await addToCart(page, { productId: product.id });
  const back = await leave(store, 0, 6);
  await page.goto('/#/cart');
  const line = main(page).getByRole('listitem').filter({ hasText: product.name });
  await expect(line).toContainText(`On holiday. Back on ${back}. Remove it to check out.`);
  await expect(main(page).getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/#/checkout');
  await expect(main(page).getByText(`On holiday. Back on ${back}`).filter({ visible: true }).first()).toBeVisible();
  await suspend(store);
  await page.goto('/#/cart');
  await page.reload();
  await expect(line).toContainText('Not for sale right now. Remove it to check out.');
});

test('a suspended store says so and shows no goods; they are found nowhere, by address neither', async ({ page }) => {
  const { store, product } = await newStore();
  await page.goto(`/#/store/${store.slug}`);
  await expect(main(page).getByRole('article').filter({ hasText: product.name })).toBeVisible();
  await suspend(store);
  await untilShown(page, () =>
    expect(main(page).getByText('This store is not selling at the moment.')).toBeVisible({ timeout: 3000 }),
  );
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expect(main(page).getByRole('tab', { name: 'Products' })).toHaveCount(0);
  await expect(main(page).getByText('No reviews yet')).toBeVisible();
  await page.goto(`/#/product/${product.id}`);
  await expect(main(page).getByText('Product not found').first()).toBeVisible();
  await page.goto(`/#/search?q=${encodeURIComponent(product.name)}`);
  await expect(main(page).getByRole('article').filter({ hasText: product.name })).toHaveCount(0);
});
