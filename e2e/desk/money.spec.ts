import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { deskOf, managedStore, openStore, orderFrom } from '../support/desk-store.ts';
import { openShopDatabase } from '../support/shop-database.ts';

/** The bank of the sandbox has this number under the name of Abubakar Adaeze. */
const number = '0123456789';

async function typeAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bank: choose' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose your bank' });
  await sheet.getByRole('searchbox', { name: 'Search banks' }).fill('guar');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Guaranty Trust Bank' }).click();
  await page.getByLabel('Account number').fill('0123 456 789');
  await expect(page.getByRole('paragraph').filter({ hasText: 'ABUBAKAR ADAEZE' })).toBeVisible();
}

async function called(name: string, userEmail: string): Promise<void> {
  const { db, close } = await openShopDatabase();
  await db.updateTable('users').set({ name }).where('email', '=', userEmail).execute();
  await close();
}

test('a store sees what is to come, and what made it so [MONEY-19]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id, orderNumber } = await orderFrom(browser, store);
  const { db, close } = await openShopDatabase();
  const part = await db
    .selectFrom('order_sellers')
    .select(['items_total', 'commission'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await close();
  const naira = (kobo: number) => `₦${new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2 }).format(kobo / 100)}`;
  await page.goto(deskOf(store));
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeFocused();
  const gets = naira(part.items_total - part.commission);
  await expect(page.getByRole('region', { name: 'Coming' })).toContainText(gets);
  const entry = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(`+${gets}`);
  await expect(entry).toContainText(naira(part.commission));
  await expectAccessible(page);
  await expectNothingSideways(page);
  await entry.getByRole('link', { name: orderNumber }).click();
  await expect(page).toHaveURL(deskOf(store, `/orders/${id}`));
});

test('a month is chosen, and what a store owes is said [MONEY-15]', async ({ page }) => {
  const store = await openStore(page);
  const { db, close } = await openShopDatabase();
  const entry = { kind: 'order_refund', account: `seller_payable:${store.id}`, transaction_id: crypto.randomUUID() };
  const at = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 15));
  await db
    .insertInto('ledger_entries')
    .values({ ...entry, id: crypto.randomUUID(), amount: 630_000, created_at: at })
    .execute();
  await close();
  await page.goto(deskOf(store, '/money'));
  await expect(page.getByRole('region', { name: 'You owe' })).toContainText('₦6,300.00');
  await expect(page.getByText('It is taken from your next sales.')).toBeVisible();
  await expect(page.getByText('Nothing was sold or given back in this month.')).toBeVisible();
  const months = page.getByRole('combobox', { name: 'Month' });
  await expect(months.getByRole('option')).toHaveCount(2);
  await months.selectOption({ index: 1 });
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('−₦6,300.00');
});

test('an owner names the account that the bank knows, and proves the password [MONEY-20, MONEY-21, MONEY-50]', async ({
  page,
}) => {
  const store = await openStore(page);
  await called('Adaeze Abubakar', store.owner.email);
  await page.goto(deskOf(store, '/money'));
  await page.getByRole('link', { name: 'Bank account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank account' })).toBeFocused();
  await typeAccount(page);
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Send my money there' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Your password').fill(store.owner.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send my money there' }).click();
  const present = page.getByRole('region', { name: 'Your money goes to' });
  await expect(present).toContainText('Guaranty Trust Bank');
  await expect(present).toContainText('··6789');
  await expect(page.locator('body')).not.toContainText(number);
  await expectAccessible(page);
  await expectNothingSideways(page);
  // Another one: the 48 hours are told before it is begun, and it can be left as it is.
  const ahead = page.getByText(/^For 48 hours after it is named your share of new orders waits here/);
  const change = page.getByRole('button', { name: 'Change the account' });
  await expect(ahead).toBeVisible();
  await change.click();
  await expect(page.getByRole('heading', { name: 'Another account' })).toBeFocused();
  await expect(ahead).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(change).toBeFocused();
  await expect(present).toContainText('··6789');
  await change.click();
  await typeAccount(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/in the next 48 hours, until \w+day \d+ \w+ at \d\d:\d\d, waits here/)).toBeVisible();
  await expect(page.getByLabel('Your password')).toHaveCount(0);
});

test('a holder who is called otherwise is said to be, and the operator’s matter [MONEY-22]', async ({ page }) => {
  const store = await openStore(page);
  await page.goto(deskOf(store, '/money/account'));
  await typeAccount(page);
  await expect(page.getByText('The name differs from yours')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByLabel('Your password').fill(store.owner.password);
  await page.getByRole('button', { name: 'Send my money there' }).click();
  await expect(page.getByText('Ọjà looks at it. Until then your money waits here.')).toBeVisible();
});

test('a number that no bank knows is told, and nothing is kept without a line [MONEY-17]', async ({
  page,
  context,
}) => {
  const store = await openStore(page);
  await page.goto(deskOf(store, '/money/account'));
  await typeAccount(page);
  await page.getByLabel('Account number').fill('0123456404');
  await expect(page.getByText('The bank does not know this account number.')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Account number').fill('0123456788');
  await expect(page.getByText('You need a connection for this.')).toBeVisible();
  await context.setOffline(false);
});

test('a manager sees the money, and not where it goes [MONEY-16]', async ({ page }) => {
  const { owner } = await openStore(page);
  const store = await managedStore(owner);
  await page.goto(deskOf(store, '/money'));
  await expect(page.getByRole('region', { name: 'Coming' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bank account' })).toHaveCount(0);
  await page.goto(deskOf(store, '/money/account'));
  await expect(page.getByText('Only the owner of the store sees and names its bank account.')).toBeVisible();
});
