import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from '../../testing/sandbox-client.ts';

let sandbox: SandboxClient;
beforeAll(async () => {
  const subaccounts = ['a', 'b'].map((name) => ({
    code: `ACCT_${name}`,
    businessName: `Seller ${name}`,
    percentageCharge: 10,
  }));
  sandbox = await startSandboxClient({ subaccounts });
});
afterAll(() => sandbox.close());

const valid = { email: 'ada@example.com', amount: 1_250_000 };
const initialize = (fields: object) => sandbox.post('/transaction/initialize', fields);

describe('the key', () => {
  const call = (authorization?: string) =>
    fetch(`${sandbox.url}/transaction/initialize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
      body: JSON.stringify(valid),
    });

  it.each([undefined, '', 'Bearer sk_test_other', 'sk_test_sandbox', 'Bearer sk_live_sandbox'])(
    'is refused with 401 when it is %s',
    async (authorization) => {
      const response = await call(authorization);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        status: false,
        message: 'Invalid key',
        meta: { nextStep: 'Ensure that you provide the correct authorization key for the request' },
        type: 'validation_error',
        code: 'invalid_Key',
      });
    },
  );
});

describe('an accepted initialize', () => {
  it('answers exactly the documented fields with an access code of 15 characters', async () => {
    const { status, body } = await initialize({ ...valid, reference: 'oja-01.A=b' });
    expect(status).toBe(200);
    const { access_code } = body.data;
    expect(access_code).toMatch(/^[a-z0-9]{15}$/);
    expect(body).toEqual({
      status: true,
      message: 'Authorization URL created',
      data: { authorization_url: `${sandbox.url}/checkout/${access_code}`, access_code, reference: 'oja-01.A=b' },
    });
  });

  it('makes a reference of 10 characters when none is given', async () => {
    const { body } = await initialize(valid);
    expect(body.data.reference).toMatch(/^[a-z0-9]{10}$/);
  });

  it('takes the amount as digits, and metadata as an object, as JSON or as any text', async () => {
    const metadataOf = async (metadata: unknown) => {
      const { body } = await initialize({ ...valid, amount: '20000', metadata });
      const verified = await sandbox.get(`/transaction/verify/${body.data.reference}`);
      expect(verified.body.data.amount).toBe(20_000);
      return verified.body.data.metadata;
    };
    expect(await metadataOf({ checkout_id: 'c1' })).toEqual({ checkout_id: 'c1' });
    expect(await metadataOf('{"checkout_id":"c1"}')).toEqual({ checkout_id: 'c1' });
    expect(await metadataOf('just a note')).toBe('just a note');
    expect(await metadataOf(undefined)).toBe('');
  });

  it('takes a form as well as JSON', async () => {
    const response = await fetch(`${sandbox.url}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.secretKey}` },
      body: new URLSearchParams({
        email: 'ada@example.com',
        amount: '700000',
        'split[type]': 'flat',
        'split[subaccounts][0][subaccount]': 'ACCT_a',
        'split[subaccounts][0][share]': '500000',
        'metadata[checkout_id]': 'c9',
      }),
    });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { reference: string } };
    const verified = await sandbox.get(`/transaction/verify/${data.reference}`);
    expect(verified.body.data.metadata).toEqual({ checkout_id: 'c9' });
    expect(verified.body.data.split.formula.subaccounts[0]).toMatchObject({
      share: 500_000,
      subaccount_code: 'ACCT_a',
    });
  });

  it('takes the fields other clients send along', async () => {
    const { status } = await initialize({
      ...valid,
      bearer: 'account',
      invoice_limit: '0',
      channels: ['card', 'bank'],
    });
    expect(status).toBe(200);
  });
});

describe('a refused initialize', () => {
  it.each([
    [{ amount: 10_000 }, 'Email Address is required', 'missing_params'],
    [{ ...valid, email: ' ' }, 'Email Address is required', 'missing_params'],
    [{ ...valid, email: 'not an address' }, 'Invalid Email Address Passed', 'invalid_params'],
    [{ ...valid, amount: undefined }, 'Invalid Amount Sent', 'invalid_params'],
    [{ ...valid, amount: 4_999 }, 'Invalid Amount Sent', 'invalid_params'],
    [{ ...valid, amount: '12500.50' }, 'Invalid Amount Sent', 'invalid_params'],
    [{ ...valid, amount: 12_500.5 }, 'Invalid Amount Sent', 'invalid_params'],
    [{ ...valid, amount: -5_000 }, 'Invalid Amount Sent', 'invalid_params'],
    [{ ...valid, amount: true }, 'Invalid Amount Sent', 'invalid_params'],
    [{ ...valid, amount: 0 }, 'You must specify a valid amount', 'invalid_params'],
    [{ ...valid, amount: '0' }, 'You must specify a valid amount', 'invalid_params'],
    [{ ...valid, amount: 1_000_000_001 }, 'Transaction amount limit exceeded', 'invalid_params'],
    [{ ...valid, reference: 'oja_1' }, 'Invalid character in transaction reference', 'invalid_params'],
    [{ ...valid, reference: 'a/b' }, 'Invalid character in transaction reference', 'invalid_params'],
    [{ ...valid, callback_url: 'javascript:alert(1)' }, 'callback_url must be a valid URL', 'invalid_params'],
    [{ ...valid, callback_url: '/relative' }, 'callback_url must be a valid URL', 'invalid_params'],
    [{ ...valid, channels: ['ussd'] }, 'No active channel', 'invalid_params'],
    [{ ...valid, channels: ['cheque'] }, 'Invalid channels', 'invalid_params'],
    [{ ...valid, split_code: 'SPL_x' }, 'Split not found', 'invalid_params'],
  ])('%j is "%s"', async (fields, message, code) => {
    const { status, body } = await initialize(fields);
    expect(status).toBe(400);
    expect(body).toEqual({
      status: false,
      message,
      meta: { nextStep: expect.any(String) },
      type: 'validation_error',
      code,
    });
  });

  it('names a reference that is already used, also when two calls race', async () => {
    const fields = { ...valid, reference: 'twice' };
    const answers = await Promise.all([initialize(fields), initialize(fields)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      message: 'Duplicate Transaction Reference',
      code: 'duplicate_reference',
      meta: { nextStep: 'Try and create the Transaction or Charge with a new reference' },
    });
  });

  it('answers malformed JSON, and a body that is no object, in the same shape', async () => {
    const headers = { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' };
    const response = await fetch(`${sandbox.url}/transaction/initialize`, {
      method: 'POST',
      headers,
      body: '{"email":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: false, code: 'invalid_params' });
    expect((await initialize([])).body.code).toBe('missing_params');
  });

  it('answers 404 for a path Paystack does not have', async () => {
    expect((await sandbox.get('/transactions')).body).toMatchObject({ status: false, message: 'Entity not found' });
  });
});

describe('splits', () => {
  const share = (subaccount: string, amount: number) => ({ subaccount, share: amount });
  const flat = {
    type: 'flat',
    bearer_type: 'account',
    subaccounts: [share('ACCT_a', 500_000), share('ACCT_b', 700_000)],
  };

  it.each([
    [flat],
    [{ ...flat, subaccounts: [share('ACCT_a', 1_250_000)] }],
    [{ ...flat, bearer_type: 'subaccount', bearer_subaccount: 'ACCT_b' }],
    [{ type: 'percentage', subaccounts: [share('ACCT_a', 60), share('ACCT_b', 40)] }],
  ])('accepts %j', async (split) => {
    expect((await initialize({ ...valid, split })).status).toBe(200);
    expect((await initialize({ ...valid, split: JSON.stringify(split) })).status).toBe(200);
  });

  it.each([
    [{ ...flat, type: 'share' }, 'Split type must be flat or percentage'],
    [{ ...flat, bearer_type: 'buyer' }, 'Invalid bearer_type'],
    [{ ...flat, bearer_type: 'subaccount' }, 'bearer_subaccount must be one of the subaccounts of the split'],
    [{ ...flat, currency: 'USD' }, 'Split currency must match the transaction currency'],
    [{ ...flat, subaccounts: [] }, 'Split subaccounts must be a non-empty array'],
    [{ ...flat, subaccounts: [share('ACCT_zz', 1)] }, 'Invalid Subaccount'],
    [{ ...flat, subaccounts: [share('ACCT_a', 1.5)] }, 'Split share must be a whole number above 0'],
    [
      { ...flat, subaccounts: [share('ACCT_a', 1_250_001)] },
      'Sum of flat shares must not exceed the transaction amount',
    ],
    [{ ...flat, subaccounts: [share('ACCT_a', 1), share('ACCT_a', 1)] }, 'Duplicate subaccount in split'],
    [
      { type: 'percentage', subaccounts: [share('ACCT_a', 60), share('ACCT_b', 41)] },
      'Sum of percentage shares must not exceed 100',
    ],
    ['nonsense', 'Split type must be flat or percentage'],
  ])('refuses %j', async (split, message) => {
    const { status, body } = await initialize({ ...valid, split });
    expect([status, body.message]).toEqual([400, message]);
  });

  it.each([
    [{ subaccount: 'ACCT_zz' }, 'Invalid Subaccount'],
    [{ subaccount: 'ACCT_a', bearer: 'all' }, 'Invalid bearer'],
    [{ subaccount: 'ACCT_a', transaction_charge: 1_250_001 }, 'Invalid transaction_charge'],
    [{ transaction_charge: 100 }, 'transaction_charge needs a subaccount'],
    [{ subaccount: 'ACCT_a', split: flat }, 'A transaction cannot have both a subaccount and a split'],
  ])('refuses the single split %j', async (fields, message) => {
    const { status, body } = await initialize({ ...valid, ...fields });
    expect([status, body.message]).toEqual([400, message]);
  });
});
