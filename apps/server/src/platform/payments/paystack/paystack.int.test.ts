import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSilentServer } from 'node:net';
import { kobo } from '@oja/domain/money/money';
import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newReference } from '../../ids.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import { createPaystack } from './paystack.ts';
import { PaystackClient } from './paystack-client.ts';

function requestOf(given: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    reference: newReference(),
    checkoutId: '0198b300-0000-7000-8000-000000000001',
    email: 'ada@oja.example',
    amount: kobo(550_000),
    currency: 'NGN',
    callbackUrl: 'https://shop.example/',
    cancelUrl: 'https://shop.example/#/cart',
    shares: [],
    ...given,
  };
}

function clientAt(url: string, secretKey = 'sk_test_sandbox') {
  return createPaystack({ baseUrl: () => url, secretKey, checkoutOrigins: () => [new URL(url).origin] });
}

describe('against the sandbox', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startPaystackSandbox();
  });
  afterAll(() => sandbox.close());

  it('opens a page, and verifies what became of it', async () => {
    const paystack = clientAt(sandbox.url);
    const request = requestOf();
    const opened = await paystack.initialize(request);
    expect(opened).toMatchObject({
      kind: 'success',
      value: { authorizationUrl: expect.stringContaining('/checkout/') },
    });
    expect(await paystack.verify(request.reference)).toMatchObject({
      kind: 'success',
      value: { status: 'abandoned', amount: 550_000, currency: 'NGN', reference: request.reference },
    });
  });

  it('passes a definite no on, with its reason', async () => {
    const paystack = clientAt(sandbox.url);
    const request = requestOf();
    await paystack.initialize(request);
    expect(await paystack.initialize(request)).toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'Duplicate Transaction Reference',
    });
    expect(await paystack.verify('oja-unknown-reference')).toMatchObject({ kind: 'refused', notFound: true });
    expect(await clientAt(sandbox.url, 'sk_test_wrong').initialize(requestOf())).toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Invalid key',
    });
  });
});

describe('against a server', () => {
  let server: Server | undefined;
  let calls = 0;
  const serverUrl = () => `http://127.0.0.1:${(server?.address() as AddressInfo | undefined)?.port}`;
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  });

  async function misbehaving(listener: RequestListener) {
    calls = 0;
    server = createServer((request, response) => {
      calls += 1;
      request.resume();
      listener(request, response);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return clientAt(serverUrl());
  }

  const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    misbehaving((_request, response) => {
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    });

  it('calls every answer it cannot read an unknown outcome, and never repeats a POST', async () => {
    for (const [status, body] of [
      [500, { status: false, message: 'An error occurred' }],
      [200, '<html>Bad gateway</html>'],
      [200, '{"status":true,"data":{"authoriz'],
      [200, { status: 'false', message: 'no' }],
      [302, ''],
      [300, { status: true, data: {} }],
      [503, { status: true, data: {} }],
    ] as const) {
      const paystack = await answering(status, body, { location: 'https://evil.example/' });
      expect((await paystack.initialize(requestOf())).kind).toBe('unknown');
      expect(calls).toBe(1);
      server?.closeAllConnections();
    }
  });

  it('asks questions again after a fault, three times at most, with longer and longer pauses', async () => {
    const asked: number[] = [];
    const paystack = await misbehaving((_request, response) => {
      asked.push(performance.now());
      response.writeHead(503).end('{}');
    });
    expect((await paystack.verify('oja-some-reference')).kind).toBe('unknown');
    const [first = 0, second = 0, third = 0, ...more] = asked;
    expect(more).toEqual([]);
    // A timer may ring a millisecond early.
    expect(second - first).toBeGreaterThan(248);
    expect(third - second).toBeGreaterThan(498);
    const recovering = await misbehaving((_request, response) => {
      const data = { id: 1, status: 'success', reference: 'oja-some-reference', amount: '100', currency: 'NGN' };
      if (calls === 1) response.destroy();
      else response.end(JSON.stringify({ status: true, data: { ...data, metadata: 0, fees: null } }));
    });
    expect(await recovering.verify('oja-some-reference')).toMatchObject({ kind: 'success', value: { amount: 100 } });
  });

  it('does not take the record of another payment for an answer', async () => {
    const data = { id: 1, status: 'success', reference: 'oja-other', amount: 100, currency: 'NGN' };
    const paystack = await answering(200, { status: true, data });
    expect((await paystack.verify('oja-some-reference')).kind).toBe('unknown');
  });

  it('leaves the provider alone as long as it says that there were too many requests: B26', async () => {
    const paystack = await answering(
      429,
      { status: false, message: 'Rate limit exceeded!' },
      { 'x-ratelimit-reset': '30' },
    );
    expect(await paystack.verify('oja-some-reference')).toMatchObject({ kind: 'rate_limited', retryAfter: 30 });
    expect(await paystack.initialize(requestOf())).toMatchObject({ kind: 'rate_limited' });
    expect(calls).toBe(1);
  });

  it('leaves it alone for five seconds where it does not say how long: B26', async () => {
    const paystack = await answering(429, { status: false, message: 'Rate limit exceeded!' });
    expect(await paystack.initialize(requestOf())).toMatchObject({ kind: 'rate_limited', retryAfter: 5 });
  });

  it.each([
    ['limits how often banks are asked', { status: 429, headers: { 'x-ratelimit-reset': '30' } }],
    ['does not reach them', { status: 503, headers: {} }],
  ])('goes on with payments while the provider %s', async (_, { status, headers }) => {
    const paystack = await misbehaving(({ url }, response) => {
      if (url?.startsWith('/transaction')) {
        response.end(JSON.stringify({ status: true, data: { authorization_url: `${serverUrl()}/pay` } }));
      } else response.writeHead(status, headers).end('{}');
    });
    const account = { bankCode: '058', number: '0123456789' };
    const asked = [
      await paystack.resolveAccount(account),
      await paystack.listBanks(null),
      await paystack.makeSubaccount({ ...account, accountId: 'a', businessName: 'B' }),
      await paystack.listSubaccounts(null),
    ];
    expect(asked.map(({ kind }) => kind)).not.toContain('success');
    // Closed by now: nothing is sent to them any more.
    const before = calls;
    await paystack.resolveAccount(account);
    expect(calls).toBe(before);
    expect(await paystack.initialize(requestOf())).toMatchObject({ kind: 'success' });
  });

  it('sends buyers to no page but the provider’s: B23', async () => {
    for (const authorization_url of [
      'https://evil.example/pay',
      'javascript:alert(1)',
      '//evil.example',
      42,
      undefined,
    ]) {
      const paystack = await answering(200, { status: true, data: { authorization_url } });
      expect(await paystack.initialize(requestOf())).toEqual({ kind: 'success', value: { authorizationUrl: null } });
      server?.closeAllConnections();
    }
  });

  it('reads no more than a mebibyte', async () => {
    const paystack = await misbehaving((_request, response) => response.end('x'.repeat(2 ** 20 + 1)));
    expect(await paystack.initialize(requestOf())).toMatchObject({ kind: 'unknown', cause: 'the answer is too large' });
  });

  it.each<[how: string, listener: RequestListener]>([
    ['no answer', (_request, response) => response.destroy()],
    ['faults of theirs', (_request, response) => response.writeHead(500).end('{}')],
  ])('stops asking after five failures in a row: %s', async (_, listener) => {
    const paystack = await misbehaving(listener);
    for (let call = 0; call < 5; call++) expect((await paystack.initialize(requestOf())).kind).toBe('unknown');
    expect((await paystack.initialize(requestOf())).kind).toBe('not_sent');
    expect(calls).toBe(5);
  });

  it('goes on asking a provider that refuses again and again', async () => {
    const paystack = await answering(400, { status: false, message: 'No' });
    for (let call = 0; call < 7; call++) expect((await paystack.initialize(requestOf())).kind).toBe('refused');
    expect(calls).toBe(7);
  });

  it('says to them what is asked, and nothing more', async () => {
    const told: unknown[] = [];
    const paystack = await misbehaving((request, response) => {
      const { authorization, 'content-type': type, connection } = request.headers;
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        told.push([request.method, request.url, authorization, connection, type, body && JSON.parse(body)]);
        response.end('{"status":true,"data":[],"meta":{"next":"cursor"}}');
      });
    });
    const since = new Date('2026-05-04T08:00:00.000Z');
    const pages = [
      await paystack.listPayments(since, null),
      await paystack.listPayments(since, 'x'),
      await paystack.listAllRefunds(since, null),
      await paystack.listAllDisputes(since, '3'),
    ];
    const page = { items: [], unreadable: 0 };
    expect(pages).toEqual(
      ['cursor', 'cursor', null, null].map((next) => ({ kind: 'success', value: { ...page, next } })),
    );
    expect(await paystack.listRefunds('7')).toEqual({ kind: 'success', value: [] });
    expect(await paystack.listDisputes('7')).toEqual({ kind: 'success', value: [] });
    expect(await paystack.setSessionTimeout(1800)).toEqual({ kind: 'success', value: true });
    const request = requestOf();
    await paystack.initialize(request);
    await paystack.initialize({ ...request, shares: [{ subaccountCode: 'ACCT_1', share: kobo(5) }] });
    await paystack.refund({ transactionId: '7', amount: kobo(100), merchantNote: 'refund:x' });
    const key = 'Bearer sk_test_sandbox';
    const range = 'from=2026-05-04T08%3A00%3A00.000Z&perPage=100';
    const asked = (path: string) => ['GET', path, key, 'keep-alive', undefined, ''];
    const sent = (method: string, path: string, body: object) => [method, path, key, 'close', 'application/json', body];
    const initialize = {
      email: 'ada@oja.example',
      amount: 550_000,
      currency: 'NGN',
      reference: request.reference,
      callback_url: 'https://shop.example/',
      metadata: {
        checkout_id: '0198b300-0000-7000-8000-000000000001',
        cancel_action: 'https://shop.example/#/cart',
      },
    };
    const split = { type: 'flat', bearer_type: 'account', subaccounts: [{ subaccount: 'ACCT_1', share: 5 }] };
    expect(told).toEqual([
      asked(`/transaction?${range}&status=success&use_cursor=true`),
      asked(`/transaction?${range}&status=success&use_cursor=true&next=x`),
      asked(`/refund?${range}&page=1`),
      asked(`/dispute?${range}&page=3`),
      asked('/refund?transaction=7&perPage=100'),
      asked('/dispute?transaction=7&perPage=100'),
      sent('PUT', '/integration/payment_session_timeout', { timeout: 1800 }),
      sent('POST', '/transaction/initialize', initialize),
      sent('POST', '/transaction/initialize', { ...initialize, split }),
      sent('POST', '/refund', { transaction: '7', amount: 100, merchant_note: 'refund:x' }),
    ]);
  });

  it('does not take a no for a new time on their pages', async () => {
    const paystack = await answering(200, { status: false, message: 'No' });
    expect((await paystack.setSessionTimeout(1800)).kind).toBe('unknown');
  });

  it('asks for the next page after a full one of a hundred', async () => {
    const refund = { id: 7, status: 'pending', amount: 1000, transaction: 1 };
    const dispute = { id: 7, transaction: { id: 1 } };
    const paystack = await misbehaving(({ url = '' }, response) => {
      const length = url.includes('page=1') ? 100 : 99;
      const data = Array.from({ length }, () => (url.startsWith('/refund') ? refund : dispute));
      response.end(JSON.stringify({ status: true, data }));
    });
    for (const list of [paystack.listAllRefunds, paystack.listAllDisputes]) {
      expect(await list(new Date(), null)).toMatchObject({ value: { next: '2', unreadable: 0 } });
      expect(await list(new Date(), '2')).toMatchObject({ value: { next: null, unreadable: 0 } });
    }
  });

  it.each([
    [404, {}, true],
    [400, { code: 'transaction_not_found' }, true],
    [400, { message: 'Transaction reference not found.' }, true],
    [400, { code: 'invalid_params', message: 'Invalid' }, false],
    [499, {}, false],
  ])('takes a %i with %j for a no, and the payment for one that is not there: %j', async (status, answer, notFound) => {
    const paystack = await answering(status, answer);
    expect(await paystack.verify('oja-some-reference')).toMatchObject({ kind: 'refused', status, notFound });
    expect(calls).toBe(1);
  });

  it('asks again when they say, and sends nothing before', async () => {
    const asked: number[] = [];
    const paystack = await misbehaving((_request, response) => {
      asked.push(performance.now());
      if (calls === 1) response.writeHead(429, { 'retry-after': '1' }).end('{}');
      else response.end('{"status":true,"data":[]}');
    });
    const refunds = paystack.listRefunds('7');
    await expect.poll(() => calls).toBe(1);
    await expect.poll(async () => (await paystack.initialize(requestOf())).kind).toBe('rate_limited');
    const told = await paystack.initialize(requestOf());
    expect(told).toEqual({ kind: 'rate_limited', retryAfter: expect.any(Number), message: null });
    expect(told).toSatisfy(({ retryAfter }) => retryAfter > 0 && retryAfter <= 1);
    expect(await refunds).toEqual({ kind: 'success', value: [] });
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(990);
  });

  const question = { method: 'GET', path: '/', read: () => 'read' } as const;

  it('asks no more when the next attempt would come too late', async () => {
    await answering(503, {});
    const client = new PaystackClient(serverUrl, 'sk_test_x');
    const since = performance.now();
    expect((await client.call({ ...question, timeout: 700 })).kind).toBe('unknown');
    expect(performance.now() - since).toBeGreaterThan(248);
    expect(calls).toBe(2);
  });

  it('waits for an answer as long as it has time, and no longer', async () => {
    await misbehaving(() => undefined);
    const client = new PaystackClient(serverUrl, 'sk_test_x');
    const since = performance.now();
    expect(await client.call({ ...question, method: 'POST', timeout: 300 })).toEqual({
      kind: 'unknown',
      cause: expect.stringMatching(/^no answer in \d/),
    });
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it('forgets failures once they answer', async () => {
    const paystack = await misbehaving((_request, response) =>
      response.writeHead(calls % 5 === 0 ? 400 : 500).end('{}'),
    );
    for (let call = 0; call < 10; call++) await paystack.initialize(requestOf());
    expect(calls).toBe(10);
  });

  it('gives up what does not become a connection in three seconds', async () => {
    const silent = createSilentServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const client = new PaystackClient(() => `https://127.0.0.1:${port}`, 'sk_test_x');
    expect(await client.call({ ...question, method: 'POST', timeout: 8000 })).toEqual({
      kind: 'unknown',
      cause: 'no connection in 3000 ms',
    });
    silent.close();
  });

  it('lets an answer take longer than a connection may, on a new one and on one that was kept', async () => {
    const connections = new Set<unknown>();
    await misbehaving((request, response) => {
      connections.add(request.socket);
      setTimeout(() => response.end('{}'), calls === 1 ? 0 : 3200);
    });
    const client = new PaystackClient(serverUrl, 'sk_test_x');
    const read = { kind: 'success', value: 'read' };
    expect(await client.call({ ...question, timeout: 8000 })).toEqual(read);
    const both = [
      client.call({ ...question, timeout: 8000 }),
      client.call({ ...question, method: 'POST', timeout: 8000 }),
    ];
    expect(await Promise.all(both)).toEqual([read, read]);
    expect([calls, connections.size]).toEqual([3, 2]);
  });

  it('takes an answer that is cut off for none', async () => {
    const paystack = await misbehaving((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":true,"data":{}}', () => response.destroy());
    });
    expect((await paystack.initialize(requestOf())).kind).toBe('unknown');
  });

  it('reads an answer of a mebibyte', async () => {
    const paystack = await answering(200, '{"status":true,"data":{}}'.padEnd(2 ** 20));
    expect((await paystack.initialize(requestOf())).kind).toBe('success');
  });

  it('sends nothing before the address is known', async () => {
    const paystack = createPaystack({ baseUrl: () => null, secretKey: 'sk_test_x', checkoutOrigins: () => [] });
    expect(await paystack.verify('oja-some-reference')).toEqual({ kind: 'not_sent' });
  });
});
