import { createHash } from 'node:crypto';
import { verifyJwsAccessToken } from 'better-auth/oauth2';
import type { Identity, IdentityProvider } from './identity-provider.ts';

export interface OpenIdClient {
  /** As it names itself in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Where this server reaches an address of the provider, if not at that very address. */
  reach?: (url: string) => string;
  /** Where browsers reach one, if not at that very address. */
  show?: (url: string) => string;
}

/** The part of a provider's discovery document that is read. */
interface Discovered {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

const timeout = 8000;
const rediscoverAfter = 3_600_000;
/** Only this: a token must not choose how it is checked. */
const algorithm = 'RS256';
/** Seconds by which two clocks may differ. */
const clockTolerance = 30;

/**
 * Signing in by OpenID Connect: authorization code with PKCE (S256), `state` and `nonce`. The code is exchanged from here,
 * so no token ever reaches a browser.
 */
export function openIdConnect(client: OpenIdClient): IdentityProvider {
  const { reach = asItIs, show = asItIs } = client;
  let known: { document: Discovered; readAt: number } | undefined;

  async function discover(): Promise<Discovered> {
    if (known && Date.now() - known.readAt < rediscoverAfter) return known.document;
    const document = (await fetchJson(reach(`${client.issuer}/.well-known/openid-configuration`))) as Discovered;
    if (document.issuer !== client.issuer) throw new Error(`The provider calls itself ${document.issuer}.`);
    known = { document, readAt: Date.now() };
    return document;
  }

  async function exchange(code: string, codeVerifier: string): Promise<string> {
    const { token_endpoint } = await discover();
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: client.redirectUri,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      code_verifier: codeVerifier,
    });
    const { id_token } = (await fetchJson(reach(token_endpoint), { method: 'POST', body })) as { id_token?: unknown };
    if (typeof id_token !== 'string') throw new Error('The provider sent no ID token.');
    return id_token;
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = new URL(show((await discover()).authorization_endpoint));
      const parameters = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: client.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async identify({ code, issuer }, { nonce, codeVerifier }) {
      if (issuer !== undefined && issuer !== client.issuer) throw new Error(`The answer is of ${issuer}.`);
      const token = await exchange(code, codeVerifier);
      const { jwks_uri } = await discover();
      const claims = await verifyJwsAccessToken(token, {
        jwksFetch: () => fetchJson(reach(jwks_uri)) as never,
        jwksCacheKey: client,
        verifyOptions: {
          algorithms: [algorithm],
          issuer: client.issuer,
          audience: client.clientId,
          requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
          maxTokenAge: '10m',
          clockTolerance,
        },
      });
      if (claims.nonce !== nonce) throw new Error('The ID token was made for another attempt.');
      if (Array.isArray(claims.aud) && claims.aud.length > 1) throw new Error('The ID token is for others, too.');
      if (claims.azp !== undefined && claims.azp !== client.clientId) throw new Error('The ID token is for another.');
      return identityOf(client.issuer, claims);
    },
  };
}

const asItIs = (url: string) => url;

function identityOf(issuer: string, claims: Record<string, unknown>): Identity {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const subject = text(claims.sub);
  if (subject === '') throw new Error('The ID token names nobody.');
  return {
    issuer,
    subject,
    email: text(claims.email),
    emailVerified: claims.email_verified === true,
    name: text(claims.name),
  };
}

async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}.`);
  return answer.json();
}
