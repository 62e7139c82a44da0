// Helps with typing; the page works without it. Served as it stands, so plain browser JavaScript.

const number = document.querySelector('#number');
const expiry = document.querySelector('#expiry');
const cvv = document.querySelector('#cvv');

/** Rewrites what was typed and puts the caret back behind the digit it stood behind. */
function keepShape(input, shape) {
  const digitsBefore = input.value.slice(0, input.selectionStart).replace(/\D/g, '').length;
  input.value = shape(input.value.replace(/\D/g, ''));
  let caret = 0;
  for (let seen = 0; seen < digitsBefore && caret < input.value.length; caret++) {
    if (/\d/.test(input.value[caret])) seen++;
  }
  if (digitsBefore === input.value.replace(/\D/g, '').length) caret = input.value.length;
  input.setSelectionRange(caret, caret);
}

function groupCard(digits) {
  return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1` waits, `7` becomes `07/`, `12` becomes `12/`; browsers may fill in `12/2030`. */
function groupExpiry(digits) {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const year = padded.length > 4 ? padded.slice(-2) : padded.slice(2);
  return padded.length > 2 ? `${padded.slice(0, 2)}/${year}` : padded;
}

/** What was wrong with a field is no longer said once the field has changed. */
function forgetError(input) {
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
  document.querySelector(`#${input.id}-error`)?.remove();
}

for (const input of [number, expiry, cvv]) input?.addEventListener('input', () => forgetError(input));
number?.addEventListener('input', () => keepShape(number, groupCard));
expiry?.addEventListener('input', () => keepShape(expiry, groupExpiry));
cvv?.addEventListener('input', () => keepShape(cvv, (digits) => digits.slice(0, 4)));

for (const link of document.querySelectorAll('[data-number]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    number.value = link.dataset.number;
    expiry.value = link.dataset.expiry;
    cvv.value = link.dataset.cvv;
    for (const input of [number, expiry, cvv]) forgetError(input);
    const pay = document.querySelector('[data-pay] button');
    pay.scrollIntoView({ block: 'center' });
    pay.focus({ preventScroll: true });
  });
}

const forms = [...document.querySelectorAll('[data-pay]')];

// The pressed button keeps its name and value in the form data, so it is marked busy rather than disabled.
for (const form of forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.busy === 'true') {
      event.preventDefault();
      return;
    }
    form.dataset.busy = 'true';
    event.submitter?.setAttribute('aria-disabled', 'true');
  });
}

// A page brought back from the browser's memory is usable again.
addEventListener('pageshow', () => {
  for (const form of forms) {
    form.dataset.busy = 'false';
    for (const button of form.querySelectorAll('button')) button.removeAttribute('aria-disabled');
  }
});

document.querySelector('[aria-invalid="true"]')?.focus();
