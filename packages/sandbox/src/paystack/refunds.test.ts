import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from './testing/sandbox-client.ts';
import { createTestClock, startWebhookReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';

const clock = createTestClock();
let receiver: WebhookReceiver;
let sandbox: SandboxClient;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(async () => {
  sandbox = await startSandboxClient({ clock: clock.now, webhookUrl: receiver.url });
  receiver.received.length = 0;
});
afterEach(() => sandbox.close());
afterAll(() => receiver.close());

const statusOf = async (id: number) => (await sandbox.get(`/refund/${id}`)).body.data.status;
const transactionStatus = async (reference: string) =>
  (await sandbox.get(`/transaction/verify/${reference}`)).body.data.status;

async function refund(fields: object): Promise<number> {
  const { status, body } = await sandbox.post('/refund', fields);
  expect(status).toBe(200);
  return body.data.id;
}

/** The refund events received, after everything due has been sent. */
async function refundEvents(): Promise<{ event: string; data: Record<string, unknown> }[]> {
  await sandbox.state.tick();
  return receiver.received
    .map(({ raw }) => JSON.parse(raw.toString()))
    .filter(({ event }: { event: string }) => event.startsWith('refund.'));
}

describe('a refund', () => {
  it('is queued with the thin nested transaction of the real answer', async () => {
    const { reference } = await sandbox.pay();
    const { body } = await sandbox.post('/refund', { transaction: reference, merchant_note: 'refund:r1' });
    expect(body).toMatchObject({
      status: true,
      message: 'Refund has been queued for processing',
      data: {
        transaction: { reference, amount: 1_250_000, channel: 'card', split: {} },
        status: 'pending',
        amount: 1_250_000,
        deducted_amount: 0,
        fully_deducted: false,
        merchant_note: 'refund:r1',
        customer_note: `Refund for transaction ${reference}`,
        currency: 'NGN',
        domain: 'test',
      },
    });
    expect(body.data.id).toBeGreaterThan(2 ** 32);
  });

  it('goes from pending over processing to processed, and reverses the transaction', async () => {
    const { reference } = await sandbox.pay();
    const id = await refund({ transaction: reference });
    expect([await statusOf(id), await transactionStatus(reference)]).toEqual(['pending', 'success']);
    clock.advance(2_000);
    expect([await statusOf(id), await transactionStatus(reference)]).toEqual(['processing', 'success']);
    clock.advance(2_000);
    expect([await statusOf(id), await transactionStatus(reference)]).toEqual(['processed', 'reversed']);
    const events = await refundEvents();
    expect(events.map(({ event }) => event)).toEqual(['refund.pending', 'refund.processing', 'refund.processed']);
    expect(events.map(({ data }) => data.amount)).toEqual(['1250000', '1250000', '1250000']);
    expect(events[0]?.data).toEqual({
      status: 'pending',
      transaction_reference: reference,
      refund_reference: null,
      amount: '1250000',
      currency: 'NGN',
      processor: 'mpgs_zen',
      customer: { first_name: null, last_name: null, email: 'ada@example.com' },
      integration: expect.any(Number),
      domain: 'test',
    });
    expect(events[2]?.data.refund_reference).toMatch(/^\d+$/);
  });

  it('takes every step, in order, after a long sleep', async () => {
    const { reference } = await sandbox.pay();
    await refund({ transaction: reference });
    clock.advance(60_000);
    expect(await transactionStatus(reference)).toBe('reversed');
    const events = await refundEvents();
    expect(events.map(({ event }) => event)).toEqual(['refund.pending', 'refund.processing', 'refund.processed']);
  });

  it('may be partial: the transaction is reversed only when all of it went back', async () => {
    const { reference } = await sandbox.pay();
    await refund({ transaction: reference, amount: '250000' });
    clock.advance(10_000);
    expect(await transactionStatus(reference)).toBe('success');
    const { id } = (await sandbox.get(`/transaction/verify/${reference}`)).body.data;
    await refund({ transaction: id });
    clock.advance(10_000);
    expect(await transactionStatus(reference)).toBe('reversed');
    const list = await sandbox.get(`/refund?transaction=${id}`);
    expect(list.body.data.map(({ amount }: { amount: number }) => amount)).toEqual([1_000_000, 250_000]);
    expect(list.body.data[0].transaction).toBe(id);
    expect((await sandbox.get('/refund?transaction=1')).body.data).toEqual([]);
  });

  it('fails for the card 1803: the money stays, the amount is a number, and it may be tried again', async () => {
    const { reference } = await sandbox.pay({}, 'refund-fails');
    const id = await refund({ transaction: reference });
    clock.advance(4_000);
    expect([await statusOf(id), await transactionStatus(reference)]).toEqual(['failed', 'success']);
    expect((await refundEvents()).at(-1)).toMatchObject({ event: 'refund.failed', data: { amount: 1_250_000 } });
    expect((await sandbox.get('/balance')).body.data[0].balance).toBe(1_250_000 - 28_750);
    await refund({ transaction: reference });
  });

  it('needs attention for the card 1902 until bank details are given', async () => {
    const { reference } = await sandbox.pay({}, 'refund-needs-attention');
    const id = await refund({ transaction: reference });
    const details = { refund_account_details: { currency: 'NGN', account_number: '0000000000', bank_id: 21 } };
    const retry = (body: object) => sandbox.post(`/refund/retry_with_customer_details/${id}`, body);
    expect((await retry(details)).status).toBe(422);
    clock.advance(60_000);
    expect(await statusOf(id)).toBe('needs-attention');
    expect((await refundEvents()).at(-1)).toMatchObject({
      event: 'refund.needs-attention',
      data: { id: String(id), status: 'needs-attention' },
    });
    expect((await retry({})).status).toBe(400);
    expect((await retry(details)).status).toBe(200);
    clock.advance(4_000);
    expect([await statusOf(id), await transactionStatus(reference)]).toEqual(['processed', 'reversed']);
  });
});

describe('a refused refund', () => {
  it('names what is wrong', async () => {
    const { reference } = await sandbox.pay();
    const unpaid = await sandbox.initialize();
    const refusal = async (fields: object) => {
      const { status, body } = await sandbox.post('/refund', fields);
      return [status, body.message];
    };
    expect(await refusal({})).toEqual([400, 'transaction is required']);
    expect(await refusal({ transaction: 'nobody' })).toEqual([404, 'Transaction not found']);
    expect(await refusal({ transaction: unpaid.reference })).toEqual([
      400,
      'Only successful transactions can be refunded',
    ]);
    expect(await refusal({ transaction: reference, amount: 1_250_001 })).toEqual([
      400,
      'Refund amount cannot be more than the transaction amount',
    ]);
    expect(await refusal({ transaction: reference, amount: 0 })).toEqual([400, 'You must specify a valid amount']);
    await refund({ transaction: reference });
    expect(await refusal({ transaction: reference })).toEqual([400, 'Transaction has been fully reversed']);
    expect((await sandbox.get('/refund/1')).status).toBe(404);
  });
});
