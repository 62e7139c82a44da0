import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
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

/** Seconds for each answer of the provider. */
const timeout = 8;
const rediscoverAfter = 3_600_000;
/** Only this: a token must not choose how it is checked. */
const algorithm = 'RS256';
/** Seconds by which two clocks may differ. */
const tolerance = 30;
/** Seconds after which a token is too old to say who is there, whatever end it names itself. */
const longestAge = 600;

/**
 * Signing in by OpenID Connect: authorization code with PKCE (S256), `state` and `nonce`. The code is exchanged from here,
 * so no token ever reaches a browser. The protocol is openid-client's; what is checked here besides, it leaves open
 * (docs/decisions/045).
 */
export function openIdConnect(client: OpenIdClient): IdentityProvider {
  const { reach = asItIs, show = asItIs } = client;
  /** With its keys, which are another's once it is reached elsewhere. */
  let known: { provider: Configuration; at: string; readAt: number } | undefined;

  async function discover(): Promise<Configuration> {
    const at = reach(client.issuer);
    if (known?.at === at && Date.now() - known.readAt < rediscoverAfter) return known.provider;
    const provider = await discovery(
      new URL(client.issuer),
      client.clientId,
      {
        client_secret: client.clientSecret,
        id_token_signed_response_alg: algorithm,
        [clockTolerance]: tolerance,
      },
      undefined,
      {
        timeout,
        [customFetch]: fetchBy(reach),
        // The signature too, though the token comes from the provider's own endpoint.
        execute: [enableNonRepudiationChecks, ...(isHttp(client.issuer) ? [allowInsecureRequests] : [])],
      },
    );
    const { issuer } = provider.serverMetadata();
    if (issuer !== client.issuer) throw new Error(`The provider calls itself ${issuer}.`);
    known = { provider, at, readAt: Date.now() };
    return provider;
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: client.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return show(url.href);
    },

    async identify({ code, issuer }, { nonce, codeVerifier }) {
      const answer = new URL(client.redirectUri);
      // Without the state: it has been looked at already, the attempt was found by it.
      answer.searchParams.set('code', code);
      if (issuer !== undefined) answer.searchParams.set('iss', issuer);
      const tokens = await authorizationCodeGrant(await discover(), answer, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      const age = Date.now() / 1000 - claims.iat;
      if (age > longestAge + tolerance || age < -tolerance) throw new Error('The ID token is not of now.');
      if (Array.isArray(claims.aud) && claims.aud.length > 1) throw new Error('The ID token is for others, too.');
      if (claims.azp !== undefined && claims.azp !== client.clientId) throw new Error('The ID token is for another.');
      return identityOf(client.issuer, claims);
    },
  };
}

const asItIs = (url: string) => url;

const isHttp = (url: string) => new URL(url).protocol === 'http:';

/** As the library asks, redirects not followed and all, but at the address where this server reaches the provider. */
const fetchBy =
  (reach: (url: string) => string): CustomFetch =>
  (url, init) =>
    fetch(reach(url), init as RequestInit);

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
