import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterCard, type SandboxClient, startSandboxClient } from '../testing/sandbox-client.ts';
import { createTestClock, startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

let clock: ReturnType<typeof createTestClock>;
let receiver: WebhookReceiver;
let sandbox: SandboxClient;
beforeEach(async () => {
  clock = createTestClock();
  receiver = await startWebhookReceiver();
  sandbox = await startSandboxClient({ clock: clock.now, webhookUrl: receiver.url });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const webhooks = (webhook: object) => sandbox.control('PUT', '/behaviour', { webhook });
const signed = (body: Buffer | string) => createHmac('sha512', sandbox.secretKey).update(body).digest('hex');

describe('when', () => {
  it('before the redirect: the buyer is answered only after the receiver has answered', async () => {
    await webhooks({ moment: 'before_redirect' });
    const { authorization_url, reference } = await sandbox.initialize();
    await enterCard(authorization_url, 'plain');
    expect(receiver.events()).toEqual(['charge.success']);
    expect(sandbox.state.store.state.deliveries[0]).toMatchObject({ reference, deliveredAt: expect.any(String) });
  });

  it('with the redirect: a receiver that never answers keeps nobody waiting', async () => {
    await webhooks({ moment: 'with_redirect' });
    receiver.answers.push('never');
    const { authorization_url } = await sandbox.initialize();
    expect((await enterCard(authorization_url, 'plain')).status).toBe(303);
    await receiver.arrived(1);
  });

  it('seconds late, by the clock of the sandbox', async () => {
    await webhooks({ delaySeconds: 90 });
    await sandbox.pay();
    clock.advance(89_000);
    await sandbox.state.tick();
    expect(receiver.received).toEqual([]);
    await sandbox.control('PUT', '/clock', { offsetSeconds: 1 });
    await receiver.arrived(1);
  });

  it('never, and still by a replay', async () => {
    await webhooks({ moment: 'never' });
    const { reference } = await sandbox.pay();
    clock.advance(80 * 3_600_000);
    await sandbox.state.tick();
    expect(receiver.received).toEqual([]);
    expect(await sandbox.control('POST', '/webhooks/replay', { reference })).toEqual({ replayed: 1 });
    await receiver.arrived(1);
  });
});

describe('how often', () => {
  it('in copies, one after the other', async () => {
    await webhooks({ copies: 3 });
    receiver.answers.push('never');
    await sandbox.pay();
    await receiver.arrived(1);
    expect(receiver.received).toHaveLength(1);
  });

  it('in copies at once, all the same', async () => {
    await webhooks({ copies: 20, concurrent: true });
    receiver.answers.push(...Array<'never'>(20).fill('never'));
    await sandbox.pay();
    await receiver.arrived(20);
    expect(new Set(receiver.received.map(({ raw, signature }) => `${raw}${signature}`)).size).toBe(1);
  });

  it('again days later, byte for byte', async () => {
    const { reference } = await sandbox.pay();
    await sandbox.state.tick();
    clock.advance(3 * 24 * 3_600_000);
    await sandbox.control('POST', '/webhooks/replay', { reference, event: 'charge.success', copies: 2 });
    await receiver.arrived(3);
    expect(new Set(receiver.received.map(({ raw, signature }) => `${raw}${signature}`)).size).toBe(1);
    await expect(sandbox.control('POST', '/webhooks/replay', { event: 'refund.failed' })).rejects.toThrow('404');
  });
});

describe('in which order', () => {
  async function holdRefund() {
    await webhooks({ moment: 'held' });
    const { reference } = await sandbox.pay();
    await sandbox.post('/refund', { transaction: reference });
    clock.advance(5_000);
    await sandbox.state.tick();
    expect(receiver.received).toEqual([]);
  }
  const inOrder = ['charge.success', 'refund.pending', 'refund.processing', 'refund.processed'];

  it('as they were queued', async () => {
    await holdRefund();
    expect(await sandbox.control('POST', '/webhooks/release')).toEqual({ released: 4 });
    await receiver.arrived(4);
    expect(receiver.events()).toEqual(inOrder);
  });

  it('reversed', async () => {
    await holdRefund();
    await sandbox.control('POST', '/webhooks/release', { order: 'reversed' });
    await receiver.arrived(4);
    expect(receiver.events()).toEqual(inOrder.toReversed());
  });

  it('shuffled, the same way for the same seed', async () => {
    await holdRefund();
    await sandbox.control('POST', '/webhooks/release', { order: 'shuffled', seed: 3 });
    await receiver.arrived(4);
    const shuffled = receiver.events();
    expect(shuffled).not.toEqual(inOrder);
    expect(shuffled.toSorted()).toEqual(inOrder.toSorted());
    receiver.received.length = 0;
    await holdRefund();
    await sandbox.control('POST', '/webhooks/release', { order: 'shuffled', seed: 3 });
    await receiver.arrived(4);
    expect(receiver.events()).toEqual(shuffled);
  });
});

describe('how signed', () => {
  it.each(['wrong', 'missing', 'upper_case', 'other_body'])('%s: once, and not as it must be', async (signature) => {
    await webhooks({ signature });
    receiver.answers.push(401);
    await sandbox.pay();
    await sandbox.state.tick();
    const [webhook] = receiver.received;
    const right = signed(webhook?.raw ?? '');
    expect(webhook?.signature).not.toBe(right);
    if (signature === 'upper_case') expect(webhook?.signature).toBe(right.toUpperCase());
    clock.advance(3_600_000);
    await sandbox.state.tick();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('how written', () => {
  it.each(['reordered', 'spaced', 'escaped_slashes', 'unicode_escapes', 'unusual'])(
    '%s: the same message in other bytes, rightly signed',
    async (body) => {
      const metadata = { name: 'Adébáyọ̀ 🛍', page: 'https://shop.example/a/b', 10: 'ten' };
      const { reference } = await sandbox.pay({ metadata });
      await sandbox.state.tick();
      await webhooks({ body });
      await sandbox.control('POST', '/transactions', { like: reference });
      await receiver.arrived(2);
      const [plain, unusual] = receiver.received.map(({ raw }) => raw.toString());
      const message = JSON.parse(unusual ?? '');
      expect(message.data.metadata).toEqual(metadata);
      expect(Object.keys(message).toSorted()).toEqual(['data', 'event']);
      expect(JSON.stringify(message)).not.toBe(body === 'reordered' ? plain : unusual);
      expect(receiver.received[1]?.signature).toBe(signed(receiver.received[1]?.raw ?? ''));
      if (body === 'reordered') expect(unusual).toMatch(/^\{"data":/);
      if (body === 'escaped_slashes') expect(unusual).toContain('https:\\/\\/shop.example\\/a\\/b');
      if (body === 'unicode_escapes') expect(unusual).toContain('Ad\\u00e9b\\u00e1y\\u1ecd\\u0300 \\ud83d\\udecd');
    },
  );
});
