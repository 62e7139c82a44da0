import { type RawBuilder, sql } from 'kysely';
import { type Plants, remove, update } from './plant.ts';

const ofDispute = (set: RawBuilder<unknown>) => (shop: { dispute: string }) => [
  update('disputes', set, sql`id = ${shop.dispute}`),
];
const closing = (set: RawBuilder<unknown>) => [update('matters', set, sql`closed_at is not null`)];

export const matterPlants: Plants = {
  'a dispute is known as it is on record': {
    'is known, and not on record': ({ dispute }) => [remove('audit_log', sql`subject = ${`dispute:${dispute}`}`)],
    'is on record, and not known': () => [sql`delete from disputes`],
    'is of another payment than on record': ({ dispute, credit }) => [
      update('disputes', sql`reference = ${credit.reference}`, sql`id = ${dispute}`),
    ],
    'is about another amount than on record': ofDispute(sql`amount = amount - 1`),
    'stands otherwise than on record': ofDispute(sql`status = 'resolved'`),
    'has another resolution than on record': ofDispute(sql`resolution = 'declined'`),
    'has ended, and not on record so': ofDispute(sql`resolved_at = now()`),
    'is on record as ended, and has not': ({ declined }) => [
      update('disputes', sql`resolved_at = null`, sql`id = ${declined}`),
    ],
  },
  'a matter is closed as it is on record': {
    'is closed, and not on record so': ({ order, other }) => [
      sql`insert into matters (kind, subject, since, closed_at, closed_by)
        values ('refund_not_listed', ${`payment:${order.reference}`}, now(), now(), ${other})`,
    ],
    'is on record as closed, and is not': () => closing(sql`closed_at = null`),
    'was closed after it was put on record': () => closing(sql`closed_at = now() + interval '1 day'`),
    'lets go of other messages than on record': () => closing(sql`messages = messages || gen_random_uuid()`),
    'was closed by another than on record': ({ other }) => closing(sql`closed_by = ${other}`),
  },
};
