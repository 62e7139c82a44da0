import type { TypedCell } from '@oja/contract/desks/desk-changes';
import { MOST_DRAFTS } from '@oja/contract/desks/desk-drafts';
import { goesToReview, type ProductReview } from '@oja/domain/goods/draft-review';
import { type ComparedGroup, compareGroup, judgeRows, tellSharedSkus } from '@oja/domain/goods/import/compare-group';
import { groupRows, type ImportGroup, skusIn } from '@oja/domain/goods/import/import-groups';
import type { ImportRow } from '@oja/domain/goods/import/import-row';
import type { ImportWay } from '@oja/domain/goods/import/import-states';
import type { ImportValue } from '@oja/domain/goods/import/shop-product';
import { decideProductMove } from '@oja/domain/goods/product-status';
import { formatCount } from '@oja/domain/text/count';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { newId } from '../../../platform/ids.ts';
import { planCells } from '../changes/plan-cells.ts';
import { findPlannedProducts } from '../changes/planned-goods.queries.ts';
import { type Looked, PART, PART_OF_STATUS, planned } from '../changes/planned-row.ts';
import { unitsHeld } from '../held-units.ts';
import { cannotMove } from '../place-product.ts';
import { readReview } from '../read-review.ts';
import { fileNewGoods } from './file-new-goods.ts';
import { type FiledRow, findByKeys, findBySkus, findLinesOfSkus } from './import-rows.queries.ts';
import { type ComparedWith, findFacts, findShopProducts } from './shop-facts.ts';
import { tellNamesakes } from './tell-namesakes.ts';
import {
  type Compared,
  type ComparedProduct,
  type ComparedValue,
  countDrafts,
  writeCompared,
} from './write-compared.queries.ts';

/**
 * Compares rows of a locked import with what is there, all rows of each of their products, and writes what they would do.
 * @param keys of the rows @returns the rows
 */
export async function compareRows(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  keys: readonly string[],
): Promise<ImportRow[]> {
  const { rows, groups } = await gather(tx, sellerId, id, keys);
  const ids = groups.flatMap(({ productId }) => productId ?? []);
  const products = await findShopProducts(tx, sellerId, ids);
  const facts = await findFacts(tx, sellerId, id, rows);
  await fileNewGoods(tx, sellerId, id, { rows, groups, shelves: facts.shelves });
  const lines = await findLinesOfSkus(tx, sellerId, id, skusIn(rows));
  const looked = groups.map((group): LookedGroup => {
    const product = group.productId === null ? undefined : products.get(group.productId);
    const compared = compareGroup(group, { product, facts });
    tellSharedSkus(compared, lines);
    return { group, product, compared, planned: [] };
  });
  await tellNamesakes(
    tx,
    sellerId,
    looked.flatMap(({ product, compared }) => (product ? [] : [compared])),
  );
  await planValues(tx, sellerId, looked);
  const review = await readReview(tx, sellerId);
  const room =
    MOST_DRAFTS -
    (await countDrafts(
      tx,
      sellerId,
      id,
      rows.map(({ row }) => row),
    ));
  const files = filing(looked, review, room);
  await writeCompared(tx, sellerId, id, joined(looked.map((each) => written(each, files))));
  return rows;
}

/** Rows by their keys; what is in the shop may have changed since those were written, so rows that are of their products now are among them. */
async function gather(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  keys: readonly string[],
): Promise<{ rows: FiledRow[]; groups: ImportGroup[] }> {
  const asked = new Set(keys);
  const rows: FiledRow[] = [];
  let groups: ImportGroup[] = [];
  for (let next = [...asked]; next.length > 0; ) {
    rows.push(...(await findByKeys(tx, sellerId, id, next)));
    rows.sort((a, b) => a.row - b.row);
    groups = groupRows(rows, await findBySkus(tx, sellerId, skusIn(rows)));
    next = groups.map(({ key }) => key).filter((key) => !asked.has(key));
    for (const key of next) asked.add(key);
  }
  return { rows, groups };
}

interface LookedGroup {
  group: ImportGroup;
  product: ComparedWith | undefined;
  compared: ComparedGroup;
  /** What its change would make, beside the lines that say so. */
  planned: { value: ImportValue; row: NonNullable<Looked> }[];
}

const columns = { price: 'price', count: 'count', 'low-at': 'low_at', status: 'status' } as const;

/** What rows want of prices and counts, planned as if their cells had been typed; what the shop does not take is told. */
async function planValues(tx: Tx, sellerId: SellerId, looked: readonly LookedGroup[]): Promise<void> {
  // Of what is wrong nothing is written, and two rows of one variant would be one cell twice.
  const right = looked.filter(({ compared }) => compared.problems.rows.length === 0);
  const wanted = right.flatMap((group) => group.compared.values.map((value) => ({ group, value })));
  const typed = wanted.flatMap(({ group: { product }, value }) => (product && cellFor(product.id, value)) ?? []);
  const ids = [...new Set(typed.map(({ productId }) => productId))];
  const products = await findPlannedProducts(tx, sellerId, ids);
  const rows = (await planCells(tx, sellerId, { cells: typed, products })).values();
  for (const { group, value } of wanted) {
    const { product, compared } = group;
    if (!product) continue;
    const row = value.what === 'status' ? moving(product, value) : (rows.next().value ?? null);
    if (row?.problem) {
      for (const line of value.rows) compared.problems.tell({ row: line }, columns[value.what], row.problem);
    } else if (row) group.planned.push({ value, row });
  }
}

function cellFor(productId: string, value: ImportValue): TypedCell | undefined {
  if (value.what === 'status') return undefined;
  if (value.what === 'price') {
    const { what, variantId, seen, asked } = value;
    return { what, productId, variantId, seen, ...asked };
  }
  const { stockItemId } = value;
  if (value.what === 'count') return { what: 'count', productId, stockItemId, seen: value.seen, count: value.count };
  return { what: 'low-at', productId, stockItemId, lowAt: value.lowAt };
}

function moving({ id, held }: ComparedWith, { from, to }: Extract<ImportValue, { what: 'status' }>): Looked {
  const move = decideProductMove(from, to, held);
  if (move.kind === 'stay') return null;
  const row = { what: 'status' as const, productId: id, variantId: null, stockItemId: null };
  const refused = move.kind === 'refuse' && (move.reason === 'units_held' ? unitsHeld(held) : cannotMove(from, to));
  return planned(row, { status: from }, { status: to }, refused || null);
}

/** Where products go that are new or whose form changes; where drafts have no room for one it is told. */
function filing(looked: readonly LookedGroup[], review: ProductReview, room: number): Map<LookedGroup, ImportWay> {
  let left = room;
  const ways = new Map<LookedGroup, ImportWay>();
  for (const each of looked) {
    const { compared, product } = each;
    if (!compared.form || compared.problems.rows.length > 0) continue;
    const way = compared.isDraft ? 'draft' : goesToReview(review, { isNew: !product }) ? 'review' : 'shop';
    ways.set(each, way);
    if (way === 'shop') continue;
    left -= 1;
    if (left >= 0) continue;
    const text = `Your store has room for ${formatCount(MOST_DRAFTS)} drafts, and this would be one more. Publish some first, or add pictures.`;
    for (const row of compared.rows) compared.problems.tell(row, null, text);
  }
  return ways;
}

function written(each: LookedGroup, ways: ReadonlyMap<LookedGroup, ImportWay>): Compared {
  const { group, product, compared } = each;
  const rows = judgeRows(compared);
  const isWrong = compared.problems.rows.length > 0;
  const place = Math.min(...compared.rows.map(({ row }) => row));
  const goesTo = ways.get(each);
  const products: ComparedProduct[] =
    isWrong || !compared.form || !goesTo
      ? []
      : [
          {
            ...{ place, productId: product?.id ?? newId(), isNew: !product, goesTo, form: compared.form },
            before: product?.form ?? null,
            baseVersion: product?.editVersion ?? null,
            status: compared.status,
          },
        ];
  const values = isWrong ? [] : each.planned.map(({ value, row }): ComparedValue => ({ ...row, ...placeOf(value) }));
  const changes = Map.groupBy(
    isWrong
      ? []
      : each.planned.flatMap(({ value }) => value.rows.map((line) => ({ line, change: placeOf(value).row }))),
    ({ line }) => line,
  );
  return {
    products,
    values,
    rows: rows.map((row) => ({
      ...row,
      key: group.key,
      productId: product?.id ?? products[0]?.productId ?? null,
      place: products.length > 0 && compared.formRows.has(row.row) ? place : null,
      changes: (changes.get(row.row) ?? []).map(({ change }) => change),
    })),
  };
}

const kinds = ['price', 'count', 'low-at', 'status'] as const;

/**
 * Where something stands in the change of an import: made of the first line that says so, so that comparing anew writes it in
 * the same place. Parts hold no more products than lines.
 */
function placeOf({ what, rows }: ImportValue): { row: number; part: number } {
  const line = Math.min(...rows);
  const inPart = what === 'status' ? Math.floor((line % PART) / PART_OF_STATUS) : 0;
  return {
    row: line * kinds.length + kinds.indexOf(what),
    part: Math.floor(line / PART) * (PART / PART_OF_STATUS) + inPart,
  };
}

const joined = (all: readonly Compared[]): Compared => ({
  rows: all.flatMap(({ rows }) => rows),
  products: all.flatMap(({ products }) => products),
  values: all.flatMap(({ values }) => values),
});
