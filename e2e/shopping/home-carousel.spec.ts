import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Offers' });
const shown = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])');
const dashes = (page: Page) => carousel(page).getByRole('button', { name: /^Show slide/ });

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`^${number} of`));
}

/** Home with time standing still, and the wait for the next slide just begun. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // Whatever time passed so far counts no more: the wait begins anew when the pointer leaves.
  await startWaiting(page);
  await showFirst(page);
}

async function startWaiting(page: Page): Promise<void> {
  await carousel(page).hover();
  await page.mouse.move(700, 890);
}

async function showFirst(page: Page): Promise<void> {
  await page.clock.runFor(500);
  if ((await shown(page).getAttribute('aria-label'))?.startsWith('1 ')) return;
  await dashes(page).first().click();
  await expectSlide(page, 1);
  await page.clock.runFor(700);
  await startWaiting(page);
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, pixels: number): Promise<void> {
  const { x, y } = await centreOf(shown(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

async function dragByFinger(page: Page, pixels: number): Promise<void> {
  const { x, y } = await centreOf(shown(page));
  const wire = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  await touch('touchMove', x + Math.sign(pixels) * 20);
  await touch('touchMove', x + pixels);
  await touch('touchEnd');
  await wire.detach();
}

test('each slide shows in its order and leads to its target, by its button and anywhere else on it [HOME-02, HOME-03]', async ({
  page,
  request,
}) => {
  const { carousel: items } = await (await request.get('/api/home')).json();
  const orders = items.map((item: { order: number }) => item.order);
  expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
  await openStill(page);
  await expect(dashes(page)).toHaveCount(items.length);
  for (const [at, { title, text, link, buttonLabel }] of items.entries()) {
    await dashes(page).nth(at).click();
    await expect(shown(page).getByRole('heading')).toHaveText(title);
    await expect(shown(page)).toContainText(text);
    await expect(shown(page).getByRole('link', { name: buttonLabel })).toHaveAttribute('href', `#${link}`);
    await page.clock.runFor(700);
  }
  await shown(page).click({ position: { x: 5, y: 200 } });
  await expect(page).toHaveURL(new RegExp(`#${items.at(-1).link}$`));
});

test('slides advance every 3000 ms, and after the last comes the first [HOME-05]', async ({ page }) => {
  await openStill(page);
  const count = await dashes(page).count();
  await page.clock.runFor(2999);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  await expectSlide(page, 2);
  for (let at = 3; at <= count; at++) await page.clock.runFor(3000);
  await expectSlide(page, count);
  await page.clock.runFor(3000);
  await expectSlide(page, 1);
});

test('the pointer over the carousel holds it, and lets it go on after [HOME-06]', async ({ page }) => {
  await openStill(page);
  await carousel(page).hover();
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await page.mouse.move(700, 890);
  await page.clock.runFor(2999);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  await expectSlide(page, 2);
});

test('a button holds the slides for good, and starts them again', async ({ page }) => {
  await openStill(page);
  await carousel(page).getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(700, 890);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await carousel(page).getByRole('button', { name: 'Play slides' }).click();
  await page.mouse.move(700, 890);
  await page.clock.runFor(3000);
  await expectSlide(page, 2);
});

test('after a change others wait 500 ms, while the slide moves for 700 ms [HOME-08, HOME-09]', async ({ page }) => {
  await openStill(page);
  await dashes(page).nth(1).click();
  await expectSlide(page, 2);
  const moving = carousel(page).locator('.slide-leaving, .slide-entering');
  await expect(moving).toHaveCount(2);
  for (const slide of await moving.all()) await expect(slide).toHaveCSS('animation-duration', '0.7s');
  await page.clock.runFor(499);
  await dashes(page).nth(2).click();
  await expectSlide(page, 2);
  await page.clock.runFor(1);
  await dashes(page).nth(2).click();
  await expectSlide(page, 3);
  await page.clock.runFor(699);
  await expect(moving).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(moving).toHaveCount(0);
});

test('a drag with the mouse of more than 50 px changes the slide, to either side, and is no click [HOME-07, HOME-10]', async ({
  page,
}) => {
  await openStill(page);
  const count = await dashes(page).count();
  await dragByMouse(page, -50);
  await expectSlide(page, 1);
  await dragByMouse(page, 50);
  await expectSlide(page, 1);
  await dragByMouse(page, 51);
  await expectSlide(page, count);
  await page.clock.runFor(700);
  await dragByMouse(page, -51);
  await expectSlide(page, 1);
  expect(new URL(page.url()).hash).toBe('');

  // A key on the link is a click again.
  await shown(page).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/#\/\w/);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe of more than 50 px changes the slide, to either side; time stands still under the finger [HOME-07, HOME-10]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await carousel(page).getByRole('button', { name: 'Pause slides' }).tap();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    if (!(await shown(page).getAttribute('aria-label'))?.startsWith('1 ')) await dashes(page).first().tap();
    await page.clock.runFor(700);
    await expectSlide(page, 1);
    const count = await dashes(page).count();

    await dragByFinger(page, -50);
    await expectSlide(page, 1);
    await dragByFinger(page, 50);
    await expectSlide(page, 1);
    await dragByFinger(page, -51);
    await expectSlide(page, 2);
    await page.clock.runFor(700);
    await dragByFinger(page, 51);
    await expectSlide(page, 1);
    await page.clock.runFor(700);
    await dragByFinger(page, 51);
    await expectSlide(page, count);

    await page.clock.runFor(700);
    // A tap right after a swipe may be taken by the browser for the end of its movement.
    await expect(async () => {
      await carousel(page).getByRole('button', { name: 'Play slides' }).tap({ timeout: 1000 });
      await expect(carousel(page).getByRole('button', { name: 'Pause slides' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    const { x, y } = await centreOf(shown(page));
    const wire = await page.context().newCDPSession(page);
    await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - 30, y }] });
    await page.clock.runFor(10_000);
    await expectSlide(page, count);
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(carousel(page).locator('[data-dragging]')).toHaveCount(0);
    await page.clock.runFor(3000);
    await expectSlide(page, 1);
  });
});

test('a slide whose picture fails shows the pattern in its place [HOME-04]', async ({ page }) => {
  await page.route('**/media/banner-*', (route) => route.abort());
  await openStill(page);
  await dashes(page).nth(1).click();
  await expect(shown(page).locator('[data-placeholder]')).toBeVisible();
  await expect(shown(page).locator('img')).toHaveCount(0);
  await expect(shown(page).getByRole('heading')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the goods of each banner stand whole and large on its colour [GRID-06]', async ({ page }) => {
    await openStill(page);
    const slides = await dashes(page).count();
    expect(slides).toBe(6);
    for (let number = 1; number <= slides; number += 1) {
      await dashes(page)
        .nth(number - 1)
        .click();
      await expectSlide(page, number);
      await page.clock.runFor(700);
      const art = shown(page).locator('.banner-picture');
      await expect(art).toHaveCSS('mask-image', 'none');
      await expect(art).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const { left, right, top, bottom, width } = await goodsOf(art.locator('img'));
      expect(width, `slide ${number}`).toBeGreaterThanOrEqual(200);
      // A good that is cut off reaches the edge of its picture.
      expect(Math.min(left, right, top, bottom), `slide ${number}`).toBeGreaterThan(0);
    }
  });
});

/** How far what is not transparent reaches within its picture's box, in CSS pixels: width, and what is free on each side. */
async function goodsOf(image: Locator) {
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate((it: HTMLImageElement) => {
    const { naturalWidth: across, naturalHeight: down, clientWidth } = it;
    const paint = new OffscreenCanvas(across, down).getContext('2d');
    if (!paint) throw new Error('Nothing to paint with.');
    paint.drawImage(it, 0, 0);
    const { data } = paint.getImageData(0, 0, across, down);
    // Fainter than half is shadow.
    const solid = (x: number, y: number) => (data[(y * across + x) * 4 + 3] ?? 0) > 127;
    const columns = Array.from({ length: across }, (_, x) => Array.from({ length: down }, (_, y) => solid(x, y)));
    const filled = columns.map((column) => column.includes(true));
    const rows = Array.from({ length: down }, (_, y) => columns.some((column) => column[y]));
    const scale = clientWidth / across;
    const left = filled.indexOf(true) * scale;
    const right = [...filled].reverse().indexOf(true) * scale;
    const top = rows.indexOf(true) * scale;
    const bottom = [...rows].reverse().indexOf(true) * scale;
    return { left, right, top, bottom, width: clientWidth - left - right };
  });
}

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('slides change by hand alone, and at once', async ({ page }) => {
    await openStill(page);
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);
    await dashes(page).nth(1).click();
    await expectSlide(page, 2);
    const entering = carousel(page).locator('.slide-entering');
    expect(
      await entering.evaluate((slide) => Number.parseFloat(getComputedStyle(slide).animationDuration)),
    ).toBeLessThan(0.001);
  });
});

test('for a shopper who saves data no slide comes by itself, and no picture before its slide', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('oja.data-saver', '1'));
  await openStill(page);
  const pictures = carousel(page).locator('.banner-picture');
  await expect(pictures).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expectSlide(page, 1);
  await expect(pictures).toHaveCount(1);
  await dashes(page).nth(1).click();
  await expectSlide(page, 2);
  await page.clock.runFor(700);
  await expect(pictures).toHaveCount(1);
});
