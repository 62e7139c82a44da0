import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { holdBack, triesNothingByItself } from '../support/faults.ts';
import { mailAbout } from '../support/mailbox.ts';

test.use({ viewport: { width: 390, height: 900 } });

test('the contact page says how to reach the shop, and its form is kept until it is sent, stored and mailed [LINK-06]', async ({
  page,
}) => {
  await page.goto('/#/track-order');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page).toHaveTitle('Contact us · Ọjà');
  await expect(main.getByRole('link', { name: '+234 700 000 6520' })).toHaveAttribute('href', 'tel:+2347000006520');
  await expect(main.getByText('14 Market Street, Yaba, Lagos, Nigeria')).toBeVisible();
  await expect(main.getByText('Monday to Saturday, 8 am to 6 pm')).toBeVisible();

  await main.getByRole('button', { name: 'Send message' }).click();
  const name = main.getByLabel('Your name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name');
  await expect(main.getByText('Choose what it is about')).toBeVisible();
  await expectAccessible(page);

  const address = `writer.${crypto.randomUUID()}@example.com`;
  const words = 'Where is my parcel?\n<script>alert(1)</script> “Ọ̀ṣun” 🎉';
  await name.fill("Adé O'Neill");
  await main.getByLabel('Your email').fill(address);
  await main.getByLabel('What is it about?').selectOption('A delivery');
  await main.getByLabel('Order number (optional)').fill('ord-1767225600000');
  await main.getByLabel('Your message').fill(words);

  await page.route('**/api/contact', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert')).toContainText('The shop did not answer.');
  await expect(main.getByLabel('Your message')).toHaveValue(words);
  await expect(name).toHaveValue("Adé O'Neill");
  await page.unroute('**/api/contact');

  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('status')).toContainText(
    `Thank you, we have your message. The answer comes to ${address}.`,
  );
  await expect(main.getByText(/^Thank you, we have your message/)).toBeInViewport();
  await expect(main.locator(':focus')).toContainText('Thank you, we have your message.');
  await expectAccessible(page);
  const receipt = await mailAbout(page, address, 'We have your message');
  expect(receipt.text).toContain('ORD-1767225600000');
  const received = await mailAbout(page, 'help@oja.example', "A delivery: Adé O'Neill");
  expect(received.text).toContain('> <script>alert(1)</script> “Ọ̀ṣun” 🎉');
  await main.getByRole('button', { name: 'Write another message' }).click();
  await expect(main.getByLabel('Your message')).toHaveValue('');
});

test('the form is there, and can be sent, when the ways to reach the shop do not come', async ({ page }) => {
  await triesNothingByItself(page);
  let broken = true;
  await page.route('**/api/contact', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/#/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load how to reach us')).toBeVisible();
  await main.getByLabel('Your name').fill('Ada');
  broken = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('14 Market Street, Yaba, Lagos, Nigeria')).toBeVisible();
  await expect(main.getByLabel('Your name')).toHaveValue('Ada');
});

test('what was typed before the shop knows who writes stays, and the rest is filled in', async ({ page }) => {
  const { email } = await newAccount(page);
  const release = await holdBack(page, '**/api/me');
  await page.goto('/#/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Your message').fill('Where is my parcel?');
  await main.getByLabel('Your name').fill('Ada');
  await expect(main.getByLabel('Your email')).toHaveValue('');
  release();
  await expect(main.getByLabel('Your email')).toHaveValue(email);
  await expect(main.getByLabel('Your name')).toHaveValue('Ada');
  await expect(main.getByLabel('Your message')).toHaveValue('Where is my parcel?');
});
