import type { KeptMail } from '@oja/sandbox/mailbox/kept-mail';
import { sendMail } from '../platform/mail/send-mail.ts';
import { relay, signal, silent } from './payment-steps.ts';
import type { TestApp } from './test-app.ts';

/** Carries out and sends what waits in the outbox, and gives the mails that the sandbox's mailbox holds for an address, newest first. */
export async function mailTo(shop: TestApp, address: string): Promise<KeptMail[]> {
  await relay(shop);
  await sendMail(shop, silent, signal);
  const answer = await fetch(`${shop.url}/sandbox/mail/messages.json?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as KeptMail[];
}

/** The first link in a mail. */
export function linkIn({ text }: KeptMail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}
