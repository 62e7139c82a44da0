import type { DeskChange } from '@oja/contract/desks/desk-changes';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { carryOn } from './carry-on.ts';
import { findChange } from './changes.queries.ts';
import { beginUndoing, lockChange } from './parts.queries.ts';
import { stopWhereClosed } from './stop-change.ts';

const STOPPED = 'The change was undone before it came to this row.';

/**
 * Undoes a change that was made: its first part at once, the others by themselves. One that is still being made stops first.
 * @throws Refusal
 */
export async function undoChange(deps: Deps, call: Call<'undoChange'>): Promise<DeskChange> {
  const id = call.params.id.toLowerCase();
  return actOnGoods(deps, call, async ({ tx, desk }) => {
    const { sellerId, userId } = desk;
    const change = await lockChange(tx, sellerId, id);
    if (change?.isOfImport) throw refusal('change_not_found');
    if (change?.state === 'making' || change?.state === 'made') {
      if (!change.isUndoable) throw refusal('change_too_old');
      await beginUndoing(tx, sellerId, { id, userId, stopped: STOPPED });
      const begun = { ...change, state: 'undoing' as const };
      if (!(await stopWhereClosed(tx, desk, begun))) await carryOn(tx, desk, begun);
    }
    const shown = await findChange(tx, sellerId, id);
    if (!shown) throw refusal('change_not_found');
    return shown;
  });
}
