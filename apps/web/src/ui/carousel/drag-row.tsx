import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { scrollMotion } from './scroll-motion.ts';
import { useDragScroll } from './use-drag-scroll.ts';

interface DragRowProps {
  /** What the row holds, for readers. */
  label: string;
  /** Mouse pixels to row pixels. */
  factor?: number;
  className?: string;
  /** `<li>` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways: by finger, by dragging with the mouse, by wheel, by its buttons. */
export function DragRow({ label, factor, className, children }: DragRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useDragScroll(row, factor);

  const scroll = (direction: 1 | -1) => {
    const { current } = row;
    current?.scrollBy({ left: direction * current.clientWidth * 0.8, behavior: scrollMotion() });
  };

  return (
    <div className="drag-row-frame">
      <ul ref={row} aria-label={label} className={clsx('drag-row', className)}>
        {children}
      </ul>
      <button
        type="button"
        aria-label={`Scroll ${label} back`}
        className="drag-row-button left-4"
        onClick={() => scroll(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Scroll ${label} on`}
        className="drag-row-button right-4"
        onClick={() => scroll(1)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
