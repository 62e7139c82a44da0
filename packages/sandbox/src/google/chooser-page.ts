import { type Html, html } from '../html.ts';
import type { GoogleAccount } from './google-accounts.ts';

interface ChooserPage {
  /** Path under which the stand-in is mounted. */
  base: string;
  /** Where the choice goes. */
  action: string;
  accounts: readonly GoogleAccount[];
  /** What is wrong with the name and address that were typed. */
  problem: string | null;
}

/** 'Choose an account': the one page of the stand-in that a person sees. Works without a script. */
export function chooserPage({ base, action, accounts, problem }: ChooserPage): string {
  return page(
    base,
    'Choose an account',
    html`<h1>Choose an account</h1>
<p class="quiet">to continue to <strong>Ọjà</strong></p>
<form method="post" action="${action}">
<ul class="accounts">${accounts.map(accountButton)}</ul>
</form>
<details${problem === null ? null : html` open`}>
<summary>Use another account</summary>
<form method="post" action="${action}" class="another">
${problem === null ? null : html`<p role="alert">${problem}</p>`}
<label for="name">Name</label><input id="name" name="name" autocomplete="off" maxlength="100" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="off" maxlength="200" required>
<button class="primary" name="choice" value="typed">Continue</button>
</form>
</details>
<form method="post" action="${action}" class="leave"><button name="choice" value="cancel">Cancel</button></form>`,
  );
}

/** In place of the chooser when its time is over. */
export function expiredPage(base: string): string {
  return page(
    base,
    'This choice has expired',
    html`<h1>This choice has expired</h1><p class="quiet">Close this window and start again in the shop.</p>`,
  );
}

function accountButton({ sub, name, email, about, emailVerified }: GoogleAccount): Html {
  return html`<li><button name="choice" value="${sub}">
<span class="initial" aria-hidden="true">${[...name][0] ?? ''}</span>
<span><strong>${name}</strong><span class="email">${email}${emailVerified ? null : ' (not verified)'}</span><span class="about">${about}</span></span>
</button></li>`;
}

function page(base: string, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Google sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/assets/chooser.css">
</head>
<body>
<main>
<p class="ribbon"><strong>Google sandbox:</strong> a stand-in for Google, for trying the shop out. There are no passwords here.</p>
${main}
</main>
</body>
</html>
`.markup;
}
