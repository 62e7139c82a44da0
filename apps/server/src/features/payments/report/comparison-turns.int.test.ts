import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { audited, paidOrder, signal, silent } from '../../../testing/payment-steps.ts';
import { createTill, type Till } from '../../../testing/till.ts';
import { compareWithProvider } from './compare-with-provider.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
  for (let paid = 0; paid < 2; paid++) await paidOrder(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from provider_reports`.execute(shop.db);
});

const compare = (answers: Partial<PaymentProvider> = {}, stopping = signal) => {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const payments = { ...shop.payments, provider: { ...provider, ...answers } };
  return compareWithProvider({ ...shop, payments }, silent, stopping);
};
const reports = () => shop.db.selectFrom('provider_reports').selectAll().execute();
/** Seconds until another process may take the report. */
async function pause(): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from due_at - clock_timestamp())::float8 as seconds from provider_reports`.execute(shop.db);
  return rows[0]?.seconds ?? Number.NaN;
}
const nothing = { kind: 'success' as const, value: { items: [], unreadable: 0, next: null } };

it('without a provider nothing is compared', async () => {
  await compareWithProvider({ ...shop, payments: { ...shop.payments, provider: null } }, silent, signal);
  expect(await reports()).toEqual([]);
});

it('a report is nobody else’s for a quarter of an hour from each of its steps on', async () => {
  const kept: number[] = [];
  const look = async () => {
    kept.push(await pause());
    await sql`update provider_reports set due_at = now()`.execute(shop.db);
    return nothing;
  };
  await compare({ listPayments: look, listAllRefunds: look, listAllDisputes: look });
  expect(kept).toHaveLength(3);
  for (const seconds of kept) {
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
  }
});

it('a report that is under way when the shop stops goes on at once in the next process', async () => {
  const stopping = new AbortController();
  const listPayments = async () => {
    stopping.abort();
    return nothing;
  };
  await compare({ listPayments }, stopping.signal);
  expect(await reports()).toMatchObject([{ cursor: 'refunds:', finished_at: null }]);
  await compare();
  expect(await reports()).toMatchObject([{ checked: 0, finished_at: expect.any(Date) }]);
});

it('a finished report names the entry of the audit log that was the last before it, and stands there itself', async () => {
  const chain = () => sql`select chain_audit_log(500)`.execute(shop.db);
  const newest = shop.db
    .selectFrom('audit_log')
    .select(['seq as audit_seq', 'hash as audit_hash'])
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1);
  await chain();
  const last = await newest.executeTakeFirstOrThrow();
  expect(last.audit_seq).toBeGreaterThan(1);
  await compare();
  const [report] = await reports();
  expect(report).toMatchObject(last);
  expect(await audited(shop, `report:${report?.id}`)).toEqual(['report.finished']);
});

describe('a report that another process has finished meanwhile', () => {
  const refused = (status: number) => ({ kind: 'refused' as const, status, message: 'No', notFound: status === 404 });
  const isUntouched = async () => {
    const [report] = await reports();
    expect(report).toMatchObject({ checked: 7, cursor: 'here', differences: [], refusal: null, audit_seq: null });
    expect(await audited(shop, `report:${report?.id}`)).toEqual([]);
  };
  const finish = () =>
    sql`update provider_reports set finished_at = now(), checked = 7, cursor = 'here'`.execute(shop.db);

  it.each([
    ['is through with a step of it', nothing],
    ['is refused the place where it was', refused(400)],
    ['is refused altogether', refused(401)],
  ])('is not touched by one that %s', async (_, answer) => {
    const listPayments = async () => {
      await finish();
      return answer as typeof nothing;
    };
    await compare({ listPayments });
    await isUntouched();
  });

  it('is not told what another found that was cut off', async () => {
    await sql`insert into provider_reports (id, covers_from, cursor)
              values (gen_random_uuid(), now() - interval '7 days', 'unlisted:')`.execute(shop.db);
    const asked: string[] = [];
    const verify: PaymentProvider['verify'] = async (reference) => {
      asked.push(reference);
      if (asked.length === 1) return refused(404);
      await finish();
      return { kind: 'rate_limited', retryAfter: 5, message: null };
    };
    await compare({ verify });
    expect(asked).toHaveLength(2);
    await isUntouched();
  });
});
