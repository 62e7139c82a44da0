import { expect, test } from '@playwright/test';
import { moveParcel } from '../support/api-shopper.ts';
import { expectAccessible } from '../support/axe.ts';
import { deskOf, type OwnStore, openStore, orderFrom } from '../support/desk-store.ts';
import { faultyApi, triesNothingByItself } from '../support/faults.ts';
import { offer, openShopDatabase } from '../support/shop-database.ts';

/** The shop has set up where its money goes. */
async function goesSomewhere({ id }: OwnStore): Promise<void> {
  const { db, close } = await openShopDatabase();
  await db
    .updateTable('seller_payouts')
    .set({ subaccount_code: `ACCT_${id}` })
    .where('seller_id', '=', id)
    .execute();
  await close();
}

test('says what there is to do, each a way into the list [DESK-90]', async ({ page, browser }) => {
  const store = await openStore(page);
  const first = await orderFrom(browser, store);
  await orderFrom(browser, store);
  await orderFrom(browser, store);
  await moveParcel(page, first.id, { status: 'approved' });
  await page.goto(deskOf(store));
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByRole('link', { name: /2\s*New\s*oldest \d+ min/ })).toBeVisible();
  await expect(toDo.getByRole('link', { name: /1\s*To pack/ })).toBeVisible();
  await expect(toDo.getByRole('link', { name: /Name your bank account/ })).toBeVisible();
  await expect(toDo.getByRole('link')).toHaveCount(3);
  await toDo.getByRole('link', { name: /New/ }).click();
  await expect(page).toHaveURL(deskOf(store, '/orders?tab=new'));
});

test('says since when something is late [DESK-91]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  const { db, close } = await openShopDatabase();
  await db
    .updateTable('order_sellers')
    .set({ due_at: new Date(Date.now() - 3 * 24 * 3_600_000) })
    .where('order_id', '=', id)
    .execute();
  await close();
  await page.goto(deskOf(store));
  await expect(page.getByRole('link', { name: /1\s*Late\s*since/ })).toBeVisible();
});

test('shows what runs out, and what was sold', async ({ page, browser }) => {
  const store = await openStore(page);
  const { db, close } = await openShopDatabase();
  await offer(db, { seller_id: store.id, name: 'Ankara, six yards', stock: 2 });
  await close();
  await orderFrom(browser, store);
  await page.goto(deskOf(store));
  await expect(page.getByRole('region', { name: 'Running out' })).toContainText('Ankara, six yards');
  await expect(page.getByRole('region', { name: 'Running out' })).toContainText('2 left');
  const sales = page.getByRole('region', { name: 'Sales' });
  await expect(sales).toContainText('₦2,500.00');
  await sales.getByText('View as table').click();
  await expect(sales.getByRole('row')).toHaveCount(15);
  await expect(page.getByRole('region', { name: 'Coming' })).toContainText('₦');
});

test('is not done while money waits and no account is named; Money says so too [MONEY-39, MONEY-40]', async ({
  page,
  browser,
}) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  await moveParcel(page, id, { status: 'approved' });
  await moveParcel(page, id, { status: 'shipped', courier: 'Own rider', riderPhone: '0803 555 0142' });
  await page.goto(deskOf(store));
  const asks = page.getByRole('region', { name: 'To do' }).getByRole('link');
  await expect(asks).toHaveAccessibleName(/Name your bank account\s*Your money waits/);
  await expect(page.getByText(/All done/)).toHaveCount(0);
  await page.goto(deskOf(store, '/money'));
  const coming = page.getByRole('region', { name: 'Coming' });
  await expect(coming).toContainText('It waits: we do not know where to send it.');
  await expectAccessible(page);
  await coming.getByRole('link', { name: 'Name your bank account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank account' })).toBeVisible();
});

test('is quiet when all is done [DESK-93]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  await moveParcel(page, id, { status: 'approved' });
  await moveParcel(page, id, { status: 'shipped', courier: 'Own rider', riderPhone: '0803 555 0142' });
  await goesSomewhere(store);
  await page.goto(deskOf(store));
  await expect(page.getByText('All done. 1 parcel is on the way.')).toBeVisible();
});

test('keeps what was there when it cannot be read anew [DESK-98, DESK-120]', async ({ page, browser }) => {
  const store = await openStore(page);
  await orderFrom(browser, store);
  await triesNothingByItself(page);
  const api = await faultyApi(page);
  await page.goto(deskOf(store, '/more'));
  api.begin('answers 500');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText('Could not load what there is to do.')).toBeVisible();
  await expect(page.getByText('Nothing is lost: what the shop has is safe there.')).toBeVisible();
  api.end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /1\s*New/ })).toBeVisible();
});

test('the counts follow while it is seen, rest while it is hidden, and are asked for at once when it is shown again [DESK-86]', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const store = await openStore(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pulse')) asked.push(request.url());
  });
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (isHidden ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  await page.goto(deskOf(store));
  await expect(page.getByText('All done.')).toBeVisible();
  await orderFrom(browser, store);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('link', { name: /1\s*New/ })).toBeVisible();
  await hide(true);
  const before = asked.length;
  await page.clock.runFor(120_000);
  expect(asked.length).toBe(before);
  await hide(false);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('an order that comes in while the list is open is taken up on a tap, and moves nothing before [DESK-87]', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const store = await openStore(page);
  await orderFrom(browser, store);
  const opened = Date.now();
  await page.goto(deskOf(store, '/orders?tab=new'));
  const accept = page.getByRole('button', { name: /^Accept/ }).first();
  await expect(accept).toBeVisible();
  const before = await accept.boundingBox();
  const second = await orderFrom(browser, store);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  expect(await accept.boundingBox()).toEqual(before);
  await expect(page.getByRole('main')).not.toContainText(second.orderNumber.slice(-6));
  // On a slow machine the list may be a minute old, and would be read anew.
  await page.clock.setSystemTime(opened);
  // It is not taken for seen by who looks at something else meanwhile.
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await page.goBack();
  await expect(accept).toBeVisible();
  await page.getByRole('button', { name: 'New order' }).click();
  await expect(page.getByRole('main')).toContainText(second.orderNumber.slice(-6));
  await expect(page.getByRole('button', { name: 'New order' })).toBeHidden();
});
