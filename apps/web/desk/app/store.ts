import type { User } from '@oja/contract/accounts';
import type { DeskStore, Today } from '@oja/contract/desks/desk-store';
import type { Site } from '@oja/contract/service';
import { createContext, useContext } from 'react';
import type { DeskPageName } from './pages.ts';
import { type DeskGiven, deskPath } from './paths.ts';

/** What the server writes into the data block of the desk's document. */
export interface DeskData {
  site: Site;
  user: User;
  /** The stores that the account works for, by name. */
  stores: DeskStore[];
  /** Slug of the store whose desk the address means; null where it means none of them. */
  slug: string | null;
  /** What that store has to do; null when it could not be read, and the browser asks itself. */
  today: Today | null;
}

/** Who sits at the desk, whichever store's it is. */
export type DeskAccount = Pick<DeskData, 'site' | 'user' | 'stores'>;

export const AccountContext = createContext<DeskAccount | null>(null);

export function useAccount(): DeskAccount {
  const account = useContext(AccountContext);
  if (!account) throw new Error('No account above this component.');
  return account;
}

/** A store's desk: who sits at it, and where. */
export interface Desk extends DeskAccount {
  store: DeskStore;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk above this component.');
  return desk;
}

export const useStore = (): DeskStore => useDesk().store;

/** Addresses in this store's desk: `href('parcel', { id })`. */
export function useHref(): <N extends DeskPageName>(name: N, ...given: DeskGiven<N>) => string {
  const { slug } = useStore();
  return (name, ...given) => deskPath(slug, name, ...given);
}
