import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { demandSelling } from '../../stores/stores.steps.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { lockWriting } from '../drafts.queries.ts';
import { isSkuTaken } from '../give-skus.ts';
import { carryOnImport } from './carry-on-import.ts';
import { beginStoring, countWrongRows } from './import-parts.queries.ts';
import { forgetTries, lockImport } from './imports.queries.ts';

/**
 * Stores what is right of an import that was compared: its first part at once, the others by themselves. One that is being stored
 * already goes on, also where it was put aside. @throws Refusal
 */
export async function storeImport(deps: Deps, call: Call<'storeImport'>): Promise<void> {
  const id = call.params.id.toLowerCase();
  await actOnGoods(
    deps,
    call,
    async ({ tx, desk }) => {
      const { sellerId, userId } = desk;
      const found = await lockImport(tx, sellerId, id);
      if (!found) throw refusal('import_not_found');
      if (found.state === 'reading') throw refusal('import_not_ready', { state: 'being read' });
      if (found.state === 'storing') await forgetTries(tx, sellerId, id);
      if (found.state !== 'ready') return;
      const wrong = await countWrongRows(tx, sellerId, id);
      if (wrong !== call.body.wrong) throw refusal('import_moved', { wrong });
      await lockWriting(tx, sellerId);
      await demandSelling(tx, sellerId);
      await beginStoring(tx, sellerId, { id, userId });
      await carryOnImport({ tx, desk }, { ...found, state: 'storing' });
    },
    // The SKU was free when it was looked for: who has it is found by the next try.
    { isWorthAnother: isSkuTaken },
  );
}
