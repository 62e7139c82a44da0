import { sumKobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { broken, checkMoney } from '../../features/money-check/check-money.ts';
import { readProviderBooks } from '../../features/money-check/provider-books.ts';
import { workUnderWay } from '../../features/money-check/work-under-way.queries.ts';
import { findMoneyOf } from '../../features/payments/refunds/payment-money.queries.ts';
import type { Play } from './play.ts';

/** What is right is told from the provider's own state and from what the shop gave besides, by no rule of the shop. */

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function stateOf({ stage }: Play) {
  const { store, clock } = stage.shop.sandbox.state;
  const { refunds, disputes, deliveries } = store.state;
  const bankTook = store.transaction(stage.reference)?.bankTook ?? 0;
  return { refunds, disputes, deliveries, bankTook, now: clock().getTime() };
}

const isOurs = ({ merchantNote }: { merchantNote: string }) => merchantNote.startsWith('refund:');

/**
 * The shop has just given money back: with all that it can know to be gone, on its way or contested, that is no more than
 * was paid. @throws when it is
 */
export function judgeAct(play: Play, act: string): void {
  const { refunds, disputes, bankTook } = stateOf(play);
  const known = refunds.filter((refund) => refund.status !== 'failed' && isKnowable(play, refund));
  const contested = disputes.filter(({ status }) => status !== 'resolved');
  const all = {
    given: play.given,
    refunds: sum(known.map(({ amount }) => amount)),
    contested: sum(contested.map(({ amount }) => amount)),
    bankTook,
  };
  if (sum(Object.values(all)) > play.stage.paid) {
    throw new Error(`${act}, and that is too much: ${JSON.stringify({ paid: play.stage.paid, ...all })}`);
  }
  const names = known.filter(isOurs).map(({ merchantNote }) => merchantNote);
  if (new Set(names).size < names.length) throw new Error(`${act}, twice: ${names.join(', ')}`);
}

type AtProvider = ReturnType<typeof stateOf>['refunds'][number];

/**
 * Ours, what its list shows, and what a message has told of beyond doubt: of no equal one that others made, or that was sent
 * before it came. Not what was paid by hand in its place.
 */
function isKnowable(play: Play, refund: AtProvider): boolean {
  const { refunds, deliveries, now } = stateOf(play);
  const { id, status, merchantNote, listedFrom, amount, bankReference } = refund;
  const isReplaced = play.replaced.has(String(id)) || play.replaced.has(merchantNote.replace('refund:', ''));
  if (isReplaced && status === 'needs-attention') return false;
  if (isOurs(refund) || Date.parse(listedFrom) <= now) return true;
  if (play.hasLooked) return false;
  const equal = refunds.filter((other) => other !== refund && other.amount === amount);
  const { told, stage } = play;
  return deliveries.some(({ id: message, body }) => {
    const came = told.get(message);
    if (came === undefined || !body.includes(`"refund_reference":"${bankReference}"`)) return false;
    return equal.every((other) => isOurs(other) && (stage.firstSent.get(other.merchantNote) ?? 0) > came);
  });
}

/** Nothing is left to do: what went back, in all books the same, and no more than was paid but for what others did. */
export async function judgeEnd(play: Play): Promise<void> {
  const { stage } = play;
  const { db } = stage.deps;
  const { refunds, bankTook } = stateOf(play);
  const processed = refunds.filter(({ status }) => status === 'processed');
  const gone = play.given + bankTook + sum(processed.map(({ amount }) => amount));
  const excess = Math.max(0, gone - stage.paid);
  const byOthers =
    bankTook + sum(processed.filter((one) => !isOurs(one) || isReplaced(play, one)).map(({ amount }) => amount));
  expect(excess, 'what went back too much was sent by others').toBeLessThanOrEqual(byOthers);

  expect(
    Object.entries(await workUnderWay(db)).filter(([, count]) => count > 0),
    'what is under way',
  ).toEqual([]);
  const books = await readProviderBooks(stage.shop.sandbox);
  const findings = broken(await checkMoney(db, { books }));
  expect(
    findings.map(({ id, says, breaches }) => ({ id, says, breaches })),
    'the money check',
  ).toEqual([]);
  const twice = processed.filter((one) => isReplaced(play, one));
  expect(await excessBooked(play), 'what went back too much, as it is booked').toEqual({
    excess,
    isMatter: excess > 0 || twice.length > 0,
  });
  expect(await twinsTold(play), 'matters of what was paid by hand and went back all the same').toBe(twice.length);

  const { claims } = await findMoneyOf(db, stage.reference);
  const of = (...whys: string[]) =>
    sumKobo(claims.filter(({ why }) => whys.includes(why)).map((claim) => claim.amount));
  expect(of('refunded', 'taken'), 'what has gone, as the shop counts it').toBe(gone);
  const stuck = refunds.filter((one) => one.status === 'needs-attention' && !isReplaced(play, one));
  expect(of('at_provider'), 'what waits at the provider').toBe(sum(stuck.map(({ amount }) => amount)));
}

function isReplaced(play: Play, { id, merchantNote }: AtProvider): boolean {
  return play.replaced.has(String(id)) || play.replaced.has(merchantNote.replace('refund:', ''));
}

/** What the buyer has too much by the ledger, asked for or written off, and whether somebody was told. */
async function excessBooked({ stage }: Play): Promise<{ excess: number; isMatter: boolean }> {
  const { rows } = await sql<{ excess: number; isMatter: boolean }>`
    select coalesce(sum(amount), 0)::float8 as excess,
      exists (select from refunds where reference = ${stage.reference} and matter is not null) as "isMatter"
    from ledger_entries where reference = ${stage.reference} and (account like 'buyer_receivable:%' or account = 'goodwill')
  `.execute(stage.deps.db);
  return rows[0] ?? { excess: 0, isMatter: false };
}

async function twinsTold({ stage }: Play): Promise<number> {
  const { rows } = await sql`
    select from refunds where reference = ${stage.reference} and matter = 'twin' and state = 'processed'
  `.execute(stage.deps.db);
  return rows.length;
}
