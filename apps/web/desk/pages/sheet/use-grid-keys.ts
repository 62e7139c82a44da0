import { countOf } from '@oja/domain/text/count';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { type CellText, cellsIn, copiedBlock, filledCells, type Place, rangeOf } from '../../features/sheet/block.ts';
import { shownText } from '../../features/sheet/cell-shown.ts';
import { textOf, tidied } from '../../features/sheet/cell-text.ts';
import { nextTyped, placeBelow, placeBeside } from '../../features/sheet/next-place.ts';
import { useSheetEdits } from '../../features/sheet/sheet-context.ts';
import { patchFor } from '../../features/sheet/sheet-edits.ts';
import { isTyped, type SheetColumn, type SheetRow, sheetColumns } from '../../features/sheet/sheet-rows.ts';
import type { GridStore, Way } from './grid-state.ts';
import type { ShownSheet } from './shown-sheet.ts';
import { usePasting } from './use-pasting.ts';

/** Rows that a page key leads on. */
const PAGE = 12;

interface GridKeys {
  rows: readonly SheetRow[];
  grid: GridStore;
  commission: number | undefined;
  ticked: ReadonlySet<string>;
  onTick: (product: string, isTicked: boolean) => void;
  /** Brings a row into view. */
  reach: (row: number) => void;
  readOn: ShownSheet['readOn'];
}

/** What keys, mouse and clipboard do in the grid. */
export function useGridKeys({ rows, grid, commission, ticked, onTick, reach, readOn }: GridKeys) {
  const edits = useSheetEdits();
  const state = grid.getState;
  const range = () => rangeOf(state().at, state().to);
  const textAt = (row: number, column: SheetColumn) => {
    const at = rows[row];
    return at ? shownText(at, column, edits.all(), commission) : '';
  };

  function go(to: Place, isLonger = false): void {
    grid.setState({ to, typing: null, isHere: true, leaves: false, ...(!isLonger && { at: to }) });
    reach(to.row);
  }
  /** @returns whether there is a cell that way */
  function moveBy(way: Way, isLonger = false): boolean {
    const from = isLonger ? state().to : state().at;
    if (way === 'next' || way === 'before') {
      const to = nextTyped(rows, from, way === 'next' ? 1 : -1);
      if (to) go(to);
      return to !== undefined;
    }
    if (way === 'up' || way === 'down') go(placeBelow(rows, from, way === 'down' ? 1 : -1), isLonger);
    else go(placeBeside(from, way === 'right' ? 1 : -1), isLonger);
    return true;
  }
  const latest = useRef(moveBy);
  latest.current = moveBy;
  const [move] = useState(() => (way: Way) => void latest.current(way));

  function write(cells: readonly CellText[], words: string, of = rows): void {
    const patches = cells.flatMap(({ row, column, text }) => {
      const at = of[row];
      return at ? [patchFor(at, column, tidied(column, text))] : [];
    });
    if (patches.length === 0) return;
    edits.change(patches);
    showToast(`${words} ${countOf(patches.length, 'cell', 'cells')}.`);
  }
  /** @param text undefined: what stands there @returns whether the present cell is one that is written in */
  function begin(text?: string): boolean {
    const { at } = state();
    const column = sheetColumns[at.column] as SheetColumn;
    if (!isTyped(column)) return false;
    reach(at.row);
    grid.setState({
      to: at,
      typing: { text: text ?? textAt(at.row, column), moves: text !== undefined },
      leaves: false,
    });
    return true;
  }
  /** A sale ends, anything else is again what it was. */
  function empty(): void {
    const cells = cellsIn(rows, range());
    write(
      cells.map((cell) => {
        const row = rows[cell.row] as SheetRow;
        return { ...cell, text: cell.column === 'salePrice' ? '' : textOf(row.values, cell.column) };
      }),
      'Put back in',
    );
  }
  function undo(): void {
    const cells = edits.undo();
    if (cells > 0) showToast(`Taken back in ${countOf(cells, 'cell', 'cells')}.`);
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copiedBlock(rows, range(), textAt));
      showToast('Copied.');
    } catch {
      showToast('This browser does not let the page copy.', { tone: 'error' });
    }
  }
  usePasting({ rows, grid, readOn, write });

  /** @returns whether the key is one of the sheet's */
  function command(key: string): boolean {
    if (key === 'z') undo();
    else if (key === 'd') write(filledCells(rows, range(), textAt), 'Filled');
    else if (key === 'c') void copy();
    else if (key === 'Home') go({ row: 0, column: 0 });
    else if (key === 'End') go({ row: rows.length - 1, column: sheetColumns.length - 1 });
    else return false;
    return true;
  }
  function ofProduct(key: string): boolean {
    const { at } = state();
    const product = rows[at.row]?.product;
    if (sheetColumns[at.column] !== 'product' || !product) return false;
    if (key === ' ') onTick(product.id, !ticked.has(product.id));
    else if (key === 'Enter') document.querySelector<HTMLElement>('.sheet-grid td[tabindex="0"] a')?.click();
    else return false;
    return true;
  }
  function plain(key: string, isShift: boolean): boolean {
    const { at } = state();
    const way = ways[key];
    if (way) return moveBy(way, isShift);
    if (ofProduct(key)) return true;
    switch (key) {
      case 'Enter':
        return moveBy(isShift ? 'up' : 'down');
      case 'Tab':
        return !state().leaves && moveBy(isShift ? 'before' : 'next');
      case 'Escape':
        grid.setState({ leaves: true, to: at });
        return true;
      case 'Home':
      case 'End':
        go({ ...at, column: key === 'Home' ? 0 : sheetColumns.length - 1 }, isShift);
        return true;
      case 'PageUp':
      case 'PageDown': {
        const row = (isShift ? state().to : at).row + (key === 'PageUp' ? -PAGE : PAGE);
        go({ ...at, row: Math.max(0, Math.min(rows.length - 1, row)) }, isShift);
        return true;
      }
      case 'F2':
        return begin();
      case 'Delete':
      case 'Backspace':
        empty();
        return true;
      default:
        return key.length === 1 && begin(key);
    }
  }
  function press(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    if (altKey || state().typing !== null) return;
    // A link or a tick that was pressed answers to these itself.
    if (!(target instanceof HTMLTableCellElement) && (key === ' ' || key === 'Enter')) return;
    if (ctrlKey || metaKey ? command(key) : plain(key, shiftKey)) event.preventDefault();
  }

  function down(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || isWritten(event.target)) return;
    // What is being written is kept before its cell is left.
    if (state().typing !== null) (document.activeElement as HTMLElement | null)?.blur();
    const { at } = state();
    const isSame = at.row === place.row && at.column === place.column;
    if (event.shiftKey) {
      event.preventDefault();
      go(place, true);
    } else if (isSame && state().isHere) {
      if (begin()) event.preventDefault();
    } else go(place);
  }
  function over({ buttons, target }: MouseEvent): void {
    const place = placeOf(target);
    if (buttons !== 1 || !place || !state().isHere || state().typing !== null) return;
    getSelection()?.removeAllRanges();
    grid.setState({ to: place });
  }
  function focus({ target }: FocusEvent): void {
    const place = target instanceof HTMLTableCellElement ? placeOf(target) : undefined;
    if (!place || state().isHere) return;
    grid.setState({ at: place, to: place, isHere: true, leaves: false });
  }
  function blur({ relatedTarget, currentTarget }: FocusEvent): void {
    // Whoever goes to another window comes back to what was chosen.
    if (!document.hasFocus()) return;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) grid.setState({ isHere: false });
  }
  return { move, keys: { onKeyDown: press, onMouseDown: down, onMouseOver: over, onFocus: focus, onBlur: blur } };
}

const ways: Record<string, Way | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const isWritten = (target: EventTarget): boolean => target instanceof Element && target.closest('.cell-input') !== null;

function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-at]') : null;
  const column = sheetColumns.indexOf(cell?.dataset.column as SheetColumn);
  return cell && column >= 0 ? { row: Number(cell.dataset.at), column } : undefined;
}
