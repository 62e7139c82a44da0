import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { asksToSaveData } from '../../lib/data-saver.ts';

/** Milliseconds that a page must have been out of sight before it looks again. */
const OUT_OF_SIGHT = 30_000;
/** Products that one question is about, as the shop takes them. */
const MOST = 24;

/**
 * When a page is seen again after half a minute or more, asks what is left of its products, and has it read anew where that is
 * not what it knows. No clock; and nothing for a shopper who saves data. A line that returns has pages read anew by themselves.
 * @param known units left by product, as the page shows them; undefined where it does not tell: then what was answered last
 */
export function useLiveStock(known: Readonly<Record<string, number | undefined>>, renew: () => void): void {
  const answered = useRef(new Map<string, number | null>());
  const look = useEffectEvent(async () => {
    const ids = Object.keys(known).sort().slice(0, MOST);
    if (ids.length === 0 || asksToSaveData()) return;
    // What cannot be asked now is asked the next time.
    const stock = await call('stock', { query: { ids: ids.join(',') } }).catch(() => null);
    if (!stock) return;
    const told = ids.map((id, at) => [id, stock.left[at] ?? null] as const);
    if (told.some(([id, left]) => left !== (known[id] ?? answered.current.get(id)))) renew();
    answered.current = new Map(told);
  });
  useEffect(() => {
    let since = document.hidden ? Date.now() : null;
    const turn = () => {
      if (document.hidden) {
        since ??= Date.now();
        return;
      }
      if (since !== null && Date.now() - since >= OUT_OF_SIGHT) void look();
      since = null;
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, []);
}
