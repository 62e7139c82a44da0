import { type Html, html } from '../../html.ts';

export type PageParts = {
  title: string;
  /** Path under which the sandbox is mounted, without a slash at the end. */
  base: string;
  main: Html;
};

const LOCK = html`<svg class="lock" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false"><path
  fill="currentColor" d="M5 7V5a3 3 0 0 1 6 0v2h.5A1.5 1.5 0 0 1 13 8.5v5a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 13.5v-5A1.5 1.5 0 0 1 4.5 7H5Zm1.5 0h3V5a1.5 1.5 0 0 0-3 0v2Z"/></svg>`;

/** The whole document of a hosted page. Its script only helps: everything works without it. */
export function renderPage({ title, base, main }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Paystack sandbox</title>
<link rel="icon" href="${base}/assets/checkout-icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}/assets/common.css">
<link rel="stylesheet" href="${base}/assets/checkout.css">
<link rel="stylesheet" href="${base}/assets/forms.css">
<script src="${base}/assets/checkout.js" defer></script>
</head>
<body>
<header>
<p class="ribbon"><strong>Test mode:</strong> no real money moves</p>
<p class="top">${LOCK}Paystack sandbox</p>
</header>
<main>${main}</main>
<footer class="foot">A stand-in for the payment page, for trying the shop out. Use the test cards only; never type in a real card.</footer>
</body>
</html>
`.markup;
}
