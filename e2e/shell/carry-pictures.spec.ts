import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount } from '../support/buyer.ts';
import { findProduct, open } from '../support/catalogue.ts';
import { buyOfTwo } from '../support/order-of-two.ts';
import { openShopDatabase } from '../support/shop-database.ts';

const list = '/category/Groceries?sort=popularity';

/** A change of a page by a View Transition: the pictures that go on, by their keys as they bear their names, and its milliseconds. */
interface Change {
  before: string[];
  after: string[];
  /** Those that the browser moves. */
  moving: number;
  duration: number;
}

const changes = (page: Page) => page.evaluate(() => (window as unknown as { changes: Change[] }).changes);

async function noteChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Change[] = [];
    Object.assign(window, { changes: noted });
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
        (frame) => /media\/(.+)-\d+\./.exec(frame.querySelector('img')?.src ?? '')?.[1] ?? '',
      );
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const noting: Change = { before: named(), after: [], moving: 0, duration: 0 };
      noted.push(noting);
      const changing = start(change);
      // After the page itself has heard of it, which sets the time.
      const heard = changing.ready.then(() => undefined);
      void heard.then(() => {
        noting.after = named();
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) continue;
          noting.duration = Math.max(noting.duration, Number(effect.getTiming().duration));
          if (effect.pseudoElement.startsWith('::view-transition-group(product-picture-')) noting.moving += 1;
        }
      });
      return changing;
    };
  });
}

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('link', { name }).first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openFromCard(page: Page, name: string): Promise<void> {
  await card(page, name).click();
  await expect(title(page)).toHaveText(name);
}

/** The list, with all of the page that its cards lead to fetched, and none of its own products asked for meanwhile. */
async function openList(page: Page, name: string): Promise<void> {
  await noteChanges(page);
  await open(page, list);
  await openFromCard(page, name);
  await page.goBack();
  await expect(card(page, name)).toBeVisible();
}

const popular = async (page: Page) =>
  (await findProduct(page.request, 'category=Groceries&sort=popularity', ({ product }) => product.stock > 5)).product;

/** A page that is left by a press until pictures went on: a machine that is busy may not have the next one in time. */
async function expectCarried(page: Page, press: () => Promise<void>, back: () => Promise<void>): Promise<string[]> {
  let carried: string[] = [];
  await expect(async () => {
    const known = (await changes(page)).length;
    await press();
    // Nothing is left of it that the next one would stumble over.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    const [change, ...others] = (await changes(page)).slice(known);
    carried = change?.after ?? [];
    const isCarried = carried.length > 0 && carried.every((key) => change?.before.includes(key));
    if (!isCarried) await back();
    expect(isCarried).toBe(true);
    expect(change).toMatchObject({ moving: new Set([...(change?.before ?? []), ...carried]).size, duration: 320 });
    expect(others).toEqual([]);
  }).toPass();
  return carried;
}

test('the picture of a card grows into that of its page, and the way back is the usual one', async ({ page }) => {
  const { id, name } = await popular(page);
  await openList(page, name);
  const back = page.url();
  const toList = async () => {
    await page.goBack();
    await expect(page).toHaveURL(back);
  };
  await expectCarried(page, () => openFromCard(page, name), toList);
  await expect(page).toHaveURL(new RegExp(`#/product/${id}$`));
  const known = (await changes(page)).length;
  await toList();
  await expect(card(page, name)).toBeVisible();
  expect(await changes(page)).toHaveLength(known);
});

test('from the page of a product its picture goes on to the cart, and from there to the checkout', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, name } = await popular(page);
  await newAccount(page);
  await addToCart(page, { productId: id });
  await noteChanges(page);
  await open(page, '/cart');
  const toProduct = async () => {
    await main(page).getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(name);
  };
  await toProduct();
  const toCart = async () => {
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(title(page)).toHaveText('Cart');
  };
  const [picture = ''] = await expectCarried(page, toCart, toProduct);
  await expect(main(page).locator(`img[src*="${picture}-"]`)).toBeVisible();

  const toCheckout = async () => {
    await main(page).getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(title(page)).toHaveText('Checkout');
  };
  const back = async () => {
    await page.goBack();
    await expect(title(page)).toHaveText('Cart');
  };
  expect(await expectCarried(page, toCheckout, back)).toEqual([picture]);
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText(name).last()).toBeVisible();
});

test('from the list of orders the pictures of one go on to its page, which is known at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shop = await openShopDatabase();
  const { id, orderNumber, coloured } = await buyOfTwo(page, shop);
  await shop.close();
  await noteChanges(page);
  await page.goto('/#/orders');
  // Its page is never told of by the shop: what the list knew is what it shows.
  await page.route(`**/api/orders/${id}`, () => undefined);
  const toOrder = async () => {
    await main(page).getByRole('link', { name: orderNumber }).click();
    await expect(title(page)).toHaveText(`Order ${orderNumber}`);
  };
  const back = async () => {
    await page.goBack();
    await expect(main(page).getByRole('link', { name: orderNumber })).toBeVisible();
  };
  expect(await expectCarried(page, toOrder, back)).toEqual([coloured.blue]);
  await expect(main(page).getByText('Waiting for 2 sellers to accept')).toBeVisible();
});

test('who wants less motion sees the pages fade into each other, and nothing moves', async ({ page }) => {
  const { name } = await popular(page);
  await openList(page, name);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const known = (await changes(page)).length;
  await openFromCard(page, name);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  const later = (await changes(page)).slice(known);
  expect(later).toEqual([{ before: [], after: [], moving: 0, duration: 120 }]);
});

test('who wants to save data goes there at once', async ({ page }) => {
  const { name } = await popular(page);
  await openList(page, name);
  await page.evaluate(() => localStorage.setItem('oja.data-saver', '1'));
  const before = (await changes(page)).length;
  await openFromCard(page, name);
  expect(await changes(page)).toHaveLength(before);
});

test('a browser that cannot do it goes to the page and to the cart as ever', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  const { id, name } = await popular(page);
  await newAccount(page);
  await addToCart(page, { productId: id });
  await open(page, list);
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await openFromCard(page, name);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(main(page).getByRole('heading', { level: 3, name })).toBeVisible();
});

test('an article is opened at once', async ({ page }) => {
  const { name } = await popular(page);
  await openList(page, name);
  const before = (await changes(page)).length;
  await page.goto('/#/blog');
  const article = main(page).locator('a[href^="#/blog/"]').first();
  const words = (await article.getByRole('heading').textContent()) ?? '';
  await article.click();
  await expect(title(page)).toHaveText(words);
  expect(await changes(page)).toHaveLength(before);
});
