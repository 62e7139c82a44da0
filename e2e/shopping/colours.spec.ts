import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount, readCart } from '../support/buyer.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { holdBack } from '../support/faults.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { choiceSheet, fillCard, payWith, placeOrder, shipTo } from '../support/shopper.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const choose = (page: Page, color: string) =>
  main(page)
    .getByRole('group', { name: 'Colour' })
    .getByText(new RegExp(`^${color}( \\(sold out\\))?$`))
    .click();
const shows = (page: Page, alt: string) =>
  expect(page.locator('.gallery-slide-shown').getByRole('img', { name: alt, exact: true })).toBeVisible();
const counts = (page: Page, text: string) => expect(page.locator('.gallery-counter').first()).toHaveText(text);
const thumbs = (page: Page) => main(page).getByRole('button', { name: /^Show picture/ });

/** What moved of the page's content, as the browser tells it: above it the font of the name may come later, and push the search. */
async function watchMoves(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const moved: PerformanceEntry[] = [];
    Object.assign(window, { moved });
    const isOfContent = (entry: PerformanceEntry) =>
      (entry as unknown as { sources: { node: Node | null }[] }).sources.some(
        ({ node }) => !node || (node instanceof Element ? node : node.parentElement)?.closest('main'),
      );
    new PerformanceObserver((list) => moved.push(...list.getEntries().filter(isOfContent))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // As layout stability is counted: what a press moves in its moment was asked for.
    return page.evaluate(() =>
      (window as unknown as { moved: { hadRecentInput: boolean }[] }).moved
        .splice(0)
        .filter((one) => !one.hadRecentInput),
    );
  };
}

for (const width of [390, 1440]) {
  test(`the pictures are those of the chosen colour and of none, the address keeps it, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved = await watchMoves(page);
    const { id } = await offerColoured(shop);
    await page.goto(`/#/product/${id}`);
    await shows(page, 'Red, from the front');
    await counts(page, 'Picture 1/3');
    // From the top of the page: what is pressed is scrolled to, and a box that sticks goes along.
    const place = () =>
      page.locator('.product-buying').evaluate((box) => {
        scrollTo(0, 0);
        return Math.round(box.getBoundingClientRect().top);
      });
    const before = await place();
    await moved();
    await thumbs(page).nth(1).click();
    await shows(page, 'Red, from behind');
    await choose(page, 'Blue');
    await shows(page, 'Blue, from the front');
    await counts(page, 'Picture 1/2');
    await expect(thumbs(page)).toHaveCount(2);
    expect(await place()).toBe(before);
    await expect(page).toHaveURL(/\?color=Blue$/);
    const next = main(page).getByRole('button', { name: 'Next picture' });
    await next.press('Enter');
    await shows(page, 'Its label');
    await next.press('ArrowRight');
    await shows(page, 'Blue, from the front');
    // Sold out and without a picture, it can be looked at, and what is shown stays.
    await choose(page, 'Green');
    await expect(page).toHaveURL(/\?color=Green$/);
    await shows(page, 'Blue, from the front');
    await counts(page, 'Picture 1/2');
    await choose(page, 'Blue');
    // Before what lies over the page takes its scroll bar away.
    expect(await moved()).toEqual([]);
    await main(page).getByRole('button', { name: 'Enlarge picture' }).click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('img', { name: 'Blue, from the front' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByRole('img', { name: 'Its label' })).toBeVisible();
    await expect(lightbox.getByText('2/2')).toBeVisible();
    await page.keyboard.press('Escape');
    await main(page)
      .getByRole('link', { name: /Sold by/ })
      .click();
    await expect(page).toHaveURL(/#\/store\//);
    await page.goBack();
    await shows(page, 'Blue, from the front');
    await expect(main(page).getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
    await page.reload();
    await shows(page, 'Blue, from the front');
    await page.goto(`/product/${id}?color=Blue`);
    await expect(page).toHaveURL(new RegExp(`#/product/${id}\\?color=Blue$`));
    await shows(page, 'Blue, from the front');
  });
}

test('the last picture stands until that of another colour has come, and fades into it; at once for who wants no motion', async ({
  page,
}) => {
  const { id, blue } = await offerColoured(shop);
  const release = await holdBack(page, `**/media/${blue}-*`);
  await page.goto(`/#/product/${id}`);
  await shows(page, 'Red, from the front');
  const fade = () =>
    page
      .locator('.gallery-slide-shown')
      .evaluate((slide) => [getComputedStyle(slide).transitionProperty, getComputedStyle(slide).transitionDuration]);
  expect(await fade()).toEqual(['opacity, visibility, transform', '0.2s, 0.2s, 0.2s']);
  const stands = await main(page)
    .getByRole('radio', { name: 'Blue', exact: true })
    .evaluate(async (radio: HTMLInputElement) => {
      radio.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.querySelector('.gallery-slide-shown .gallery-picture img')?.getAttribute('alt');
    });
  expect(stands).toBe('Red, from the front');
  release();
  await shows(page, 'Blue, from the front');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fade()).toEqual(['opacity, visibility, transform', '0s']);
});

const cardOf = (page: Page, name: string): Locator => main(page).getByRole('listitem').filter({ hasText: name });
const swatch = (card: Locator, name: string) => card.getByRole('button', { name, exact: true });
const cardShows = (card: Locator, key: string) =>
  expect(card.locator('.product-card-picture')).toHaveAttribute('src', new RegExp(`/${key}-`));

test('a swatch changes its card, and what is chosen goes into the cart, to checkout and into the order', async ({
  page,
}) => {
  const product = await offerColoured(shop);
  await newAccount(page);
  await page.goto(`/#/search?q=${encodeURIComponent(product.name)}`);
  const card = cardOf(page, product.name);
  await cardShows(card, product.red);
  await expect(card.getByRole('group', { name: `Colours of ${product.name}` })).toBeVisible();
  await expect(swatch(card, 'Red')).toHaveAttribute('aria-pressed', 'true');
  await expect(swatch(card, 'Green')).toHaveCount(0);
  // Pointed at, it is seen; chosen, it stays.
  await swatch(card, 'Blue').hover();
  await cardShows(card, product.blue);
  await expect(swatch(card, 'Blue')).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(0, 0);
  await cardShows(card, product.red);
  const known = page.waitForResponse((answer) => answer.url().endsWith(`/api/products/${product.id}`));
  await swatch(card, 'Blue').click();
  await known;
  await page.mouse.move(0, 0);
  await cardShows(card, product.blue);
  await expect(swatch(card, 'Blue')).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  // The size is still to choose.
  await expect(choiceSheet(page).getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
  await choiceSheet(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  const { lines } = await readCart(page);
  expect(lines.map(({ selectedColor, selectedSize }) => [selectedColor, selectedSize])).toEqual([['Blue', 'M']]);
  await card.getByRole('link', { name: product.name }).click();
  await expect(page).toHaveURL(new RegExp(`#/product/${product.id}\\?color=Blue$`));
  await shows(page, 'Blue, from the front');
  await page.goto('/#/cart');
  const pictured = main(page).locator(`img[src*="/${product.blue}-"]`).first();
  await expect(pictured).toBeVisible();
  await main(page).getByRole('link', { name: product.name }).click();
  await expect(page).toHaveURL(/\?color=Blue$/);
  await page.goto('/#/checkout');
  await shipTo(page, { firstName: 'Ada', lastName: 'Obi', email: 'ada.obi@example.com' });
  await payWith(page, 'Card');
  await placeOrder(page);
  await expect(page).toHaveURL(/\/sandbox\/paystack\//);
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page).toHaveURL(/#\/order-success/);
  await page.goto('/#/orders');
  await expect(pictured).toBeVisible();
});

test('from a card of which another colour is chosen its page begins with that, and sells nothing before it knows the sizes', async ({
  page,
}) => {
  const product = await offerColoured(shop);
  const release = await holdBack(page, `**/api/products/${product.id}`);
  await page.goto(`/#/search?q=${encodeURIComponent(product.name)}`);
  const card = cardOf(page, product.name);
  await swatch(card, 'Blue').click();
  await card.getByRole('link', { name: product.name }).click();
  const gallery = page.locator('.gallery-slide-shown');
  await expect(gallery.locator('img').last()).toHaveAttribute('src', new RegExp(`/${product.blue}-`));
  await expect(main(page).getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).first();
  await expect(add).toBeDisabled();
  release();
  await shows(page, 'Blue, from the front');
  await counts(page, 'Picture 1/2');
  await expect(main(page).getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await expect(add).toBeEnabled();
});

test('a colour that could not be asked for stays chosen, is told of, and is not sold as another; pressed again it is asked for', async ({
  page,
}) => {
  const product = await offerColoured(shop);
  const address = `**/api/products/${product.id}`;
  await page.route(address, (route) => route.abort('connectionreset'));
  await page.goto(`/#/search?q=${encodeURIComponent(product.name)}`);
  const card = cardOf(page, product.name);
  await swatch(card, 'Blue').click();
  await expect(page.getByText('Could not load Blue. Press it again.')).toBeVisible();
  await expect(swatch(card, 'Blue')).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await page.unroute(address);
  await swatch(card, 'Blue').click();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

for (const width of [390, 1440]) {
  test(`swatches are chosen by keys, are accessible, and move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved = await watchMoves(page);
    const product = await offerColoured(shop);
    await page.goto(`/#/search?q=${encodeURIComponent(product.name)}`);
    const card = cardOf(page, product.name);
    await expect(swatch(card, 'Blue')).toBeVisible();
    expect(await moved()).toEqual([]);
    const { height } = (await card.boundingBox()) ?? {};
    await tabTo(page, swatch(card, 'Red'));
    await press(page, swatch(card, 'Blue'), 'Space');
    await expect(swatch(card, 'Blue')).toHaveAttribute('aria-pressed', 'true');
    await cardShows(card, product.blue);
    await expect(swatch(card, 'Blue')).toBeFocused();
    expect((await card.boundingBox())?.height).toBe(height);
    await expectAccessible(page);
  });
}
