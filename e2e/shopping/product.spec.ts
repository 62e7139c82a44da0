import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { wordsOf } from '../../apps/web/src/lib/text/words-of.ts';
import type { Product, ProductCard, ProductPage } from '../../packages/contract/src/catalogue.ts';
import { baselines } from '../support/baselines.ts';
import { newAccount } from '../support/buyer.ts';
import { findProduct, naira, open, readProductPage, readProducts, showsSeveral } from '../support/catalogue.ts';

const picture = (page: Page) => page.locator('.gallery-slide-shown');
const counter = (page: Page, text: string) => expect(page.locator('.gallery-counter')).toHaveText(text);

/** A drag with the mouse across the picture, from its middle. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await page.locator('.gallery-stage').boundingBox();
  if (!box) throw new Error('There is no picture.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

test.describe('the page of a product of which much is known', () => {
  let found: ProductPage;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    found = await findProduct(
      request,
      'collection=flash-sales&limit=60',
      ({ product, rating }) =>
        Boolean(product.brandName && product.weight && product.dimensions && product.returnPolicy) &&
        product.tags.length > 1 &&
        rating.count > 1 &&
        product.stock > 1,
    );
    await request.dispose();
  });
  test.beforeEach(async ({ page }) => open(page, `/product/${found.product.id}`));
  const inMain = (page: Page) => page.getByRole('main');
  const fact = (page: Page, name: string) =>
    inMain(page)
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]');

  test('shows brand, name and price [PROD-05, PROD-06, PROD-08]', async ({ page }) => {
    const { brandName, name, price, discountPrice } = found.product;
    await expect(inMain(page).getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Ọjà`);
    await expect(
      inMain(page)
        .getByText(brandName ?? '', { exact: true })
        .first(),
    ).toBeVisible();
    const buying = page.locator('.product-buying');
    await expect(buying.locator('s').first()).toHaveText(naira(price));
    await expect(buying.locator('.display').filter({ hasText: naira(discountPrice ?? 0) })).toBeVisible();
  });

  test('sums up its ratings, which leads to its reviews [PROD-09, PROD-23]', async ({ page, request }) => {
    const { rating, reviews: known } = await readProductPage(request, found.product.id);
    const summary = `Rated ${rating.average.toFixed(1)} of 5 by ${rating.count} reviews`;
    await expect(inMain(page).getByText(summary).first()).toBeAttached();
    const reviews = inMain(page).getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('article').first()).toContainText(known[0]?.comment ?? '');
    await inMain(page)
      .getByRole('link', { name: new RegExp(`^Rated ${rating.average.toFixed(1)}`) })
      .first()
      .click();
    await expect(reviews.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  });

  test('describes it, and tells its SKU and weight [PROD-10, PROD-18, PROD-19]', async ({ page }) => {
    const { description, sku, weight } = found.product;
    await expect(inMain(page).getByText(description, { exact: true })).toBeVisible();
    await expect(fact(page, 'SKU')).toHaveText(sku);
    await expect(fact(page, 'Weight')).toHaveText(`${weight?.value} ${weight?.unit}`);
  });

  test('tells its dimensions, tags and how it can be returned [PROD-20, PROD-21, PROD-22]', async ({ page }) => {
    const { dimensions, tags, returnPolicy } = found.product;
    const { length, width, height, unit } = dimensions ?? {};
    await expect(fact(page, 'Dimensions')).toHaveText(`${length} × ${width} × ${height} ${unit}`);
    for (const tag of tags) await expect(fact(page, 'Tags').getByText(wordsOf(tag), { exact: true })).toBeVisible();
    await expect(
      inMain(page)
        .getByText(returnPolicy ?? '', { exact: true })
        .last(),
    ).toBeVisible();
    // The first sentence stands where it is bought.
    const [first = ''] = (returnPolicy ?? '').split(/(?<=\.)\s/);
    await expect(page.locator('.product-buying').getByText(`Returns: ${first}`, { exact: true })).toBeVisible();
  });

  test('says from when on shipping is free, and leads to its seller [PROD-04, PROD-27]', async ({ page }) => {
    const { storeName, slug } = found.seller;
    await expect(inMain(page).getByText('Free shipping on orders over ₦50,000.00', { exact: true })).toBeVisible();
    await inMain(page)
      .getByRole('link', { name: new RegExp(`Sold by ${storeName}`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`#/store/${slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  });
});

test('its pictures change by buttons, thumbs, keys and swipes of more than 50 px, and wrap around [PROD-01, PROD-02, PROD-03]', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, 'sort=popularity&limit=60', showsSeveral);
  const count = product.images.length;
  await open(page, `/product/${product.id}`);
  await counter(page, `Picture 1/${count}`);
  await expect(picture(page).getByRole('img', { name: product.images[0]?.alt ?? '' })).toBeVisible();

  await page.getByRole('button', { name: 'Previous picture' }).click();
  await counter(page, `Picture ${count}/${count}`);
  await expect(picture(page).getByRole('img', { name: product.images.at(-1)?.alt ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await counter(page, `Picture 1/${count}`);
  await page.getByRole('button', { name: 'Show picture 2' }).click();
  await counter(page, `Picture 2/${count}`);
  await page.keyboard.press('ArrowLeft');
  await counter(page, `Picture 1/${count}`);

  await swipe(page, -50);
  await counter(page, `Picture 1/${count}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await swipe(page, -51);
  await counter(page, `Picture 2/${count}`);
  await swipe(page, 51);
  await counter(page, `Picture 1/${count}`);
  await swipe(page, 60);
  await counter(page, `Picture ${count}/${count}`);
});

/** What is to be said of a product instead of what is so. */
type Change = Partial<Omit<Product, 'price' | 'discountPrice'>> & {
  price?: number;
  discountPrice?: number | undefined;
};

/** The answer about a product, as if that were so; its variants cost what it costs. */
function withProduct(known: ProductPage, change: Change) {
  const product = { ...known.product, ...change };
  const { price, discountPrice } = product;
  return { ...known, product, variants: known.variants.map((variant) => ({ ...variant, price, discountPrice })) };
}

/** What the shop answers of its newest product, with something else in it: on its page and on its card. Its id. */
async function changeNewest(page: Page, request: APIRequestContext, change: Change): Promise<string> {
  const [{ id = '' } = {}] = await readProducts(request, 'collection=new-arrivals');
  const known = await readProductPage(request, id);
  const changed = withProduct(known, change);
  await page.route(`**/api/products/${id}`, (route) => route.fulfill({ json: changed }));
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch();
    const listing = (await response.json()) as { items: ProductCard[] };
    const items = listing.items.map((card) => (card.id === id ? { ...card, ...change } : card));
    await route.fulfill({ response, json: { ...listing, items } });
  });
  return id;
}
const cardOf = (page: Page, id: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="#/product/${id}"]`) });

test('what has no brand shows none, and nothing in its place, on the page as on a card [PROD-05]', async ({
  page,
  request,
}) => {
  const id = await changeNewest(page, request, { brandName: null, name: 'Of no brand' });
  await open(page, `/product/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: 'Of no brand' });
  await expect(heading).toBeVisible();
  const above = 'xpath=preceding-sibling::*';
  expect((await heading.locator(above).allTextContents()).join('')).toBe('');
  await open(page, '/new-arrivals');
  const name = cardOf(page, id).getByText('Of no brand', { exact: true });
  await expect(name).toBeVisible();
  expect((await name.locator(above).allTextContents()).join('')).toBe('');
});

test('a discount of half a percent has no percent, and what is all but free is 99 % off [CONST-07]', async ({
  page,
  request,
}) => {
  for (const [discountPrice, saved, off] of [
    [499_999, 'You save ₦0.01', []],
    [1, 'You save ₦4,999.99 (99%)', ['−99%']],
  ] as const) {
    const id = await changeNewest(page, request, { price: 500_000, discountPrice });
    // A page that keeps no answer.
    await page.goto('about:blank');
    await open(page, `/product/${id}`);
    await expect(page.getByRole('main').getByText(/^You save/)).toHaveText(saved);
    await open(page, '/new-arrivals');
    await expect(cardOf(page, id).locator('s')).toHaveText('₦5,000.00');
    await expect(cardOf(page, id).getByText(/%/)).toHaveText([...off]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('price and old price stand on one baseline, on the page as on a card [PROD-05]', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [product] = await readProducts(request, 'collection=flash-sales&maxPrice=3000000');
  await open(page, `/product/${product?.id}`);
  const block = page.getByText(/^You save/).locator('xpath=..');
  const onPage = await baselines([block.locator('.display'), block.locator('s')]);
  expect(new Set(onPage).size, onPage.join(' ')).toBe(1);
  await open(page, '/flash-sales?view=list');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('s') })
    .first();
  const onCard = await baselines([card.locator('.product-card-price .display'), card.locator('s')]);
  expect(new Set(onCard).size, onCard.join(' ')).toBe(1);
});

test('on a phone the thumbs stand at the foot of the picture, and the buy bar makes way for a review, whose fields are marked [PROD-02, REV-01]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { product } = await findProduct(
    request,
    'sort=popularity&limit=60',
    (found) => showsSeveral(found) && found.product.stock > 0,
  );
  await open(page, `/product/${product.id}`);
  const stage = await page.locator('.gallery-stage').boundingBox();
  const thumb = await page.getByRole('button', { name: 'Show picture 1' }).boundingBox();
  const foot = (stage?.y ?? 0) + (stage?.height ?? 0);
  expect(thumb?.y).toBeGreaterThan(foot - 60);
  expect((thumb?.y ?? 0) + (thumb?.height ?? 0)).toBeLessThan(foot);

  const bar = page.getByRole('region', { name: 'Buy' });
  const write = page.getByRole('button', { name: 'Write a review' });
  await write.scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await write.click();
  const form = page.getByRole('form', { name: 'Write a review' });
  await expect(form).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(form.getByText('required', { exact: true })).toHaveCount(2);
  await expect(form.getByLabel('Your review')).toHaveAttribute('required', '');
  await expect(form.getByRole('radio').first()).toHaveAttribute('required', '');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeVisible();
});

test('a picture can be enlarged, changed and closed by keyboard alone [PROD-01]', async ({ page, request }) => {
  const { product } = await findProduct(request, 'sort=popularity&limit=60', showsSeveral);
  await open(page, `/product/${product.id}`);
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
  await expect(dialog.getByRole('img', { name: product.images[0]?.alt ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const second = dialog.getByRole('img', { name: product.images[1]?.alt ?? '' });
  await expect(second).toBeVisible();

  const widthOf = async () => (await second.boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await expect.poll(widthOf).toBeCloseTo(2 * before, 0);
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBeCloseTo(before, 0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await counter(page, `Picture 2/${product.images.length}`);
});

const isCountedTogether = ({ stock }: Product, variants: ProductPage['variants']) =>
  variants.every((variant) => variant.stock === stock);

const inVariants = (request: APIRequestContext) =>
  findProduct(
    request,
    'category=fashion&limit=60',
    ({ product, variants }) =>
      product.colors.length > 1 &&
      product.sizes.length > 1 &&
      product.stock > 2 &&
      product.stock < 40 &&
      isCountedTogether(product, variants),
  );

test('the chosen colour, size and quantity go into the cart [PROD-11, PROD-12, PROD-16]', async ({ page, request }) => {
  const { product } = await inVariants(request);
  await newAccount(page);
  await open(page, `/product/${product.id}`);
  const [color = '', size = ''] = [product.colors.at(-1), product.sizes.at(-1)];
  for (const name of product.colors) await expect(page.getByRole('radio', { name, exact: true })).toBeAttached();
  await page.getByRole('group', { name: 'Colour' }).getByText(color, { exact: true }).click();
  for (const name of product.sizes) await expect(page.getByRole('radio', { name, exact: true })).toBeAttached();
  await page.getByRole('group', { name: 'Size' }).getByText(size, { exact: true }).click();
  await page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();

  await open(page, '/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name });
  await expect(line).toContainText(`${color} · ${size}`);
  await expect(line.getByRole('status')).toHaveText('2');
});

test('the quantity goes up and down, never below 1 nor above the stock [PROD-13, PROD-14, PROD-15]', async ({
  page,
  request,
}) => {
  const { product } = await inVariants(request);
  await open(page, `/product/${product.id}`);
  const quantity = page.getByRole('group', { name: 'Quantity' });
  const [less, more] = [
    quantity.getByRole('button', { name: 'Decrease quantity' }),
    quantity.getByRole('button', { name: 'Increase quantity' }),
  ];
  await expect(less).toBeDisabled();
  for (let n = 1; n < product.stock; n++) await more.click();
  await expect(quantity.getByRole('status')).toHaveText(String(product.stock));
  await expect(more).toBeDisabled();
  await less.click();
  await expect(quantity.getByRole('status')).toHaveText(String(product.stock - 1));
  const typed = quantity.getByRole('textbox');
  await typed.fill('99999');
  await typed.press('Enter');
  await expect(typed).toHaveValue(String(product.stock));
  await typed.fill('');
  await typed.blur();
  await expect(typed).toHaveValue(String(product.stock));
  await typed.fill('0');
  await typed.press('Tab');
  await expect(typed).toHaveValue('1');
  await typed.press('ArrowDown');
  await expect(typed).toHaveValue('1');
  await typed.press('ArrowUp');
  await expect(typed).toHaveValue('2');
});

test('what is sold out cannot be added, and says so [PROD-17, G-21]', async ({ page, request }) => {
  const { product } = await findProduct(
    request,
    'category=phones-tablets&limit=60',
    ({ product }) => product.stock === 0,
  );
  await open(page, `/product/${product.id}`);
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled();
});

test('the stock bar says how full it is and how many are left [PROD-28, G-21]', async ({ page, request }) => {
  const { product } = await findProduct(
    request,
    'limit=60',
    ({ product, variants }) => product.stock > 0 && product.stock <= 10 && isCountedTogether(product, variants),
  );
  await open(page, `/product/${product.id}`);
  const bar = page.getByRole('main').getByRole('progressbar', { name: 'Stock left' }).first();
  await expect(bar).toHaveJSProperty('value', Math.round((100 * product.stock) / product.maxStock));
  await expect(page.getByRole('main').getByText(`Only ${product.stock} left`).first()).toBeVisible();
});

test('an address without an id, and ids of no product, say what is wrong [PROD-29, PROD-31]', async ({ page }) => {
  for (const [hash, text] of [
    ['/product', 'Product ID is required'],
    ['/product/', 'Product ID is required'],
    ['/product/019a0000-0000-7000-8000-000000000000', 'Product not found'],
    ['/product/%E0%A4%A', 'Product not found'],
  ]) {
    await page.goto(`/#${hash}`);
    await expect(
      page
        .getByRole('main')
        .getByText(text ?? '', { exact: true })
        .last(),
    ).toBeVisible();
  }
});

test.describe('sharing', () => {
  let id = '';
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    id = (await readProducts(request, 'limit=1'))[0]?.id ?? '';
    await request.dispose();
  });

  test('copies the link that previews can read [PROD-07, PROD-24]', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/product/${id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Product link copied to clipboard!', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/product/${id}`);
  });

  test('copies it as text where the clipboard refuses, and says when that fails too [PROD-25, PROD-26]', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      const shared = window as unknown as { copied: string; copying: boolean };
      shared.copying = true;
      document.execCommand = () => {
        shared.copied = (document.activeElement as HTMLTextAreaElement).value;
        return shared.copying;
      };
    });
    await open(page, `/product/${id}`);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByText('Product link copied to clipboard!', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
      `${baseURL}/product/${id}`,
    );
    await page.evaluate(() => {
      (window as unknown as { copying: boolean }).copying = false;
    });
    await share.click();
    await expect(page.getByText('Unable to share. Please copy the URL manually.', { exact: true })).toBeVisible();
    await expect(share).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test("goes through the phone's own sheet, and copies where there is none [PROD-07]", async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        const given: unknown[] = [];
        Object.assign(window, { given });
        Object.assign(navigator, { share: async (data: unknown) => given.push(data) });
      });
      await open(page, `/product/${id}`);
      await page.getByRole('button', { name: 'Share' }).tap();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { given: { url: string }[] }).given[0]?.url))
        .toBe(`${baseURL}/product/${id}`);
      await expect(page.getByText('Product link copied to clipboard!', { exact: true })).toHaveCount(0);
    });
  });
});

for (const known of [true, false]) {
  for (const several of [true, false]) {
    const which = `a product with ${several ? 'several pictures' : 'one picture'} comes, of which ${known ? 'a card' : 'nothing'} was known`;
    test(`on a phone nothing moves when ${which}`, async ({ page, request }) => {
      // What Home shows is known from there.
      const home = await (await request.get('/api/home')).text();
      const { product } = await findProduct(
        request,
        // Who sells best is shown from several sides.
        several ? 'sort=popularity&limit=100' : 'limit=100',
        // With all of what room is kept for: goods that other tests put into the shop lack some of it.
        ({ product: { id, images, brandName, name }, rating }) =>
          home.includes(id) === known &&
          images.length > 1 === several &&
          images.every(({ choice }) => !choice) &&
          brandName !== null &&
          rating.count > 0 &&
          name.length > 26 &&
          name.length < 50,
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => {
        const moved: unknown[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      const { promise: comes, resolve: come } = Promise.withResolvers<void>();
      await page.route(`**/api/products/${product.id}`, async (route) => {
        await comes;
        await route.continue();
      });
      await page.goto(`/#/product/${product.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(known ? product.name : 'Loading product');
      const place = async () => (await page.locator('.product-buying').boundingBox())?.y;
      const before = await place();
      come();
      await expect(page.getByText(product.sku, { exact: true })).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
      await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveCount(several ? 1 : 0);
      expect(await place()).toBe(before);
      // The browser tells of a movement after it has painted it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([]);
    });
  }
}

test('names, words and prices of any kind stay text and fit a phone', async ({ page, request }) => {
  const [{ id = '' } = {}] = await readProducts(request, 'limit=1');
  const known = await readProductPage(request, id);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 360, height: 780 });
  const names = [
    '<script>alert(1)</script> "quoted" & \'so\'',
    '👩🏾‍🍳 \u202eright to left\u202c שלום',
    'W'.repeat(5000),
    `${'Ọjà ẹ́ '.repeat(40)}<img src=x onerror=alert(2)>`,
  ];
  const prices = [1, 99_999_999_999];
  for (const [at, name] of names.entries()) {
    const price = prices[at % 2] ?? 1;
    const words = { name, description: name, tags: [name.slice(0, 80)] };
    const changed = withProduct(known, { ...words, price, discountPrice: undefined });
    await page.route(`**/api/products/${id}`, (route) => route.fulfill({ json: changed }));
    await page.goto('about:blank');
    await open(page, `/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByText(naira(price)).first()).toBeAttached();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scrolling with ${name.slice(0, 20)}`).toBeLessThanOrEqual(0);
    await page.unroute(`**/api/products/${id}`);
  }
  expect(dialogs).toEqual([]);
});
