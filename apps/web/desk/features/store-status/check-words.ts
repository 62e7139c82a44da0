import type { StoreCheck } from '@oja/domain/stores/checklist';
import type { StoreReason } from '@oja/domain/stores/store-status';

/** What is done for each line of the checklist, as an act. The terms are accepted with the button below it. */
export const checkWords: Record<Exclude<StoreCheck, 'terms'>, { act: string; why: string }> = {
  email: { act: 'Confirm your e-mail', why: 'New orders are sent there.' },
  details: { act: 'Say your name and where you are', why: 'Your street is never public.' },
  phone: { act: 'Give a phone number', why: 'Riders and our people ring it.' },
  sending: { act: 'Say how you send', why: 'Shoppers read when goods leave.' },
  face: { act: 'Add a picture and a description', why: 'Stores with a face sell more.' },
  account: { act: 'Name your bank account', why: 'Your money goes there.' },
  product: { act: 'Make your first product', why: 'Until your store is open it stays a draft.' },
};
export type ShownCheck = keyof typeof checkWords;

/** At which line a reason of a refusal is mended; without one it stands above them all. */
const mendedAt: Partial<Record<StoreReason, ShownCheck>> = {
  'misleading name': 'details',
  'unclear address': 'details',
  'phone does not answer': 'phone',
  'unsuitable picture or text': 'face',
  'forbidden goods': 'product',
};

/** Why a store was refused, by the line where it is mended; under '' what no line mends. */
export function reasonsByCheck(reasons: readonly string[]): ReadonlyMap<ShownCheck | '', string[]> {
  const found = new Map<ShownCheck | '', string[]>();
  for (const reason of reasons) {
    const check = mendedAt[reason as StoreReason] ?? '';
    found.set(check, [...(found.get(check) ?? []), sentence(reason)]);
  }
  return found;
}

/** 'misleading name' as a sentence of its own. */
export const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
