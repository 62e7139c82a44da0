import { createHash } from 'node:crypto';
import { newcomer } from '@oja/testing/people/newcomer';
import { startTestIssuer, type TestIssuer } from '@oja/testing/people/test-issuer';
import type { Visitor } from '@oja/testing/people/visitor';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openIdentity } from '../../../platform/identity/identity.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let issuer: TestIssuer;
let nonce = '';
beforeAll(async () => {
  issuer = await startTestIssuer(() => nonce);
  shop = await createTestApp({
    env: { GOOGLE_ISSUER: issuer.url, GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_CLIENT_SECRET: 'secret-of-a-test' },
  });
});
afterAll(async () => {
  await shop.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.next = {};
});

type Purpose = 'sign-in' | 'confirm';

/** Begins an attempt and reads what it sends along to the provider. */
async function begin(visitor: Visitor, purpose: Purpose = 'sign-in', remember = false): Promise<URLSearchParams> {
  const { url } = await visitor.call('startGoogle', { body: { purpose, remember, inPage: false } });
  const sent = new URL(url).searchParams;
  nonce = sent.get('nonce') ?? '';
  return sent;
}

/** Comes back from the provider; answers how that ended. */
async function comeBack(visitor: Visitor, query: Record<string, string>): Promise<string> {
  const answer = await visitor.fetch(`/api/account/google/callback?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return /data-outcome="([\w-]+)"/.exec(await answer.text())?.[1] ?? '';
}

async function signInWithGoogle(visitor: Visitor, remember = false): Promise<string> {
  const sent = await begin(visitor, 'sign-in', remember);
  return comeBack(visitor, { code: 'good-code', state: sent.get('state') ?? '' });
}

const userOf = async (visitor: Visitor) => (await visitor.call('me', {})).user;

const accountsOf = (email: string) =>
  sql<{ id: string; name: string; ways: string[] }>`
    select u.id, u.name, array_agg(a.provider_id order by a.provider_id) as ways
    from users u join accounts a on a.user_id = u.id where email = ${email} group by u.id`
    .execute(shop.db)
    .then(({ rows }) => rows);

describe('signing in with Google', () => {
  it('makes an account the first time, without a password [AUTH-23, WRITE-02]', async () => {
    const first = shop.visitor();
    expect(await accountsOf('ada@gmail.test')).toEqual([]);
    expect(await signInWithGoogle(first)).toBe('signed-in');
    expect(await userOf(first)).toMatchObject({ name: 'Ada Obi', email: 'ada@gmail.test' });
    expect(await accountsOf('ada@gmail.test')).toMatchObject([{ name: 'Ada Obi', ways: [issuer.url] }]);
  });

  it('leaves the record as it is the next time, whatever Google calls the person now [WRITE-02, AUTH-29, G-09]', async () => {
    issuer.next = { claims: { sub: 'again', email: 'again@gmail.test', name: 'Bola Ade' } };
    await signInWithGoogle(shop.visitor());
    const [made] = await accountsOf('again@gmail.test');
    issuer.next = { claims: { sub: 'again', email: 'again@gmail.test', name: 'Somebody Else' } };
    const second = shop.visitor();
    expect(await signInWithGoogle(second)).toBe('signed-in');
    expect(await userOf(second)).toMatchObject({ id: made?.id, name: 'Bola Ade' });
    expect(await accountsOf('again@gmail.test')).toHaveLength(1);
  });

  it('knows a person by the provider and its subject, not by the address', async () => {
    issuer.next = { claims: { sub: 'the-same-person', email: 'before@gmail.test' } };
    await signInWithGoogle(shop.visitor());
    issuer.next = { claims: { sub: 'the-same-person', email: 'after@gmail.test', email_verified: false } };
    const later = shop.visitor();
    expect(await signInWithGoogle(later)).toBe('signed-in');
    expect(await userOf(later)).toMatchObject({ email: 'before@gmail.test' });
  });

  it('sends PKCE with S256, state and nonce, new for each attempt, and exchanges the code from the server [AUTH-29]', async () => {
    const visitor = shop.visitor();
    const [one, other] = [await begin(visitor), await begin(visitor)];
    expect(one.get('code_challenge_method')).toBe('S256');
    expect(one.get('response_type')).toBe('code');
    expect(one.get('redirect_uri')).toBe(`${shop.url}/api/account/google/callback`);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.get(name)).not.toBe(other.get(name));
    }
    await comeBack(visitor, { code: 'the-code', state: other.get('state') ?? '' });
    const exchange = issuer.exchanges.at(-1);
    expect(exchange?.get('code')).toBe('the-code');
    const verifier = exchange?.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(other.get('code_challenge'));
  });

  it('names the address to come back to alike in both places, however PUBLIC_URL is written', async () => {
    const { google } = openIdentity({ ...shop.config, publicUrl: 'https://Shop.Example:443' }, 'secret');
    nonce = 'of-this-attempt';
    const attempt = { state: 'state', nonce, codeVerifier: 'v'.repeat(43) };
    const url = await google?.authorizationUrl(attempt);
    await google?.identify({ code: 'good-code', issuer: undefined }, attempt);
    const back = 'https://shop.example/api/account/google/callback';
    expect(new URL(url ?? '').searchParams.get('redirect_uri')).toBe(back);
    expect(issuer.exchanges.at(-1)?.get('redirect_uri')).toBe(back);
  });

  it('begins a session like any other, the one before is dead [G1], and remembers the browser when asked to', async () => {
    const visitor = shop.visitor();
    await signInWithGoogle(visitor, true);
    const before = visitor.cookies.get('sid') ?? '';
    const lifetimes = await sql<{ remembered: boolean; days: number }>`
      select remembered, round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions
      order by created_at desc limit 1`.execute(shop.db);
    expect(lifetimes.rows).toEqual([{ remembered: true, days: 14 }]);
    await signInWithGoogle(visitor);
    expect(visitor.cookies.get('sid')).not.toBe(before);
    const answer = await fetch(`${shop.url}/api/me`, { headers: { cookie: `sid=${before}` } });
    expect(await answer.json()).toMatchObject({ user: null });
  });

  it('says that it was cancelled, and that it failed, apart [AUTH-29]', async () => {
    const visitor = shop.visitor();
    const sent = await begin(visitor);
    expect(await comeBack(visitor, { error: 'access_denied', state: sent.get('state') ?? '' })).toBe('cancelled');
    const again = await begin(visitor);
    expect(await comeBack(visitor, { error: 'server_error', state: again.get('state') ?? '' })).toBe('failed');
    expect(await userOf(visitor)).toBeNull();
  });

  it('tells the window that opened it, of this origin alone, and nothing but how it ended', async () => {
    const visitor = shop.visitor();
    const sent = await begin(visitor);
    const answer = await visitor.fetch(`/api/account/google/callback?code=x&state=${sent.get('state')}`);
    const page = await answer.text();
    expect(page).toContain('opener.postMessage(message,location.origin)');
    expect(page).not.toContain(visitor.cookies.get('sid'));
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('an answer that is not in order signs nobody in: G10 [AUTH-29]', () => {
  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ['an address that is not verified', { claims: { email: 'new@gmail.test', email_verified: false } }],
    ['an address said to be verified in words', { claims: { email: 'new@gmail.test', email_verified: 'true' } }],
    ['a token for another client', { claims: { aud: 'another-client' } }],
    ['a token for several', { claims: { aud: ['oja-test-client', 'another-client'] } }],
    [
      'a token for several that we asked for',
      { claims: { aud: ['oja-test-client', 'another'], azp: 'oja-test-client' } },
    ],
    ['a token that another client asked for', { claims: { azp: 'another-client' } }],
    ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token that has expired', { claims: { iat: now() - 1200, exp: now() - 600 } }],
    ['a token without an end', { claims: { exp: undefined } }],
    ['an old token that never expires', { claims: { iat: now() - 3600, exp: now() + 3600 } }],
    ['a token of a time to come', { claims: { iat: now() + 3600, exp: now() + 7200 } }],
    ['a token signed by somebody else', { foreignKey: true }],
    ['a token that is not signed', { unsigned: true }],
    ['alg none', { header: { alg: 'none' }, unsigned: true }],
    ['a signature by a shared secret', { header: { alg: 'HS256' } }],
    ['another signature than RS256, though the provider offers it', { header: { alg: 'PS256' } }],
    ['the nonce of another attempt', { claims: { nonce: 'of-another-attempt' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a token that names nobody', { claims: { sub: '' } }],
    ['a token from an address that the provider sends on to', { exchange: 'moved' as const }],
  ])('%s', async (_case, token) => {
    issuer.next = token;
    const visitor = shop.visitor();
    expect(await signInWithGoogle(visitor)).toBe('failed');
    expect(await userOf(visitor)).toBeNull();
    expect(visitor.cookies.has('sid')).toBe(false);
  });

  it('no state, a made-up one, that of another browser, and one that was used', async () => {
    const [ada, eve] = [shop.visitor(), shop.visitor()];
    const sent = await begin(ada);
    const state = sent.get('state') ?? '';
    await begin(eve);
    expect(await comeBack(eve, { code: 'x', state })).toBe('failed');
    expect(await comeBack(shop.visitor(), { code: 'x', state })).toBe('failed');
    expect(await comeBack(ada, { code: 'x' })).toBe('failed');
    expect(await comeBack(ada, { code: 'x', state: 'made-up' })).toBe('failed');
    nonce = sent.get('nonce') ?? '';
    const cookies = new Map(ada.cookies);
    expect(await comeBack(ada, { code: 'x', state })).toBe('signed-in');
    // The same answer again, with the same cookie: the code and the state are used up.
    const replay = shop.visitor();
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    expect(await comeBack(replay, { code: 'x', state })).toBe('failed');
    expect(await userOf(replay)).toBeNull();
  });

  it('an attempt that is older than ten minutes', async () => {
    const visitor = shop.visitor();
    const sent = await begin(visitor);
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - now()) / 60)::int as minutes from provider_attempts
      order by id desc limit 1`.execute(shop.db);
    expect(rows).toEqual([{ minutes: 10 }]);
    await sql`update provider_attempts set expires_at = now()`.execute(shop.db);
    expect(await comeBack(visitor, { code: 'x', state: sent.get('state') ?? '' })).toBe('failed');
  });

  it('a provider that keeps us waiting for the token', async () => {
    issuer.next = { exchange: 'silent' };
    const visitor = shop.visitor();
    // It never answers: that there is an end at all is ours, eight seconds later, or whenever a busy machine comes to it.
    expect(await signInWithGoogle(visitor)).toBe('failed');
    expect(await userOf(visitor)).toBeNull();
  }, 60_000);

  it('an answer that says it is of another provider', async () => {
    const visitor = shop.visitor();
    const sent = await begin(visitor);
    const answer = { code: 'x', state: sent.get('state') ?? '', iss: 'https://evil.example' };
    expect(await comeBack(visitor, answer)).toBe('failed');
  });
});

describe('an address that has an account already', () => {
  /** An account with a password, as somebody registered it. */
  async function accountWith(email: string, { verified }: { verified: boolean }): Promise<Visitor> {
    const visitor = shop.visitor();
    await visitor.call('register', { body: { name: 'Whoever Was First', email, password: 'first-password' } });
    await sql`update users set email_verified = ${verified} where email = ${email}`.execute(shop.db);
    return visitor;
  }

  it('that we have verified: its password once, then either way signs in', async () => {
    const email = 'verified@gmail.test';
    await accountWith(email, { verified: true });
    issuer.next = { claims: { email } };
    const visitor = shop.visitor();
    expect(await signInWithGoogle(visitor)).toBe('needs-password');
    expect(await userOf(visitor)).toBeNull();
    expect(await visitor.call('googleLink', {})).toEqual({ email });
    expect(await shop.visitor().call('googleLink', {})).toEqual({ email: null });

    await expect(visitor.call('linkGoogle', { body: { password: 'wrong' } })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(shop.visitor().call('linkGoogle', { body: { password: 'first-password' } })).rejects.toMatchObject({
      code: 'google_link_expired',
    });
    expect(await visitor.call('linkGoogle', { body: { password: 'first-password' } })).toMatchObject({
      user: { email, name: 'Whoever Was First' },
    });
    expect((await accountsOf(email))[0]?.ways).toEqual(['credential', issuer.url]);
    expect(await signInWithGoogle(shop.visitor())).toBe('signed-in');
    await shop.visitor().call('signIn', { body: { email, password: 'first-password', remember: false } });
  });

  it('that nobody has verified: whoever had taken it loses it, with password, session, cart and addresses', async () => {
    const email = 'squatted@gmail.test';
    const squatter = await accountWith(email, { verified: false });
    const before = await userOf(squatter);
    issuer.next = { claims: { email, name: 'The Owner' } };
    const owner = shop.visitor();
    expect(await signInWithGoogle(owner)).toBe('signed-in');
    const after = await userOf(owner);
    expect(after).toMatchObject({ email, name: 'The Owner' });
    expect(after?.id).not.toBe(before?.id);
    expect(await userOf(squatter)).toBeNull();
    expect((await accountsOf(email))[0]?.ways).toEqual([issuer.url]);
    await expect(
      shop.visitor().call('signIn', { body: { email, password: 'first-password', remember: false } }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('that nobody has verified but that the shop owes something: never silently', async () => {
    const email = 'bought@gmail.test';
    const buyer = await accountWith(email, { verified: false });
    const { id = '' } = (await userOf(buyer)) ?? {};
    await sql`insert into store_credits (user_id, balance) values (${id}, 0)`.execute(shop.db);
    issuer.next = { claims: { email } };
    expect(await signInWithGoogle(shop.visitor())).toBe('needs-password');
    expect((await accountsOf(email))[0]?.ways).toEqual(['credential']);
  });

  it('is joined once, though two windows come back at once', async () => {
    issuer.next = { claims: { email: 'twice@gmail.test' } };
    const visitors = [shop.visitor(), shop.visitor()];
    const outcomes: string[] = [];
    // One nonce for both: it is the making of the account that is raced here.
    const states: string[] = [];
    for (const visitor of visitors) states.push((await begin(visitor)).get('state') ?? '');
    await sql`update provider_attempts set nonce = ${nonce}`.execute(shop.db);
    await Promise.all(
      visitors.map(async (visitor, n) => outcomes.push(await comeBack(visitor, { code: 'x', state: states[n] ?? '' }))),
    );
    expect(outcomes).toEqual(['signed-in', 'signed-in']);
    expect(await accountsOf('twice@gmail.test')).toHaveLength(1);
  });
});

describe('proving anew who is signed in', () => {
  it('is for the one whom Google knows, and opens the way to delete the account', async () => {
    issuer.next = { claims: { email: 'leaving@gmail.test' } };
    const leaving = shop.visitor();
    await signInWithGoogle(leaving);
    await expect(leaving.call('deleteAccount', { body: {} })).rejects.toMatchObject({ code: 'recheck_needed' });

    issuer.next = { claims: { email: 'another@gmail.test' } };
    const foreign = await begin(leaving, 'confirm');
    expect(await comeBack(leaving, { code: 'x', state: foreign.get('state') ?? '' })).toBe('failed');
    await expect(leaving.call('deleteAccount', { body: {} })).rejects.toMatchObject({ code: 'recheck_needed' });

    issuer.next = { claims: { email: 'leaving@gmail.test' } };
    const own = await begin(leaving, 'confirm');
    expect(await comeBack(leaving, { code: 'x', state: own.get('state') ?? '' })).toBe('confirmed');
    await leaving.call('deleteAccount', { body: {} });
    expect(await userOf(leaving)).toBeNull();
    expect(await accountsOf('leaving@gmail.test')).toEqual([]);
  });

  it('needs somebody who is signed in', async () => {
    const body = { purpose: 'confirm', remember: false, inPage: false } as const;
    await expect(shop.visitor().call('startGoogle', { body })).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('the provider is asked who it is', () => {
  afterEach(() => {
    issuer.name = null;
    vi.useRealTimers();
  });

  it('once an hour, because it may change its addresses', async () => {
    await begin(shop.visitor());
    const before = issuer.discoveries;
    await begin(shop.visitor());
    expect(issuer.discoveries).toBe(before);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await begin(shop.visitor());
    await begin(shop.visitor());
    expect(issuer.discoveries).toBe(before + 1);
  });

  it.each([
    ['another', () => 'https://evil.example'],
    ['one that is almost its name', () => `${issuer.url}/`],
  ])('and must be the one that is configured, not %s', async (_name, name) => {
    issuer.name = name();
    const other = await createTestApp({
      env: { GOOGLE_ISSUER: issuer.url, GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_CLIENT_SECRET: 'secret-of-a-test' },
    });
    try {
      const body = { purpose: 'sign-in', remember: false, inPage: false } as const;
      await expect(other.call('startGoogle', { body })).rejects.toMatchObject({ code: 'google_unavailable' });
    } finally {
      await other.close();
    }
  });
});

it('Google is not offered where neither it nor the sandbox is configured', async () => {
  const without = await createTestApp({ env: { DEMO: '0' } });
  try {
    const body = { purpose: 'sign-in', remember: false, inPage: false } as const;
    await expect(without.call('startGoogle', { body })).rejects.toMatchObject({ code: 'google_unavailable' });
    expect((await without.fetch('/sandbox/google/.well-known/openid-configuration')).status).toBe(404);
  } finally {
    await without.close();
  }
});

it('a provider that does not answer is a failed sign-in, not a fault', async () => {
  const deaf = await createTestApp({
    env: { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
  });
  try {
    const body = { purpose: 'sign-in', remember: false, inPage: false } as const;
    await expect((await newcomer(deaf)).call('startGoogle', { body })).rejects.toMatchObject({
      code: 'google_unavailable',
      message: 'Google sign-in failed. Please try again.',
    });
  } finally {
    await deaf.close();
  }
});
