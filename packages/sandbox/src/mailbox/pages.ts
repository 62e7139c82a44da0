import { type Html, html } from '../html.ts';
import type { KeptMail } from './kept-mail.ts';

export interface Place {
  /** Path under which the mailbox is mounted, without a slash at the end. */
  base: string;
}

export function listPage({ base }: Place, mails: readonly KeptMail[], recipient: string): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return page(
    base,
    'Mailbox',
    html`<h1>Mailbox</h1>
<p class="lead">Every mail that the shop sends in demo mode ends here, and nowhere else.</p>
<form class="search" role="search" method="get" action="${base}">
<label for="to">Recipient</label>
<input id="to" name="to" type="search" value="${recipient}" placeholder="ada@example.com" autocomplete="off" maxlength="254">
<button type="submit">Search</button>
</form>
${mails.length === 0 ? emptyState(base, recipient) : html`<p class="count" role="status">${count}</p><ul class="mails">${mails.map((mail) => row(base, mail))}</ul>`}`,
  );
}

function emptyState(base: string, recipient: string): Html {
  if (recipient === '') {
    return html`<section class="empty"><h2>No mail yet</h2>
<p>Register an account, place an order or subscribe to the newsletter: the mail arrives here within seconds.</p></section>`;
  }
  return html`<section class="empty"><h2>No mail to ‘${recipient}’</h2>
<p>Mail arrives within seconds. <a href="${base}">Show all mail</a></p></section>`;
}

function row(base: string, { id, to, subject, receivedAt, text }: KeptMail): Html {
  return html`<li><a href="${base}/${id}"><span class="to">${to.join(', ')}</span>
<time datetime="${receivedAt}">${timeOf(receivedAt)}</time>
<strong>${subject}</strong><span class="start">${text.replace(/\s+/g, ' ').slice(0, 160)}</span></a></li>`;
}

export function mailPage({ base }: Place, mail: KeptMail, view: 'html' | 'text'): string {
  const { id, from, to, subject, receivedAt } = mail;
  const asHtml = view === 'html' && mail.html !== null;
  return page(
    base,
    subject,
    html`<p class="back"><a href="${base}">All mail</a></p>
<h1>${subject}</h1>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to.join(', ')}</dd>
<dt>Received</dt><dd><time datetime="${receivedAt}">${timeOf(receivedAt)}</time></dd></dl>
<nav class="views" aria-label="Form of the mail">${viewLink(`${base}/${id}`, 'HTML', asHtml)}${viewLink(`${base}/${id}?view=text`, 'Text', !asHtml)}</nav>
${asHtml ? html`<iframe title="The mail as HTML" src="${base}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : html`<pre tabindex="0">${linked(mail.text)}</pre>`}`,
  );
}

function viewLink(address: string, label: string, current: boolean): Html {
  return current
    ? html`<a href="${address}" aria-current="page">${label}</a>`
    : html`<a href="${address}">${label}</a>`;
}

/** Addresses in a text become links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

export function missingPage({ base }: Place): string {
  return page(
    base,
    'Mail not found',
    html`<section class="empty"><h1>This mail is not here</h1>
<p>The mailbox keeps the newest 200 mails. <a href="${base}">All mail</a></p></section>`,
  );
}

function page(base: string, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Mailbox sandbox</title>
<link rel="icon" href="${base}/assets/mailbox-icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}/assets/common.css">
<link rel="stylesheet" href="${base}/assets/mailbox.css">
</head>
<body>
<header><p class="ribbon"><strong>Demo mode:</strong> no mail leaves this machine</p></header>
<main>${main}</main>
</body>
</html>
`.markup;
}

const lagos = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Lagos',
});

function timeOf(iso: string): string {
  return lagos.format(new Date(iso));
}
