import type { Outcome } from '@oja/contract/desks/desk-orders';
import { countOf } from '@oja/domain/text/count';

/** '7 parcels are on the way. 1 could not: Parcel not found' @param done what is said of those that were moved */
export function outcomeWords(items: readonly Outcome[], done: { one: string; many: string }): string {
  const refused = items.filter((item) => !item.ok);
  const moved = items.length - refused.length;
  const said = moved > 0 && `${countOf(moved, 'parcel', 'parcels')} ${moved === 1 ? done.one : done.many}.`;
  const reasons = [...new Set(refused.map(({ message }) => message.replace(/\.$/, '')))].join('; ');
  return [said, refused.length > 0 && `${refused.length} could not: ${reasons}.`].filter(Boolean).join(' ');
}

export const accepted = { one: 'is accepted', many: 'are accepted' };
export const onTheWay = { one: 'is on the way', many: 'are on the way' };
