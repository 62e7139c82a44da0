import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cardsOf, register } from './support/shopper.ts';

const widths = { phone: 390, tablet: 820, desktop: 1440 };
const themes = ['light', 'dark'] as const;
const screens = {
  home: '#/',
  login: '#/login',
  register: '#/register',
  cart: '#/cart',
  orders: '#/orders',
  profile: '#/profile',
  categories: '#/categories',
  category: '#/category/fashion',
  'flash sales': '#/flash-sales',
  trending: '#/trending',
  'top sellers': '#/top-sellers',
  search: '#/search?q=ankara',
  'nothing found': '#/search?q=zzzzzz',
  'unknown address': '#/no/such/page',
};

/** Whatever the browser complains of: script errors, refused resources, broken security policies. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A visitor's cart and orders are asked for before it is known who asks.
    const signedOut = message.text().includes('status of 401');
    if (message.type() === 'error' && !signedOut) complaints.push(message.text());
  });
  return complaints;
}

async function look(page: Page, address: string): Promise<void> {
  await page.goto(`/${address}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scrolling').toBe(0);
}

for (const theme of themes) {
  for (const [device, width] of Object.entries(widths)) {
    test.describe(`${theme}, ${device}`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 900 } });

      for (const [name, address] of Object.entries(screens)) {
        test(`${name} is accessible, fits and breaks no rule`, async ({ page }) => {
          const complaints = listenForComplaints(page);
          await look(page, address);
          await expectSound(page);
          expect(complaints).toEqual([]);
        });
      }

      test('product page, filled cart and checkout are accessible, fit and break no rule', async ({ page }) => {
        const complaints = listenForComplaints(page);
        await register(page, 'Ngozi');
        await page.goto('/#/');
        await cardsOf(page, 'Fashion').first().getByRole('link').first().click();
        await page.getByRole('button', { name: 'Add to Cart' }).first().click();
        await expect(page.getByText('Added to cart')).toBeVisible();
        await expect(page.getByText('Added to cart')).toBeHidden();
        await expectSound(page);
        for (const address of ['#/cart', '#/checkout']) {
          await look(page, address);
          await expectSound(page);
        }
        expect(complaints).toEqual([]);
      });
    });
  }
}
