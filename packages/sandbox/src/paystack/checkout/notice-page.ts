import { type Html, html } from '../../html.ts';
import type { Transaction } from '../records.ts';
import { formatNaira } from './format-naira.ts';
import { cancelAddress, successAddress } from './return-address.ts';

export type Notice = {
  tone: 'good' | 'calm';
  title: string;
  text: string;
  link: { address: string; label: string } | null;
};

/** A page that only says something, with at most one way on. */
export function noticeMain({ tone, title, text, link }: Notice): Html {
  return html`<div class="columns single"><section class="panel notice ${tone}">
<span class="sign" aria-hidden="true">${tone === 'good' ? '✓' : 'i'}</span>
<h1>${title}</h1><p>${text}</p>
${link === null ? null : html`<a class="primary" href="${link.address}">${link.label}</a>`}
</section></div>`;
}

export function paidNotice(transaction: Transaction, merchantName: string): Notice {
  const address = successAddress(transaction);
  const reversed = transaction.status === 'reversed';
  const paid = `The payment of ${formatNaira(transaction.amount)} to ${merchantName} was successful`;
  return {
    tone: 'good',
    title: reversed ? 'This payment was returned' : 'This payment is complete',
    text: reversed ? `${paid} and has been refunded since.` : `${paid}. Nothing more is to be paid here.`,
    link: address === null ? null : { address, label: `Return to ${merchantName}` },
  };
}

export function expiredNotice(transaction: Transaction, merchantName: string): Notice {
  const address = cancelAddress(transaction);
  return {
    tone: 'calm',
    title: 'The time to pay has run out',
    text: `This payment page of ${merchantName} has expired and nothing was taken. Go back and start the payment again.`,
    link: address === null ? null : { address, label: `Return to ${merchantName}` },
  };
}

export const UNKNOWN_NOTICE: Notice = {
  tone: 'calm',
  title: 'We cannot find this payment',
  text: 'The address may be incomplete, or the sandbox may have been reset. Go back to the shop and start the payment again.',
  link: null,
};

export const FAULT_NOTICE: Notice = {
  tone: 'calm',
  title: 'Something went wrong on this page',
  text: 'Load it again to see whether the payment went through. A payment is never taken twice.',
  link: null,
};
