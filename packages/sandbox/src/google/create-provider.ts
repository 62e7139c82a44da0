import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type ClientMetadata, interactionPolicy, type JWK, Provider } from 'oidc-provider';
import { readClient } from './clients.ts';
import type { GoogleAccount } from './google-accounts.ts';
import { memoryAdapter } from './memory-adapter.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** A real OpenID provider that behaves like Google towards the clients of one key: its choice of accounts is a page of the stand-in. */
export async function createProvider(
  issuer: string,
  clientKey: string,
  findAccount: (sub: string) => GoogleAccount | undefined,
): Promise<Provider> {
  const provider = new Provider(issuer, {
    adapter: memoryAdapter((id) => metadataOf(id, clientKey)),
    jwks: { keys: [await newSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'sandbox_google', interaction: 'sandbox_google_choice', resume: 'sandbox_google_resume' },
      long: { sameSite: 'lax' },
      short: { sameSite: 'lax' },
    },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the claims of the scopes into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: choiceOfAccounts(),
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/choose/${uid}`,
    },
    // Whoever chooses an account agrees to its name and address being told.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    async findAccount(_ctx, sub) {
      const found = findAccount(sub);
      if (!found) return undefined;
      const { email, emailVerified, name } = found;
      return { accountId: sub, claims: async () => ({ sub, email, email_verified: emailVerified, name }) };
    },
    ttl: {
      AccessToken: 60 * minute,
      AuthorizationCode: minute,
      Grant: day,
      IdToken: 60 * minute,
      Interaction: 10 * minute,
      Session: day,
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `Google sandbox: ${[error, error_description].filter(Boolean).join(': ')}`;
    },
  });
  // Behind whatever ends TLS the stand-in still names itself as shoppers see it.
  provider.proxy = true;
  return provider;
}

function metadataOf(id: string, clientKey: string): ClientMetadata | undefined {
  const client = readClient(id, clientKey);
  return (
    client && {
      client_id: id,
      client_secret: client.secret,
      redirect_uris: [client.redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    }
  );
}

function choiceOfAccounts() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } as JWK;
}
