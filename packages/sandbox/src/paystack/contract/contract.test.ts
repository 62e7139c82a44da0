import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SandboxClient, startSandboxClient } from '../testing/sandbox-client.ts';
import { openContract } from './contract.ts';
import { DIFFERENCES } from './differences.ts';

const contract = openContract();
const seen = new Set<string>();
let sandbox: SandboxClient;
beforeAll(async () => {
  sandbox = await startSandboxClient();
});
afterAll(() => sandbox.close());

/** Asks, and checks the answer against the contract; returns its data. */
async function ask(method: string, path: string, body?: unknown, key = sandbox.secretKey) {
  const response = await fetch(sandbox.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  const violations = contract.check(method, path.replace(/\?.*/, ''), response.status, answer);
  for (const violation of violations) seen.add(violation);
  const known = (violation: string) => DIFFERENCES.some((difference) => difference.violation.test(violation));
  expect(violations.filter((violation) => !known(violation))).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: read field by field
  return (answer as any).data;
}
const tell = (behaviour: object) => sandbox.control('PUT', '/behaviour', behaviour);
const start = (fields = {}) => ask('POST', '/transaction/initialize', { email: 'a@b.ng', amount: 500_000, ...fields });

async function look(reference: string) {
  const { id } = await ask('GET', `/transaction/verify/${reference}`);
  await ask('GET', `/transaction/${id}`);
  await ask('GET', `/transaction/timeline/${id}`);
  await ask('GET', '/transaction');
  await ask('GET', `/transaction?perPage=1&status=success`);
  await ask('GET', '/transaction/totals');
  await ask('GET', '/balance');
  await ask('GET', '/balance/ledger');
  return id;
}

async function makeSubaccount() {
  return ask('POST', '/subaccount', {
    business_name: 'Seller',
    settlement_bank: '058',
    account_number: '0123456789',
    percentage_charge: 10,
  });
}

it('a payment from its start over a decline to its end', async () => {
  const { reference } = await start({ callback_url: 'http://shop.example/', metadata: { checkout_id: 'c' } });
  await look(reference);
  await sandbox.control('POST', `/transactions/${reference}/fail`);
  await look(reference);
  await sandbox.control('POST', `/transactions/${reference}/pay`, { card: 'pin-otp' });
  await look(reference);
  await sandbox.control('POST', `/transactions/${reference}/charge-back`);
  await look(reference);
});

it('disputes, from the claim to the end', async () => {
  const { reference } = await start();
  await sandbox.control('POST', `/transactions/${reference}/pay`);
  const dispute = await sandbox.control('POST', `/transactions/${reference}/dispute`, { amount: 200_000 });
  await ask('GET', '/dispute');
  await sandbox.control('POST', `/disputes/${dispute.id}/resolve`, { resolution: 'declined' });
  await ask('GET', '/dispute?status=resolved');
  await ask('GET', `/dispute/${dispute.id}`);
  const lost = await sandbox.control('POST', `/transactions/${reference}/dispute`, { amount: 200_000 });
  await sandbox.control('POST', `/disputes/${lost.id}/resolve`, { resolution: 'merchant-accepted', asRefund: true });
  const [refund] = await ask('GET', '/refund');
  expect(refund).toMatchObject({ dispute: lost.id, amount: 200_000, status: 'processed' });
  await ask('GET', `/refund/${refund.id}`);
});

it('payments with subaccounts and splits, and those themselves', async () => {
  const { subaccount_code: code } = await makeSubaccount();
  await ask('GET', '/subaccount');
  await ask('GET', `/subaccount/${code}`);
  await ask('PUT', `/subaccount/${code}`, { active: false, settlement_schedule: 'weekly', description: 'x' });
  const shares = [{ subaccount: code, share: 20 }];
  const saved = await ask('POST', '/split', { name: 'Two', type: 'percentage', currency: 'NGN', subaccounts: shares });
  await ask('GET', '/split');
  await ask('GET', `/split/${saved.id}`);
  await ask('PUT', `/split/${saved.id}`, { name: 'Three' });
  const { subaccount_code: other } = await makeSubaccount();
  await ask('POST', `/split/${saved.id}/subaccount/add`, { subaccount: other, share: 30 });
  await ask('POST', `/split/${saved.id}/subaccount/remove`, { subaccount: other });
  const split = { type: 'flat', bearer_type: 'account', subaccounts: [{ subaccount: code, share: 1_000 }] };
  for (const parts of [{ subaccount: code }, { split }, { split_code: saved.split_code }]) {
    const { reference } = await start(parts);
    await look(reference);
    await sandbox.control('POST', `/transactions/${reference}/pay`);
    await look(reference);
  }
});

it.each(['processed', 'failed', 'needs-attention'])('a refund that ends %s', async (outcome) => {
  await tell({ refund: { outcome, pendingSeconds: 0, processingSeconds: 0 } });
  const { reference } = await start();
  await sandbox.control('POST', `/transactions/${reference}/pay`);
  const { id } = await ask('POST', '/refund', { transaction: reference, amount: 1_000 });
  await ask('GET', `/refund/${id}`);
  await ask('GET', '/refund');
  await look(reference);
  const refund_account_details = { currency: 'NGN', account_number: '0123456789', bank_id: '9' };
  await ask('POST', `/refund/retry_with_customer_details/${id}`, { refund_account_details });
  await sandbox.control('POST', '/heal');
});

it.each([
  { payment: { metadata: 'empty' } },
  { payment: { metadata: 'zero' } },
  { payment: { metadata: 'null' } },
  { payment: { metadata: 'text' } },
  { payment: { metadata: 'object' } },
  { payment: { amountDelta: -1 } },
  { payment: { currency: 'USD' } },
  { payment: { customerBearsFee: true } },
  { payment: { fees: null } },
  { payment: { requestedAmount: 7 } },
  { statuses: ['abandoned', 'failed', 'ongoing', 'pending', 'processing', 'queued', 'success', 'reversed'] },
  { faults: { verify: ['error', 'rate_limited', 'error_after'] } },
])('told %j', async (behaviour) => {
  await tell(behaviour);
  const { reference } = await start({ metadata: { checkout_id: 'c' } });
  await sandbox.control('POST', `/transactions/${reference}/pay`);
  for (let call = 0; call < 8; call++) await ask('GET', `/transaction/verify/${reference}`);
  await look(reference);
  await sandbox.control('POST', '/heal');
});

it.each(['error', 'error_after', 'rate_limited', 'no_authorization_url', 'foreign_authorization_url'])(
  'initialize with the fault %s',
  async (fault) => {
    await tell({ faults: { initialize: [fault] } });
    await start();
    await sandbox.control('POST', '/heal');
  },
);

it('banks, names of accounts, the time to pay', async () => {
  await ask('GET', '/bank?country=nigeria&currency=NGN');
  await ask('GET', '/bank/resolve?account_number=0000000000&bank_code=057');
  await ask('PUT', '/integration/payment_session_timeout', { timeout: 600 });
  await ask('GET', '/integration/payment_session_timeout');
});

it('refusals', async () => {
  await start({ reference: 'twice' });
  await start({ reference: 'twice' });
  await start({ email: undefined });
  await start({ amount: 0 });
  await start({ amount: 4_999 });
  await start({ reference: 'a_b' });
  await ask('POST', '/transaction/initialize', {}, 'sk_test_other');
  for (const path of ['/transaction/verify/none', '/transaction/1', '/transaction/timeline/none', '/refund/1']) {
    await ask('GET', path);
    await ask('GET', path, undefined, 'sk_test_other');
  }
  await ask('GET', '/subaccount/ACCT_none');
  await ask('GET', '/split/1');
  await ask('POST', '/refund', { transaction: 'none' });
  await ask('POST', '/subaccount', {});
});

it('every difference of the table is one that was met, and every endpoint was asked', () => {
  const unmet = DIFFERENCES.filter(({ violation }) => ![...seen].some((met) => violation.test(met)));
  expect(unmet).toEqual([]);
  const operations = new Set([...contract.checked].map((call) => call.replace(/ \d+$/, '')));
  expect(operations.size).toBe(28);
});
