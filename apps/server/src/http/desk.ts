import { type DeskAct, type MemberRole, mayDo } from '@oja/domain/people/member-roles';
import { refusal } from './refusal.ts';

/** The id of a store. Made by `deskOf` alone: whoever holds one has proven that the account works there. */
export type SellerId = string & { readonly __seller: unique symbol };

/** Somebody at the desk of a store. */
export interface Desk {
  sellerId: SellerId;
  userId: string;
  role: MemberRole;
  may: (act: DeskAct) => boolean;
}

/** The store of goods that an operator decides about: their own row says whose they are. */
export const sellerLookedAt = (sellerId: string): SellerId => sellerId as SellerId;

/** Finds the role that an account has in a store, or null. Implemented by the teams feature. */
export type ReadRole = (sellerId: string, userId: string) => Promise<MemberRole | null>;

declare module 'fastify' {
  interface FastifyInstance {
    readRole: ReadRole;
  }
}

/**
 * The desk of a store for a member who may do that there. A store of others and one that does not exist are refused alike.
 * @throws Refusal
 */
export function deskOf(
  { sellerId, userId, role }: { sellerId: string; userId: string; role: MemberRole | null },
  act: DeskAct | 'any',
): Desk {
  if (role === null) throw refusal('store_not_found');
  if (act !== 'any' && !mayDo(role, act)) throw refusal('act_not_allowed');
  return { sellerId: sellerId as SellerId, userId, role, may: (other) => mayDo(role, other) };
}
