import { expect, type Page, test } from '@playwright/test';
import { addToCart } from './support/buyer.ts';
import { addressOf, type Sample, screens, takeSample } from './support/screens.ts';
import { register } from './support/shopper.ts';

/** What people write of themselves and their goods, by the names under which it travels. */
const written = new Set(
  `name storeName description excerpt brandName comment userName category subcategory sku returnPolicy tags colors
  sizes color size selectedColor selectedSize city state address street firstName lastName buyerName shippingTime phone
  trackingNumber notes sellerNotes`.split(/\s+/),
);
const word = (length: number) => 'Ọjà'.repeat(Math.ceil(length / 3)).slice(0, length);

/** The same answer with a word of 192 letters in place of each text. */
function stretched(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return written.has(key) && value !== '' ? word(192) : value;
  if (Array.isArray(value)) return value.map((entry) => stretched(entry, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, stretched(entry, name)]));
}

/** Stretches what the shop answers; tells how many answers are under way. */
async function stretchAnswers(page: Page): Promise<() => number> {
  let underWay = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    underWay += 1;
    try {
      const response = await route.fetch({ maxRetries: 3 });
      const isJson = response.headers()['content-type']?.startsWith('application/json');
      await (isJson
        ? route.fulfill({ response, json: stretched(await response.json()) })
        : route.fulfill({ response }));
    } finally {
      underWay -= 1;
    }
  });
  return () => underWay;
}

let sample: Sample;
test.beforeEach(async ({ request }) => {
  sample = await takeSample(request);
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a word of 192 letters in any text widens no screen [STORE-01]', async ({ page }) => {
      test.setTimeout(300_000);
      await register(page, 'Tola');
      await addToCart(page, { productId: sample.product });
      const underWay = await stretchAnswers(page);
      const wide: string[] = [];
      for (const screen of [...screens, 'store list', 'store about', 'store reviews', 'listing list']) {
        const own = {
          'store list': `/store/${sample.store}?view=list`,
          'store about': `/store/${sample.store}?tab=about`,
          'store reviews': `/store/${sample.store}?tab=reviews`,
          'listing list': '/fashion?view=list',
        };
        await page.goto('about:blank');
        await page.goto(`/#${own[screen as keyof typeof own] ?? addressOf(screen, sample)}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await expect.poll(underWay).toBe(0);
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) wide.push(`${screen}: ${beyond} px`);
      }
      expect(wide).toEqual([]);
    });
  });
}
