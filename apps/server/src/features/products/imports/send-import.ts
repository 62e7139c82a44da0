import { createHash } from 'node:crypto';
import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { guessColumns } from '@oja/domain/goods/import/heads';
import { groupRows, skusIn } from '@oja/domain/goods/import/import-groups';
import { cellsBy } from '@oja/domain/goods/import/naming';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Desk } from '../../../http/desk.ts';
import { hour, type Limit, limitRequests } from '../../../http/limits.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { enterAgain } from '../../teams/teams.steps.ts';
import { cellText } from './cell-text.ts';
import { compareNext } from './compare-next.ts';
import { findBySkus, insertRows } from './import-rows.queries.ts';
import { countNotStored, findDigest, insertImport, lockImport, type NewImport } from './imports.queries.ts';
import { findSaidNaming } from './namings.queries.ts';
import { type ReadRows, readRows } from './read-rows.ts';
import { samplesOf } from './samples.ts';
import { showImport } from './show-imports.ts';

const sending: Limit = { name: 'imports', setting: 'limitImports', seconds: hour, addressFactor: 10 };
/** Of a store that are not stored. */
const MOST_NOT_STORED = 10;

/**
 * Reads a file of products and keeps its rows, once: the id is the browser's, and the same file again is the same import. What
 * is small is compared at once, what is large by the job. @throws Refusal
 */
export async function sendImport(deps: Deps, call: Call<'sendImport'>): Promise<DeskImport> {
  const { desk, params, query, session, request } = call;
  const id = params.id.toLowerCase();
  await limitRequests(deps, sending, { request, session });
  const bytes = await call.file();
  const digest = createHash('sha256').update(bytes).digest();
  const known = await findDigest(deps.db, desk.sellerId, id);
  if (known) return sentBefore(deps, desk, { id, digest, known });
  const read = await readRows(deps, bytes);
  const name = cellText(query.name).trim() || 'file';
  if (!(await keep(deps, desk, { id, name, digest, userId: desk.userId }, read))) {
    const other = await findDigest(deps.db, desk.sellerId, id);
    if (!other) throw refusal('id_taken');
    return sentBefore(deps, desk, { id, digest, known: other });
  }
  // Its rows are kept: what the database has no time for now is done by the job.
  await compareFirst(deps, desk, id).catch((error: unknown) =>
    request.log.error({ err: error, import: id }, 'an import is not compared yet'),
  );
  return showImport(deps.db, desk.sellerId, id);
}

interface Sent {
  id: string;
  digest: Buffer;
  known: Buffer;
}

/** @throws Refusal when other bytes were sent under that id */
async function sentBefore({ db }: Deps, { sellerId }: Desk, { id, digest, known }: Sent): Promise<DeskImport> {
  if (!known.equals(digest)) throw refusal('id_taken');
  return showImport(db, sellerId, id);
}

/** @returns false where the id names an import already @throws Refusal */
async function keep(
  { db }: Deps,
  desk: Desk,
  sent: Pick<NewImport, 'id' | 'name' | 'digest' | 'userId'>,
  { headings, leftOut, rows: lines }: ReadRows,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { sellerId } = await enterAgain(tx, desk, 'goods');
    const waiting = await countNotStored(tx, sellerId);
    if (await findDigest(tx, sellerId, sent.id)) return false;
    if (waiting >= MOST_NOT_STORED) throw refusal('too_many_imports', { max: MOST_NOT_STORED });
    const said = await findSaidNaming(tx, sellerId, headings);
    const naming = said ?? guessColumns(headings);
    const named = { headings, naming, isNamed: said !== undefined, samples: samplesOf(lines), leftOut };
    if (!(await insertImport(tx, sellerId, { ...sent, ...named }))) return false;
    const rows = lines.map(({ row, read }) => ({ row, read, cells: cellsBy(naming, read) }));
    const groups = groupRows(rows, await findBySkus(tx, sellerId, skusIn(rows)));
    const reads = new Map(rows.map(({ row, read }) => [row, read]));
    const keyed = groups.flatMap(({ key, rows: of }) =>
      of.map((row) => ({ ...row, key, read: reads.get(row.row) ?? [] })),
    );
    await insertRows(tx, sellerId, sent.id, keyed);
    return true;
  });
}

async function compareFirst({ db }: Deps, desk: Desk, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockImport(tx, desk.sellerId, id);
    if (locked) await compareNext(tx, desk.sellerId, locked);
  });
}
