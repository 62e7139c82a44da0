import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { audited, type Plants, remove, update } from './plant.ts';

const last = sql`seq = (select max(seq) from audit_log)`;

/** The last row of the chain changed, with a hash that is right again. */
function rehash(set: RawBuilder<unknown>) {
  return [
    update('audit_log', set, last),
    update('audit_log', sql`hash = audit_hash(previous_hash, seq, id, at, actor, action, subject, details)`, last),
  ];
}

const about = (subject: string, action: string) => sql`subject = ${subject} and action = ${action}`;
const amountTold = sql`details = details || '{"amount": 1}'`;

export const auditPlants: Plants = {
  'the chain of the audit log is unbroken': {
    'does not have the place after the row before': () => rehash(sql`seq = seq + 1`),
    'does not follow from the row before': () => rehash(sql`previous_hash = 'another'`),
    'is not what its hash was made of': () => [update('audit_log', amountTold, last)],
  },
  'the audit log ends where its last row was chained': {
    'is not marked': () => [sql`delete from audit_log_end`],
    'was its last place, and is gone': () => [remove('audit_log', last)],
    'was its last place, with another row': () => [sql`update audit_log_end set hash = 'another'`],
    'has a place beyond the last': () => [
      sql`update audit_log_end mark set seq = entry.seq, hash = entry.hash from audit_log entry
        where entry.seq = mark.seq - 1`,
    ],
  },
  "the audit log still has what the daily reports saw at its chain's end": {
    'saw a row that is gone': () => [sql`update provider_reports set audit_seq = audit_seq + 1000`],
    'saw another row': () => [sql`update provider_reports set audit_hash = 'another'`],
  },
  "the audit log still has what the server's log says of its chain's end": {
    'is gone': ({ auditEnds }) => ({
      evidence: { auditEnds: auditEnds.map(({ seq, hash }) => ({ seq: seq + 1, hash })) },
    }),
    'has another row': ({ auditEnds }) => ({
      evidence: { auditEnds: auditEnds.map(({ seq }) => ({ seq, hash: 'another' })) },
    }),
  },
  'what is written down gets its place in the chain within minutes': {
    'has none': () => [
      sql`insert into audit_log (id, at, actor, action, subject)
        values (${newId()}, now() - interval '1 hour', 'system', 'x', 'y')`,
    ],
  },
  'a payment is settled as it is on record': {
    'is settled, and not on record': ({ order }) => [
      remove('audit_log', about(`payment:${order.reference}`, 'payment.settled')),
    ],
    'is on record, and not settled': ({ order }) => [remove('payments', sql`reference = ${order.reference}`)],
    'is on record with another amount': ({ order }) => [
      update('audit_log', amountTold, about(`payment:${order.reference}`, 'payment.settled')),
    ],
    'is on record with another outcome': ({ order }) => [
      update('payments', sql`disposition = 'refund'`, sql`reference = ${order.reference}`),
    ],
  },
  'a refund is decided as it is on record': {
    'is decided, and not on record': ({ order }) => [
      remove('audit_log', about(`refund:${order.toCard}`, 'refund.requested')),
    ],
    'is on record, and not there': ({ order }) => [remove('refunds', sql`id = ${order.toCard}`)],
    'is on record with another amount': ({ order }) => [
      update('audit_log', amountTold, about(`refund:${order.toCard}`, 'refund.requested')),
    ],
    'is on record for another payment': ({ order, credit }) => [
      update('refunds', sql`reference = ${credit.reference}`, sql`id = ${order.toCard}`),
    ],
  },
  'a line is cancelled as it is on record, by a refund of its own': {
    'is cancelled, and not on record': () => [remove('audit_log', sql`action = 'parcel.line_cancelled'`)],
    'is on record with other pieces': () => [update('line_cancellations', sql`quantity = quantity + 1`, sql`true`)],
    'is on record for another reason': () => [update('line_cancellations', sql`reason = 'wrong_price'`, sql`true`)],
    'was done by another than is on record': ({ other }) => [
      update('line_cancellations', sql`cancelled_by = ${other}`, sql`true`),
    ],
    'has no refund': ({ cancelled: { refund: id } }) => [remove('refunds', sql`id = ${id}`)],
    'has the refund of another payment': ({ cancelled: { refund: id }, order }) => [
      update('refunds', sql`reference = ${order.reference}`, sql`id = ${id}`),
    ],
    'has a refund of another kind': ({ cancelled: { refund: id } }) => [
      update('refunds', sql`reason = 'requested'`, sql`id = ${id}`),
    ],
    'is a refund of no line': () => [remove('line_cancellations', sql`true`)],
  },
  'a refund is done as it is on record': {
    'is done, and not on record': ({ order }) => [
      remove('audit_log', about(`refund:${order.toCard}`, 'refund.processed')),
    ],
    'is on record, and not done': ({ order }) => [update('refunds', sql`state = 'manual'`, sql`id = ${order.toCard}`)],
  },
  'a payment that nobody here made is known as it is on record': {
    'is known, and not on record': ({ orphan }) => [remove('audit_log', about(`orphan:${orphan}`, 'orphan.found'))],
    'is on record, and not known': () => [audited('orphan.found', 'orphan:oja-forgotten', { inboxId: null })],
    'is confirmed, and not on record so': ({ orphan }) => [
      remove('audit_log', about(`orphan:${orphan}`, 'orphan.confirmed')),
    ],
    'is on record as confirmed, and is not': () => [sql`update orphan_payments set confirmed_at = null`],
    'is on record with another amount': () => [sql`update orphan_payments set amount = amount + 1`],
    'was sent by bank in another amount than somebody said': () => [
      sql`update orphan_payments set bank_amount = bank_amount + 1`,
    ],
    'is written off in another amount than somebody said': () => [
      sql`update orphan_payments set written_off = written_off + 1`,
    ],
  },
};
