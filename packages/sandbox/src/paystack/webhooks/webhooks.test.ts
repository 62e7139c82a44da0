import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('signs the exact bytes of charge.success, names outside ASCII included', async () => {
  const { reference } = await sandbox.pay({ metadata: { name: 'Ọjà – Adébáyọ̀ ₦' } });
  await sandbox.state.tick();
  const [webhook] = receiver.received;
  expect(receiver.received).toHaveLength(1);
  const expected = createHmac('sha512', sandbox.secretKey)
    .update(webhook?.raw ?? '')
    .digest('hex');
  expect(webhook?.signature).toBe(expected);
  expect(webhook?.signature).toMatch(/^[0-9a-f]{128}$/);
  expect(webhook?.headers['content-type']).toBe('application/json');
  const verified = (await sandbox.get(`/transaction/verify/${reference}`)).body.data;
  expect(JSON.parse(webhook?.raw.toString() ?? '')).toEqual({
    event: 'charge.success',
    data: { ...verified, plan: {}, source: expect.objectContaining({ type: 'api' }) },
  });
});

it('shows missing metadata as 0', async () => {
  await sandbox.pay();
  await sandbox.state.tick();
  expect(JSON.parse(receiver.received[0]?.raw.toString() ?? '').data.metadata).toBe(0);
});

it('is sent by itself right after the answer, and again by itself one second after a failure', async () => {
  const live = await startSandboxClient({ webhookUrl: receiver.url });
  receiver.answers.push(503);
  await live.pay();
  await receiver.arrived(2);
  expect(receiver.events()).toEqual(['charge.success', 'charge.success']);
  await live.close();
});

it('sends nothing for a decline', async () => {
  const { authorization_url } = await sandbox.initialize();
  await enterCard(authorization_url, 'declined');
  await sandbox.state.tick();
  expect(receiver.received).toEqual([]);
});

it('repeats a webhook that was not answered with 200 after 1 s, 5 s, 30 s and 3 min, byte for byte', async () => {
  receiver.answers.push(503, 500, 302, 204);
  await sandbox.pay();
  await sandbox.state.tick();
  for (const [index, wait] of [1_000, 5_000, 30_000, 180_000].entries()) {
    clock.advance(wait - 1);
    await sandbox.state.tick();
    expect(receiver.received).toHaveLength(index + 1);
    clock.advance(1);
    await sandbox.state.tick();
    expect(receiver.received).toHaveLength(index + 2);
  }
  clock.advance(3_600_000);
  await sandbox.state.tick();
  expect(receiver.received).toHaveLength(5);
  expect(new Set(receiver.received.map(({ raw, signature }) => `${raw}${signature}`)).size).toBe(1);
});

it('gives up 72 hours after the event', async () => {
  receiver.answers.push(...Array<number>(200).fill(500));
  await sandbox.pay();
  for (let hour = 0; hour < 80; hour++) {
    await sandbox.state.tick();
    clock.advance(3_600_000);
  }
  expect(receiver.received).toHaveLength(74);
});

it('lets a hanging receiver hold up neither the buyer, nor another payment, nor the end of the process', async () => {
  receiver.answers.push('never');
  const first = await sandbox.initialize();
  expect((await enterCard(first.authorization_url, 'plain')).status).toBe(303);
  await receiver.arrived(1);
  const second = await sandbox.pay();
  await receiver.arrived(2);
  expect(JSON.parse(receiver.received[1]?.raw.toString() ?? '').data.reference).toBe(second.reference);
  await sandbox.close();
  const [unanswered] = sandbox.state.store.state.deliveries;
  expect(unanswered).toMatchObject({ reference: first.reference, attempts: 0, deliveredAt: null });
});

it('goes on with what is unsent after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paystack-'));
  const options = { clock: clock.now, webhookUrl: receiver.url, stateFile: join(folder, 'state.json') };
  try {
    receiver.answers.push(503);
    const before = await startSandboxClient(options);
    await before.pay();
    await before.state.tick();
    await before.close();
    expect(receiver.received).toHaveLength(1);

    clock.advance(1_000);
    const after = await startSandboxClient(options);
    await receiver.arrived(2);
    expect(receiver.received[1]).toMatchObject({
      raw: receiver.received[0]?.raw,
      signature: receiver.received[0]?.signature,
    });
    await after.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('tells of nothing that a crash would undo: what it tells of is on disk before it goes out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paystack-'));
  const stateFile = join(folder, 'state.json');
  const live = await startSandboxClient({ clock: clock.now, webhookUrl: receiver.url, stateFile });
  try {
    receiver.answers.push('never');
    const { reference } = await live.initialize();
    const transaction = live.state.store.transaction(reference);
    if (transaction === undefined) throw new Error('the payment is not known');
    // A payment whose commit is still to come, while another one has what is due sent.
    transaction.status = 'success';
    live.state.webhooks.queue('charge.success', reference, { reference });
    const sent = live.state.webhooks.sendDue();
    await receiver.arrived(1);
    const { transactions } = JSON.parse(await readFile(stateFile, 'utf8'));
    expect(transactions).toMatchObject([{ reference, status: 'success' }]);
    await live.close();
    await sent;
  } finally {
    await rm(folder, { recursive: true });
  }
});
