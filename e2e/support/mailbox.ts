import { expect, type Page } from '@playwright/test';

interface Mail {
  id: string;
  subject: string;
  text: string;
}

/** The newest mail to an address with this subject, or these words in it, as soon as it has arrived. */
export async function mailAbout(page: Page, address: string, subject: RegExp | string): Promise<Mail> {
  const fits = (mail: Mail) =>
    typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject);
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/mail/messages.json?to=${encodeURIComponent(address)}`);
    found = ((await answer.json()) as Mail[]).find(fits);
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100, 250, 500] });
  return found as Mail;
}

/** The first link in such a mail. */
export async function mailedLink(page: Page, address: string, subject: RegExp): Promise<string> {
  const { text } = await mailAbout(page, address, subject);
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

/** Opens a mail as HTML and follows the link of this name, in the page itself. */
export async function followMailLink(page: Page, { id }: Mail, name: string): Promise<void> {
  await page.goto(`/sandbox/mail/${id}/html`);
  const link = page.getByRole('link', { name });
  await page.goto((await link.getAttribute('href')) ?? '');
}
