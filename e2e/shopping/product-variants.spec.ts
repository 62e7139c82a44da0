import { countEach, retireVariant } from '@oja/testing/rows/shelves';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { newAccount } from '../support/buyer.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const choose = (page: Page, group: string, option: string) =>
  main(page)
    .getByRole('group', { name: group })
    .getByText(new RegExp(`^${option}( \\(sold out\\))?$`))
    .click();
const isChosen = (page: Page, option: RegExp) => expect(main(page).getByRole('radio', { name: option })).toBeChecked();

/** Of red there is L alone, of blue M alone. */
async function kaftan() {
  const product = await offer(shop.db, { stock: 0, colors: ['Red', 'Blue'], sizes: ['M', 'L'] });
  await countEach(shop.db, product, [0, 2, 5, 0]);
  return product;
}

test('a page begins with the first variant that can be bought, says what is sold out, and bounds the quantity by what there is of it [PROD-15, PROD-17, GOODS-60]', async ({
  page,
}) => {
  const { id } = await kaftan();
  await page.goto(`/#/product/${id}`);
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).first();
  const more = main(page).getByRole('button', { name: 'Increase quantity' });
  await isChosen(page, /^Red$/);
  await isChosen(page, /^L$/);
  await expect(main(page).getByText('Only 2 left', { exact: true })).toBeVisible();
  await more.click();
  await expect(more).toBeDisabled();
  await choose(page, 'Size', 'M');
  await isChosen(page, /^Blue$/);
  await expect(main(page).getByText('Only 5 left', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('radio', { name: 'Red (sold out)' })).toBeAttached();
  await choose(page, 'Colour', 'Red');
  await isChosen(page, /^M \(sold out\)$/);
  await expect(main(page).getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(add).toBeDisabled();
  await choose(page, 'Size', 'L');
  await expect(add).toBeEnabled();
  // Colours and sizes that are not sold together cannot be bought, and nobody is left to find out at the button.
  await retireVariant(shop.db, { id }, 'L');
  // The address keeps what was chosen: without it, the first that can be bought is shown.
  await page.goto(`/#/product/${id}`);
  await page.reload();
  await isChosen(page, /^Blue$/);
  await choose(page, 'Size', 'L');
  await expect(main(page).getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(add).toBeDisabled();
});

test('what a choice comes to is told to who listens', async ({ page }) => {
  const { id } = await kaftan();
  await page.goto(`/#/product/${id}`);
  await choose(page, 'Size', 'M');
  await expect(main(page).getByRole('status').filter({ hasText: 'Blue · M' })).toHaveText(
    'Blue · M: ₦2,500.00, Only 5 left',
  );
});

test('a variant shows its own price, on a card the lowest, and goes into the cart at it', async ({ page }) => {
  const product = await kaftan();
  await sql`
    update product_variants set price = case color when 'Red' then 300000 else 450000 end where product_id = ${product.id}
  `.execute(shop.db);
  await sql`update products set price = 300000 where id = ${product.id}`.execute(shop.db);
  await newAccount(page);
  await page.goto(`/#/product/${product.id}`);
  await expect(main(page).getByText('₦3,000.00').first()).toBeVisible();
  await choose(page, 'Colour', 'Blue');
  await expect(main(page).getByText('₦4,500.00').first()).toBeVisible();
  await isChosen(page, /^M$/);
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.goto('/#/cart');
  await expect(main(page).getByText('₦4,500.00').first()).toBeVisible();
  await page.goto(`/#/search?q=${encodeURIComponent(product.name)}`);
  const card = main(page).getByRole('article').filter({ hasText: product.name });
  await expect(card).toContainText('from₦3,000.00');
});
