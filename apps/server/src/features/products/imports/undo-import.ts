import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { type AtGoods, actOnGoods } from '../act-on-goods.ts';
import { beginMaking, beginUndoing, lockChange } from '../changes/parts.queries.ts';
import { lockWriting } from '../drafts.queries.ts';
import { isSkuTaken } from '../give-skus.ts';
import { carryOnImport, stopImport } from './carry-on-import.ts';
import { beginUndoingImport } from './import-parts.queries.ts';
import { forgetTries, lockImport } from './imports.queries.ts';

const STOPPED = 'The import was undone before it came to this row.';
const unready = { reading: 'being read', ready: 'not stored' } as const;

/**
 * Undoes an import that was stored: first its change, then its products, part by part. One that is still being stored stops first;
 * one that is being undone already goes on, also where it was put aside. @throws Refusal
 */
export async function undoImport(deps: Deps, call: Call<'undoImport'>): Promise<void> {
  const id = call.params.id.toLowerCase();
  await actOnGoods(
    deps,
    call,
    async (at) => {
      const { tx, desk } = at;
      const { sellerId, userId } = desk;
      const found = await lockImport(tx, sellerId, id);
      if (!found) throw refusal('import_not_found');
      if (found.state === 'reading' || found.state === 'ready')
        throw refusal('import_not_ready', { state: unready[found.state] });
      if (found.state === 'undoing') await forgetTries(tx, sellerId, id);
      if (found.state !== 'storing' && found.state !== 'stored') return;
      if (!found.isUndoable) throw refusal('import_too_old');
      await undoItsChange(at, id);
      await beginUndoingImport(tx, sellerId, { id, userId, stopped: STOPPED });
      await lockWriting(tx, sellerId);
      const begun = { ...found, state: 'undoing' as const };
      if (!(await stopImport(at, begun))) await carryOnImport(at, begun);
    },
    { isWorthAnother: isSkuTaken },
  );
}

/** The job of changes undoes it, part by part; one that was not begun yet has nothing to undo, and ends. */
async function undoItsChange({ tx, desk: { sellerId, userId } }: AtGoods, id: string): Promise<void> {
  const change = await lockChange(tx, sellerId, id);
  if (!change || change.state === 'undone') return;
  if (change.state === 'looked') await beginMaking(tx, sellerId, { id, userId });
  await beginUndoing(tx, sellerId, { id, userId, stopped: STOPPED });
}
