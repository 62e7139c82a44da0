import { type Html, html } from '../../html.ts';
import { groupDigits, TEST_CARDS, type TestCard } from '../cards.ts';
import type { CardErrors, CardFieldName, CardFields } from './card-fields.ts';
import { formatNaira } from './format-naira.ts';
import { alertBox, cancelLink, type PaymentView, summary } from './page-pieces.ts';

type Field = {
  name: CardFieldName;
  label: string;
  autocomplete: string;
  placeholder: string;
  maxLength: number;
};

const NUMBER: Field = {
  name: 'number',
  label: 'Card number',
  autocomplete: 'cc-number',
  placeholder: '0000 0000 0000 0000',
  maxLength: 23,
};
const EXPIRY: Field = {
  name: 'expiry',
  label: 'Expiry (MM/YY)',
  autocomplete: 'cc-exp',
  placeholder: 'MM/YY',
  maxLength: 7,
};
const CVV: Field = { name: 'cvv', label: 'CVV', autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 };

/** The card form beside the list of test cards. */
export function cardMain(view: PaymentView, fields: CardFields, errors: CardErrors, now: Date): Html {
  const { transaction, path } = view;
  const refused = Object.keys(errors).length > 0;
  const declined = transaction.status === 'failed' && !refused ? transaction.gatewayResponse : null;
  return html`<div class="columns">
<section class="panel" aria-labelledby="pay-title">
${summary(view)}
${declined === null ? null : alertBox(`Your payment was not successful: ${declined}. No money was taken. Try again or use another card.`)}
<form method="post" action="${path}/card" data-pay novalidate>
${cardField(NUMBER, fields, errors)}
<div class="pair">${cardField(EXPIRY, fields, errors)}${cardField(CVV, fields, errors)}</div>
<button class="primary" type="submit">Pay ${formatNaira(transaction.amount)}</button>
</form>
${cancelLink(transaction)}
</section>
<aside class="panel cards" aria-labelledby="cards-title">
<h2 id="cards-title">Test cards</h2>
<p class="hint">Choose one to fill the form. Any future expiry date will do.</p>
<ul>${TEST_CARDS.map((card) => testCard(card, path, expiryExample(now)))}</ul>
</aside>
</div>`;
}

/** An expiry date two years ahead. */
export function expiryExample(now: Date): string {
  return `12/${String(now.getUTCFullYear() + 2).slice(-2)}`;
}

function cardField(field: Field, fields: CardFields, errors: CardErrors): Html {
  const { name } = field;
  const error = errors[name];
  const state = error === undefined ? html`` : html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="field">
<label for="${name}">${field.label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${field.autocomplete}"
 placeholder="${field.placeholder}" maxlength="${field.maxLength}" value="${fields[name]}" required${state}>
${error === undefined ? null : html`<p class="error" id="${name}-error">${error}</p>`}
</div>`;
}

/** A link that fills the form on the server; the script fills it in place. */
function testCard(card: TestCard, path: string, expiry: string): Html {
  const answers = [
    `CVV ${card.cvv}`,
    card.pin === null ? null : `PIN ${card.pin}`,
    card.otp === null ? null : `code ${card.otp}`,
  ].filter((answer) => answer !== null);
  return html`<li><a href="${path}?card=${card.key}" data-number="${groupDigits(card.number)}" data-expiry="${expiry}" data-cvv="${card.cvv}">
<span class="outcome">${card.label}</span>
<span class="digits">${groupDigits(card.number)}</span>
<span class="answers">${answers.join(' · ')}</span>
</a></li>`;
}
