import { expect, type Page, test } from '@playwright/test';
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

test('the bright art of banners and categories is dimmed at night', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const [theme, filter] of [
    ['dark', 'brightness(0.8)'],
    ['light', 'none'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('.banner').first()).toHaveCSS('filter', filter);
    await expect(page.locator('.category-tiles > *').first()).toHaveCSS('filter', filter);
  }
});
