import { expect, type Page } from '@playwright/test';

/** Presses a Google button and answers the window that opens, at the choice of accounts. */
export async function openGoogle(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return popup;
}

/** Signs in at the sandbox as somebody of this name and address; the window then closes by itself. */
export async function chooseGoogleAccount(popup: Page, name: string, email: string): Promise<void> {
  await popup.getByText('Use another account').click();
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('Email').fill(email);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()]);
}
