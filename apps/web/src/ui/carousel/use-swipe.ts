import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { usePinched } from '../use-pinched.ts';
import { swipe } from './slides.ts';

/** Pixels before a press becomes a drag and no longer counts as a click. */
const SLACK = 6;

/**
 * Handlers for an element that is swiped left and right, by finger, pen or mouse. While it is dragged the element's
 * `--drag` says how far, in pixels. A drag never ends in a click. Two fingers are no swipe, and on a page that they have
 * enlarged (`data-pinched`) one finger is none either: it looks around.
 */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const drag = useRef<{ x: number; moved: boolean } | null>(null);
  const justDragged = useRef(false);
  const pinched = usePinched();

  function end(event: PointerEvent<HTMLElement>, counts: boolean) {
    const started = drag.current;
    drag.current = null;
    event.currentTarget.style.removeProperty('--drag');
    delete event.currentTarget.dataset.dragging;
    if (!started?.moved) return;
    justDragged.current = true;
    const direction = counts ? swipe(event.clientX - started.x) : undefined;
    if (direction) onSwipe(direction);
  }

  return {
    'data-pinched': pinched || undefined,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary) return end(event, false);
      justDragged.current = false;
      if (event.button === 0 && !pinched) drag.current = { x: event.clientX, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const started = drag.current;
      if (!started) return;
      const delta = event.clientX - started.x;
      if (!started.moved && Math.abs(delta) < SLACK) return;
      if (!started.moved) event.currentTarget.setPointerCapture(event.pointerId);
      started.moved = true;
      event.currentTarget.dataset.dragging = '';
      event.currentTarget.style.setProperty('--drag', `${delta}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture(event: MouseEvent) {
      const byKeyboard = event.detail === 0;
      if (!justDragged.current || byKeyboard) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
