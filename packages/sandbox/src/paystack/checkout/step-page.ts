import { type Html, html } from '../../html.ts';
import { cardOfKey, type TestCard } from '../cards.ts';
import type { CardAttempt, CardStep } from '../records.ts';
import { formatNaira } from './format-naira.ts';
import { alertBox, cancelLink, type PaymentView, summary } from './page-pieces.ts';

/** The page of the step an attempt waits for. The attempt's id in the form tells a stale page from the current one. */
export function stepMain(view: PaymentView, attempt: CardAttempt, step: CardStep): Html {
  const card = cardOfKey(attempt.card);
  return html`<div class="columns single"><section class="panel" aria-labelledby="pay-title">
${summary(view)}
${attempt.error === null || step === 'bank' ? null : alertBox(attempt.error)}
<form method="post" action="${view.path}/answer" data-pay novalidate>
<input type="hidden" name="attempt" value="${attempt.id}">
${step === 'bank' ? bankQuestion(view, card) : question(step, card)}
</form>
<form method="post" action="${view.path}/restart" class="other">
<input type="hidden" name="attempt" value="${attempt.id}">
<button class="quiet" type="submit">Use another card</button>
</form>
${cancelLink(view.transaction)}
</section></div>`;
}

function question(step: Exclude<CardStep, 'bank'>, card: TestCard): Html {
  const ending = card.number.slice(-4);
  if (step === 'pin') {
    return field({
      title: 'Enter your card PIN',
      text: `To authorise the payment with the card ending in ${ending}.`,
      label: 'Card PIN',
      hint: `Test PIN: ${card.pin}`,
      attributes: html`type="password" inputmode="numeric" autocomplete="off" maxlength="4"`,
      button: 'Continue',
    });
  }
  if (step === 'phone') {
    return field({
      title: 'Enter your phone number',
      text: 'Your bank will send a one-time code to it.',
      label: 'Phone number',
      hint: 'Any number will do, for example 0803 123 4567. No message is sent.',
      attributes: html`type="tel" inputmode="tel" autocomplete="tel" maxlength="20"`,
      button: 'Send the code',
    });
  }
  return field({
    title: 'Enter the one-time code',
    text: `Your bank has sent it to the phone of the card ending in ${ending}.`,
    label: 'One-time code (OTP)',
    hint: `Test code: ${card.otp}`,
    attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6"`,
    button: 'Authorise payment',
  });
}

type Question = { title: string; text: string; label: string; hint: string; attributes: Html; button: string };

function field({ title, text, label, hint, attributes, button }: Question): Html {
  return html`<h2>${title}</h2><p class="hint">${text}</p>
<div class="field"><label for="value">${label}</label>
<input id="value" name="value" ${attributes} required autofocus aria-describedby="value-hint">
<p class="test-hint" id="value-hint">${hint}</p></div>
<button class="primary" type="submit">${button}</button>`;
}

function bankQuestion({ transaction, merchantName }: PaymentView, card: TestCard): Html {
  return html`<div class="bank">
<h2>Test Bank secure check</h2>
<p class="hint">Your bank asks you to confirm this payment.</p>
<dl><div><dt>Merchant</dt><dd>${merchantName}</dd></div>
<div><dt>Amount</dt><dd>${formatNaira(transaction.amount)}</dd></div>
<div><dt>Card</dt><dd>•••• ${card.number.slice(-4)}</dd></div></dl>
<button class="primary" type="submit" name="value" value="authorise">Authorise</button>
<button class="secondary" type="submit" name="value" value="decline">Decline</button>
</div>`;
}
