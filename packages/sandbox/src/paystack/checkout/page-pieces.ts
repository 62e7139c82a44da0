import { type Html, html } from '../../html.ts';
import type { Transaction } from '../records.ts';
import { formatNaira } from './format-naira.ts';
import { cancelAddress } from './return-address.ts';

/** What the pages of one payment need; `path` is the address of its page, without the host. */
export type PaymentView = { transaction: Transaction; merchantName: string; path: string };

/** To whom, how much and for which e-mail (or the merchant's label in its place). */
export function summary({ transaction, merchantName }: PaymentView): Html {
  return html`<div class="summary">
<span class="initial" aria-hidden="true">${[...merchantName][0] ?? ''}</span>
<div><p class="merchant">${merchantName}</p><p class="email">${transaction.label ?? transaction.email}</p></div>
<h1 id="pay-title"><span class="verb">Pay </span>${formatNaira(transaction.amount)}</h1>
</div>`;
}

export function alertBox(text: string): Html {
  return html`<p class="alert" role="alert">${text}</p>`;
}

export function cancelLink(transaction: Transaction): Html | null {
  const address = cancelAddress(transaction);
  return address === null ? null : html`<p class="cancel"><a href="${address}">Cancel payment</a></p>`;
}
