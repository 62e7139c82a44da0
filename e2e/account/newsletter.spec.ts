import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { holdBack } from '../support/faults.ts';
import { followMailLink, mailAbout } from '../support/mailbox.ts';

const formOf = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
const unique = () => `reader.${crypto.randomUUID()}@example.com`;

/** The form in the footer, with the clock in the test's hand. */
async function openForm(page: Page) {
  await page.clock.install();
  await page.goto('/#/track-order');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const form = formOf(page);
  await expect(form.getByRole('button')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  return {
    email: form.getByLabel('Where shall we send it?'),
    button: form.getByRole('button'),
    alert: form.getByRole('alert'),
    success: form.getByText('Successfully subscribed!', { exact: true }),
  };
}

/** Lets time go on in steps of 50 ms until it shows: an answer may reach the page after the clock has moved. */
async function passTimeUntil(page: Page, shown: Locator) {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await shown.isVisible()).toBe(true);
  }).toPass({ intervals: [0], timeout: 20_000 });
}

test('the newsletter form stands in the footer of every page [FOOT-03]', async ({ page }) => {
  for (const place of ['#/', '#/cart', '#/trending']) {
    await page.goto(`/${place}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(formOf(page).getByRole('button', { name: 'Subscribe' })).toBeVisible({ timeout: 500 });
    }).toPass();
  }
});

test('the form comes into room that was kept for it: nothing below moves', async ({ page }) => {
  for (const width of [360, 390, 430, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, '**/assets/newsletter-band-*');
    await page.goto('about:blank');
    await page.goto('/#/track-order');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const height = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().height);
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    release();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(formOf(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
    expect(await height(), `at ${width} px`).toBe(before);
  }
});

test('an address that is empty or has no at-sign is refused in an alert, and sends nothing [FOOT-05]', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) sent += 1;
  });
  const { email, button, alert } = await openForm(page);
  for (const wrong of ['', 'no-at-sign']) {
    await email.fill(wrong);
    await button.click();
    await expect(alert).toHaveText('Please enter a valid email address');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(wrong);
  }
  await page.clock.resume();
  await expectAccessible(page);
  expect(sent).toBe(0);
});

test('subscribing says so for a second at least, however fast the shop stores it [FOOT-07, FOOT-10]', async ({
  page,
}) => {
  const { email, button, alert, success } = await openForm(page);
  await email.fill(unique());
  const answered = page.waitForResponse('**/api/newsletter');
  await button.click();
  await expect(button).toHaveText('Subscribing...');
  expect((await answered).status()).toBe(200);
  await page.clock.runFor(900);
  await expect(button).toHaveText('Subscribing...');
  await expect(success).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  await passTimeUntil(page, success);
});

test('a subscription is idle, under way, done for three seconds, and idle again [FOOT-06, FOOT-08, FOOT-09]', async ({
  page,
}) => {
  const { email, button, alert, success } = await openForm(page);
  await expect(button).toHaveText('Subscribe');
  await email.fill(unique());
  const answered = page.waitForResponse('**/api/newsletter');
  await button.click();
  await expect(button).toHaveText('Subscribing...');
  await answered;
  await passTimeUntil(page, success);
  await expect(button).toHaveText('Subscribe');
  await expect(email).toHaveValue('');
  await page.clock.runFor(2700);
  await expect(success).toBeVisible();
  await page.clock.runFor(400);
  await expect(success).toHaveCount(0);
  await expect(alert).toHaveCount(0);
});

test('a subscription that fails says so, keeps the address, and can be tried again [FOOT-12]', async ({ page }) => {
  const { email, button, alert, success } = await openForm(page);
  const address = unique();
  await page.route('**/api/newsletter', (route) => route.abort());
  await email.fill(address);
  await button.click();
  await expect(button).toHaveText('Subscribing...');
  await passTimeUntil(page, alert);
  await expect(alert).toHaveText('Failed to subscribe. Please try again.');
  await expect(email).toHaveValue(address);
  await page.unroute('**/api/newsletter');
  const answered = page.waitForResponse('**/api/newsletter');
  await button.click();
  await answered;
  await passTimeUntil(page, success);
  await expect(alert).toHaveCount(0);
});

test('the mail confirms, the next one welcomes, and its link unsubscribes [FOOT-10, FOOT-11]', async ({ page }) => {
  await page.goto('/#/track-order');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const address = unique();
  await formOf(page).getByLabel('Where shall we send it?').fill(address);
  await formOf(page).getByRole('button').click();
  await followMailLink(page, await mailAbout(page, address, 'Please confirm'), 'Yes, subscribe me');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(main.getByRole('status')).toHaveText('Your subscription is confirmed. Welcome to the market!');
  const welcome = await mailAbout(page, address, 'You are on the Ọjà newsletter');
  await page.goto(/http\S+unsubscribe\S+/.exec(welcome.text)?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from the newsletter');
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main.getByRole('status')).toHaveText('You are unsubscribed. You will get no more newsletters from us.');
  await page.goto('/#/newsletter/confirm?token=unknown');
  await main.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(main.getByRole('alert')).toContainText('This link no longer works');
});
