import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type Heard, hear } from '../buyers/hear.ts';
import { insist, type Operator } from './operator.ts';

/** What can be done about something that waits for a person. */
type Way = 'pay by hand' | 'close' | 'try again';

/** Something on the operator's page that a person can end, and how. */
interface Matter {
  /** Of the payment. */
  reference: string | null;
  ways: Record<Way, number>;
  deal: (way: Way) => Promise<Heard<unknown>>;
}

const onlyClosed = { 'pay by hand': 0, close: 1, 'try again': 0 };

/** Deals with one matter of the operator's page, as well as somebody in a hurry does. */
export async function dealWithMatter(operator: Operator): Promise<void> {
  const matters = await readMatters(operator);
  const open = matters ? mattersOf(operator, matters) : [];
  if (open.length === 0) return;
  const matter = operator.chance.of(open);
  await deal(operator, matter, operator.chance.weighed(matter.ways));
}

/**
 * Deals with all of it as one should: what is owed is paid, the rest is closed.
 * @param atProvider what is nobody's here to close, because the provider has it
 * @returns what waited for a person before, in words; null when the page does not answer
 */
export async function clearDesk(
  operator: Operator,
  atProvider: (reference: string) => Promise<void>,
): Promise<string[] | null> {
  const matters = await readMatters(operator);
  if (!matters) return null;
  for (const matter of mattersOf(operator, matters)) {
    const way = matter.ways['pay by hand'] > matter.ways.close ? 'pay by hand' : 'close';
    const heard = await deal(operator, matter, way);
    if (heard.kind === 'no' && heard.code === 'refund_at_provider' && matter.reference)
      await atProvider(matter.reference);
  }
  return matters.waiting.map(({ says, subject }) => `${says}: ${subject}`);
}

async function readMatters({ call, tally }: Operator): Promise<OperatorMatters | null> {
  const heard = await hear(tally, 'look at what waits', call('operatorMatters', {}));
  return heard.kind === 'yes' ? heard.value : null;
}

async function deal({ tally }: Operator, matter: Matter, way: Way): Promise<Heard<unknown>> {
  const heard = await matter.deal(way);
  tally.count('what waited for a person', `${way}: ${heard.kind === 'no' ? heard.code : heard.kind}`);
  return heard;
}

function mattersOf(operator: Operator, { refunds, overpaid, waiting }: OperatorMatters): Matter[] {
  const { call, tally } = operator;
  const manual = refunds.filter(({ state }) => state === 'manual');
  const closable = waiting.filter((wait) => wait.closable);
  return [
    ...manual.map(({ id, owed, reference, mark }) => ({
      reference,
      ways: owed > 0 ? { 'pay by hand': 5, close: 4, 'try again': 2 } : { 'pay by hand': 1, close: 6, 'try again': 2 },
      deal: (way: Way) => settleRefund(operator, { id, owed, seen: mark }, way),
    })),
    ...overpaid.map(({ id, reference, mark }) => ({
      reference,
      ways: onlyClosed,
      deal: () => closeOverpaid(operator, id, mark),
    })),
    ...closable.map(({ kind, reference, subject, mark: seen }) => ({
      reference,
      ways: onlyClosed,
      deal: () => {
        const body = { kind: kind as Closable, subject, seen, note };
        const idempotencyKey = newId();
        return insist(operator, () => hear(tally, 'close a matter', call('closeMatter', { body, idempotencyKey })));
      },
    })),
  ];
}

type Closable = 'payment_unconfirmed' | 'refund_not_listed' | 'report_differs';

const note = 'dealt with at the desk';

function closeOverpaid({ call, tally, ...operator }: Operator, id: string, seen: string) {
  const asked = { params: { id }, idempotencyKey: newId(), body: { what: 'matter' as const, seen, note } };
  return insist({ call, tally, ...operator }, () => hear(tally, 'close', call('closeRefund', asked)));
}

function settleRefund(
  { call, chance, tally, ...operator }: Operator,
  { id, owed, seen }: { id: string; owed: number; seen: string },
  way: Way,
) {
  const asked = { params: { id }, idempotencyKey: newId() };
  const amount = owed > 0 && chance.hits(0.8) ? { amount: owed } : {};
  const send = {
    'pay by hand': () => call('payRefundByHand', { ...asked, body: { ...amount, note } }),
    close: () => call('closeRefund', { ...asked, body: { what: 'refund', seen, note } }),
    'try again': () => call('retryRefund', { ...asked, body: { note } }),
  }[way];
  return insist({ call, chance, tally, ...operator }, () => hear<{ ok: true }>(tally, way, send()));
}
