import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Card } from './card.tsx';
import type { ShownSheet } from './shown-sheet.ts';

/** Pixels of a card with one row, before it is measured. */
const GUESSED = 220;
/** Cards before the end from which on the next page is asked for. */
const NEAR_END = 10;

/** The sheet under a thumb: a card a product, with fields; only those near the view are in the document. */
export function Cards({ rows, commission, ticked, onTick, onEnd }: ShownSheet) {
  const products = useMemo(() => rows.filter((row, at) => row.first === at), [rows]);
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above may have become higher.
  useLayoutEffect(() => {
    setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY));
  }, []);
  const virtual = useWindowVirtualizer({
    count: products.length,
    estimateSize: () => GUESSED,
    getItemKey: (at) => products[at]?.product.id ?? at,
    overscan: 4,
    scrollMargin,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (last + NEAR_END >= products.length) end();
  }, [last, products.length]);
  return (
    <ul ref={list} aria-label="Prices and stock" className="relative" style={{ height: virtual.getTotalSize() }}>
      {items.map(({ index, key, start }) => {
        const row = products[index];
        return (
          row && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 pb-3"
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <Card
                row={row}
                rows={rows}
                commission={commission}
                isTicked={ticked.has(row.product.id)}
                onTick={onTick}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
