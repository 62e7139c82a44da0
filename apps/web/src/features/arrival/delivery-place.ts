import type { Address } from '@oja/contract/checkout';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A state that a shopper chose, and who that was; null for a visitor. */
export interface ChosenPlace {
  state: string;
  by: string | null;
}

const KEY = 'oja.place';
/** Of whom nothing is known: most live there. */
const USUAL = 'Lagos';

/** What this browser remembers; undefined where that is nothing, or broken. */
export function readPlace(): ChosenPlace | undefined {
  try {
    const { state, by } = Object(JSON.parse(readStored(KEY) ?? 'null'));
    return typeof state === 'string' ? { state, by: typeof by === 'string' ? by : null } : undefined;
  } catch {
    return undefined;
  }
}

export const keepPlace = (place: ChosenPlace): void => writeStored(KEY, JSON.stringify(place));

interface Known {
  chosen: ChosenPlace | undefined;
  /** Null for a visitor. */
  userId: string | null;
  /** The default first. */
  addresses: readonly Pick<Address, 'country' | 'state'>[];
  /** The states that the shop delivers to; undefined for all of Nigeria. */
  deliversTo: readonly string[] | undefined;
}

/** Whether that was chosen by the very account: it then knows better than its addresses. */
export const isOwnChoice = ({ chosen, userId }: Pick<Known, 'chosen' | 'userId'>) =>
  userId !== null && chosen?.by === userId;

/** Where something is to arrive: as the account chose, else at its address, else as anybody chose in this browser. */
export function deliveryState({ deliversTo, addresses, ...known }: Known): string {
  const ofAddress = addresses.find(({ country }) => country === 'Nigeria')?.state;
  const chosen = known.chosen?.state;
  const wishes = isOwnChoice(known) ? [chosen, ofAddress] : [ofAddress, chosen];
  const isReached = (state: string | undefined) => state !== undefined && (deliversTo?.includes(state) ?? true);
  return [...wishes, USUAL].find(isReached) ?? deliversTo?.[0] ?? USUAL;
}
