import type { DeskProduct } from '@oja/contract/desks/desk-products';
import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import { countOf, formatCount } from '@oja/domain/text/count';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dismissToast, showToast } from '../../../src/ui/overlays/toast-store.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import type { Act, Counted } from '../waiting/act.ts';
import type { Sent } from '../waiting/outcome.ts';
import { waitingFor } from '../waiting/shown-counts.ts';
import { useSend, useWaiting } from '../waiting/waiting.tsx';
import { movedWords } from './moved-words.ts';

/** Milliseconds after the last tap until counts are sent: those of a shelf go together. */
const REST = 1000;

/** So many do not rest any longer: a request carries no more than twice as many. */
const MOST_RESTING = 50;

/** Why the last count of a product was refused, by its id. */
type Refusals = Readonly<Record<string, string>>;

export type Counting = ReturnType<typeof useCounting>;

/** How many units there are, as members tap and type it: shown at once, sent as differences, taken back where it is refused. */
export function useCounting() {
  const send = useSend();
  const waiting = useWaiting();
  const [refusals, setRefusals] = useState<Refusals>({});
  const taps = useTaps((counts) => void sendCounts(counts));

  /** @returns whether none of them was refused */
  async function sendCounts(counts: Counted[]): Promise<boolean> {
    setRefusals((known) => without(known, counts));
    const about = counts.length === 1 ? (counts[0]?.name ?? '') : countOf(counts.length, 'product', 'products');
    const sent = await send({ kind: 'count', counts }, about);
    if (sent.state === 'kept') showToast('Counted on this phone. It is sent when the line is back.', { tone: 'info' });
    const refused: [string, string][] = [];
    for (const counted of counts) {
      const { reason, moved } = whatBecameOf(counted, sent);
      if (reason !== undefined) refused.push([counted.productId, reason]);
      if (moved !== undefined) showToast(counts.length > 1 ? `${counted.name}: ${moved}` : moved, { tone: 'info' });
    }
    setRefusals((known) => ({ ...known, ...Object.fromEntries(refused) }));
    return refused.length === 0;
  }

  /** Units as they stand once what was tapped, and what waits, is done. */
  const shown = ({ stockItemId, stock }: DeskProduct): number =>
    (stockItemId === null ? undefined : (taps.of(stockItemId)?.count ?? waitingFor(waiting, stockItemId))) ?? stock;

  return {
    refusals,
    shown,
    step(product: DeskProduct, by: 1 | -1) {
      const counted = countedOf(product, shown(product));
      if (!counted) return;
      const before = taps.of(counted.stockItemId) ?? counted;
      taps.set({ ...before, count: clamped(before.count + by) });
    },
    /** A number that was typed goes at once, and can be undone. @param opened how many there were when its field was opened */
    type(product: DeskProduct, count: number, opened: number) {
      const counted = countedOf(product, opened);
      if (!counted) return;
      // What was tapped before and has not been sent goes with it.
      const seen = taps.take(counted.stockItemId)?.seen ?? opened;
      if (seen === count) return;
      const undo = showUndo(
        `${product.name}: ${formatCount(count)}.`,
        () => void sendCounts([{ ...counted, seen: count, count: seen }]),
      );
      void sendCounts([{ ...counted, seen, count }]).then((isDone) => isDone || dismissToast(undo));
    },
  };
}

/** Counts that were tapped and rest for a moment; whoever leaves sends them. */
function useTaps(onRest: (counts: Counted[]) => void) {
  const [tapped, setTapped] = useState<ReadonlyMap<string, Counted>>(new Map());
  // Taps come faster than the screen is drawn.
  const latest = useRef(tapped);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const put = (next: ReadonlyMap<string, Counted>) => {
    latest.current = next;
    setTapped(next);
  };
  const rest = useEffectEvent(() => {
    clearTimeout(timer.current);
    const counts = [...latest.current.values()].filter(({ seen, count }) => seen !== count);
    put(new Map());
    if (counts.length > 0) onRest(counts);
  });
  useEffect(() => {
    const leave = () => document.hidden && rest();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', rest);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', rest);
      rest();
    };
  }, []);
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due === 0) return;
    timer.current = setTimeout(rest, latest.current.size < MOST_RESTING ? REST : 0);
    return () => clearTimeout(timer.current);
  }, [due]);
  return {
    of: (stockItemId: string) => latest.current.get(stockItemId),
    set(counted: Counted) {
      put(new Map(latest.current).set(counted.stockItemId, counted));
      setDue((tap) => tap + 1);
    },
    /** Takes one out: it is sent otherwise. */
    take(stockItemId: string): Counted | undefined {
      const next = new Map(latest.current);
      const taken = next.get(stockItemId);
      next.delete(stockItemId);
      put(next);
      return taken;
    },
  };
}

/** Why a count was refused, or what is to be said of it: somebody else has changed it. */
function whatBecameOf(
  { stockItemId }: Counted,
  sent: Sent<Extract<Act, { kind: 'count' }>>,
): { reason?: string; moved?: string } {
  if (sent.state === 'refused') return { reason: sent.error.message };
  const outcome = sent.state === 'done' && sent.answer.items.find((item) => item.stockItemId === stockItemId);
  if (!outcome) return {};
  if (!outcome.ok) return { reason: outcome.message };
  return outcome.moved === 0 ? {} : { moved: movedWords(outcome.stock, outcome.moved) };
}

const clamped = (count: number) => Math.min(MOST_UNITS, Math.max(0, count));

const countedOf = ({ id, name, stockItemId }: DeskProduct, seen: number): Counted | null =>
  stockItemId === null ? null : { stockItemId, productId: id, name, seen, count: seen };

const without = (refusals: Refusals, counts: readonly Counted[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([id]) => !counts.some(({ productId }) => productId === id)));
