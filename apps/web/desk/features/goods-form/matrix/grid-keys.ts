import type { KeyboardEvent } from 'react';

/** The field that a key leads to from that of the event: up, down and Enter within the column; left and right at the ends of the text. */
export function cellBeside(event: KeyboardEvent, table: HTMLElement): HTMLInputElement | null {
  const { target: from, key } = event;
  if (!(from instanceof HTMLInputElement) || from.dataset.row === undefined) return null;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const cells = [...table.querySelectorAll<HTMLInputElement>('input[data-row]:not(:disabled)')];
  const along = key === 'ArrowLeft' || key === 'ArrowRight';
  if (along) {
    const end = key === 'ArrowLeft' ? 0 : from.value.length;
    const isAll = from.selectionStart === 0 && from.selectionEnd === from.value.length;
    if (!isAll && (from.selectionStart !== end || from.selectionEnd !== end)) return null;
  }
  const by = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by === undefined) return null;
  const way = along ? cells : cells.filter(({ dataset }) => dataset.column === from.dataset.column);
  // Enter in the last row leads nowhere, and publishes nothing.
  return way[way.indexOf(from) + by] ?? (key === 'Enter' ? from : null);
}
