import { kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { expect, type Page, test } from '@playwright/test';
import { audit } from '../../apps/server/src/books/audit.ts';
import { insertOrderRefund } from '../../apps/server/src/features/payments/refunds/bookings/order-refund.queries.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { buyGoods } from '../support/api-shopper.ts';
import { expectAccessible } from '../support/axe.ts';
import { type Account, newAccount } from '../support/buyer.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { openPart } from '../support/operator.ts';
import { partAddress } from '../support/screens.ts';
import { openShopDatabase } from '../support/shop-database.ts';

test.use({ viewport: { width: 390, height: 900 } });

// The operator's lists are of the whole shop: one of these tests at a time.
test.describe.configure({ mode: 'default' });

/** The browser is signed in as somebody who runs the shop. */
async function newOperator(page: Page): Promise<Account> {
  const account = await newAccount(page, 'Bisi Operator');
  const { db, close } = await openShopDatabase();
  await db.updateTable('users').set({ role: 'operator' }).where('id', '=', account.id).execute();
  await close();
  return account;
}

test('an operator gives back part of an order and gives store credit, by password, with a reason; all of it stands in the audit log [C-16]', async ({
  page,
}) => {
  test.slow();
  const order = await buyGoods(page);
  await page.context().clearCookies();
  const buyer = await newAccount(page);
  await page.context().clearCookies();
  const { password } = await newOperator(page);
  await page.goto(`/#${partAddress('Money')}`);
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('region', { name });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money');
  await expect(section('Payments nobody knows')).toContainText('There are none.');
  await expect(section('Disputes')).toContainText('There are none.');
  await openPart(page, 'Books');
  await section('Check the books').getByRole('button', { name: 'Check now' }).click();
  // Other journeys put goods on the shelf behind the shop's back, so that rules may be broken here.
  const books = section('Check the books');
  await expect(books.getByRole('status').or(books.getByRole('alert'))).toContainText(
    /\d+ rules that were looked at (hold|are broken)\./,
    { timeout: 60_000 },
  );
  await expect(books.getByText(/^The shop is at work|which only a test run has/).first()).toBeVisible();
  await expectAccessible(page);

  await openPart(page, 'Money');
  const refund = section('Refund an order');
  await refund.getByLabel('Order number').fill('ORD-1');
  await refund.getByRole('button', { name: 'Find the order' }).click();
  await expect(refund.getByRole('alert')).toHaveText('Order not found');
  await refund.getByLabel('Order number').fill(order.orderNumber.toLowerCase());
  await refund.getByLabel('Order number').press('Enter');
  await expect(refund.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  await refund.getByRole('button', { name: 'Refund this order' }).click();
  const dialog = page.getByRole('dialog');
  const act = dialog.getByRole('button', { name: 'Refund this order' });
  await expect(act).toBeDisabled();
  await dialog.getByLabel('Amount in naira').fill('999,999,999');
  await dialog.getByLabel('Reason').fill('A tear in the cloth.');
  await dialog.getByLabel('Your password').fill('not this one');
  await expect(dialog.getByRole('alert')).toHaveText('That is more than can be given back.');
  await expect(act).toBeDisabled();
  await dialog.getByLabel('Amount in naira').fill('10.50');
  await dialog.getByLabel('Goes to').selectOption({ label: "The buyer's store credit, at once" });
  await expectAccessible(page);
  await act.click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await act.dblclick();
  await expect(dialog).toBeHidden();
  const entry = (text: string) => section('Audit log').getByRole('listitem').filter({ hasText: text });
  await openPart(page, 'Books');
  await expect(entry('refund.requested').filter({ hasText: 'A tear in the cloth.' })).toHaveCount(1);
  await expect(entry('A tear in the cloth.')).toContainText('Bisi Operator');

  await openPart(page, 'Money');
  await section('Give store credit').getByRole('button', { name: 'Give credit' }).click();
  await expect(dialog.getByLabel('Your password')).toBeHidden();
  await dialog.getByLabel('Email of the account').fill(buyer.email);
  await dialog.getByLabel('Amount in naira').fill('1,500');
  await dialog.getByLabel('Reason').fill('For the long wait.');
  await dialog.getByRole('button', { name: 'Give credit' }).press('Enter');
  await expect(dialog).toBeHidden();
  await openPart(page, 'Books');
  await expect(entry('credit.granted').filter({ hasText: 'For the long wait.' })).toContainText('"amount":150000');
});

test('a check of the books says what is wrong, what it did not look at and why, and when another is going on', async ({
  page,
}) => {
  await newOperator(page);
  const answered = Promise.withResolvers<void>();
  const found = {
    checked: 58,
    broken: [
      {
        id: 'I07',
        says: 'an order has a succeeded payment of its total',
        what: [
          { condition: 'was paid in another currency', count: 2, examples: ['order-1', 'order-2'] },
          { condition: 'has no payment', count: 1, examples: ['order-3'] },
        ],
      },
    ],
    leftOut: [
      { why: 'provider_silent', rules: ['I21: every refund at the provider is one of ours'] },
      { why: 'at_work', rules: ['I12: an open payment is looked at in time', 'I13: a hold is given back'] },
    ],
  };
  await page.route('**/api/operator/check', async (route) => {
    await answered.promise;
    await route.fulfill({ json: found });
  });
  await page.goto(`/#${partAddress('Books')}`);
  const books = page.getByRole('region', { name: 'Check the books' });
  await books.getByRole('button', { name: 'Check now' }).click();
  await expect(books.getByRole('status')).toHaveText('Reading the books. On a large shop it takes up to two minutes.');
  answered.resolve();
  await expect(books.getByRole('alert')).toContainText('1 of 58 rules that were looked at are broken.');
  const breach = books.getByRole('listitem').filter({ hasText: 'I07: an order has a succeeded payment of its total' });
  await expect(breach).toContainText('2 × was paid in another currency');
  await expect(breach).toContainText('order-1, order-2');
  await expect(breach).toContainText('1 × has no payment');
  await expect(books.getByRole('heading', { name: 'Not looked at' })).toBeVisible();
  await expect(books.getByText('The payment provider did not show its books in time.')).toContainText('1 rule');
  const rule = books.getByText('I13: a hold is given back');
  await expect(rule).toBeHidden();
  await books.getByText('The shop is at work, and these hold only when nothing is under way.').click();
  await expect(rule).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/operator/check');
  const busy = { code: 'too_many_requests', message: 'Too many requests.', requestId: null, details: {} };
  await page.route('**/api/operator/check', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '10' }, json: { error: busy } }),
  );
  await books.getByRole('button', { name: 'Check now' }).click();
  await expect(books.getByRole('alert')).toHaveText('Somebody is checking the books right now. Try again in a moment.');
  await page.unroute('**/api/operator/check');
  await page.route('**/api/operator/check', (route) => route.abort());
  await books.getByRole('button', { name: 'Try again' }).click();
  await expect(books.getByRole('alert')).toHaveText('Failed to check the books');
});

test('a refund that is not owed any more says why, and is closed with a note by the keyboard alone [C-16]', async ({
  page,
}) => {
  test.slow();
  const order = await buyGoods(page);
  await page.context().clearCookies();
  const { password } = await newOperator(page);
  const { db, close } = await openShopDatabase();
  const { payment_reference: reference, total } = await db
    .selectFrom('orders')
    .select(['payment_reference', 'total'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  // It waits for a person, and the buyer's bank contests the payment meanwhile.
  await db.transaction().execute(async (tx) => {
    const refund = { id, reference, amount: kobo(1050), method: 'provider', state: 'manual' } as const;
    await insertOrderRefund(tx, { ...refund, requestedBy: 'system', note: '' }, 'buyer_refund_due');
    const details = { reference, amount: 1050 };
    await audit(tx, { actor: 'system', action: 'refund.requested', subject: `refund:${id}`, details });
    await tx
      .insertInto('disputes')
      .values({ id: `e2e-${id}`, reference, status: 'awaiting-merchant-feedback', amount: total })
      .execute();
  });
  await page.goto(`/#${partAddress('Money')}`);
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('region', { name });
  const refund = section('Refunds that are not done').getByRole('listitem').filter({ hasText: order.orderNumber });
  const held = `${formatNaira(total)} is held by the buyer's bank in a dispute`;
  await expect(refund).toContainText(held);
  await expect(refund.getByText('Still owed')).toBeVisible();
  await expect(refund.getByRole('button', { name: 'Mark as paid by hand' })).toHaveCount(0);
  await expect(section('Given back too much')).toContainText('Nothing was given back too much.');
  await section('Refund an order').getByLabel('Order number').fill(order.orderNumber);
  await page.keyboard.press('Enter');
  await expect(section('Refund an order').getByRole('listitem')).toContainText(held);
  await refund.getByRole('button', { name: 'Nothing is owed' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nothing is owed' });
  await expect(dialog).toContainText('The money has gone back in another way.');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The bank has it.');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(refund).toHaveCount(0);
  // Whoever works by keyboard goes on at the next of them, or at their heading.
  await expect(section('Refunds that are not done').locator(':focus')).toHaveCount(1);
  await openPart(page, 'Books');
  const entry = section('Audit log')
    .getByRole('listitem')
    .filter({ hasText: `refund.not_owed · refund:${id}` });
  await expect(entry).toContainText('The bank has it.');
  await db.deleteFrom('disputes').where('reference', '=', reference).execute();
  await close();
});

test('what waits leads to its place and its order; closing says what is given up, and the reason that was begun stays', async ({
  page,
}) => {
  test.slow();
  const order = await buyGoods(page);
  await page.context().clearCookies();
  await newOperator(page);
  const { db, close } = await openShopDatabase();
  const { payment_reference: reference, buyer_name: buyer } = await db
    .selectFrom('orders')
    .select(['payment_reference', 'buyer_name'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const [id, orphan] = [newId(), `oja-${newId()}`];
  await db
    .insertInto('refunds')
    .values({
      ...{ id, reference, amount: kobo(1050), reason: 'requested', state: 'manual', requested_by: 'system' },
      ...{ provider_status: 'needs-attention', provider_refund_id: String(Date.now()), earlier_attempts: 1 },
      ...{ matter: 'excess', excess: kobo(1050) },
    })
    .execute();
  await db
    .insertInto('orphan_payments')
    .values({
      ...{ reference: orphan, provider: 'paystack', provider_transaction_id: '4711', amount: kobo(50_000) },
      ...{ currency: 'NGN', confirmed_at: new Date(), payer_email: 'payer@shop.example', channel: 'bank_transfer' },
    })
    .execute();
  await page.goto('/#/operator');
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('region', { name });
  const waits = section('Waiting for a person').getByRole('listitem').filter({ hasText: order.orderNumber });
  const told = waits.filter({ hasText: 'More of a payment went back than was paid' });
  await expect(told).toContainText('₦10.50');
  await told.getByRole('link', { name: 'Go to it' }).press('Enter');
  const excess = section('Given back too much').getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(excess.getByRole('heading')).toBeFocused();
  await expect(excess.getByRole('heading')).toHaveText(
    '₦10.50 needs attention at the provider, though not all of it is owed',
  );
  await page.goBack();
  await told.getByRole('link', { name: 'Find its order' }).press('Enter');
  await expect(section('Refund an order').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(section('Refund an order').getByLabel('Order number')).toHaveValue(order.orderNumber);
  await expect(section('Refund an order').getByRole('listitem')).toContainText(
    '₦10.50 is in a refund that needs attention',
  );

  const refund = section('Refunds that are not done').getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(refund).toContainText(buyer);
  await refund.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sent so far1 time');
  await expect(dialog).toContainText("It cannot send it: it needs the buyer's bank details");
  await expect(dialog).toContainText('does not send it a second time');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await excess.getByRole('button', { name: 'Close this matter' }).click();
  await expect(dialog).toContainText(
    `The shop gives up ₦10.50 of order ${order.orderNumber} to ${buyer}, and does not ask for it back.`,
  );
  await expect(dialog).toContainText('It has not gone back: the refund needs attention at the provider');
  await dialog.getByLabel('Reason').fill('The buyer keeps it.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await excess.getByRole('button', { name: 'Close this matter' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The buyer keeps it.');
  await page.keyboard.press('Escape');

  const nobodys = section('Payments nobody knows').getByRole('listitem').filter({ hasText: orphan });
  await nobodys.getByRole('button', { name: 'Close this matter' }).click();
  for (const fact of [orphan, '₦500.00', 'payer@shop.example', 'a bank transfer'])
    await expect(dialog).toContainText(fact);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await db.deleteFrom('orphan_payments').where('reference', '=', orphan).execute();
  await db.deleteFrom('refunds').where('id', '=', id).execute();
  await close();
});

test('for whom a dispute has ended that the provider tells in an unknown word, an operator says once, with a reason [C-16]', async ({
  page,
}) => {
  test.slow();
  const order = await buyGoods(page);
  await page.context().clearCookies();
  const { password } = await newOperator(page);
  const { db, close } = await openShopDatabase();
  const { payment_reference: reference, total } = await db
    .selectFrom('orders')
    .select(['payment_reference', 'total'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const id = `e2e-${newId()}`;
  await db
    .insertInto('disputes')
    .values({ id, reference, status: 'resolved', resolution: 'split-by-arbiter', amount: total })
    .execute();
  await page.goto(`/#${partAddress('Money')}`);
  const section = (name: string) => page.getByRole('main').getByRole('region', { name });
  const dispute = section('Disputes').getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(dispute).toContainText(`${formatNaira(total)}: Ended, not known for whom`);
  await expect(dispute).toContainText('“split-by-arbiter”');
  await dispute.getByRole('button', { name: 'Say how it ended' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say how it ended' });
  for (const fact of [formatNaira(total), order.orderNumber, reference, '“split-by-arbiter”'])
    await expect(dialog).toContainText(fact);
  const act = dialog.getByRole('button', { name: 'Say how it ended' });
  await dialog.getByLabel('Reason').fill('Their letter of today.');
  await dialog.getByLabel('Your password').fill(password);
  await expect(act).toBeDisabled();
  await dialog.getByLabel('For whom it ended').selectOption({ label: 'For the shop: the money stays here' });
  await expectAccessible(page);
  await act.dblclick();
  await expect(dialog).toBeHidden();
  await expect(dispute.getByRole('button', { name: 'Say how it ended' })).toHaveCount(0);
  await expect(dispute).toContainText('won, an operator has found out');
  await openPart(page, 'Books');
  const entry = section('Audit log')
    .getByRole('listitem')
    .filter({ hasText: `dispute:${id}` });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Their letter of today.');
  await expect(entry).toContainText('Bisi Operator');
  await db.deleteFrom('disputes').where('id', '=', id).execute();
  await close();
});

test('a visitor is asked to log in, and a buyer finds nothing there', async ({ page }) => {
  await page.goto('/#/operator');
  await expect(page.getByRole('main')).toContainText('Please log in to look after the shop');
  await newAccount(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Page not found');
});

test('what fails to load says so and is read again', async ({ page }) => {
  await newOperator(page);
  await triesNothingByItself(page);
  await page.route('**/api/operator/matters', (route) => route.abort());
  await page.goto(`/#${partAddress('Money')}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load what needs a person');
  await page.unroute('**/api/operator/matters');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Refunds that are not done' })).toBeVisible();
});

test('a comparison with the provider that does not come to its end is named as such [I21]', async ({ page }) => {
  await newOperator(page);
  const report = { finishedAt: null, checked: 3, settled: 0, orphaned: 0, refundsRecorded: 0, differences: [] };
  await page.route('**/api/operator/matters', async (route) => {
    const answer = await route.fetch();
    const reports = [
      { ...report, id: '01a20147-1041-729a-8170-2bda81ffa3bb', startedAt: '2026-01-05T10:00:00.000Z', overdue: true },
      { ...report, id: '01a20147-1041-729a-8170-2bda81ffa3bc', startedAt: '2026-01-04T10:00:00.000Z', overdue: false },
    ];
    await route.fulfill({ response: answer, json: { ...(await answer.json()), reports } });
  });
  await page.goto(`/#${partAddress('Books')}`);
  const titles = page
    .getByRole('region', { name: 'Daily comparison with the provider' })
    .getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([/: not finished after more than a day$/, /: not finished$/]);
});

test('of the daily comparisons the last and those that differ stand open, and of the audit log what, who and when [QUEUE-58]', async ({
  page,
}) => {
  await newOperator(page);
  const report = (day: number, differences: string[]) => ({
    ...{ id: newId(), checked: 3, settled: 0, orphaned: 0, refundsRecorded: 0, overdue: false, differences },
    ...{ startedAt: `2026-01-0${day}T10:00:00.000Z`, finishedAt: `2026-01-0${day}T10:01:00.000Z` },
  });
  await page.route('**/api/operator/matters', async (route) => {
    const answer = await route.fetch();
    const reports = [report(4, []), report(3, []), report(2, ['oja-1 is unknown here']), report(1, [])];
    await route.fulfill({ response: answer, json: { ...(await answer.json()), reports } });
  });
  await page.goto(`/#${partAddress('Books')}`);
  const comparisons = page.getByRole('region', { name: 'Daily comparison with the provider' });
  const titles = comparisons.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([/: no differences$/, /: 1 differences$/]);
  await comparisons.getByText('2 earlier ones without differences').click();
  await expect(titles).toHaveCount(4);

  const entry = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem').first();
  const record = entry.getByRole('code');
  await expect(entry.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(record).toBeHidden();
  await entry.getByRole('heading', { level: 3 }).click();
  await expect(record).toBeVisible();
  await expectAccessible(page);
});
