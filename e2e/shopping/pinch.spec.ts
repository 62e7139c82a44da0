import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { findProduct, open, showsSeveral } from '../support/catalogue.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) => Promise<void>;

/** Fingers on the screen: each call says where all of them are. */
function touching(wire: CDPSession): Touch {
  return async (type, ...points) => {
    const touchPoints = points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
    await wire.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

const scale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);

/** Two fingers, one after the other; the first has moved a little already, as fingers do. They part by 160 pixels. */
async function pinch(touch: Touch, x: number, y: number): Promise<void> {
  await touch('touchStart', { x: x - 20, y });
  await touch('touchMove', { x: x - 28, y });
  await touch('touchStart', { x: x - 28, y }, { x: x + 20, y });
  for (let apart = 0; apart <= 80; apart += 8)
    await touch('touchMove', { x: x - 28 - apart, y }, { x: x + 20 + apart, y });
  await touch('touchEnd', { x: x - 108, y });
  await touch('touchEnd');
}

async function swipe(touch: Touch, x: number, y: number): Promise<void> {
  await touch('touchStart', { x, y });
  for (let moved = 10; moved <= 120; moved += 10) await touch('touchMove', { x: x - moved, y });
  await touch('touchEnd');
}

for (const where of ['on the page', 'enlarged'] as const) {
  test(`two fingers on a picture ${where} make it larger and turn to no other; one finger then looks around [PROD-01]`, async ({
    page,
    request,
  }) => {
    const { product } = await findProduct(request, 'sort=popularity&limit=60', showsSeveral);
    await open(page, `/product/${product.id}`);
    if (where === 'enlarged') await page.getByRole('button', { name: 'Enlarge picture' }).tap();
    const scope = where === 'enlarged' ? page.getByRole('dialog') : page.getByRole('main');
    const counter = scope.locator('.gallery-counter');
    const count = product.images.length;
    await expect(counter).toHaveText(new RegExp(`1/${count}$`));
    const stage = await scope.locator(where === 'enlarged' ? '.lightbox-picture' : '.gallery-stage').boundingBox();
    if (!stage) throw new Error('There is no picture.');
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    const touch = touching(await page.context().newCDPSession(page));

    await swipe(touch, x, y);
    await expect(counter).toHaveText(new RegExp(`2/${count}$`));

    await pinch(touch, x, y);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await expect(counter).toHaveText(new RegExp(`2/${count}$`));

    const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    const before = await left();
    await swipe(touch, x, y);
    await expect.poll(left).toBeGreaterThan(before + 20);
    await expect(counter).toHaveText(new RegExp(`2/${count}$`));
  });
}
