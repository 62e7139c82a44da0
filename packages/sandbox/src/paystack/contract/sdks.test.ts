import { createPaystack, verifyPaystackWebhookSignature } from '@alexasomba/paystack-node';
import PaystackApi from 'paystack-api';
import PaystackNode from 'paystack-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from '../testing/sandbox-client.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

/** Clients of Paystack that none of us wrote, against the sandbox over HTTP. */

let receiver: WebhookReceiver;
let sandbox: SandboxClient;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  sandbox = await startSandboxClient({ webhookUrl: receiver.url });
});
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

const email = 'ada@example.com';
const pay = (reference: string) => sandbox.control('POST', `/transactions/${reference}/pay`);
const account = {
  business_name: 'Seller',
  settlement_bank: '058',
  account_number: '0123456789',
  percentage_charge: 10,
};

describe('@alexasomba/paystack-node', () => {
  const client = () => createPaystack({ secretKey: sandbox.secretKey, baseUrl: sandbox.url });

  it('initialize, duplicate, verify, fetch, list, timeline', async () => {
    const paystack = client();
    const body = { email, amount: 500_000, reference: 'ts-1' };
    const started = await paystack.transaction_initialize({ body });
    expect(started.data?.data).toMatchObject({
      reference: 'ts-1',
      authorization_url: expect.stringContaining(sandbox.url),
    });
    const again = await paystack.transaction_initialize({ body });
    expect(again.response.status).toBe(400);
    expect(again.error).toMatchObject({ status: false, code: 'duplicate_reference' });
    await pay('ts-1');
    const verified = await paystack.transaction_verify({ params: { path: { reference: 'ts-1' } } });
    expect(verified.data?.data).toMatchObject({ status: 'success', amount: 500_000, fees: 17_500 });
    const id = verified.data?.data.id ?? 0;
    const fetched = await paystack.transaction_fetch({ params: { path: { id } } });
    expect(fetched.data?.data.reference).toBe('ts-1');
    const listed = await paystack.transaction_list({ params: { query: { status: 'success' } } });
    expect(listed.data?.data.map(({ reference }) => reference)).toContain('ts-1');
    const timeline = await paystack.transaction_timeline({ params: { path: { id } } });
    expect(timeline.data?.data).toMatchObject({ success: true, attempts: 1 });
    const unknown = await paystack.transaction_verify({ params: { path: { reference: 'none' } } });
    expect([unknown.response.status, unknown.error]).toMatchObject([400, { code: 'transaction_not_found' }]);
  });

  it('refund: create, list, fetch', async () => {
    const paystack = client();
    await sandbox.initialize({ reference: 'ts-2' });
    await pay('ts-2');
    const made = await paystack.refund_create({ body: { transaction: 'ts-2', amount: 1_000 } });
    const id = made.data?.data.id ?? 0;
    expect(made.data?.data).toMatchObject({ status: 'pending', amount: 1_000 });
    const fetched = await paystack.refund_fetch({ params: { path: { id } } });
    expect(fetched.data?.data).toMatchObject({ id, transaction_reference: 'ts-2' });
    const listed = await paystack.refund_list();
    expect(listed.data?.data.map((refund) => refund.id)).toContain(id);
  });

  it('subaccounts, splits, banks, balance, time to pay', async () => {
    const paystack = client();
    const made = await paystack.subaccount_create({ body: account });
    const code = made.data?.data.subaccount_code ?? '';
    expect(made.response.status).toBe(201);
    const path = { code };
    const changed = await paystack.subaccount_update({
      params: { path },
      body: { business_name: 'Seller & Co', description: 'Shoes' },
    });
    expect(changed.data?.data.business_name).toBe('Seller & Co');
    expect((await paystack.subaccount_fetch({ params: { path } })).data?.data.business_name).toBe('Seller & Co');
    const subaccounts = await paystack.subaccount_list();
    expect(subaccounts.data?.data.map(({ subaccount_code }) => subaccount_code)).toContain(code);

    const split = await paystack.split_create({
      body: { name: 'Two', type: 'percentage', currency: 'NGN', subaccounts: [{ subaccount: code, share: 20 }] },
    });
    const id = split.data?.data.id ?? 0;
    const other = (await paystack.subaccount_create({ body: account })).data?.data.subaccount_code ?? '';
    const grown = await paystack.split_addSubaccount({
      params: { path: { id } },
      body: { subaccount: other, share: 30 },
    });
    expect(grown.data?.data.total_subaccounts).toBe(2);
    await paystack.split_removeSubaccount({ params: { path: { id } }, body: { subaccount: other } });
    expect((await paystack.split_fetch({ params: { path: { id } } })).data?.data.total_subaccounts).toBe(1);
    expect((await paystack.split_list()).data?.data).toHaveLength(1);
    const split_code = split.data?.data.split_code ?? '';
    const started = await paystack.transaction_initialize({ body: { email, amount: 10_000, split_code } });
    await pay(started.data?.data.reference ?? '');
    const view = sandbox.state.store.transaction(started.data?.data.reference ?? '');
    expect(view?.split).toMatchObject({ subaccounts: [{ code, share: 20 }] });

    const banks = await paystack.bank_list({ params: { query: { country: 'nigeria' } } });
    expect(banks.data?.data.map((bank) => bank.code)).toContain('057');
    const resolved = await paystack.bank_resolveAccountNumber({
      // Its types want numbers, which would lose the zeros.
      params: { query: { account_number: '0000000000', bank_code: '057' } as never },
    });
    expect(resolved.data?.data.account_number).toBe('0000000000');
    expect((await paystack.balance_fetch()).data?.data[0]).toMatchObject({ currency: 'NGN' });
    expect((await paystack.balance_ledger()).data?.data.length).toBeGreaterThan(0);
    await paystack.integration_updatePaymentSessionTimeout({ body: { timeout: 900 } });
    const timeout = await paystack.integration_fetchPaymentSessionTimeout();
    expect(timeout.data?.data.payment_session_timeout).toBe(900);
  });

  it('believes the webhooks, however they are written, and no forged one', async () => {
    await sandbox.state.tick();
    const valid = ({ raw: rawBody, signature }: (typeof receiver.received)[number]) =>
      verifyPaystackWebhookSignature({ rawBody, signature, secret: sandbox.secretKey });
    expect(receiver.received.length).toBeGreaterThan(0);
    expect(receiver.received.every(valid)).toBe(true);
    for (const [webhook, expected] of [
      [{ body: 'unusual' }, true],
      [{ signature: 'wrong' }, false],
      [{ signature: 'other_body' }, false],
    ] as const) {
      await sandbox.control('PUT', '/behaviour', { webhook });
      await sandbox.pay();
      await sandbox.state.tick();
      const last = receiver.received.at(-1);
      expect(last !== undefined && valid(last)).toBe(expected);
    }
    await sandbox.control('POST', '/heal');
  });
});

it('paystack-api: transactions, refunds, subaccounts, banks', async () => {
  const paystack = new PaystackApi(sandbox.secretKey);
  paystack.endpoint = sandbox.url;
  const { transaction, refund, subaccount, verification, misc } = paystack;
  const body = { email, amount: 500_000, reference: 'api-1' };
  expect((await transaction.initialize?.({ ...body }))?.data).toMatchObject({ reference: 'api-1' });
  await expect(transaction.initialize?.({ ...body })).rejects.toMatchObject({
    statusCode: 400,
    error: { code: 'duplicate_reference' },
  });
  await pay('api-1');
  const verified = (await transaction.verify?.({ reference: 'api-1' }))?.data as { id: number } | undefined;
  expect(verified).toMatchObject({ status: 'success' });
  const id = verified?.id ?? 0;
  expect((await transaction.get?.({ id }))?.data).toMatchObject({ reference: 'api-1' });
  expect((await transaction.list?.({ perPage: 1 }))?.data).toHaveLength(1);
  expect((await transaction.viewTimeline?.({ id }))?.data).toMatchObject({ success: true });
  expect((await transaction.viewTimelineRef?.({ reference: 'api-1' }))?.data).toMatchObject({ success: true });
  expect((await transaction.totals?.())?.data).toMatchObject({ total_volume: expect.any(Number) });

  const made = (await refund.create?.({ transaction: 'api-1', amount: 1_000 }))?.data as { id: number } | undefined;
  expect((await refund.get?.({ trans_id: made?.id }))?.data).toMatchObject({ amount: 1_000 });
  expect((await refund.list?.({ reference: 'api-1' }))?.data).toHaveLength(1);

  const seller = (await subaccount.create?.(account))?.data as { subaccount_code: string } | undefined;
  expect((await subaccount.get?.({ id: seller?.subaccount_code }))?.data).toMatchObject({ business_name: 'Seller' });
  expect((await subaccount.update?.({ id: seller?.subaccount_code, percentage_charge: 5 }))?.data).toMatchObject({
    percentage_charge: 5,
  });
  expect((await subaccount.list?.({ perPage: 100, page: 1 }))?.message).toBe('Subaccounts retrieved');
  const resolved = await verification.resolveAccount?.({ account_number: '0000000000', bank_code: '057' });
  expect(resolved?.data).toMatchObject({ account_number: '0000000000' });
  expect((await misc.list_banks?.({ perPage: 5 }))?.data).toHaveLength(5);
});

it('paystack-node: transactions with amounts as texts, refunds, subaccounts, banks', async () => {
  const paystack = new PaystackNode(sandbox.secretKey, 'test');
  paystack.mergeNewOptions({ baseUrl: sandbox.url });
  const body = { email, amount: 500_000, reference: 'node-1' };
  expect((await paystack.initializeTransaction?.(body))?.body.data).toMatchObject({ reference: 'node-1' });
  await expect(paystack.initializeTransaction?.(body)).rejects.toThrow('Bad Request (400)');
  await pay('node-1');
  const verified = (await paystack.verifyTransaction?.({ reference: 'node-1' }))?.body.data as
    | { id: number }
    | undefined;
  expect(verified).toMatchObject({ status: 'success', amount: 500_000 });
  const id = String(verified?.id);
  expect((await paystack.getTransaction?.({ id }))?.body.data).toMatchObject({ reference: 'node-1' });
  expect((await paystack.listTransaction?.({ perPage: 2, page: 1 }))?.body.data).toHaveLength(2);
  expect((await paystack.viewTransactionTimeline?.({ id }))?.body.data).toMatchObject({ success: true });

  const made = await paystack.createRefund?.({ transaction: 'node-1', amount: 2_000 });
  const refund = made?.body.data as { id: number } | undefined;
  expect((await paystack.getRefund?.({ reference: String(refund?.id) }))?.body.data).toMatchObject({ amount: 2_000 });
  expect((await paystack.listRefund?.({ reference: 'node-1' }))?.body.data).toHaveLength(1);

  const seller = (await paystack.createSubaccount?.(account))?.body.data as { subaccount_code: string } | undefined;
  const found = await paystack.getSubaccount?.({ id_or_slug: seller?.subaccount_code });
  expect(found?.body.data).toMatchObject({ business_name: 'Seller' });
  expect((await paystack.listSubaccount?.({ perPage: 3, page: 1 }))?.body.message).toBe('Subaccounts retrieved');
  expect((await paystack.listBanks?.({ perPage: 4, country: 'nigeria' }))?.body.data).toHaveLength(4);
});
