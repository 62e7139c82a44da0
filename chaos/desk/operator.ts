import type { Kobo } from '@oja/domain/money';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { newVisitor, type Visitor } from '../../apps/server/src/testing/visitor.ts';
import { type Heard, hear, together } from '../buyers/hear.ts';
import type { Chance } from '../chance.ts';
import type { Tally } from '../tally.ts';

/** Whoever gives credit and gives money back, over HTTP, in a browser that has proven the password. */
export interface Operator {
  call: Visitor['call'];
  chance: Chance;
  tally: Tally;
  /** Kobo of store credit that was given for sure, and that may have been given. */
  granted: { surely: number; perhaps: number };
}

interface Means {
  url: string;
  db: Db;
  chance: Chance;
  tally: Tally;
}

export async function newOperator({ url, db, chance, tally }: Means): Promise<Operator> {
  const { call } = newVisitor(url);
  const account = { name: 'The operator', email: `${newId()}@oja.example`, password: newId() };
  const { user } = await call('register', { body: account });
  if (!user) throw new Error('The operator could not register.');
  await db.updateTable('users').set({ role: 'operator' }).where('id', '=', user.id).execute();
  await call('confirmOperator', { body: { password: account.password } });
  return { call, chance, tally, granted: { surely: 0, perhaps: 0 } };
}

/** Gives store credit, once, however often it must be sent. */
export async function grantCredit(operator: Operator, email: string, amount: Kobo): Promise<void> {
  const { call, granted, tally } = operator;
  const key = newId();
  const body = { email, amount, note: 'for a good buyer' };
  const heard = await insist(operator, () =>
    hear(tally, 'grant credit', call('grantCredit', { body, idempotencyKey: key })),
  );
  if (heard.kind === 'yes') granted.surely += amount;
  if (heard.kind === 'unknown') granted.perhaps += amount;
}

/** Gives the money of an order back, all or half of it, once, however often it must be sent. */
export async function refundOrder(operator: Operator, order: { id: string; amount: number }): Promise<void> {
  const { call, chance, tally } = operator;
  const key = newId();
  const amount = chance.hits(0.5) ? order.amount : Math.ceil(order.amount / 2);
  const body = { amount, to: chance.of(['card', 'credit'] as const), note: 'the buyer sent it back' };
  const heard = await insist(operator, () =>
    hear(tally, 'refund order', call('refundOrder', { params: { id: order.id }, body, idempotencyKey: key })),
  );
  if (heard.kind === 'yes') tally.count('refunds', 'by the operator');
}

/** Sends it, sometimes twice at once, and again under the same key while nobody can say what became of it. */
async function insist<T>({ chance, tally }: Operator, send: () => Promise<Heard<T>>): Promise<Heard<T>> {
  const heard = await Promise.all(chance.hits(0.3) ? [send(), send()] : [send()]);
  for (let again = 0; again < 3 && together(heard).kind === 'unknown'; again++) heard.push(await send());
  const answers = new Set(heard.flatMap((one) => (one.kind === 'yes' ? JSON.stringify(one.value) : [])));
  if (answers.size > 1) tally.violated(`one request of the operator was answered in ${answers.size} different ways`);
  return together(heard);
}
