import { expect, type Page, test } from '@playwright/test';
import { clientOf } from '../support/client.ts';
import { type OwnStore, openStore } from '../support/desk.ts';
import { begin, field, keptAtDesk, main, takePhoto } from '../support/goods-form.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

/** A form that the shop does not get, with a photograph on its way. */
async function writeWithoutALine(page: Page, store: OwnStore): Promise<void> {
  await begin(page, store);
  await page.route('**/api/desk/*/{drafts,pictures}/**', (route) => route.abort('connectionreset'));
  await takePhoto(page);
  await field(page, 'Name').fill('Gele, gold');
  await expect(main(page).getByText('Kept on this phone')).toBeVisible();
}

/** Holds up the next document of a page: until it is let go, the one that is left still runs. */
async function holdDocument(page: Page) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/desk/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: held.resolve };
}

/**
 * Has somebody type in a page once it hears that who is signed in has changed. Nobody can type from here while it waits for
 * its next document, so the page does it, and leaves in local storage what it says of that.
 */
async function writeTooLate(page: Page): Promise<void> {
  await page.evaluate(() => {
    new BroadcastChannel('oja.session').onmessage = () => {
      const name = document.querySelector('input[name="name"]');
      new MutationObserver(() => {
        const said = /Kept on this phone|Not saved yet: stay here/.exec(document.body.innerText)?.[0];
        if (said) localStorage.setItem('said', said);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Gele, too late');
      name?.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
}

const said = (page: Page) => page.evaluate(() => localStorage.getItem('said'));

test('who signs out in one tab leaves nothing in another, though it is written in until it goes [DESK-73]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const other = await page.context().newPage();
  await writeWithoutALine(other, store);
  await page.goto(`/desk/${store.slug}/more`);
  await writeTooLate(other);
  const document = await holdDocument(other);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog', { name: '2 not sent yet' })
    .getByRole('button', { name: 'Sign out and lose it' })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await document.asked;
  await expect.poll(() => said(page)).toBeTruthy();
  document.letGo();
  await expect(other).toHaveURL(/#\/login/);
  expect(await keptAtDesk(page)).toEqual([0, 0]);
});

test('who signs out in the shop leaves nothing in a tab of the desk', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const other = await page.context().newPage();
  await writeWithoutALine(other, store);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/#/profile');
  await writeTooLate(other);
  const document = await holdDocument(other);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Log ?out/i })
    .click();
  await document.asked;
  await expect.poll(() => said(page)).toBeTruthy();
  document.letGo();
  await expect(other).toHaveURL(/#\/login/);
  expect(await keptAtDesk(page)).toEqual([0, 0]);
});

test('somebody else who signs in wipes nothing of who was there, whose session may only have ended [DESK-75]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const other = await page.context().newPage();
  await writeWithoutALine(other, store);
  await page.context().clearCookies();
  await page.goto('/#/login');
  const account = {
    name: 'Ngozi Eze',
    email: `somebody.${crypto.randomUUID()}@example.com`,
    password: 'a long enough one',
  };
  await clientOf(page.request)('register', { body: account });
  await page.evaluate(() => new BroadcastChannel('oja.session').postMessage('session'));
  await expect(other.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible();
  expect(await keptAtDesk(page)).toEqual([1, 1]);
});
