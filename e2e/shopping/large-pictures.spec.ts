import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { ProductPage } from '../../packages/contract/src/catalogue.ts';
import { findProduct, open } from '../support/catalogue.ts';

const isLarge = ({ product: { images } }: ProductPage) => images[0]?.widest !== undefined;

async function openLarge(page: Page, request: APIRequestContext): Promise<void> {
  const { product } = await findProduct(request, 'sort=popularity&limit=60', isLarge);
  await open(page, `/product/${product.id}`);
}

const standing = (page: Page) => page.locator('.gallery-slide-shown .gallery-picture img');

/** The width of the file that was chosen for it. */
const widthOf = (image: Locator) =>
  image.evaluate((img: HTMLImageElement) => /-(?<width>\d+)\.avif$/.exec(img.currentSrc)?.groups?.width);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a picture comes 1280 wide, and 320 for who saves data [PROD-51]', async ({ page, request }) => {
    await openLarge(page, request);
    await expect.poll(() => widthOf(standing(page))).toBe('1280');
    await page.evaluate(() => localStorage.setItem('oja.data-saver', '1'));
    await page.reload();
    await expect.poll(() => widthOf(standing(page))).toBe('320');
  });
});

test.describe('on a phone with a sharp screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('a picture comes 640 wide, and 1280 once it is enlarged [PROD-51]', async ({ page, request }) => {
    await openLarge(page, request);
    await expect.poll(() => widthOf(standing(page))).toBe('640');
    await page.getByRole('button', { name: 'Enlarge picture' }).click();
    await expect.poll(() => widthOf(page.locator('.lightbox-picture img'))).toBe('1280');
  });
});
