import { expect, type Page, test } from '@playwright/test';

/**
 * Every box of the page and how it is painted, with the later styles and without them, so that any rule of theirs that
 * changes something shows. In one go: fonts and pictures that come meanwhile change nothing between the two.
 */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const looks = () =>
      [...document.querySelectorAll('body *')].map((element) => {
        const style = getComputedStyle(element);
        const name = `${element.tagName} ${element.getAttribute('class')}`;
        return `${name}: ${[...style].map((property) => `${property}=${style.getPropertyValue(property)}`).join(';')}`;
      });
    const later = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!later?.sheet?.cssRules.length) throw new Error('The later styles are not there.');
    // What is out of sight is laid out all the same: a margin that nobody has measured yet says 0.
    for (const band of document.querySelectorAll<HTMLElement>('.band')) band.style.contentVisibility = 'visible';
    const whole = looks();
    later.sheet.disabled = true;
    const alone = looks();
    later.sheet.disabled = false;
    return { whole, alone };
  });

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
    await page.goto('/');
    // More than the document holds: it is hydrated.
    await expect(page.getByRole('main').getByRole('article').nth(9)).toBeAttached();
    await page.evaluate(fetchStyles);
    const { whole, alone } = await looksOf(page);
    expect(whole.length).toBeGreaterThan(300);
    expect(whole).toEqual(alone);
    await context.close();
  });
}

/** As the first page beyond Home does. */
const fetchStyles = () => (window as unknown as { oja: { fetchStyles: () => Promise<void> } }).oja.fetchStyles();
