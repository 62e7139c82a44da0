import { isSignedIn, type Visitor } from '@oja/testing/people/visitor';
import { expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sandboxPath } from './identity.ts';

/** As a browser at this server: from its own button over the choice of accounts. Answers where that leads. */
async function choose(shop: TestApp, visitor: Visitor, email: string): Promise<URL> {
  const { url } = await visitor.call('startGoogle', { body: { purpose: 'sign-in', remember: false, inPage: false } });
  expect(url).toMatch(`${shop.url}${sandboxPath}/auth?`);
  const follow = async (path: string | null, init?: RequestInit) => {
    const answer = await visitor.fetch(path ?? '', init);
    expect([answer.status, answer.headers.get('cross-origin-opener-policy')]).toEqual([303, 'unsafe-none']);
    return answer.headers.get('location');
  };
  const chooser = await follow(url.slice(shop.url.length));
  expect((await visitor.fetch(chooser ?? '')).status).toBe(200);
  const resumed = await follow(chooser, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice: 'typed', name: 'Ada', email }).toString(),
  });
  return new URL((await follow(resumed)) ?? '');
}

async function signIn(shop: TestApp, email: string) {
  const visitor = shop.visitor();
  const back = await choose(shop, visitor, email);
  expect(back.origin).toBe(shop.url);
  await visitor.fetch(back.pathname + back.search);
  return (await visitor.call('me', {})).user;
}

it('two servers of one data folder share one Google sandbox, where a person is the same on either, and the second takes it over', async () => {
  const first = await createTestApp();
  const second = await createTestApp({ beside: first });
  try {
    const home = second.identity.sandbox?.home;
    expect(home).toEqual(first.identity.sandbox?.home);
    const ada = await signIn(first, 'ada@mail.example');
    expect(ada).toMatchObject({ name: 'Ada', email: 'ada@mail.example' });
    expect(await signIn(second, 'ada@mail.example')).toEqual(ada);

    // A code belongs to the server that asked for it.
    const visitor = second.visitor();
    const stray = await choose(second, visitor, 'ada@mail.example');
    const elsewhere = first.visitor();
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.fetch(stray.pathname + stray.search);
    expect(await isSignedIn(elsewhere)).toBe(false);

    await first.app.close();
    await vi.waitUntil(() => second.identity.sandbox?.home?.publicUrl.startsWith(second.url), { timeout: 5000 });
    expect(await signIn(second, 'ada@mail.example')).toEqual(ada);
  } finally {
    await second.close();
    await first.database.close();
  }
});

it('the Google sandbox sends nobody to an address that it was not told by this shop', async () => {
  const shop = await createTestApp();
  try {
    const visitor = shop.visitor();
    const { url } = await visitor.call('startGoogle', { body: { purpose: 'sign-in', remember: false, inPage: false } });
    const asked = new URL(url);
    asked.searchParams.set('redirect_uri', 'http://elsewhere.example/');
    const answer = await visitor.fetch(asked.pathname + asked.search);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    asked.searchParams.set('client_id', `${Buffer.from('http://elsewhere.example/').toString('base64url')}.x`);
    expect((await visitor.fetch(asked.pathname + asked.search)).status).toBe(400);
  } finally {
    await shop.close();
  }
});
