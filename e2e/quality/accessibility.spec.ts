import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { holdBack } from '../support/faults.ts';
import { hydrated } from '../support/hydrated.ts';
import { openListening } from '../support/listening.ts';
import { addressOf, screens, takeSample } from '../support/screens.ts';
import { settledTop } from '../support/settled-top.ts';
import { addFromCard, cardsOf } from '../support/shopper.ts';

/** Goes there within the app, as a link does. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, address);

/** Pages that send a buyer on to another at once. */
const passing = ['login', 'register', 'paymentCallback'];
/** What is there for nobody, and what is not there for a buyer. */
const nowhere = ['unknown address', 'operator'];

test('after each change of page the focus is on its heading and the title names it', async ({ page, request }) => {
  test.setTimeout(120_000);
  await newAccount(page);
  const sample = await takeSample(request);
  await page.goto('/#/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  const titles = new Map<string, string>();
  for (const screen of screens.filter((name) => !passing.includes(name))) {
    await go(page, '/no/page/between');
    await expect(page).toHaveTitle('Page not found · Ọjà');
    await go(page, addressOf(screen, sample));
    if (!nowhere.includes(screen)) await expect(page).not.toHaveTitle('Page not found · Ọjà');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(screen === 'home' ? /^Ọjà/ : /^\S.* · Ọjà$/);
    titles.set(screen, await page.title());
  }
  const same = [...titles].filter(([, title], at, all) => all.findIndex(([, other]) => other === title) !== at);
  // The category and the listing are both called Fashion, and help is help whatever is asked; two searches and two
  // products differ by their words.
  const shared = ['fashion', 'category', 'answers found', 'no answer found', ...nowhere];
  expect(same.map(([screen]) => screen).filter((screen) => !shared.includes(screen))).toEqual([]);
});

test('the first key leads to a link past the bar', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Whether the focused control can be seen: it has a ring, is on the screen, and no bar lies over it. */
function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    const ringed = (one: Element | null) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A banner's ring is around the whole slide, a choice's around its card.
    if (!ringed(element) && !ringed(element.closest('.banner, label')) && !ringed(element.nextElementSibling))
      return `${name} has no ring`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return `${name} is off the screen`;
    const [x, y] = [
      Math.max(left, 0) + Math.min(right - left, innerWidth) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const above = document.elementFromPoint(Math.min(x, innerWidth - 1), y)?.closest('.bar, .bottom-bar');
    if (above && !above.contains(element)) return `${name} is under a bar`;
    return undefined;
  });
}

for (const [device, width] of [
  ['phone', 390],
  ['desk', 1440],
] as const) {
  test.describe(`by keyboard, ${device}`, () => {
    test.use({ viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of ['/', '/trending', '/login', '/categories', '/help']) {
      test(`the focus can be seen all along ${address}`, async ({ page }) => {
        await page.goto(`/#${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        for (let step = 0; step < 45; step++) {
          await page.keyboard.press('Tab');
          await expect.poll(() => faultOfFocus(page)).toBeUndefined();
        }
        // And back, where the bar at the top is in the way.
        for (let step = 0; step < 10; step++) {
          await page.keyboard.press('Shift+Tab');
          await expect.poll(() => faultOfFocus(page)).toBeUndefined();
        }
      });
    }
  });
}

for (const [width, height] of [
  [390, 900],
  [1440, 700],
] as const) {
  for (const [address, what, late] of [
    ['/help', 'the page', '**/assets/help-page-*'],
    ['/categories', 'what the page shows', '**/api/categories'],
  ] as const) {
    test(`the focus below ${address} can be seen when ${what} comes late, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, late);
      await openListening(page, address);
      // The page's own boxes, which may be less than those that stand for it until it has come.
      if (what !== 'the page') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('contentinfo').getByRole('link').first();
      do await page.keyboard.press('Tab');
      while (!(await link.evaluate((element) => element === document.activeElement)));
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await length();
      release();
      await expect.poll(length).toBeGreaterThan(before + 200);
      await expect.poll(() => faultOfFocus(page)).toBeUndefined();
      await expect(link).toBeFocused();
    });
  }
}

test('what is loaded by key comes where the button was, and does not follow it out of sight', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('oja.data-saver', '1'));
  await openListening(page, '/trending');
  const cards = page.getByRole('main').locator('.product-card');
  await expect(cards.first()).toBeVisible();
  const shown = await cards.count();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(cards.nth(shown)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Load more' })).not.toBeInViewport();
});

test('the focus in the bar leaves the page where it is', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await settledTop(cardsOf(page, 'Electronics').first());
  const at = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(scrollY))));
  const before = Number(await at());
  for (const control of await page.getByRole('banner').locator('a, button, input').all()) {
    if (!(await control.isVisible())) continue;
    await control.evaluate((element: HTMLElement) => element.focus());
    expect(Math.abs(Number(await at()) - before)).toBeLessThanOrEqual(2);
  }
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 800 } });

  test('nothing moves: no slide, sheet, toast or row', async ({ page }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      );
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Show slide 2' }).click();
    expect(await moving()).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 800 });
    const row = page.getByRole('list', { name: 'Flash Sales' });
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    const left = await page.getByRole('button', { name: 'Scroll Flash Sales on' }).evaluate((button: HTMLElement) => {
      button.click();
      return document.querySelector('ul[aria-label="Flash Sales"]')?.scrollLeft;
    });
    expect(left).toBeGreaterThan(300);
  });
});

test('open menus and lists break no rule either', async ({ page }) => {
  test.setTimeout(120_000);
  const bar = page.getByRole('banner');
  await page.goto('/#/cart');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await page.getByRole('combobox', { name: 'Search' }).fill('fashion');
  await expect(suggestions.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  for (const name of [/^Theme: /, /^Network: /]) {
    await closesOnEscape(page, bar.getByRole('button', { name }), bar.locator('[popover]:popover-open'));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await closesOnEscape(page, page.getByRole('button', { name: 'Open menu' }), page.getByRole('dialog'));
});

/** Opened by key, it is sound; Escape closes it and gives the focus back. */
async function closesOnEscape(page: Page, button: Locator, panel: Locator): Promise<void> {
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
}

test('a toast is told to readers and takes the focus from nobody', async ({ page }) => {
  await newAccount(page);
  await page.goto('/#/');
  await hydrated(page);
  await addFromCard(cardsOf(page, 'Fashion').first());
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('.toasts'))).toBeNull();
});
