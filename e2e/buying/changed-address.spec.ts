import { payOnPage } from '@oja/testing/buying/buy';
import { expect, test } from '@playwright/test';
import { addToCart, newAccount, saveAddress } from '../support/buyer.ts';
import { mailAbout } from '../support/mailbox.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

test('back from the provider’s page with another address, and paid on the first page all the same: the order says where it goes', async ({
  page,
}) => {
  const { email } = await newAccount(page);
  await saveAddress(page, { isDefault: true });
  const product = await offer(shop.db);
  await addToCart(page, { productId: product.id });
  const main = page.getByRole('main');
  await page.goto('/#/checkout?step=review');
  const old = 'Ngozi Eze, 14 Bode Thomas Street, Surulere, Lagos 101283, Nigeria';
  await expect(main.getByText(`This order goes to ${old}.`)).toBeVisible();
  await main.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page).toHaveURL(/sandbox\/paystack/);
  const first = page.url();

  await page.goBack();
  await saveAddress(page, { address: '3 Emir Road', city: 'Nassarawa', state: 'Kano', zipCode: '700211' });
  await page.goto('/#/checkout');
  await page.reload();
  await main.getByRole('radio', { name: /3 Emir Road/ }).check();
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await main.getByRole('button', { name: 'Continue to review' }).click();
  await expect(main.getByText('This order goes to Ngozi Eze, 3 Emir Road, Nassarawa, Kano 700211')).toBeVisible();
  await main.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page).toHaveURL((url) => url.href.includes('sandbox/paystack') && url.href !== first);

  await page.goto(first);
  const answer = await payOnPage(first);
  await page.goto(answer.headers.get('location') ?? '');
  await expect(page).toHaveURL(/#\/order-success/);
  const goesTo = main.getByRole('region', { name: 'Goes to' });
  await expect(goesTo).toContainText('14 Bode Thomas Street, Surulere, Lagos 101283, Nigeria');
  const told = `This order goes to ${old}. You gave another address later`;
  await expect(goesTo.getByRole('status')).toContainText(told);
  await expect(goesTo.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#/contact');
  expect((await mailAbout(page, email, /is placed/)).text).toContain(told);
  await page.goto('/#/orders');
  await expect(main.getByRole('article')).toContainText(told);

  // The newer page is for what was just bought.
  const payments = main.getByRole('region', { name: 'Payments under way' });
  await expect(payments).toContainText('If you paid, the money goes back by itself. If you did not, please cancel it.');
  await payments.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(payments).toHaveCount(0);
});
