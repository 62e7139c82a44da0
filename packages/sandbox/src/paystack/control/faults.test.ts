import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from '../testing/sandbox-client.ts';

let sandbox: SandboxClient;
beforeEach(async () => {
  sandbox = await startSandboxClient();
});
afterEach(() => sandbox.close());

/** What a caller of initialize sees: the status and the text, or that the connection broke. */
async function initialize(reference: string, timeout = 5_000): Promise<{ status: number; text: string } | string> {
  try {
    const response = await fetch(`${sandbox.url}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', amount: 10_000, reference }),
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'broken';
  }
}

const exists = (reference: string) => sandbox.state.store.transaction(reference) !== undefined;
const nextInitialize = (...faults: unknown[]) =>
  sandbox.control('PUT', '/behaviour', { faults: { initialize: faults } });

it.each([
  ['drop', false],
  ['drop_after', true],
  ['drop_midway', true],
])('%s breaks the connection; the transaction exists afterwards: %j', async (fault, done) => {
  await nextInitialize(fault);
  expect(await initialize('a')).toBe('broken');
  expect(exists('a')).toBe(done);
  expect(await initialize('b')).toMatchObject({ status: 200 });
});

it.each([
  ['error', false],
  ['error_after', true],
])('%s answers 500; the transaction exists afterwards: %j', async (fault, done) => {
  await nextInitialize(fault);
  const answer = await initialize('a');
  expect(answer).toMatchObject({ status: 500, text: expect.stringContaining('"status":false') });
  expect(exists('a')).toBe(done);
});

it.each([
  ['hang', false],
  ['hang_after', true],
])('%s outlasts the caller; the transaction exists afterwards: %j', async (fault, done) => {
  await nextInitialize(fault);
  expect(await initialize('a', 300)).toBe('timeout');
  expect(exists('a')).toBe(done);
});

it('healing cuts what hangs, and so does the end of the process', async () => {
  await nextInitialize({ fault: 'hang_after', times: null });
  const waiting = initialize('a', 20_000);
  await expect.poll(() => sandbox.state.hanging.size).toBe(1);
  await sandbox.control('POST', '/heal');
  expect(await waiting).toBe('broken');
  expect(await initialize('b')).toMatchObject({ status: 200 });

  await nextInitialize('hang');
  const stuck = initialize('c', 20_000);
  await expect.poll(() => sandbox.state.hanging.size).toBe(1);
  await sandbox.close();
  expect(await stuck).toBe('broken');
});

it('truncated JSON comes whole by its length, and is none', async () => {
  await nextInitialize('truncated_json');
  const answer = (await initialize('a')) as { status: number; text: string };
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/^\{"status":true/);
  expect(() => JSON.parse(answer.text)).toThrow(SyntaxError);
  expect(exists('a')).toBe(true);
});

it('an HTML page and a rate limit do nothing', async () => {
  await nextInitialize('html', 'rate_limited');
  expect(await initialize('a')).toMatchObject({ status: 502, text: expect.stringContaining('<html>') });
  const limited = await fetch(`${sandbox.url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.secretKey}` },
  });
  expect(limited.status).toBe(429);
  expect(Object.fromEntries(limited.headers)).toMatchObject({
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '2',
  });
  expect(await limited.json()).toMatchObject({ status: false, type: 'api_error', code: 'rate_limited' });
  expect(sandbox.state.store.state.transactions).toEqual([]);
});

it.each([
  ['no_authorization_url', undefined],
  ['foreign_authorization_url', expect.stringMatching(/^https:\/\/evil\.example\//)],
  ['script_authorization_url', 'javascript:alert(1)'],
])('%s', async (fault, address) => {
  await nextInitialize(fault);
  const answer = (await initialize('a')) as { status: number; text: string };
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text).data).toEqual({
    authorization_url: address,
    access_code: expect.any(String),
    reference: 'a',
  });
});

it('counts how often, for each call by itself, and one reference before all', async () => {
  await sandbox.pay({ reference: 'a' });
  await sandbox.pay({ reference: 'b' });
  await sandbox.control('PUT', '/behaviour', { faults: { verify: [{ fault: 'error', times: 2 }] } });
  await sandbox.control('PUT', '/behaviour/a', { faults: { verify: ['rate_limited'], refund: ['drop_after'] } });
  const verify = async (reference: string) => (await sandbox.get(`/transaction/verify/${reference}`)).status;
  expect([await verify('a'), await verify('a'), await verify('b'), await verify('b')]).toEqual([429, 500, 500, 200]);
  await expect(sandbox.post('/refund', { transaction: 'a' })).rejects.toThrow();
  const { id } = (await sandbox.get('/transaction/verify/a')).body.data;
  expect((await sandbox.get(`/refund?transaction=${id}`)).body.data).toHaveLength(1);
  expect((await sandbox.post('/refund', { transaction: 'b' })).status).toBe(200);
});

it('finds the reference of a refund that names the transaction by its number', async () => {
  await sandbox.pay({ reference: 'a' });
  const { id } = (await sandbox.get('/transaction/verify/a')).body.data;
  await sandbox.control('PUT', '/behaviour/a', { faults: { refund: ['error'], refunds: ['error'] } });
  expect((await sandbox.post('/refund', { transaction: id })).status).toBe(500);
  expect((await sandbox.get(`/refund?transaction=${id}`)).status).toBe(500);
});
