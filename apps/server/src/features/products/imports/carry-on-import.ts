import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { demandSelling } from '../../stores/stores.steps.ts';
import { enterAgain } from '../../teams/teams.steps.ts';
import type { ForStore } from '../act-on-goods.ts';
import { beginMaking, endChange, lockChange, refuseLeft } from '../changes/parts.queries.ts';
import { isRefused, MEMBER_GONE, STORE_CLOSED } from '../changes/stop-change.ts';
import {
  endImport,
  findProductsLeft,
  type ProductOutcome,
  refuseLeftProducts,
  writeProductOutcomes,
} from './import-parts.queries.ts';
import { keepTally, type LockedImport } from './imports.queries.ts';
import { storeProducts } from './store-products.ts';
import { undoProducts } from './undo-products.ts';

const ways = {
  storing: { left: 'planned', stays: 'refused', ends: 'stored', action: 'import.stored' },
  undoing: { left: 'stored', stays: 'not-undone', ends: 'undone', action: 'import.undone' },
} as const;

type ImportUnderWay = LockedImport & { state: keyof typeof ways };

export const isImportUnderWay = (locked: LockedImport): locked is ImportUnderWay => locked.state in ways;

/**
 * Writes the next part of a locked import that is being stored or undone, once: what became of its products is written with it.
 * Stored are first the products, then the change; undone the other way round. Writing of the store must be locked.
 *
 * All that write goods lock in one order, so that of two that meet one waits, and none in a ring: the import, writing of the
 * store, its drafts, then products in the order of their ids, and stock items only behind their products (`lockProducts`).
 * Who prices, counts, changes, sells or is paid for goods begins at the products. The change of an import is locked behind
 * them while its forms are stored, as nobody else takes one that was only looked at, and before them while it is undone, as by
 * the job that undoes it. Sizes of categories, which triggers write for all stores, have no order: who loses there is tried
 * again by `inTransaction`, and not counted as having failed.
 * @returns whether more of it can be written now
 */
export async function carryOnImport(at: ForStore, theImport: ImportUnderWay): Promise<boolean> {
  const { tx, desk } = at;
  const { sellerId } = desk;
  const { id, state } = theImport;
  const { left, ends, action } = ways[state];
  if (state === 'undoing' && (await lockChange(tx, sellerId, id))?.state === 'undoing') return false;
  const products = await findProductsLeft(tx, sellerId, { id, outcome: left });
  if (products.length > 0) {
    const written = await (state === 'storing' ? storeProducts : undoProducts)(at, { id, products });
    await writeProductOutcomes(tx, sellerId, { id, outcomes: written });
    if (state === 'storing') {
      const productOf = new Map(products.map(({ place, productId }) => [place, productId]));
      await refuseRows(
        at,
        id,
        written.map((outcome) => ({ ...outcome, productId: productOf.get(outcome.place) ?? '' })),
      );
    }
    return true;
  }
  if (state === 'storing') await beginChange(at, id);
  if (await endImport(tx, sellerId, { id, left, state: ends })) {
    const { rows, refused, notUndone } = await keepTally(tx, sellerId, id);
    const details = { import: id, rows, ...(state === 'storing' ? { refused } : { notUndone }) };
    await audit(tx, { actor: desk.userId, action, subject: `store:${sellerId}`, details });
  }
  return false;
}

/** A product is stored whole or not at all: what is refused of it keeps its prices and counts from being made. */
async function refuseRows(
  { tx, desk: { sellerId } }: ForStore,
  id: string,
  outcomes: readonly (ProductOutcome & { productId: string })[],
): Promise<void> {
  const refused = Map.groupBy(
    outcomes.filter(({ outcome }) => outcome === 'refused'),
    ({ problem }) => problem ?? '',
  );
  for (const [problem, of] of refused)
    await refuseLeft(tx, sellerId, {
      ...{ id, from: 'planned', to: 'refused', problem },
      products: of.map(({ productId }) => productId),
    });
}

/** The job of changes makes it, part by part. */
async function beginChange({ tx, desk: { sellerId, userId } }: ForStore, id: string): Promise<void> {
  if ((await lockChange(tx, sellerId, id))?.state === 'looked') await beginMaking(tx, sellerId, { id, userId });
}

/**
 * Leaves what is left of a locked import as it is where its member may write no goods, or its store does not sell any more.
 * @returns whether it did
 */
export async function stopImport({ tx, desk }: ForStore, theImport: ImportUnderWay): Promise<boolean> {
  const { sellerId } = desk;
  const { id, state } = theImport;
  const { left, stays } = ways[state];
  const isClosed = await isRefused(() => demandSelling(tx, sellerId));
  if (!isClosed && !(await isRefused(() => enterAgain(tx, desk, 'goods')))) return false;
  const problem = isClosed ? STORE_CLOSED : MEMBER_GONE;
  await refuseLeftProducts(tx, sellerId, { id, from: left, to: stays, problem });
  if (state === 'storing') await endUnbegun(tx, sellerId, { id, problem });
  return true;
}

/** The change of an import that stopped ends with it: begun later, it would make prices of products that were refused. */
async function endUnbegun(tx: Tx, sellerId: SellerId, { id, problem }: { id: string; problem: string }): Promise<void> {
  if ((await lockChange(tx, sellerId, id))?.state !== 'looked') return;
  await refuseLeft(tx, sellerId, { id, from: 'planned', to: 'refused', problem });
  await beginMaking(tx, sellerId, { id, userId: null });
  await endChange(tx, sellerId, { id, left: 'planned', state: 'made' });
}
