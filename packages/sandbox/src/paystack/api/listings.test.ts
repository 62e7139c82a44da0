import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from '../testing/sandbox-client.ts';
import { createTestClock } from '../testing/webhook-receiver.ts';

const clock = createTestClock();
let sandbox: SandboxClient;
beforeAll(async () => {
  sandbox = await startSandboxClient({ clock: clock.now });
});
afterAll(() => sandbox.close());

describe('GET /transaction', () => {
  const references = async (query: string) => {
    const { body } = await sandbox.get(`/transaction?${query}`);
    return body.data.map((entry: { reference: string }) => entry.reference);
  };

  beforeAll(async () => {
    await sandbox.pay({ reference: 'first' });
    clock.advance(60_000);
    await sandbox.initialize({ reference: 'second' });
    clock.advance(60_000);
    await sandbox.pay({ reference: 'third' });
  });

  it('lists newest first and filters by status, amount and time', async () => {
    expect(await references('')).toEqual(['third', 'second', 'first']);
    expect(await references('status=success')).toEqual(['third', 'first']);
    expect(await references('status=abandoned')).toEqual(['second']);
    expect(await references('amount=1')).toEqual([]);
    expect(await references('from=2026-03-01T09:01:00.000Z')).toEqual(['third', 'second']);
    expect(await references('to=2026-03-01T09:01:00.000Z')).toEqual(['second', 'first']);
  });

  it('pages by number and by cursor', async () => {
    const { body } = await sandbox.get('/transaction?perPage=2');
    expect(body.meta).toMatchObject({ previous: null, perPage: 2, total: 3, page: 1, pageCount: 2 });
    expect(await references('perPage=2&page=2')).toEqual(['first']);
    expect(await references(`perPage=2&next=${body.meta?.next}`)).toEqual(['first']);
    const last = await sandbox.get('/transaction?perPage=2&page=2');
    expect(last.body.meta?.next).toBeNull();
  });

  it('shows missing metadata as null, where verify says ""', async () => {
    expect((await sandbox.get('/transaction')).body.data[0].metadata).toBeNull();
  });

  it.each(['from=yesterday', 'perPage=0', 'page=x', 'next=zzz'])('refuses %s', async (query) => {
    expect((await sandbox.get(`/transaction?${query}`)).status).toBe(400);
  });

  it('finds one by id, and answers 404 for another', async () => {
    const { id } = (await sandbox.get('/transaction/verify/first')).body.data;
    expect((await sandbox.get(`/transaction/${id}`)).body.data).toMatchObject({ id, reference: 'first' });
    expect((await sandbox.get('/transaction/77')).status).toBe(404);
    expect((await sandbox.get('/transaction/first')).status).toBe(404);
  });
});

describe('GET /balance', () => {
  it('is what the main account got, less refunds that have not failed', async () => {
    expect((await sandbox.get('/balance')).body.data).toEqual([{ currency: 'NGN', balance: 2 * (1_250_000 - 28_750) }]);
    await sandbox.post('/refund', { transaction: 'first', amount: 250_000 });
    expect((await sandbox.get('/balance')).body.data[0].balance).toBe(2 * (1_250_000 - 28_750) - 250_000);
  });
});

describe('banks', () => {
  it('are listed in pages', async () => {
    const { body } = await sandbox.get('/bank?country=nigeria&currency=NGN&perPage=5&page=2');
    expect(body.message).toBe('Banks retrieved');
    expect(body.data).toHaveLength(5);
    expect((await sandbox.get('/bank')).body.data).toContainEqual(
      expect.objectContaining({ name: 'Guaranty Trust Bank', code: '058', id: 9, slug: 'guaranty-trust-bank' }),
    );
  });

  it.each(['account_number=0022728151&bank_code=058', 'account_number=0000000000&bank_code=057'])(
    'resolve %s to the same name each time',
    async (query) => {
      const first = await sandbox.get(`/bank/resolve?${query}`);
      expect(first.body).toMatchObject({ status: true, message: 'Account number resolved' });
      expect(first.body.data.account_name).toMatch(/^[A-Z]+ [A-Z]+$/);
      expect((await sandbox.get(`/bank/resolve?${query}`)).body).toEqual(first.body);
    },
  );

  it.each([
    ['account_number=12345&bank_code=057', 422],
    ['account_number=abc&bank_code=057', 400],
    ['account_number=0000000000&bank_code=999', 400],
    ['', 400],
  ])('do not resolve "%s"', async (query, status) => {
    expect((await sandbox.get(`/bank/resolve?${query}`)).status).toBe(status);
  });
});

describe('subaccounts', () => {
  const fields = {
    business_name: 'Iya Basira Foods',
    bank_code: '058',
    account_number: '0123456047',
    percentage_charge: 20,
  };

  it.each([fields, { ...fields, bank_code: undefined, settlement_bank: '058', percentage_charge: '20' }])(
    'are made from %j and usable at once',
    async (given) => {
      const { status, body } = await sandbox.post('/subaccount', given);
      expect([status, body.message]).toEqual([201, 'Subaccount created']);
      expect(body.data).toMatchObject({
        business_name: 'Iya Basira Foods',
        settlement_bank: 'Guaranty Trust Bank',
        bank: 9,
        percentage_charge: 20,
        subaccount_code: expect.stringMatching(/^ACCT_[a-z0-9]{15}$/),
        is_verified: false,
        settlement_schedule: 'AUTO',
        active: true,
      });
      for (const key of [body.data.id, body.data.subaccount_code]) {
        expect((await sandbox.get(`/subaccount/${key}`)).body.data).toEqual(body.data);
      }
      await sandbox.initialize({ subaccount: body.data.subaccount_code });
    },
  );

  it.each([
    [{ business_name: undefined }, 'business_name is required'],
    [{ bank_code: undefined }, 'settlement_bank is required'],
    [{ bank_code: '999' }, 'Bank code is invalid'],
    [{ account_number: undefined }, 'account_number is required'],
    [{ account_number: '12345' }, 'Account number must be at least 6 digits in length'],
    [{ account_number: '12345x' }, 'Account number should be numeric'],
    [{ percentage_charge: undefined }, 'percentage_charge is required'],
    [{ percentage_charge: 101 }, 'percentage_charge must be between 0 and 100'],
  ])('are refused with %j', async (change, message) => {
    const { status, body } = await sandbox.post('/subaccount', { ...fields, ...change });
    expect([status, body.message]).toEqual([400, message]);
  });

  it('answer 404 when unknown', async () => {
    expect((await sandbox.get('/subaccount/ACCT_none')).status).toBe(404);
  });
});
