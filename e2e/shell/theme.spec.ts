import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';

const button = (page: Page, theme: 'light' | 'dark') => page.getByRole('button', { name: `Theme: ${theme}` });
const choice = (page: Page, name: 'Light' | 'Dark' | 'System') => page.getByRole('button', { name, exact: true });

async function choose(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: /^Theme: / }).click();
  await choice(page, name).click();
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(button(page, theme)).toBeVisible();
  const root = page.locator('html');
  if (theme === 'dark') await expect(root).toHaveClass(/(^| )dark( |$)/);
  else await expect(root).not.toHaveClass(/dark/);
  const color = theme === 'dark' ? '#0f172a' : '#ffffff';
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', color);
  await expect(root).toHaveCSS('background-color', theme === 'dark' ? 'rgb(15, 23, 42)' : 'rgb(251, 248, 243)');
}

test('the switcher is a menu of light, dark and system, whose button shows what is on [THEME-01, THEME-03, THEME-09]', async ({
  page,
}) => {
  await page.goto('/#/cart');
  await button(page, 'light').click();
  for (const name of ['Light', 'Dark', 'System'] as const) await expect(choice(page, name)).toBeVisible();
  await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Dark').click();
  await expect(button(page, 'dark')).toBeFocused();
  await choose(page, 'Light');
  await button(page, 'light').click();
  await expect(choice(page, 'Light')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Light')).toBeHidden();
  await expect(button(page, 'light')).toBeFocused();
});

test('dark sets a class and the colour of the browser, light takes both back [THEME-06, THEME-07]', async ({
  page,
}) => {
  await page.goto('/#/cart');
  await expectTheme(page, 'light');
  await choose(page, 'Dark');
  await expectTheme(page, 'dark');
  await choose(page, 'Light');
  await expectTheme(page, 'light');
});

test('with system the theme follows the preference of the system at once; a choice does not [THEME-02, THEME-04, THEME-05]', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/#/cart');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await choose(page, 'Dark');
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'dark');
  await choose(page, 'System');
  await expectTheme(page, 'light');
  expect(loads).toBe(1);
});

test('the choice lies in local storage and is on before anything is painted; another tab takes it over [THEME-08]', async ({
  page,
  context,
}) => {
  await page.goto('/#/cart');
  const other = await context.newPage();
  await other.goto('/#/cart');
  await choose(page, 'Dark');
  expect(await page.evaluate(() => localStorage.getItem('oja.theme'))).toBe('dark');
  await expectTheme(other, 'dark');
  // Without the app itself: the document alone must know.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('dark');
  await page.waitForLoadState();
  await page.evaluate(() => localStorage.setItem('oja.theme', 'sepia'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveClass('dark');
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the first visit is dark [THEME-02, THEME-04, THEME-09]', async ({ page }) => {
    await page.goto('/#/cart');
    await expectTheme(page, 'dark');
  });
});

test('at night the goods of a banner stand on a dark slide, and what is written is as bright as it is [GRID-06]', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const slide = page.locator('.banner').first();
  const button = slide.getByRole('link');
  for (const [theme, art] of [
    ['dark', 'brightness(0.8)'],
    ['light', 'none'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectTheme(page, theme);
    const [ground, words] = await lightnessOf(slide);
    expect(ground < 0.4, `${theme}: the slide is ${ground}`).toBe(theme === 'dark');
    expect(words > 0.6, `${theme}: its words are ${words}`).toBe(theme === 'dark');
    expect(await contrastOf(slide)).toBeGreaterThanOrEqual(4.5);
    expect(await contrastOf(button)).toBeGreaterThanOrEqual(4.5);
    const filtered = await button.evaluate((element) => {
      const around: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) around.push(at);
      return around.filter((each) => getComputedStyle(each).filter !== 'none').map(({ className }) => className);
    });
    expect(filtered).toEqual([]);
    await expect(page.locator('.category-tiles > *').first()).toHaveCSS('filter', 'none');
    await expect(page.locator('.category-label').first()).toHaveCSS('filter', 'none');
    await expect(page.locator('.category-art').first()).toHaveCSS('filter', art);
  }
});

/** Ground and text as they are painted, red, green and blue of 0 to 255 each. */
const paintOf = (element: Locator): Promise<readonly [readonly number[], readonly number[]]> =>
  element.evaluate((it) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!paint) throw new Error('Nothing to paint with.');
    const painted = (color: string) => {
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const { backgroundColor, color } = getComputedStyle(it);
    return [painted(backgroundColor), painted(color)] as const;
  });

/** Mean of the three, 0 to 1, of ground and text. */
async function lightnessOf(element: Locator): Promise<readonly [number, number]> {
  const [ground, words] = await paintOf(element);
  const mean = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0) / 3 / 255;
  return [mean(ground), mean(words)];
}

/** Of text and ground, by WCAG 2. */
async function contrastOf(element: Locator): Promise<number> {
  const [ground, words] = await paintOf(element);
  const luminance = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(ground), luminance(words)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
