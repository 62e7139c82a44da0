import { createHmac } from 'node:crypto';
import { clientOf } from '@oja/sandbox/google/clients';
import type { Config } from '../../settings/config.ts';
import type { SandboxHome } from '../sandboxes/share-sandbox.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { openIdConnect } from './openid-connect.ts';

/** How somebody can sign in without a password of the shop. */
export interface IdentityService {
  /** Google; null: not configured, and not offered. */
  google: IdentityProvider | null;
  /** Set in demo mode without a client of Google's: the stand-in that ships with the shop. */
  sandbox: IdentitySandbox | null;
}

export interface IdentitySandbox {
  /** What it makes the clients of, one for each address that a server of this shop is reached at. */
  clientKey: string;
  /** Where it lives, in this process or another one of the same data folder; null as long as that is not known. */
  home: SandboxHome | null;
}

/** Where the stand-in lies on this server, and where browsers come back to. */
export const sandboxPath = '/sandbox/google';
/** What the stand-in calls itself. A name and no address: whoever signed in is the same person on any port. */
export const sandboxIssuer = `http://google.oja.example${sandboxPath}`;
export const callbackPath = '/api/account/google/callback';

/** @param authSecret what the stand-in's client secret is made from */
export function openIdentity(
  { googleClientId, googleClientSecret, googleIssuer, demo, publicUrl }: Config,
  authSecret: string,
): IdentityService {
  // Written as URLs are: when the code is exchanged it is said again, and must be the same to the letter.
  const redirectUri = new URL(publicUrl + callbackPath).href;
  if (googleClientId !== null && googleClientSecret !== null) {
    const client = { issuer: googleIssuer, clientId: googleClientId, clientSecret: googleClientSecret, redirectUri };
    return { google: openIdConnect(client), sandbox: null };
  }
  if (!demo) return { google: null, sandbox: null };
  const clientKey = createHmac('sha256', authSecret).update('sandbox google client').digest('base64url');
  const sandbox: IdentitySandbox = { clientKey, home: null };
  const { id, secret } = clientOf(redirectUri, clientKey);
  const google = openIdConnect({
    issuer: sandboxIssuer,
    clientId: id,
    clientSecret: secret,
    redirectUri,
    reach: (url) => {
      if (sandbox.home === null) throw new Error('Nobody runs the Google sandbox.');
      return sandbox.home.url + belowIssuer(url);
    },
    show: (url) => publicUrl + sandboxPath + belowIssuer(url),
  });
  return { google, sandbox };
}

const belowIssuer = (url: string) => url.slice(sandboxIssuer.length);
