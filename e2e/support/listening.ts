import type { Page } from '@playwright/test';

/**
 * Opens an address of the app and waits until the page hears what happens: keys, focus, other tabs, coming back to it.
 * What listens is a part that comes some time after the page is shown, and tells nobody.
 */
export async function openListening(page: Page, hash: string): Promise<void> {
  const asked = page.waitForRequest('**/assets/after-start-*.js');
  await page.goto(`/#${hash}`);
  await page.evaluate(async (part) => {
    await import(part);
    // The app waits for the same part, since before this, and has had its turn then.
    await new Promise((done) => setTimeout(done));
  }, (await asked).url());
}
