import { expect, type Locator, type Page } from '@playwright/test';

/** Stops that a way by Tab may take. */
const MOST = 60;

/** Goes on by Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${MOST} times Tab: ${target}`);
}

/** Goes there by Tab, and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** After something has gone, the next Tab does not begin at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1);
}
