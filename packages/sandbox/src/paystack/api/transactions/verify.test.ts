import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterCard, type SandboxClient, startSandboxClient } from '../../testing/sandbox-client.ts';

let sandbox: SandboxClient;
beforeAll(async () => {
  const subaccounts = [{ code: 'ACCT_a', businessName: 'Seller a', percentageCharge: 2 }];
  sandbox = await startSandboxClient({ subaccounts });
});
afterAll(() => sandbox.close());

const verify = async (reference: string) => (await sandbox.get(`/transaction/verify/${reference}`)).body.data;

const FIELDS = [
  'amount authorization channel connect createdAt created_at currency customer domain fees fees_breakdown fees_split',
  'gateway_response id ip_address log message metadata order_id paidAt paid_at plan plan_object pos_transaction_data',
  'receipt_number reference requested_amount source split status subaccount transaction_date',
].flatMap((line) => line.split(' '));

describe('verify', () => {
  it('shows a fresh transaction as abandoned, with every field of the real answer', async () => {
    const { reference } = await sandbox.initialize();
    const { status, body } = await sandbox.get(`/transaction/verify/${reference}`);
    expect([status, body.status, body.message]).toEqual([200, true, 'Verification successful']);
    expect(Object.keys(body.data).sort()).toEqual(FIELDS);
    expect(body.data).toMatchObject({
      domain: 'test',
      status: 'abandoned',
      amount: 1_250_000,
      requested_amount: 1_250_000,
      currency: 'NGN',
      paid_at: null,
      paidAt: null,
      metadata: '',
      fees: null,
      fees_split: null,
      log: null,
      authorization: {},
      split: {},
      subaccount: {},
      plan_object: {},
      plan: null,
    });
    expect(body.data.id).toBeGreaterThan(2 ** 32);
  });

  it('shows a paid transaction with fees, both dates, authorization and log', async () => {
    const { reference } = await sandbox.pay({ metadata: { checkout_id: 'c1' } });
    const data = await verify(reference);
    expect(Object.keys(data).sort()).toEqual(FIELDS);
    expect(data).toMatchObject({
      status: 'success',
      gateway_response: 'Successful',
      fees: 28_750,
      fees_split: null,
      metadata: { checkout_id: 'c1' },
      ip_address: '127.0.0.1',
      authorization: {
        authorization_code: expect.stringMatching(/^AUTH_[a-z0-9]{10}$/),
        bin: '408408',
        last4: '4081',
        exp_month: '12',
        exp_year: '2049',
        channel: 'card',
        card_type: 'visa ',
        bank: 'TEST BANK',
        country_code: 'NG',
        brand: 'visa',
        reusable: true,
        signature: expect.stringMatching(/^SIG_/),
        account_name: null,
      },
      customer: { email: 'ada@example.com', customer_code: expect.stringMatching(/^CUS_[a-z0-9]{15}$/) },
      log: { attempts: 1, errors: 0, success: true, mobile: false, input: [] },
    });
    expect(data.paid_at).toBe(data.paidAt);
    expect(new Date(data.paid_at).toISOString()).toBe(data.paid_at);
    expect(data.log.history.map((entry: { type: string }) => entry.type)).toEqual(['action', 'success']);
  });

  it('shows a decline as failed, and the later success on the same reference as success', async () => {
    const { reference, authorization_url } = await sandbox.initialize();
    await enterCard(authorization_url, 'no-funds');
    expect(await verify(reference)).toMatchObject({
      status: 'failed',
      gateway_response: 'Insufficient Funds',
      paid_at: null,
      authorization: {},
      log: { attempts: 1, errors: 1, success: false },
    });
    await enterCard(authorization_url, 'plain');
    expect(await verify(reference)).toMatchObject({
      status: 'success',
      log: { attempts: 2, errors: 1, success: true },
    });
  });

  it('shows a payment waiting for an answer of the buyer as ongoing', async () => {
    const { reference, authorization_url } = await sandbox.initialize();
    await enterCard(authorization_url, 'pin-otp');
    expect((await verify(reference)).status).toBe('ongoing');
  });

  it('answers 400 for a reference it does not know', async () => {
    const { status, body } = await sandbox.get('/transaction/verify/nobody');
    expect(status).toBe(400);
    expect(body).toEqual({
      status: false,
      message: 'Transaction reference not found.',
      meta: {
        nextStep: "Ensure that you're passing the reference of a transaction that exists on this integration",
      },
      type: 'validation_error',
      code: 'transaction_not_found',
    });
  });

  it('shows the parts of a single split as they were observed in test mode', async () => {
    const fields = { amount: 45_875_000, subaccount: 'ACCT_a', transaction_charge: '875000' };
    const data = await verify((await sandbox.pay(fields)).reference);
    expect(data.fees_split).toEqual({
      paystack: 200_000,
      integration: 675_000,
      subaccount: 45_000_000,
      params: { bearer: 'account', transaction_charge: '875000', percentage_charge: '2' },
    });
    expect(data.subaccount).toMatchObject({ subaccount_code: 'ACCT_a', business_name: 'Seller a' });
    expect(data.split).toEqual({});
  });

  it('shows formula and shares of a dynamic split', async () => {
    const split = { type: 'flat', bearer_type: 'account', subaccounts: [{ subaccount: 'ACCT_a', share: 1_000_000 }] };
    const data = await verify((await sandbox.pay({ split })).reference);
    expect(data.split).toMatchObject({
      split_code: expect.stringMatching(/^SPL_/),
      formula: {
        type: 'flat',
        subaccounts: [{ share: 1_000_000, subaccount_code: 'ACCT_a', name: 'Seller a' }],
        integration: 250_000,
      },
      shares: {
        paystack: 28_750,
        subaccounts: [{ amount: 1_000_000, subaccount_code: 'ACCT_a' }],
        integration: 221_250,
      },
    });
    expect([data.fees_split, data.subaccount]).toEqual([null, {}]);
  });
});
