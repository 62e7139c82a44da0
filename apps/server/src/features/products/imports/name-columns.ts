import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { withoutFiling } from '@oja/domain/goods/import/filing';
import { groupRows, skusIn } from '@oja/domain/goods/import/import-groups';
import { namingProblem, renamed } from '@oja/domain/goods/import/naming';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { compareNext } from './compare-next.ts';
import { findBySkus, findReadRows, rewriteRows } from './import-rows.queries.ts';
import { lockImport } from './imports.queries.ts';
import { findHeadings, writeNaming } from './namings.queries.ts';
import { showImport } from './show-imports.ts';

/**
 * Says what the columns of a file are, and compares all of its rows anew: the first part at once, the others by the job. It holds
 * for the next file of the store with the same headings. @throws Refusal
 */
export async function nameColumns(deps: Deps, call: Call<'nameImportColumns'>): Promise<DeskImport> {
  const id = call.params.id.toLowerCase();
  const now = call.body.columns;
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId } }) => {
    const locked = await lockImport(tx, sellerId, id);
    if (!locked) throw refusal('import_not_found');
    const { state } = locked;
    if (state !== 'reading' && state !== 'ready') throw refusal('import_not_ready', { state });
    const { headings, naming: before } = await findHeadings(tx, sellerId, id);
    if (now.length !== headings.length)
      throw refusal('import_columns', { why: 'They are not the columns of this file.' });
    const why = namingProblem(now);
    if (why !== '') throw refusal('import_columns', { why });
    await writeNaming(tx, sellerId, { id, headings, naming: now });
    const rows = (await findReadRows(tx, sellerId, id)).map(({ row, cells, read, filing }) => ({
      row,
      cells: renamed({ cells: withoutFiling(cells, filing), read }, { before, now }),
    }));
    const groups = groupRows(rows, await findBySkus(tx, sellerId, skusIn(rows)));
    const keyed = groups.flatMap(({ key, rows: of }) => of.map((row) => ({ ...row, key })));
    await rewriteRows(tx, sellerId, id, keyed);
    await compareNext(tx, sellerId, { id, state: 'reading' });
    return showImport(tx, sellerId, id);
  });
}
