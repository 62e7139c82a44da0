import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import { demandSeen, markOfStore } from '../seen.ts';
import { lockStore, updateTrusted } from './decide-store.queries.ts';

interface Trust {
  operatorId: string;
  storeId: string;
  /** Names what the operator was shown. */
  seen: string;
  trusted: boolean;
  note: string;
}

/**
 * Says that nothing of a store is looked at before it is sold, or that it is again. Only what sells is trusted; trust is taken
 * from any store. What waits to be looked at goes on waiting until its store publishes it once more. @throws Refusal
 */
export async function trustStore(
  tx: Tx,
  { operatorId, storeId, seen, trusted, note }: Trust,
): Promise<{ id: string; trusted: boolean }> {
  const store = await lockStore(tx, storeId.toLowerCase());
  if (!store) throw refusal('store_not_found');
  demandSeen(seen, markOfStore(store));
  const { id, status } = store;
  if (trusted && status !== 'approved') throw refusal('store_cannot_move', { from: status });
  if (trusted === store.trusted) throw refusal('matter_changed');
  await updateTrusted(tx, id, trusted);
  const action = trusted ? 'store.trusted' : 'store.trust_withdrawn';
  await audit(tx, { actor: operatorId, action, subject: `store:${id}`, details: { note } });
  return { id, trusted };
}
