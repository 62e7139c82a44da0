import type { Kobo } from '@oja/domain/money/money';
import { newVisitor, type Visitor } from '@oja/testing/people/visitor';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type Heard, hear, together } from '../buyers/hear.ts';
import type { Chance } from '../chance.ts';
import type { Tally } from '../tally.ts';

/** Whoever gives credit, gives money back and deals with what waits, over HTTP, in a browser that has proven the password. */
export interface Operator {
  call: Visitor['call'];
  /** Proves the password again, if that was a while ago. */
  confirm(): Promise<void>;
  chance: Chance;
  tally: Tally;
  /** Kobo of store credit that was given for sure, and that may have been given. */
  granted: { surely: number; perhaps: number };
}

interface OperatorSetup {
  url: string;
  db: Db;
  chance: Chance;
  tally: Tally;
}

/** Milliseconds. The shop believes a proof of the password for 15 minutes. */
const proofLasts = 600_000;

export async function newOperator({ url, db, chance, tally }: OperatorSetup, name: string): Promise<Operator> {
  const { call } = newVisitor(url);
  const account = { name, email: `${newId()}@oja.example`, password: newId() };
  const { user } = await call('register', { body: account });
  if (!user) throw new Error(`${name} could not register.`);
  await db.updateTable('users').set({ role: 'operator' }).where('id', '=', user.id).execute();
  let provenAt = Number.NEGATIVE_INFINITY;
  const confirm = async () => {
    if (performance.now() - provenAt < proofLasts) return;
    const proof = call('confirmOperator', { body: { password: account.password } });
    if ((await hear(tally, 'prove the password', proof)).kind === 'yes') provenAt = performance.now();
  };
  await confirm();
  return { call, confirm, chance, tally, granted: { surely: 0, perhaps: 0 } };
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

/** Gives the money of an order back, all or half of it, once, however often it must be sent. @returns whether it was accepted */
export async function refundOrder(operator: Operator, order: { id: string; amount: number }): Promise<boolean> {
  const { call, chance, tally } = operator;
  const key = newId();
  const amount = chance.hits(0.5) ? order.amount : Math.ceil(order.amount / 2);
  const body = { amount, to: chance.of(['card', 'credit'] as const), note: 'the buyer sent it back' };
  const heard = await insist(operator, () =>
    hear(tally, 'refund order', call('refundOrder', { params: { id: order.id }, body, idempotencyKey: key })),
  );
  if (heard.kind === 'yes') tally.count('refunds', 'by an operator');
  return heard.kind === 'yes';
}

/** Sends it, sometimes twice at once, and again under the same key while nobody can say what became of it. */
export async function insist<T>(
  { chance, confirm, tally }: Operator,
  send: () => Promise<Heard<T>>,
): Promise<Heard<T>> {
  await confirm();
  const heard = await Promise.all(chance.hits(0.3) ? [send(), send()] : [send()]);
  for (let again = 0; again < 3 && together(heard).kind === 'unknown'; again++) heard.push(await send());
  const answers = new Set(heard.flatMap((one) => (one.kind === 'yes' ? JSON.stringify(one.value) : [])));
  if (answers.size > 1) tally.violated(`one request of the operator was answered in ${answers.size} different ways`);
  return together(heard);
}
