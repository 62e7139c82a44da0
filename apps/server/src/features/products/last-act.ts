import type { ForStore } from './act-on-goods.ts';
import { findLastAct } from './drafts.queries.ts';

/** Of goods that are not what was seen: they were published or thrown away. */
export const lastActOn = async ({ tx, desk }: ForStore, id: string) =>
  (await findLastAct(tx, desk.sellerId, id)) ?? { name: null, at: new Date() };
