import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newAccount } from './buyer.ts';
import { type OperatorPart, partAddress } from './screens.ts';
import type { ShopDatabase } from './shop-database.ts';

/** The browser is signed in as somebody who runs the shop, and shows a part of the page. Answers the password. */
export async function enter(page: Page, { db }: ShopDatabase, part: OperatorPart = 'Today'): Promise<string> {
  await page.context().clearCookies();
  const account = await newAccount(page, 'Bisi Operator');
  await db.updateTable('users').set({ role: 'operator' }).where('id', '=', account.id).execute();
  await page.goto(`/#${partAddress(part)}`);
  return account.password;
}

/** The tab of a part of the operator's page. */
export const tab = (page: Page, part: OperatorPart) =>
  page
    .getByRole('navigation', { name: "Parts of the operator's page" })
    .getByRole('link', { name: new RegExp(`^${part}\\b`) });

/** Goes from one part of the page to another. */
export async function openPart(page: Page, part: OperatorPart): Promise<void> {
  await tab(page, part).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part);
}

/** A section of what the operator's page shows. */
export const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** Finds a store by its name in the part of the stores, and opens it. */
export async function lookAt(page: Page, storeName: string) {
  const stores = section(page, 'Stores');
  await stores.getByRole('searchbox').fill(storeName);
  await stores.getByRole('link', { name: `Look at it ${storeName}` }).click();
  return stores.getByRole('article', { name: storeName });
}

/** Fills in an act's dialog from the keyboard alone, and carries it out. */
export async function say(
  page: Page,
  act: string,
  { reason, note, password }: { reason?: string; note: string; password?: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: act });
  await expect(dialog).toBeVisible();
  const send = dialog.getByRole('button', { name: act });
  if (reason) {
    await expect(send).toBeDisabled();
    await dialog.getByRole('checkbox', { name: reason }).focus();
    await page.keyboard.press('Space');
  }
  if (note) {
    await dialog.getByRole('textbox').first().focus();
    await page.keyboard.type(note);
  }
  if (password) {
    await dialog.getByLabel('Your password', { exact: true }).focus();
    await page.keyboard.type(password);
  }
  await expectAccessible(page);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
