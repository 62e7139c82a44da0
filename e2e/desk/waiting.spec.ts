import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { endSessionUnseen, signInByForm } from '../support/buyer.ts';
import { clientOf } from '../support/client.ts';
import { deskOf, type OwnStore, openStore, orderFrom } from '../support/desk-store.ts';
import { openShopDatabase } from '../support/shop-database.ts';

/** The line to the shop's writes is cut; the documents still come, as from a cache. */
async function cutLine(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/desk/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionreset'),
  );
  return () => page.unroute('**/api/desk/**');
}

async function accept(page: Page, store: OwnStore): Promise<void> {
  await page.goto(deskOf(store, '/orders?tab=new'));
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
}

/** What the shop has written down of a parcel. */
async function historyOf(orderId: string): Promise<string[]> {
  const { db, close } = await openShopDatabase();
  const rows = await db
    .selectFrom('order_status_history')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  await close();
  return rows.map(({ status }) => status);
}

/** What the desk keeps of parcels in this browser. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const acts = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('oja-desk');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('acts').objectStore('acts').count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error);
      };
    });
    const keys = Object.keys(localStorage).filter((key) => /^oja\.desk\.(?!keys|slip)/.test(key));
    return { acts, keys };
  });

test('what is done without a line survives a reload and is sent once when the line returns [DESK-62]', async ({
  page,
  browser,
}) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  const restore = await cutLine(page);
  await accept(page, store);
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.goto(deskOf(store));
  await expect(page.getByText('1 waiting')).toBeVisible();
  await expect(page.getByRole('link', { name: /1\s*To pack/ })).toBeVisible();
  await restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('1 waiting')).toBeHidden();
  await expect(async () => {
    expect((await historyOf(id)).filter((status) => status === 'approved')).toHaveLength(1);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('link', { name: /1\s*To pack/ })).toBeVisible();
  await expect(page.getByText('Needs you')).toBeHidden();
});

test('an answer that was lost is not carried out twice [DESK-64]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  await page.route('**/api/desk/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    // The shop has done it; the phone never hears.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await accept(page, store);
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('1 waiting')).toBeHidden();
  await page.goto(deskOf(store));
  await expect(page.getByRole('link', { name: /1\s*To pack/ })).toBeVisible();
  await expect(page.getByText('Needs you')).toBeHidden();
  expect((await historyOf(id)).filter((status) => status === 'approved')).toHaveLength(1);
});

test('what the shop refuses later needs a person [DESK-65]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  const restore = await cutLine(page);
  await accept(page, store);
  await expect(page.getByText('1 waiting')).toBeVisible();
  // Meanwhile another member has sent it all the way.
  const call = clientOf(page.request);
  const params = { seller: store.id, id };
  await call('moveParcel', { params, body: { status: 'approved' } });
  await call('moveParcel', { params, body: { status: 'shipped', courier: 'Own rider', riderPhone: '0803 555 0142' } });
  await restore();
  await page.goto(deskOf(store));
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs).toContainText('did not go through');
  await expectAccessible(page);
  await needs.getByRole('button', { name: /^Done with/ }).click();
  await expect(needs).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(needs).toBeHidden();
});

test('a session that ends keeps what waits and asks to sign in [DESK-70]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  await page.goto(deskOf(store, '/orders?tab=new'));
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
  await endSessionUnseen(page);
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'sign in again' }).click();
  await signInByForm(page, store.owner);
  await expect(page).toHaveURL(/\/desk\//);
  await expect(async () => {
    const parcel = await clientOf(page.request)('deskOrder', { params: { seller: store.id, id } });
    expect(parcel.status).toBe('approved');
  }).toPass();
});

test('signing out asks first when something is not sent, then wipes it [DESK-71]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  const restore = await cutLine(page);
  await accept(page, store);
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: '1 not sent yet' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await restore();
  await page.goto('/#/login?to=/desk');
  await signInByForm(page, store.owner);
  await expect(page.getByRole('link', { name: /1\s*New/ })).toBeVisible();
  expect(await historyOf(id)).not.toContain('approved');
});

test('signing out counts what another tab has kept', async ({ page, browser, context }) => {
  const store = await openStore(page);
  await orderFrom(browser, store);
  await page.goto(deskOf(store, '/more'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const other = await context.newPage();
  await cutLine(other);
  await accept(other, store);
  await expect(other.getByText('1 waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: '1 not sent yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await keptIn(page)).toEqual({ acts: 0, keys: [] });
});

test('logging out in the shop asks first when something is not sent, then wipes what the desk keeps [DESK-74]', async ({
  page,
  browser,
}) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  await cutLine(page);
  await accept(page, store);
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.evaluate((seller) => localStorage.setItem(`oja.desk.shipping.${seller}`, '{}'), store.id);
  await page.goto('/#/profile');
  const logOut = page.getByRole('main').getByRole('button', { name: 'Logout' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await logOut.click();
  await expect(logOut).toBeEnabled();
  expect(await keptIn(page)).toEqual({ acts: 1, keys: [`oja.desk.shipping.${store.id}`] });
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('not sent yet (1)');
    void dialog.accept();
  });
  await logOut.click();
  await expect(logOut).toBeHidden();
  await expect(async () => expect(await keptIn(page)).toEqual({ acts: 0, keys: [] })).toPass();
  expect(await historyOf(id)).not.toContain('approved');
});

test('an act that is refused once its list is left needs a person [DESK-66]', async ({ page, browser }) => {
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/desk/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await left;
    return route.continue();
  });
  await accept(page, store);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  // Meanwhile another member has sent it.
  const call = clientOf(page.request);
  const params = { seller: store.id, id };
  await call('moveParcel', { params, body: { status: 'approved' } });
  await call('moveParcel', { params, body: { status: 'shipped', courier: 'Own rider', riderPhone: '0803 555 0142' } });
  release();
  await expect(page.getByRole('region', { name: 'Needs you' })).toContainText('did not go through');
});

test('where the phone keeps nothing it is said, and acts go directly [DESK-78]', async ({ page, browser }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden.', 'SecurityError');
    };
  });
  const store = await openStore(page);
  const { id } = await orderFrom(browser, store);
  await accept(page, store);
  await expect(page.getByText(/This phone cannot keep/)).toBeVisible();
  await expect(async () => expect(await historyOf(id)).toContain('approved')).toPass();
});
