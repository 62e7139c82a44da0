import type { ForStore } from './act-on-goods.ts';
import { findLastActs } from './drafts.queries.ts';

/** Of goods that are not what was seen: they were published or thrown away. */
export const lastActOn = async (at: ForStore, id: string) => (await lastActsOn(at, [id]))(id);

/** The same of several goods. */
export async function lastActsOn({ tx, desk }: ForStore, ids: readonly string[]) {
  const acts = ids.length > 0 ? await findLastActs(tx, desk.sellerId, ids) : [];
  const known = new Map(acts.map(({ id, name, at }) => [id, { name, at }]));
  return (id: string) => known.get(id) ?? { name: null, at: new Date() };
}
