import type { Standing } from './parcel-step.ts';

/** Parcels that one act moves at once. */
export const MOST_AT_ONCE = 100;

/**
 * The chosen rows after one was pressed: it becomes what it was not, and with `from` all rows between the two become the same.
 *
 * @param ids the rows as they stand
 * @param from the row that was pressed before, for a range
 */
export function toggled(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  id: string,
  from: string | null = null,
): ReadonlySet<string> {
  const isChosen = !chosen.has(id);
  const next = new Set(chosen);
  for (const each of between(ids, from ?? id, id)) {
    if (isChosen) next.add(each);
    else next.delete(each);
  }
  return next;
}

function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  if (a === -1 || b === -1) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

export interface Fitting {
  accept: string[];
  ship: string[];
  slips: string[];
}

/** What each act can be done with, of the chosen ones, in the order of the list; with what is cancelled none. */
export function fitting(chosen: readonly (Standing & { orderId: string })[]): Fitting {
  const idsOf = (fits: (parcel: Standing) => boolean) =>
    chosen.filter((parcel) => parcel.cancelledAt === null && fits(parcel)).map(({ orderId }) => orderId);
  return {
    accept: idsOf(({ status }) => status === 'pending'),
    ship: idsOf(({ status }) => status === 'approved'),
    slips: idsOf(({ status }) => status !== 'pending'),
  };
}
