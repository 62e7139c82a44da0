import { type Static, Type } from 'typebox';
import { Cursor, closed, Done, Id, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access } from './operator-act.ts';

export const MoneyFindings = Type.Object(
  {
    checked: Type.Integer({ description: 'Invariants that were looked at' }),
    broken: Type.Array(
      Type.Object({
        id: Type.String(),
        says: Type.String(),
        what: Type.Array(
          Type.Object({
            condition: Type.String({ description: 'What is wrong, in words that follow the name of the thing' }),
            count: Type.Integer(),
            examples: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
    leftOut: Type.Array(
      Type.Object({
        why: Type.Enum(['no_provider', 'provider_silent', 'live_balance', 'at_work', 'no_mark', 'no_clients', 'time']),
        rules: Type.Array(Type.String()),
      }),
      { description: 'Invariants that were not looked at' },
    ),
  },
  { $id: 'MoneyFindings' },
);
export type MoneyFindings = Static<typeof MoneyFindings>;

const AuditEntry = Type.Object({
  id: Id,
  seq: Type.Union([Type.Integer(), Type.Null()]),
  at: Time,
  actor: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  details: Type.String({ description: 'JSON' }),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const operatorDesk = {
  confirmOperator: {
    summary: 'Prove the password, so that this browser may move money for 15 minutes',
    access,
    body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 1024 }) }, closed),
    response: Done,
    errors: ['route_not_found', 'wrong_password', 'too_many_sign_ins'],
  },
  operatorCheck: {
    summary: 'Whether the books are whole: every invariant of money, looked at now',
    access,
    response: MoneyFindings,
    errors: ['route_not_found'],
  },
  operatorAudit: {
    summary: 'The audit log, newest first',
    access,
    query: Type.Object({ cursor: Type.Optional(Cursor) }, closed),
    response: Type.Object({ items: Type.Array(AuditEntry), nextCursor: Type.Union([Cursor, Type.Null()]) }),
    errors: ['route_not_found'],
  },
} satisfies Record<string, Endpoint>;
