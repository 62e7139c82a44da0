import { expect, type Page } from '@playwright/test';

/** Turns the wheel until something is so: a page that is still growing, or still held by what lay over it, stops it early. */
export const wheelUntil = (page: Page, by: number, isSo: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, by);
    await isSo();
  }).toPass();

/** Turns the wheel until the page is scrolled beyond this place. */
export const wheelBeyond = (page: Page, by: number, place: number): Promise<void> =>
  wheelUntil(page, by, () => expect.poll(() => page.evaluate(() => scrollY), { timeout: 1000 }).toBeGreaterThan(place));
