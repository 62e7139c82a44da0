import { readStored, writeStored } from '../../../src/lib/storage.ts';

/** What can be typed at a parcel or a review and is not sent at once. */
export type TypedAt = 'word' | 'note' | 'ship' | 'correct' | 'reply';

/** Texts by field. */
export type Typed = Readonly<Record<string, string>>;

/** Whose it is: an account at the desk of a store. */
interface Typist {
  user: string;
  seller: string;
}

/** Texts that are kept: those of a few days. The oldest go first. */
const MOST = 100;

const keyOf = ({ user, seller }: Typist) => `oja.desk.typed.${user}.${seller}`;
const placeOf = (orderId: string, at: TypedAt) => `${orderId}.${at}`;

/** What was typed there before a reload, or before the page was left. */
export const keptTyped = (typist: Typist, orderId: string, at: TypedAt): Typed | undefined =>
  readTyped(typist)[placeOf(orderId, at)];

/** @param typed null forgets it */
export function keepTyped(typist: Typist, orderId: string, at: TypedAt, typed: Typed | null): void {
  const { [placeOf(orderId, at)]: _, ...others } = readTyped(typist);
  const kept = Object.entries(typed ? { ...others, [placeOf(orderId, at)]: typed } : others).slice(-MOST);
  writeStored(keyOf(typist), kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
}

/** What lies in the browser may be of another version, or broken: then nothing was typed. */
function readTyped(typist: Typist): Record<string, Typed> {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(typist)) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(Object.entries(kept).filter(([, texts]) => isTyped(texts)));
  } catch {
    return {};
  }
}

function isTyped(texts: unknown): texts is Typed {
  return texts !== null && typeof texts === 'object' && Object.values(texts).every((text) => typeof text === 'string');
}
