import { type KeyboardEvent, useRef } from 'react';
import { tidied } from '../../features/sheet/cell-text.ts';
import { useSheetEdits } from '../../features/sheet/sheet-context.ts';
import { patchFor } from '../../features/sheet/sheet-edits.ts';
import type { SheetRow, TypedColumn } from '../../features/sheet/sheet-rows.ts';
import { useGrid } from './grid-state.ts';

interface CellInputProps {
  label: string;
  row: SheetRow;
  column: TypedColumn;
  /** What stands there. */
  text: string;
}

/** The field in a cell while it is written in: Enter, Tab and the arrows keep what is typed and lead on, Escape leaves it as it was. */
export function CellInput({ label, row, column, text }: CellInputProps) {
  const { state: grid, move } = useGrid();
  const edits = useSheetEdits();
  const typing = grid.getState().typing;
  const isDone = useRef(false);
  function close(keeps: boolean, typed: string) {
    if (isDone.current) return;
    isDone.current = true;
    if (keeps && typed !== text) edits.change([patchFor(row, column, tidied(column, typed))]);
    grid.setState({ typing: null });
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    event.stopPropagation();
    const way = wayOf(key, shiftKey, grid.getState().typing?.moves ?? false);
    if (!way) return;
    event.preventDefault();
    close(key !== 'Escape', currentTarget.value);
    if (way !== 'stay') move(way);
  }
  return (
    <input
      aria-label={label}
      inputMode={column === 'count' || column === 'lowAt' ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      // biome-ignore lint/a11y/noAutofocus: it stands in the place of the cell that had the focus
      autoFocus
      defaultValue={typing?.text ?? text}
      className="cell-input"
      onFocus={({ target }) => target.setSelectionRange(typing?.moves ? target.value.length : 0, target.value.length)}
      onBlur={({ target }) => close(true, target.value)}
      onKeyDown={press}
    />
  );
}

/** Where a key leads that ends the writing; undefined for one that does not. */
function wayOf(key: string, isBack: boolean, moves: boolean) {
  if (key === 'Escape') return 'stay';
  if (key === 'Enter') return isBack ? 'up' : 'down';
  if (key === 'Tab') return isBack ? 'before' : 'next';
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (moves && key === 'ArrowLeft') return 'left';
  if (moves && key === 'ArrowRight') return 'right';
  return undefined;
}
