import { type DeskAct, type MemberRole, mayDo } from '@oja/domain/people/member-roles';
import { mayWrite, type StoreStatus } from '@oja/domain/stores/store-status';
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

/** What an account is in a store, and how the store stands. */
export interface Membership {
  role: MemberRole;
  status: StoreStatus;
}

/** Finds what an account is in a store, or null. Implemented by the teams feature. */
export type ReadMembership = (sellerId: string, userId: string) => Promise<Membership | null>;

declare module 'fastify' {
  interface FastifyInstance {
    readMembership: ReadMembership;
  }
}

interface Entering {
  sellerId: string;
  userId: string;
  /** Null for whoever does not work there. */
  membership: Membership | null;
}

/**
 * The desk of a store for a member who may do that there. A store of others and one that does not exist are refused alike; one
 * that is out of the shop is read, and written only as far as parcels go on.
 * @param writes whether it is to change something @throws Refusal
 */
export function deskOf(
  { sellerId, userId, membership }: Entering,
  act: DeskAct | 'any',
  { writes }: { writes: boolean },
): Desk {
  if (membership === null) throw refusal('store_not_found');
  const { role, status } = membership;
  if (act !== 'any' && !mayDo(role, act)) throw refusal('act_not_allowed');
  if (writes) demandWritable(status, act);
  return { sellerId: sellerId as SellerId, userId, role, may: (other) => mayDo(role, other) };
}

/** @throws Refusal for what a store that is out of the shop does not write */
export function demandWritable(status: StoreStatus, act: DeskAct | 'any'): void {
  if (!mayWrite(status, act)) throw refusal('store_suspended');
}
