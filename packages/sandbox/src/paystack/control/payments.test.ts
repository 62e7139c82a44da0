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

const verify = async (reference: string) => (await sandbox.get(`/transaction/verify/${reference}`)).body.data;

describe('a buyer without a browser', () => {
  it('pays with any card as on the page, and is told where the page would lead', async () => {
    const onPage = await sandbox.pay();
    const { reference } = await sandbox.initialize();
    const goesTo = `http://shop.example/?trxref=${reference}&reference=${reference}`;
    const paid = { reference, status: 'success', amount: 1_250_000, currency: 'NGN', goesTo };
    expect(await sandbox.control('POST', `/transactions/${reference}/pay`)).toEqual(paid);
    expect(await sandbox.control('POST', `/transactions/${reference}/pay`)).toEqual(paid);
    const unique = /"(id|reference|authorization_code|signature|customer_code|start_time)":("[^"]*"|\d+)/g;
    const comparable = (view: object) => JSON.stringify({ ...view, log: null, ip_address: null }).replace(unique, '');
    expect(comparable(await verify(reference))).toBe(comparable(await verify(onPage.reference)));
    for (const card of ['pin', 'pin-otp', 'pin-phone-otp', 'bank']) {
      const next = await sandbox.initialize();
      const answer = await sandbox.control('POST', `/transactions/${next.reference}/pay`, { card });
      expect(answer.status).toBe('success');
    }
    await sandbox.state.tick();
    expect(receiver.events()).toEqual(Array(6).fill('charge.success'));
  });

  it('pays late only when told so', async () => {
    const { reference } = await sandbox.initialize();
    clock.advance(601_000);
    await expect(sandbox.control('POST', `/transactions/${reference}/pay`)).rejects.toThrow('409');
    const late = await sandbox.control('POST', `/transactions/${reference}/pay`, { late: true });
    expect(late.status).toBe('success');
  });

  it('is declined and stays on the page, goes away, and pays after all', async () => {
    const { reference } = await sandbox.initialize({ metadata: { cancel_action: 'http://shop.example/#/cart' } });
    const failed = await sandbox.control('POST', `/transactions/${reference}/fail`, { card: 'no-funds' });
    expect(failed).toMatchObject({ status: 'failed', goesTo: null });
    expect(await verify(reference)).toMatchObject({ status: 'failed', gateway_response: 'Insufficient Funds' });
    const gone = await sandbox.control('POST', `/transactions/${reference}/abandon`);
    expect(gone).toMatchObject({ status: 'failed', goesTo: 'http://shop.example/#/cart' });
    expect(await sandbox.control('POST', `/transactions/${reference}/pay`)).toMatchObject({ status: 'success' });
    await expect(sandbox.control('POST', `/transactions/${reference}/fail`)).rejects.toThrow('409');
  });
});

describe('what verify says', () => {
  it('is the sequence told, then the truth', async () => {
    await sandbox.control('PUT', '/behaviour', { statuses: ['abandoned', 'pending'] });
    const { reference } = await sandbox.pay();
    const seen = [await verify(reference), await verify(reference), await verify(reference)];
    expect(seen.map(({ status }) => status)).toEqual(['abandoned', 'pending', 'success']);
    expect(seen[0]).toMatchObject({ paid_at: null, fees: null, authorization: {}, amount: 1_250_000 });
    const other = await sandbox.pay();
    expect((await verify(other.reference)).status).toBe('abandoned');
  });

  it('success and reversed in the sequence come true', async () => {
    const { reference } = await sandbox.initialize();
    await sandbox.control('PUT', `/behaviour/${reference}`, { statuses: ['abandoned', 'success', 'reversed'] });
    expect([await verify(reference), await verify(reference)].map(({ status }) => status)).toEqual([
      'abandoned',
      'success',
    ]);
    expect(sandbox.state.store.transaction(reference)?.status).toBe('success');
    expect((await verify(reference)).status).toBe('reversed');
    expect((await verify(reference)).status).toBe('reversed');
    await sandbox.state.tick();
    expect(receiver.events()).toEqual(['charge.success', 'charge.dispute.create', 'charge.dispute.resolve']);
  });

  it.each([
    [{ amountDelta: -1 }, { amount: 1_249_999, requested_amount: 1_250_000, currency: 'NGN' }],
    [
      { amount: 100, requestedAmount: 200 },
      { amount: 100, requested_amount: 200 },
    ],
    [{ currency: 'USD' }, { amount: 1_250_000, currency: 'USD' }],
    [{ fees: null }, { fees: null, status: 'success' }],
    [{ fees: 7 }, { fees: 7 }],
    [{ customerBearsFee: true }, { amount: 1_278_750, requested_amount: 1_250_000, fees: 28_750 }],
    [
      { amount: 30_050, customerBearsFee: true, fees: 10_283 },
      { amount: 40_333, fees: 10_283 },
    ],
  ])('%j of a payment is what was paid, also in the webhook', async (payment, shown) => {
    await sandbox.control('PUT', '/behaviour', { payment });
    const { reference } = await sandbox.pay();
    expect(await verify(reference)).toMatchObject(shown);
    await sandbox.state.tick();
    expect(JSON.parse(receiver.received[0]?.raw.toString() ?? '').data).toMatchObject(shown);
  });

  it.each([
    ['empty', ''],
    ['zero', 0],
    ['null', null],
    ['text', '{"a":1}'],
    ['object', { a: 1 }],
  ])('metadata of kind %s', async (metadata, shown) => {
    await sandbox.control('PUT', '/behaviour', { payment: { metadata } });
    const { reference } = await sandbox.pay({ metadata: { a: 1 } });
    expect((await verify(reference)).metadata).toEqual(shown);
    const { body } = await sandbox.get('/transaction');
    expect(body.data[0].metadata).toEqual(shown);
  });
});

it.each([
  ['both', '?trxref=R&reference=R#/done'],
  ['before_fragment', '?trxref=R&reference=R#/done'],
  ['in_fragment', '#/done?trxref=R&reference=R'],
  ['reference', '?reference=R#/done'],
  ['trxref', '?trxref=R#/done'],
  ['twice', '?trxref=R&reference=R&trxref=R&reference=R#/done'],
  ['empty', '?trxref=&reference=#/done'],
  ['none', '#/done'],
])('the buyer comes back with the reference in the shape %s', async (callback, address) => {
  await sandbox.control('PUT', '/behaviour', { callback });
  const { authorization_url } = await sandbox.initialize({
    reference: 'R',
    callback_url: 'http://shop.example/#/done',
  });
  const answer = await enterCard(authorization_url, 'plain');
  expect(answer.headers.get('location')).toBe(`http://shop.example/${address}`);
});

it('fragments of its own are added where the callback has none', async () => {
  await sandbox.control('PUT', '/behaviour', { callback: 'in_fragment' });
  const { authorization_url } = await sandbox.initialize({ reference: 'R' });
  const answer = await enterCard(authorization_url, 'plain');
  expect(answer.headers.get('location')).toBe('http://shop.example/#/payment/callback?trxref=R&reference=R');
});

describe('what nobody asked for', () => {
  it('a payment of an unknown reference, alone or as the twin of one we know', async () => {
    const { reference } = await sandbox.initialize({ metadata: { checkout_id: 'c-1' } });
    await sandbox.control('POST', `/transactions/${reference}/pay`);
    const orphan = await sandbox.control('POST', '/transactions', { reference: 'stray', amount: 7_700 });
    expect(orphan).toMatchObject({ reference: 'stray', status: 'success', amount: 7_700, goesTo: null });
    const twin = await sandbox.control('POST', '/transactions', { like: reference });
    expect(await verify(twin.reference)).toMatchObject({
      status: 'success',
      amount: 1_250_000,
      metadata: { checkout_id: 'c-1' },
      customer: { email: 'ada@example.com' },
    });
    await expect(sandbox.control('POST', '/transactions', { reference: 'stray' })).rejects.toThrow('409');
    await expect(sandbox.control('POST', '/transactions', { like: 'nothing' })).rejects.toThrow('404');
    await sandbox.state.tick();
    expect(receiver.events()).toEqual(Array(3).fill('charge.success'));
  });

  it('a charge back takes the money out of the balance once, also after a partial refund', async () => {
    const { reference } = await sandbox.pay();
    const balance = async () => (await sandbox.get('/balance')).body.data[0].balance;
    const earned = await balance();
    await sandbox.control('POST', `/transactions/${reference}/refund`, { amount: 50_000, note: 'by hand' });
    expect(await balance()).toBe(earned - 50_000);
    const taken = await sandbox.control('POST', `/transactions/${reference}/charge-back`);
    expect(taken.status).toBe('reversed');
    expect(await balance()).toBe(earned - 1_250_000);
    await expect(sandbox.control('POST', `/transactions/${reference}/charge-back`)).rejects.toThrow('409');
  });

  it('a dispute takes nothing until it is lost, then its part and no more than refunds have left', async () => {
    const { reference } = await sandbox.pay();
    const { id: transaction } = await verify(reference);
    const balance = async () => (await sandbox.get('/balance')).body.data[0].balance;
    const earned = await balance();
    const dispute = (fields: object) => sandbox.control('POST', `/transactions/${reference}/dispute`, fields);
    const resolve = ({ id }: { id: number }, resolution: string) =>
      sandbox.control('POST', `/disputes/${id}/resolve`, { resolution });
    const [first, second] = [await dispute({ amount: 250_000 }), await dispute({})];
    expect((await sandbox.get(`/dispute?transaction=${transaction}`)).body.data).toMatchObject([
      { id: second.id, refund_amount: 1_250_000, status: 'awaiting-merchant-feedback', resolution: null },
      { id: first.id, refund_amount: 250_000, transaction: { reference } },
    ]);
    expect((await sandbox.get('/dispute?transaction=1')).body.data).toEqual([]);
    expect((await sandbox.get('/dispute/1')).status).toBe(404);
    await resolve(second, 'declined');
    expect(await balance()).toBe(earned);
    await resolve(first, 'auto-accepted');
    expect(await balance()).toBe(earned - 250_000);
    expect((await verify(reference)).status).toBe('success');
    const refused = await sandbox.post('/refund', { transaction: reference, amount: 1_000_001 });
    expect(refused.body.message).toBe('Refund amount cannot be more than the transaction amount');
    await sandbox.post('/refund', { transaction: reference, amount: 900_000 });
    await resolve(await dispute({ amount: 500_000 }), 'merchant-accepted');
    expect(await balance()).toBe(earned - 1_250_000);
    expect((await verify(reference)).status).toBe('reversed');
    await expect(dispute({})).rejects.toThrow('409');
    await expect(resolve(first, 'declined')).rejects.toThrow('409');
    await expect(resolve({ id: 1 }, 'declined')).rejects.toThrow('404');
    const { webhooks, disputes } = await sandbox.control('GET', `/transactions/${reference}`);
    expect(disputes.map(({ amount }: { amount: number }) => amount)).toEqual([250_000, 1_250_000, 100_000]);
    expect(webhooks.filter(({ event }: { event: string }) => event.startsWith('charge.dispute'))).toHaveLength(6);
  });

  it('a refund that fails after the rest went back makes the payment a success again', async () => {
    const { reference } = await sandbox.pay();
    const refund = await sandbox.control('POST', `/transactions/${reference}/refund`, {
      amount: 50_000,
      outcome: 'failed',
      pendingSeconds: 3_600,
    });
    await sandbox.control('POST', `/transactions/${reference}/charge-back`);
    expect((await verify(reference)).status).toBe('reversed');
    await sandbox.control('POST', `/refunds/${refund.id}/move`, { status: 'failed' });
    expect((await verify(reference)).status).toBe('success');
  });

  it('a refund from the dashboard is listed late, or stays where it is, when it is told so', async () => {
    const { reference } = await sandbox.pay();
    const refund = (fields: object) => sandbox.control('POST', `/transactions/${reference}/refund`, fields);
    const late = await refund({ amount: 1, listedAfterSeconds: 150 });
    const slow = await refund({ amount: 2, pendingSeconds: 86_400 });
    clock.advance(149_000);
    const listed = async () => (await sandbox.get(`/refund?transaction=${reference}`)).body.data;
    expect(await listed()).toMatchObject([{ id: slow.id, status: 'pending' }]);
    clock.advance(1_000);
    expect(await listed()).toMatchObject([{ id: slow.id }, { id: late.id, status: 'processed' }]);
    await expect(refund({ pendingSeconds: 'long' })).rejects.toThrow('400');
  });

  it('a refund from the dashboard has its events, and ends as told', async () => {
    const { reference } = await sandbox.pay();
    const refund = await sandbox.control('POST', `/transactions/${reference}/refund`, { outcome: 'needs-attention' });
    clock.advance(5_000);
    await sandbox.state.tick();
    expect((await sandbox.get(`/refund/${refund.id}`)).body.data.status).toBe('needs-attention');
    expect(receiver.events()).toEqual([
      'charge.success',
      'refund.pending',
      'refund.processing',
      'refund.needs-attention',
    ]);
  });
});

describe('refunds as told', () => {
  it.each(['processed', 'failed', 'needs-attention'] as const)('end %s', async (outcome) => {
    await sandbox.control('PUT', '/behaviour', { refund: { outcome, pendingSeconds: 0, processingSeconds: 0 } });
    const { reference } = await sandbox.pay();
    const { id } = (await sandbox.post('/refund', { transaction: reference })).body.data;
    expect((await sandbox.get(`/refund/${id}`)).body.data.status).toBe(outcome);
    expect((await verify(reference)).status).toBe(outcome === 'processed' ? 'reversed' : 'success');
  });

  it('are missing from the listing at first, and move when told', async () => {
    await sandbox.control('PUT', '/behaviour', { refund: { listedAfterSeconds: 60, pendingSeconds: 3_600 } });
    const { reference } = await sandbox.pay();
    const { id } = (await sandbox.post('/refund', { transaction: reference })).body.data;
    const listed = async () => (await sandbox.get(`/refund?transaction=${reference}`)).body.data.length;
    expect(await listed()).toBe(0);
    expect((await sandbox.get(`/refund/${id}`)).body.data.status).toBe('pending');
    await sandbox.control('PUT', '/clock', { offsetSeconds: 60 });
    expect(await listed()).toBe(1);
    expect(await sandbox.control('POST', `/refunds/${id}/move`, { status: 'processed' })).toMatchObject({
      status: 'processed',
    });
    await expect(sandbox.control('POST', `/refunds/${id}/move`, { status: 'failed' })).rejects.toThrow('409');
  });
});
