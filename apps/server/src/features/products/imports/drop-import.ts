import type { Done } from '@oja/contract/common';
import type { Static } from 'typebox';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { deleteImport, lockImport } from './imports.queries.ts';

/** Throws an import away that is not stored; one that is not there is thrown away already. @throws Refusal */
export async function dropImport(deps: Deps, call: Call<'dropImport'>): Promise<Static<typeof Done>> {
  const id = call.params.id.toLowerCase();
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId } }) => {
    const locked = await lockImport(tx, sellerId, id);
    if (!locked) return { ok: true };
    const { state } = locked;
    if (state !== 'reading' && state !== 'ready') throw refusal('import_not_ready', { state });
    await deleteImport(tx, sellerId, id);
    return { ok: true };
  });
}
