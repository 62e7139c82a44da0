import { type RefObject, useEffect } from 'react';

/** Milliseconds after a drag in which a click is part of it and goes nowhere. */
const CLICK_SUPPRESSED = 100;
/** Pixels before a press becomes a drag. */
const SLACK = 5;

/**
 * Lets a mouse drag a row that scrolls sideways. Fingers scroll it natively, with the browser's own momentum.
 * @param factor how far the row moves for each pixel of the mouse
 * @param touchFactor the same for a finger, in place of native scrolling; the row needs `touch-action: pan-y`
 */
export function useDragScroll(row: RefObject<HTMLElement | null>, factor = 1, touchFactor?: number): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let from: { x: number; left: number; factor: number } | null = null;
    let dragging = false;
    let draggedAt = Number.NEGATIVE_INFINITY;

    function down(event: PointerEvent) {
      const own = event.pointerType === 'mouse' ? factor : touchFactor;
      if (own === undefined || !event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, left: row.current?.scrollLeft ?? 0, factor: own };
    }
    function move(event: PointerEvent) {
      if (!from || !row.current) return;
      const delta = event.clientX - from.x;
      if (!dragging && Math.abs(delta) < SLACK) return;
      dragging = true;
      row.current.dataset.dragging = '';
      row.current.scrollLeft = from.left - delta * from.factor;
    }
    function up() {
      if (dragging) draggedAt = performance.now();
      from = null;
      dragging = false;
      if (row.current) delete row.current.dataset.dragging;
    }
    function click(event: MouseEvent) {
      if (performance.now() - draggedAt > CLICK_SUPPRESSED) return;
      event.preventDefault();
      event.stopPropagation();
    }
    const keep = (event: Event) => event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', keep);
    element.addEventListener('click', click, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', keep);
      element.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [row, factor, touchFactor]);
}
