import { startTestIssuer, type TestIssuer } from './test-issuer.ts';
import type { Visitor } from './visitor.ts';

/** People who sign in by an identity provider that vouches for whatever address a test says. */
export interface VouchingIssuer extends TestIssuer {
  /** The settings of a shop that asks it. */
  env: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string };
  /** Goes the whole way as the owner of the address; answers how that ended. */
  signIn(visitor: Visitor, email: string): Promise<string>;
}

export async function startVouchingIssuer(): Promise<VouchingIssuer> {
  let nonce = '';
  const issuer = await startTestIssuer(() => nonce);
  return Object.assign(issuer, {
    env: { GOOGLE_ISSUER: issuer.url, GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_CLIENT_SECRET: 'secret-of-a-test' },
    async signIn(visitor: Visitor, email: string) {
      issuer.next = { claims: { sub: `owner of ${email}`, email } };
      const { url } = await visitor.call('startGoogle', {
        body: { purpose: 'sign-in', remember: false, inPage: false },
      });
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      const answer = await visitor.fetch(`/api/account/google/callback?code=x&state=${searchParams.get('state')}`);
      return /data-outcome="([\w-]+)"/.exec(await answer.text())?.[1] ?? '';
    },
  });
}
