import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paystackSandbox } from './paystack-sandbox.ts';
import { startPaystackSandbox } from './start.ts';
import { enterCard, startSandboxClient } from './testing/sandbox-client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paystack-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the key', () => {
  it.each(['sk_live_abc', 'pk_test_abc', '', 'sk_test_', 'sk_test_a\nb'])(
    '%j is refused at start',
    async (secretKey) => {
      await expect(startPaystackSandbox({ secretKey })).rejects.toThrow('only test keys');
    },
  );
});

describe('state on disk', () => {
  it('is all there again after a restart, half-finished payments included', async () => {
    const stateFile = join(folder, 'deep', 'state.json');
    const before = await startSandboxClient({ stateFile });
    const { body } = await before.post('/subaccount', {
      business_name: 'Seller',
      bank_code: '058',
      account_number: '0123456789',
      percentage_charge: 10,
    });
    const paid = await before.pay({ subaccount: body.data.subaccount_code });
    const verified = (await before.get(`/transaction/verify/${paid.reference}`)).body;
    const waiting = await before.initialize();
    await enterCard(waiting.authorization_url, 'bank');
    await before.close();

    const after = await startSandboxClient({ stateFile });
    expect((await after.get(`/transaction/verify/${paid.reference}`)).body).toEqual(verified);
    const page = await (await fetch(`${after.url}/checkout/${waiting.access_code}`)).text();
    expect(page).toContain('Test Bank secure check');
    const repeated = await after.post('/transaction/initialize', {
      email: 'a@b.ng',
      amount: 5_000,
      reference: paid.reference,
    });
    expect(repeated.body.code).toBe('duplicate_reference');
    const fresh = await after.initialize();
    expect((await after.get(`/transaction/verify/${fresh.reference}`)).body.data.id).toBeGreaterThan(verified.data.id);
    await after.close();
  });

  it('is on disk before the answer, without leaving temporary files', async () => {
    const stateFile = join(folder, 'state.json');
    const sandbox = await startSandboxClient({ stateFile });
    const started = await Promise.all(Array.from({ length: 20 }, () => sandbox.initialize()));
    const saved = JSON.parse(await readFile(stateFile, 'utf8'));
    const references = saved.transactions.map(({ reference }: { reference: string }) => reference);
    expect(references.sort()).toEqual(started.map(({ reference }) => reference).sort());
    await sandbox.close();
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each(['', '{"version":1', '{"version":2}', 'null'])(
    '%j in the file stops the start with one clear line',
    async (text) => {
      const stateFile = join(folder, 'broken.json');
      await writeFile(stateFile, text);
      await expect(startPaystackSandbox({ stateFile })).rejects.toThrow(`${stateFile} is not a Paystack sandbox state`);
      expect(await readFile(stateFile, 'utf8')).toBe(text);
    },
  );
});

describe('mounted in a host', () => {
  it('keeps to its prefix, and its headers win over those of the host', async () => {
    const app = Fastify();
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'self' host.example");
    });
    await app.register(paystackSandbox, {
      prefix: '/sandbox/paystack',
      secretKey: 'sk_test_host',
      publicUrl: 'http://shop.example/sandbox/paystack/',
      webhookUrl: null,
      stateFile: null,
      merchantName: 'Host & Co',
      log: app.log,
    });
    app.post('/api/echo', (request) => request.body);
    const headers = { authorization: 'Bearer sk_test_host' };
    const started = await app.inject({
      method: 'POST',
      url: '/sandbox/paystack/transaction/initialize',
      headers,
      payload: { email: 'ada@example.com', amount: 10_000, callback_url: 'https://shop.example:8443/done?a=1#/x' },
    });
    const { authorization_url, access_code } = started.json().data;
    expect(authorization_url).toBe(`http://shop.example/sandbox/paystack/checkout/${access_code}`);
    const page = await app.inject(`/sandbox/paystack/checkout/${access_code}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://shop.example:8443;");
    expect(page.headers['content-security-policy']).not.toContain('host.example');
    for (const [, address] of page.body.matchAll(/(?:href|src|action)="([^"]+)"/g)) {
      if (!address?.startsWith('http')) expect(address).toMatch(/^\/sandbox\/paystack\//);
    }
    expect((await app.inject('/sandbox/paystack/assets/checkout.css')).headers['content-type']).toContain('text/css');
    expect((await app.inject('/transaction/verify/x')).json().message).toContain('Route GET');
    const form = { url: '/api/echo', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' };
    expect((await app.inject({ method: 'POST', ...form })).statusCode).toBe(415);
    await app.close();
  });
});
