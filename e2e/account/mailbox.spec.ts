import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { mailAbout } from '../support/mailbox.ts';
import { register } from '../support/shopper.ts';

test.use({ viewport: { width: 390, height: 900 } });

test('the mailbox shows what the shop mails, newest first, as HTML and as text, found by its recipient', async ({
  page,
}) => {
  const { email } = await register(page, 'Ngozi');
  await mailAbout(page, email, 'Welcome to Ọjà');
  await page.goto('/sandbox/mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailbox');
  await expectAccessible(page);
  await page.getByLabel('Recipient').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Search' }).click();
  const mails = page.getByRole('list').getByRole('link');
  await expect(mails).toHaveCount(1);
  await mails.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Ọjà');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: /^Welcome, Ngozi/ })).toBeVisible();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Confirm my address' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  await opened.close();
  await page.getByRole('link', { name: 'Text' }).click();
  await expect(page.getByText('Confirm my address:')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/sandbox/mail?to=nobody%40nowhere');
  await expect(page.getByText('No mail to ‘nobody@nowhere’')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/sandbox/mail/1700000000000-00000000');
  await expect(page.getByRole('heading', { name: 'This mail is not here' })).toBeVisible();
});
