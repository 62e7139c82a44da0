import { expect, type Page, test } from '@playwright/test';

interface Line {
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
}

/** What the browser tells of its connection, put into the test's hands; exact numbers cannot be had from a real line. */
async function onLine(page: Page, line: Line): Promise<void> {
  await page.addInitScript((facts) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), facts) });
  }, line);
}

/** The line gets better or worse, and the browser says so. */
async function changeLine(page: Page, line: Line): Promise<void> {
  await page.evaluate((facts) => {
    const { connection } = navigator as unknown as { connection: EventTarget };
    Object.assign(connection, facts);
    connection.dispatchEvent(new Event('change'));
  }, line);
}

const texts = {
  offline: 'No Internet Connection',
  slow: 'Slow Network Connection',
  good: 'Good Network Connection',
} as const;
const colors = { offline: '--danger', slow: '--sun', good: '--ok' } as const;

const indicator = (page: Page) => page.getByRole('button', { name: /^Network: / });
const popover = (page: Page) => page.getByRole('banner').locator('[popover]').filter({ hasText: 'This visit used' });

async function expectState(page: Page, state: keyof typeof texts): Promise<void> {
  await expect(indicator(page)).toHaveAccessibleName(`Network: ${texts[state]}`);
  const color = await page.evaluate((token) => {
    const probe = document.createElement('i');
    probe.style.setProperty('color', `var(${token})`);
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, colors[state]);
  await expect(indicator(page).locator('.network-dot')).toHaveCSS('background-color', color);
}

const good = { effectiveType: '4g', downlink: 1, rtt: 200 };

/** The line gets worse, and good again, and the indicator says so each time. */
async function expectSlow(page: Page, ...worse: Line[]): Promise<void> {
  await onLine(page, good);
  await page.goto('/#/cart');
  await expectState(page, 'good');
  for (const line of worse) {
    await changeLine(page, { ...good, ...line });
    await expectState(page, 'slow');
    await changeLine(page, good);
    await expectState(page, 'good');
  }
}

test('the indicator is red without a line, yellow on a slow one and green on a good one [NET-01]', async ({
  page,
  context,
}) => {
  await expectSlow(page, { downlink: 0.5 });
  await context.setOffline(true);
  await expectState(page, 'offline');
  await context.setOffline(false);
  await expectState(page, 'good');
});

test('a line of an old generation is slow [NET-03]', async ({ page }) => {
  await expectSlow(page, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { effectiveType: '3g' });
});

test('a line just below the threshold of speed, or above that of the round trip, is slow [NET-04, NET-05]', async ({
  page,
}) => {
  await expectSlow(page, { downlink: 0.99 }, { rtt: 201 });
});

test('a click opens what there is to say of a good line, and another click or key closes it [NET-02, NET-08, NET-10]', async ({
  page,
}) => {
  await onLine(page, good);
  await page.goto('/#/cart');
  await expect(popover(page)).toBeHidden();
  await indicator(page).click();
  await expect(popover(page)).toBeVisible();
  await expect(popover(page).getByText('Good Network Connection', { exact: true })).toBeVisible();
  await expect(popover(page).getByText('Fast (4G)', { exact: true })).toBeVisible();
  await expect(popover(page).getByText(/^This visit used \d.* \(≈ ₦\d+\.\d\d\)$/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await expect(indicator(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(popover(page)).toBeHidden();
});

test('a line that gets slow while one looks is said to be slow, by its generation [NET-07, NET-09]', async ({
  page,
}) => {
  await onLine(page, good);
  await page.goto('/#/cart');
  await indicator(page).click();
  for (const [effectiveType, label] of [
    ['slow-2g', 'Very Slow (2G)'],
    ['2g', 'Slow (2G)'],
    ['3g', 'Moderate (3G)'],
  ]) {
    await changeLine(page, { ...good, effectiveType: effectiveType as string });
    await expect(popover(page).getByText('Slow Network Connection', { exact: true })).toBeVisible();
    await expect(
      popover(page).getByText('Your connection is slow. Pages may load slowly.', { exact: true }),
    ).toBeVisible();
    await expect(popover(page).getByText(label as string, { exact: true })).toBeVisible();
  }
  // The label names the radio type, also where the rules find the line slow.
  await changeLine(page, { ...good, rtt: 900 });
  await expect(popover(page).getByText('Slow Network Connection')).toBeVisible();
  await expect(popover(page).getByText('Fast (4G)')).toBeVisible();
});

test('a line that is lost while one looks is said to be lost [NET-06]', async ({ page, context }) => {
  await onLine(page, good);
  await page.goto('/#/cart');
  await indicator(page).click();
  await context.setOffline(true);
  await expect(popover(page).getByText('No Internet Connection', { exact: true })).toBeVisible();
  await expect(
    popover(page).getByText('Please check your internet connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(popover(page).getByText(/\(\dG\)/)).toHaveCount(0);
  await context.setOffline(false);
});

test('a browser that tells nothing of its line has a good one while it is online [NET-01]', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  await page.goto('/#/cart');
  await expectState(page, 'good');
  await indicator(page).click();
  await expect(popover(page).getByText(/\(\dG\)/)).toHaveCount(0);
});

test('a lost line is said in words once, until it returns or the shopper has taken note; nothing moves [NET-01]', async ({
  page,
  context,
}) => {
  await page.goto('/#/categories');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Categories');
  await page.waitForLoadState('networkidle');
  const before = await heading.boundingBox();
  const said = page.getByText('No Internet Connection. Please check your internet connection and try again.');
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await expect(page.getByRole('status').filter({ has: said })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(said).toHaveCount(0);
  await context.setOffline(false);
});

test('on a phone trouble alone is shown in the bar, and moves nothing of the page [NET-11]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await onLine(page, good);
  await page.goto('/#/categories');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Categories');
  await page.waitForLoadState('networkidle');
  await expect(indicator(page)).toBeHidden();
  const before = await heading.boundingBox();
  await changeLine(page, { ...good, rtt: 900 });
  await expectState(page, 'slow');
  await expect(indicator(page)).toBeInViewport({ ratio: 1 });
  expect(await heading.boundingBox()).toEqual(before);
  await indicator(page).click();
  await expect(popover(page).getByText('Your connection is slow. Pages may load slowly.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await changeLine(page, good);
  await expect(indicator(page)).toBeHidden();
});
