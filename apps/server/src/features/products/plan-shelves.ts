import type { FormVariant, Goods, Priced } from '@oja/domain/goods/read-product-form';
import { shownPrice } from '@oja/domain/goods/shown-price';
import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import type { CountedUnits } from '../../books/counted-units.ts';
import type { SeenGoods } from './drafts.queries.ts';
import { heldOf } from './held-units.ts';
import type { LockedItem, LockedProduct, LockedVariant } from './locked-goods.queries.ts';

export interface PlannedVariant extends Omit<LockedVariant, 'price' | 'discountPrice'> {
  position: number;
  /** Null: the product's. */
  priced: Priced | null;
}

/** What becomes of a product's variants and units when its form is published. */
export interface ShelfPlan {
  /** What the product shows. */
  priced: Priced;
  variants: PlannedVariant[];
  /** Items that are new, with the units that they open with. */
  opened: { id: string; stock: number }[];
  /** Items of which a variant is offered. */
  watched: string[];
  counted: CountedUnits[];
}

export type PlannedShelves = { kind: 'plan'; plan: ShelfPlan } | { kind: 'refuse'; held: number };

interface Asked {
  productId: string;
  goods: Goods;
  /** The product as it is; undefined before it is first published. */
  now: LockedProduct | undefined;
  /** What it had when its changes were begun. */
  seen: SeenGoods | null;
  makeId: () => string;
}

/**
 * Prices and counts of what is there and stays are left as they are: they never pass through a form. Unless the product is
 * from now on counted or priced otherwise: then the form says them, as differences to what was seen when it was begun.
 */
export function planShelves(asked: Asked): PlannedShelves {
  const { productId, goods, now } = asked;
  const offered = now?.variants.filter((variant) => variant.offered) ?? [];
  const together = goods.count !== null;
  const wasTogether = offered.every(({ stockItemId }) => stockItemId === productId);
  const recounted = now !== undefined && together !== wasTogether;
  if (now && recounted && heldOf(now.items) > 0) return { kind: 'refuse', held: heldOf(now.items) };

  const wasPricedEach = offered.some(({ price }) => price !== null);
  const named = goods.variants.flatMap((variant, at) => planVariant(variant, at, { ...asked, wasPricedEach }));
  const gone = now?.variants.filter(({ id }) => !named.some((variant) => variant.id === id)) ?? [];
  const variants = [
    ...named,
    ...gone.map((variant, at) => retired(variant, { goods, position: named.length + at + 1 })),
  ];

  const units = together ? togetherUnits(asked, recounted) : eachUnits(named, asked, recounted);
  const moved = recounted ? movedMeanwhile(asked) : 0;
  const counted = planUnits({ items: now?.items ?? [], recounted, units: withMoved(units, moved) });
  if (counted.kind === 'refuse') return counted;
  const watched = [...new Set(variants.flatMap((variant) => (variant.offered ? [variant.stockItemId] : [])))];
  return { kind: 'plan', plan: { ...counted, variants, watched, priced: pricedAs(named, asked, wasPricedEach) } };
}

function planVariant(
  { color, size, sku, priced, offered }: FormVariant,
  at: number,
  { wasPricedEach, ...asked }: Asked & { wasPricedEach: boolean },
): PlannedVariant[] {
  const { productId, goods, now, makeId } = asked;
  const before = now?.variants.find((variant) => variant.color === color && variant.size === size);
  const position = at + 1;
  if (!offered) return before ? [{ ...retired(before, { goods, position }), sku }] : [];
  const id = before?.id ?? makeId();
  const typed = wasPricedEach ? priced : priced && unlessChanged(priced, asked);
  const own = before?.offered && wasPricedEach ? priceOf(before) : typed;
  const ownItem = before && before.stockItemId !== productId ? before.stockItemId : id;
  return [
    {
      id,
      color,
      size,
      sku,
      position,
      offered,
      priced: goods.priced === null ? own : null,
      stockItemId: goods.count === null ? ownItem : productId,
    },
  ];
}

const priceOf = ({ price, discountPrice }: LockedVariant): Priced | null =>
  price === null ? null : { price, discountPrice };

/** The price of now, where the form has the one that was seen. */
const unlessChanged = (typed: Priced, { seen, now }: Asked): Priced =>
  now && typed.price === seen?.price && typed.discountPrice === seen.discountPrice
    ? { price: now.price, discountPrice: now.discountPrice }
    : typed;

/** Its SKU is free for others; orders have kept it. Where all have one price, it keeps none of its own. */
function retired(variant: LockedVariant, { goods, position }: { goods: Goods; position: number }): PlannedVariant {
  const { id, color, size, stockItemId } = variant;
  const priced = goods.priced === null ? priceOf(variant) : null;
  return { id, color, size, sku: null, position, offered: false, priced, stockItemId };
}

function pricedAs(named: readonly PlannedVariant[], asked: Asked, wasPricedEach: boolean): Priced {
  const { goods, now } = asked;
  if (goods.priced !== null)
    return now && !wasPricedEach
      ? { price: now.price, discountPrice: now.discountPrice }
      : unlessChanged(goods.priced, asked);
  const [first, ...rest] = named.flatMap(({ offered, priced }) => (offered && priced ? [priced] : []));
  if (!first) throw new Error('A form that offers nothing was read.');
  return shownPrice([first, ...rest]);
}

/** How many units each of these items is to have. */
type Units = ReadonlyMap<string, number>;

const togetherUnits = ({ productId, goods, now }: Asked, recounted: boolean): Units =>
  recounted || !now?.items.some(({ id }) => id === productId) ? new Map([[productId, goods.count ?? 0]]) : new Map();

function eachUnits(named: readonly PlannedVariant[], { goods, now }: Asked, recounted: boolean): Units {
  const typed = named.flatMap(({ id, color, size, offered, stockItemId }): [string, number][] => {
    const stays = now?.variants.some((variant) => variant.id === id && variant.offered) ?? false;
    if (!offered || (stays && !recounted)) return [];
    const row = goods.variants.find((variant) => variant.color === color && variant.size === size);
    return [[stockItemId, row?.count ?? 0]];
  });
  return new Map(typed);
}

/** By how much the units that are offered moved since the changes were begun: what was sold, or counted elsewhere. */
function movedMeanwhile({ now, seen }: Asked): number {
  if (!now || !seen) return 0;
  return now.items.reduce((sum, { stock, lowAt }) => sum + (lowAt === null ? 0 : stock), 0) - seen.units;
}

/** Nobody knows of which variant they were: of those with most. */
function withMoved(units: Units, moved: number): Units {
  let left = moved;
  return new Map(
    [...units]
      .toSorted(([, a], [, b]) => b - a)
      .map(([id, count]) => {
        const stock = Math.min(MOST_UNITS, Math.max(0, count + left));
        left -= stock - count;
        return [id, stock];
      }),
  );
}

type PlannedUnits = ({ kind: 'plan' } & Pick<ShelfPlan, 'opened' | 'counted'>) | { kind: 'refuse'; held: number };

/** Where units are counted otherwise from now on, they move from item to item as far as they are there; the rest is counted anew. */
function planUnits({
  items,
  recounted,
  units,
}: {
  items: readonly LockedItem[];
  recounted: boolean;
  units: Units;
}): PlannedUnits {
  const before = new Map(items.map((item) => [item.id, item]));
  const tooFew = [...units].find(([id, count]) => count < (before.get(id)?.held ?? 0));
  if (tooFew) return { kind: 'refuse', held: before.get(tooFew[0])?.held ?? 0 };
  const emptied = recounted ? items.filter(({ id, lowAt }) => lowAt !== null && !units.has(id)) : [];
  const opened = [...units].flatMap(([id, stock]) => (before.has(id) ? [] : [{ id, stock: recounted ? 0 : stock }]));
  const changes = [...emptied.map(({ id }): [string, number] => [id, 0]), ...units].map(([id, count]) => {
    const stock = before.get(id)?.stock ?? opened.find((item) => item.id === id)?.stock ?? 0;
    return { stockItemId: id, units: count - stock };
  });
  return {
    kind: 'plan',
    opened,
    counted: recounted ? split(changes) : changes.filter(({ units }) => units !== 0).map(counted),
  };
}

type Change = Omit<CountedUnits, 'reason'>;
const counted = (change: Change): CountedUnits => ({ ...change, reason: 'counted' });

function split(changes: readonly Change[]): CountedUnits[] {
  const sum = (units: readonly number[]) => units.reduce((total, n) => total + n, 0);
  const more = sum(changes.map(({ units }) => Math.max(0, units)));
  const fewer = sum(changes.map(({ units }) => Math.max(0, -units)));
  const left = { more: Math.min(more, fewer), fewer: Math.min(more, fewer) };
  return changes.flatMap(({ stockItemId, units }) => {
    const way = units < 0 ? 'fewer' : 'more';
    const size = Math.min(left[way], Math.abs(units));
    left[way] -= size;
    const moved = units < 0 ? -size : size;
    const parts: CountedUnits[] = [
      { stockItemId, units: moved, reason: 'split' },
      { stockItemId, units: units - moved, reason: 'counted' },
    ];
    return parts.filter((part) => part.units !== 0);
  });
}
