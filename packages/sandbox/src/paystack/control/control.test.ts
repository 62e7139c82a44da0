import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from '../testing/sandbox-client.ts';

let folder: string;
let sandbox: SandboxClient;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paystack-control-'));
  sandbox = await startSandboxClient();
});
afterEach(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

describe('who may steer', () => {
  /** fetch would not let a test say these headers. */
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${sandbox.url}/control`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });

  it('a program on this machine', async () => {
    expect(await ask({})).toBe(200);
    expect(await ask({ host: 'localhost:1' })).toBe(200);
  });

  it.each([
    ['from another machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['passed on by a server of this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['passed on by a proxy', { forwarded: 'for=127.0.0.1' }],
    ['a page in a browser of this machine', { origin: 'https://evil.example' }],
    ['a page of no origin', { origin: 'null' }],
    ['a picture in a page', { 'sec-fetch-site': 'cross-site' }],
    ['a name that was pointed here', { host: 'evil.example' }],
  ])('not %s', async (_who, headers: Record<string, string>) => {
    expect(await ask(headers)).toBe(403);
  });
});

describe('what is said', () => {
  it.each([
    ['PUT', '/behaviour', { webhok: {} }, 'no field webhok'],
    ['PUT', '/behaviour', { webhook: { copies: 0 } }, 'behaviour.webhook.copies'],
    ['PUT', '/behaviour', { faults: { initialize: ['explode'] } }, 'must be one of'],
    ['PUT', '/behaviour', { faults: { refund: [{ times: 1 }] } }, 'fault is missing'],
    ['PUT', '/behaviour', { statuses: 'success' }, 'must be a list'],
    ['PUT', '/behaviour', [], 'must be an object'],
    ['PUT', '/chaos', { probability: 0.01 }, 'seed is missing'],
    ['PUT', '/chaos', { seed: 1, probability: 2 }, 'from 0 to 1'],
    ['PUT', '/chaos', { seed: 1, probability: 0.5 }, 'above 1'],
    ['PUT', '/clock', { offsetSeconds: '5' }, 'whole number'],
    ['PUT', '/rate-limit', {}, 'requests is missing'],
    ['POST', '/transactions/none/pay', {}, '404'],
  ] as const)('%s %s %j is refused with its reason', async (method, path, body, reason) => {
    await expect(sandbox.control(method, path, body)).rejects.toThrow(reason);
  });

  it('stands over a restart, and is healed by one call', async () => {
    const stateFile = join(folder, 'state.json');
    const before = await startSandboxClient({ stateFile });
    await before.control('PUT', '/behaviour', { faults: { verify: [{ fault: 'error', times: 2 }] } });
    await before.control('PUT', '/behaviour/a', { statuses: ['pending'] });
    await before.control('PUT', '/chaos', { seed: 5, probabilities: { 'refund.failed': 1 } });
    await before.control('PUT', '/clock', { offsetSeconds: 3_600 });
    await before.control('PUT', '/rate-limit', { requests: 9, windowSeconds: 60 });
    await before.pay({ reference: 'a' });
    expect((await before.get('/transaction/verify/a')).status).toBe(500);
    const told = await before.control('GET', '');
    await before.close();

    const after = await startSandboxClient({ stateFile });
    const { now, ...kept } = await after.control('GET', '');
    expect({ ...kept, now: told.now }).toEqual(told);
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(3_500_000);
    expect((await after.get('/transaction/verify/a')).status).toBe(500);
    expect((await after.get('/transaction/verify/a')).body.data.status).toBe('pending');
    expect(await after.control('POST', '/heal')).toMatchObject({
      clockOffsetSeconds: 0,
      standing: {},
      own: {},
      chaos: null,
      rateLimit: { requests: 9 },
    });
    expect((await after.get('/transaction/verify/a')).body.data.status).toBe('success');
    await after.close();
  });

  it('a state of an earlier version is taken as it is', async () => {
    const stateFile = join(folder, 'old.json');
    const before = await startSandboxClient();
    const { reference } = await before.pay();
    await before.post('/refund', { transaction: reference, amount: 100 });
    const shown = (await before.get(`/transaction/verify/${reference}`)).body;
    const old = JSON.parse(JSON.stringify(before.state.store.state));
    delete old.control;
    delete old.disputes;
    const [transaction] = old.transactions;
    for (const name of ['requestedAmount', 'shownMetadata', 'returnShape', 'chargedBackAt', 'bankTook'])
      delete transaction[name];
    for (const name of ['processingAfter', 'endsAfter', 'listedFrom']) delete old.refunds[0][name];
    await writeFile(stateFile, JSON.stringify(old));
    await before.close();

    const after = await startSandboxClient({ stateFile });
    expect((await after.get(`/transaction/verify/${reference}`)).body).toEqual(shown);
    expect((await after.get('/refund')).body.data).toHaveLength(1);
    await after.close();
  });
});

describe('by chance', () => {
  /** The outcomes of the same calls, one after the other. */
  async function course(seed: number, probability = 0.07) {
    const one = await startSandboxClient();
    await one.control('PUT', '/chaos', {
      seed,
      probability,
      probabilities: { 'verify.hang': 0, 'verify.hang_after': 0 },
    });
    const { reference } = await one.control('POST', '/transactions', { reference: 'a', amount: 500_000 });
    const seen: string[] = [];
    for (let call = 0; call < 40; call++) {
      const answer = await one.get(`/transaction/verify/${reference}`).catch(() => null);
      seen.push(answer === null ? 'broken' : `${answer.status} ${answer.body.data?.status ?? answer.body.message}`);
    }
    await one.close();
    return seen;
  }

  it('the same seed misbehaves alike, another one otherwise', async () => {
    const first = await course(11);
    expect(await course(11)).toEqual(first);
    expect(await course(12)).not.toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(3);
    expect(first).toContain('200 success');
  });

  it('goes on where it was after a restart, and stops when told', async () => {
    const stateFile = join(folder, 'chance.json');
    const chaos = { seed: 1, probabilities: { 'verify.error': 1, 'payment.short': 1, 'webhook.never': 1 } };
    const before = await startSandboxClient({ stateFile });
    await before.control('PUT', '/chaos', chaos);
    await before.pay({ reference: 'a' });
    await before.close();
    const after = await startSandboxClient({ stateFile });
    expect((await after.get('/transaction/verify/a')).status).toBe(500);
    await after.control('DELETE', '/chaos');
    expect((await after.get('/transaction/verify/a')).body.data.amount).toBe(1_249_999);
    await after.close();
  });
});
