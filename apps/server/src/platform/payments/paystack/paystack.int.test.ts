import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kobo } from '@oja/domain/money';
import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newReference } from '../../ids.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import { createPaystack } from './paystack.ts';

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

describe('against a provider that misbehaves', () => {
  let server: Server | undefined;
  let calls = 0;
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
    return clientAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
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

  it('sends nothing before the address is known', async () => {
    const paystack = createPaystack({ baseUrl: () => null, secretKey: 'sk_test_x', checkoutOrigins: () => [] });
    expect(await paystack.verify('oja-some-reference')).toEqual({ kind: 'not_sent' });
  });
});
