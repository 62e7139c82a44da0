import { useDesk } from '../../app/store.ts';
import { keepTyped, keptTyped, type Typed, type TypedAt } from './kept-typed.ts';

/** What this account has typed at a parcel, or a review, kept in this browser until it is sent. */
export function useTyped<T extends Typed>(orderId: string, at: TypedAt) {
  const { user, store } = useDesk();
  const typist = { user: user.id, seller: store.id };
  return {
    kept: () => keptTyped(typist, orderId, at) as Partial<T> | undefined,
    /** @param typed null forgets it */
    keep: (typed: T | null) => keepTyped(typist, orderId, at, typed),
  };
}
