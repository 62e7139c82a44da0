import { expect, type Page, test } from '@playwright/test';

/** Every box of the page and how it is painted, so that any rule that changes something shows. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class')}`;
      return `${name}: ${[...style].map((property) => `${property}=${style.getPropertyValue(property)}`).join(';')}`;
    }),
  );

for (const [width, colorScheme] of [
  [390, 'light'],
  [820, 'dark'],
  [1440, 'light'],
] as const) {
  test(`Home at ${width} px, ${colorScheme}, is whole with the styles of the document alone`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/');
    // More than the document holds: it is hydrated.
    await expect(page.getByRole('main').getByRole('article').nth(9)).toBeAttached();
    // Nothing moves by itself any more.
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await looksOf(page);
    const sheets = await countSheets(page);
    await page.evaluate(fetchStyles);
    await expect.poll(() => countSheets(page)).toBe(sheets + 1);
    expect(before.length).toBeGreaterThan(300);
    expect(await looksOf(page)).toEqual(before);
    await context.close();
  });
}

/** As the first page beyond Home does. */
const fetchStyles = () => (window as unknown as { oja: { fetchStyles: () => Promise<void> } }).oja.fetchStyles();

const countSheets = (page: Page) => page.evaluate(() => document.styleSheets.length);
