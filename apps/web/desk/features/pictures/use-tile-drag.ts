import { type PointerEvent, useRef } from 'react';

/** Pixels from which a press is a drag. */
const FAR = 10;

/** Lets pictures be put elsewhere by dragging them; the same can be done by buttons. */
export function useTileDrag(onMove: (id: string, over: string) => void) {
  const latest = useRef(onMove);
  latest.current = onMove;
  /** A drag ends with a click that opens nothing. */
  const wasDragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    wasDragged.current = false;
    const tile = event.currentTarget;
    const id = tile.dataset.picture;
    const { clientX, clientY, pointerId } = event;
    if (id === undefined || event.button !== 0) return;
    const over = new AbortController();
    const listen = { signal: over.signal };
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (!wasDragged.current && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return;
      wasDragged.current = true;
      const under = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>('[data-picture]');
      if (under?.dataset.picture && under.dataset.picture !== id) latest.current(id, under.dataset.picture);
    };
    addEventListener('pointermove', move, listen);
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, () => over.abort(), listen);
  }
  return { onPointerDown, wasDragged: () => wasDragged.current };
}
