import { expect, test } from '@playwright/test';
import { buyGoods, moveParcel, signInByApi } from '../support/api-shopper.ts';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { holdBack, triesNothingByItself } from '../support/faults.ts';
import { followMailLink, mailAbout } from '../support/mailbox.ts';

test.use({ viewport: { width: 390, height: 900 } });

const unknown = 'We found no order with this number and email. Please check both and try again.';

test('an order is tracked without signing in, by its number and email, from bought to delivered; the buyer hears of each step by mail [LINK-07]', async ({
  page,
}) => {
  test.slow();
  const order = await buyGoods(page);
  const placed = await mailAbout(page, order.email, order.orderNumber);
  expect(placed.subject).toBe(`Your order ${order.orderNumber} is placed`);
  expect(placed.text).toContain('14 Bode Thomas Street');
  await page.context().clearCookies();

  await page.goto('/#/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track an order');
  const track = async (number: string, email: string) => {
    await main.getByLabel('Order number').fill(number);
    await main.getByLabel('Email').fill(email);
    // What stands on the page may be the answer before this one.
    const answered = page.waitForResponse('**/api/track-order');
    await main.getByRole('button', { name: 'Track my order' }).click();
    await answered;
  };
  await main.getByRole('button', { name: 'Track my order' }).click();
  await expect(main.getByLabel('Order number')).toBeFocused();
  await expectAccessible(page);

  for (const [number, email] of [
    [order.orderNumber, 'somebody@else.example'],
    ['ORD-1000000000000', order.email],
  ] as const) {
    await track(number, email);
    await expect(main.getByRole('alert')).toHaveText(unknown);
    await expect(main.getByLabel('Order number')).toHaveValue(number);
  }

  await track(order.orderNumber.toLowerCase(), order.email);
  const found = main.getByRole('article', { name: order.orderNumber });
  await expect(found.getByRole('heading', { name: order.orderNumber })).toBeFocused();
  await expect(found.getByRole('link', { name: /Textiles$/ })).toBeVisible();
  await expect(found.getByText(`Progress of ${order.orderNumber}: no step reached yet.`)).toBeAttached();
  for (const secret of ['Bode Thomas', 'Ngozi', '₦']) await expect(found.getByText(secret)).toHaveCount(0);

  await signInByApi(page, 'seller@oja.ng');
  await moveParcel(page, order.id, { status: 'approved' });
  await moveParcel(page, order.id, { status: 'shipped', trackingNumber: 'GIG-4711', courier: 'GIG Logistics' });
  await page.context().clearCookies();
  await mailAbout(page, order.email, `confirmed your order ${order.orderNumber}`);
  await followMailLink(page, await mailAbout(page, order.email, 'is on its way'), 'Track my order');
  await expect(main.getByLabel('Order number')).toHaveValue(order.orderNumber);
  await track(order.orderNumber, order.email);
  await expect(found.getByText('GIG-4711')).toBeVisible();
  await expect(found.getByText('By GIG Logistics', { exact: true })).toBeVisible();
  await expect(found.getByText(`Progress of ${order.orderNumber}: step 2 of 3, Shipped`)).toBeAttached();
  await expectAccessible(page);

  await signInByApi(page, 'seller@oja.ng');
  await moveParcel(page, order.id, { status: 'delivered' });
  await mailAbout(page, order.email, 'was delivered');
});

test('when the shop does not answer, the page says so, keeps what was typed and tries again', async ({ page }) => {
  await page.goto('/#/track-order?order=ORD-1000000000000');
  const main = page.getByRole('main');
  await triesNothingByItself(page);
  await page.route('**/api/track-order', (route) => route.abort());
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByRole('button', { name: 'Track my order' }).click();
  await expect(main.getByRole('alert')).toContainText('The shop did not answer.');
  await page.unroute('**/api/track-order');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toHaveText(unknown);
  await expect(main.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('what was typed before the shop knows who asks stays, and the email is filled in where none was typed', async ({
  page,
}) => {
  const { email } = await newAccount(page);
  for (const typed of ['', 'other@example.com']) {
    const release = await holdBack(page, '**/api/me');
    await page.goto('/#/track-order');
    const main = page.getByRole('main');
    await main.getByLabel('Order number').fill('ORD-1000000000000');
    if (typed) await main.getByLabel('Email').fill(typed);
    release();
    await expect(main.getByText('You will find all your orders in')).toBeVisible();
    await expect(main.getByLabel('Email')).toHaveValue(typed || email);
    await expect(main.getByLabel('Order number')).toHaveValue('ORD-1000000000000');
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('about:blank');
  }
});
