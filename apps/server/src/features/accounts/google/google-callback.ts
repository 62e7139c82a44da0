import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { callbackPath } from '../../../platform/identity/identity.ts';
import { finishGoogle, type GoogleEnd, type GoogleOutcome } from './finish-google.ts';
import type { CloseAccount } from './join-identity.ts';

const texts: Record<GoogleOutcome, string> = {
  'signed-in': 'You are signed in.',
  confirmed: 'Thank you. You can go on in the shop.',
  'needs-password': 'You have an account already. Go on in the shop to join the two.',
  cancelled: 'Google sign-in was cancelled.',
  failed: 'Google sign-in failed. Please try again.',
};

/**
 * Tells the page that opened this window how it ended: to the opener, and by a channel as well, because Google's pages
 * may have cut the two windows apart. Only the outcome travels; the session is in its cookie.
 */
const script = `const{outcome,inPage}=document.documentElement.dataset;
if(inPage){location.replace('/#/login?google='+outcome)}else{
const message={type:'oja:google',outcome};
new BroadcastChannel('oja.google').postMessage(message);
if(opener)opener.postMessage(message,location.origin);
setTimeout(close,100)}`;
const style = `:root{color-scheme:light dark}body{font:18px/1.5 system-ui,sans-serif;max-width:26rem;margin:20vh auto;padding:0 1rem;text-align:center}a{display:inline-block;padding:.75rem}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function pageOf({ outcome, inPage }: GoogleEnd): string {
  return `<!doctype html>
<html lang="en" data-outcome="${outcome}"${inPage ? ' data-in-page="1"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Google sign-in</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<p>${texts[outcome]}</p>
<p>You can close this window.<br><a href="/#/login">To the shop</a></p>
<script>${script}</script>
</body>
</html>
`;
}

/** Where the browser comes back from Google: a page, not a call of our API. */
export function googleCallback(
  app: FastifyInstance,
  deps: Deps,
  given: { secret: string; closeAccount: CloseAccount },
): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    callbackPath,
    { schema: { hide: true } as object },
    async (request, reply) => {
      // A parameter that stands there twice is none.
      const parameter = (name: string) => {
        const value = request.query[name];
        return typeof value === 'string' && value.length <= 4096 ? value : undefined;
      };
      const answer = {
        state: parameter('state'),
        code: parameter('code'),
        error: parameter('error'),
        iss: parameter('iss'),
      };
      const end = await finishGoogle(deps, given, answer, { request, reply });
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          // Any other value would cut this window off from the one that opened it.
          'cross-origin-opener-policy': 'unsafe-none',
        })
        .send(pageOf(end));
    },
  );
}
