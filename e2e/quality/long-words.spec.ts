import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount } from '../support/buyer.ts';
import { clientOf } from '../support/client.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { addressOf, screens, takeSample } from '../support/screens.ts';
import { openShopDatabase } from '../support/shop-database.ts';

/** What people write of themselves and their goods, by the names under which it travels. */
const written = new Set(
  `name storeName description excerpt brandName comment userName category subcategory sku returnPolicy tags colors
  sizes color size selectedColor selectedSize city state address street firstName lastName buyerName shippingTime phone
  trackingNumber courier notes sellerNotes`.split(/\s+/),
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

/** Ways to look at a screen that are laid out differently. */
const otherViews = (store: string, coloured: string) => ({
  'product of colours and sizes': `/product/${coloured}`,
  'store list': `/store/${store}?view=list`,
  'store about': `/store/${store}?tab=about`,
  'store reviews': `/store/${store}?tab=reviews`,
  'listing list': '/fashion?view=list',
});

test('a word of 192 letters in any text widens no screen, be it of a phone or of a desk [STORE-01]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const sample = await takeSample(request);
  const shop = await openShopDatabase();
  const coloured = await offerColoured(shop);
  await shop.close();
  const addresses = {
    ...otherViews(sample.store, coloured.id),
    ...Object.fromEntries(screens.map((name) => [name, addressOf(name, sample)])),
  };
  await newAccount(page, 'Tola Adeyemi');
  // Whatever is the newest while the tests run: it may come in colours and sizes.
  const { variants } = await clientOf(page.request)('product', { params: { id: sample.product } });
  const { color = '', size = '' } = variants.find(({ stock }) => stock > 0) ?? {};
  await addToCart(page, { productId: sample.product, selectedColor: color, selectedSize: size });
  const underWay = await stretchAnswers(page);
  const wide: string[] = [];
  for (const [screen, address] of Object.entries(addresses)) {
    await page.goto('about:blank');
    await page.goto(`/#${address}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect.poll(underWay).toBe(0);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) wide.push(`${screen} at ${width} px: ${beyond} px`);
    }
  }
  // What a last screen asks for once it is looked at must not come to an answer that is gone with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(wide).toEqual([]);
});
