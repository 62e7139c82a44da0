import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { openIdConnect } from './openid-connect.ts';

/** How somebody can sign in without a password of the shop. */
export interface IdentityService {
  /** Google; null: not configured, and not offered. */
  google: IdentityProvider | null;
  /** Set in demo mode without a client of Google's: the stand-in, mounted on this very server. */
  sandbox: IdentitySandbox | null;
}

export interface IdentitySandbox {
  issuer: string;
  client: { id: string; secret: string; redirectUri: string };
  /** Where the server reaches it, known once the server listens. */
  baseUrl: string | null;
}

/** Where the stand-in lies on this server, and where browsers come back to. */
export const sandboxPath = '/sandbox/google';
export const callbackPath = '/api/account/google/callback';

/** @param authSecret what the stand-in's client secret is made from */
export function openIdentity(
  { googleClientId, googleClientSecret, googleIssuer, demo, publicUrl }: Config,
  authSecret: string,
): IdentityService {
  const redirectUri = publicUrl + callbackPath;
  if (googleClientId !== null && googleClientSecret !== null) {
    const client = { issuer: googleIssuer, clientId: googleClientId, clientSecret: googleClientSecret, redirectUri };
    return { google: openIdConnect(client), sandbox: null };
  }
  if (!demo) return { google: null, sandbox: null };
  const secret = createHmac('sha256', authSecret).update('sandbox google client').digest('base64url');
  const sandbox: IdentitySandbox = {
    issuer: publicUrl + sandboxPath,
    client: { id: 'oja', secret, redirectUri },
    baseUrl: null,
  };
  const google = openIdConnect({
    issuer: sandbox.issuer,
    clientId: sandbox.client.id,
    clientSecret: secret,
    redirectUri,
    reach: (url) => (sandbox.baseUrl === null ? url : sandbox.baseUrl + url.slice(sandbox.issuer.length)),
  });
  return { google, sandbox };
}
