import { Type } from 'typebox';
import { longText, shortText } from '../common.ts';
import { keyed } from '../errors.ts';

/** Of every route of the operator: who is signed in and is none hears that there is no such route. */
export const access = { signedInOr: 'not_signed_in' } as const;

/** Names what is shown of a matter, a store or a product. */
export const mark = Type.String();
/** The `mark` of it as it was read: the act says it again, and what came after that is not decided about. */
export const seen = shortText(64);

/** Whoever acts says why; it stays in the audit log. */
export const reason = Type.Intersect([longText(500, 3), Type.String({ pattern: '\\S' })]);
export const amount = Type.Integer({ minimum: 1, maximum: 100_000_000_000, description: 'Kobo' });

/** What every act refuses. */
export const acting = ['route_not_found', 'password_needed', 'idempotency_key_needed', ...keyed] as const;
/** Acts that ask the provider first. */
export const asking = [...acting, 'provider_unavailable'] as const;
/** Acts about a payment of ours, whose refunds must be known. */
export const knowing = [...asking, 'refund_uncertain', 'refunds_changing'] as const;
