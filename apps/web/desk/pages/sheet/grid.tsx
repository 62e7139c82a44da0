import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore as useZustand } from 'zustand';
import { sheetColumns } from '../../features/sheet/sheet-rows.ts';
import { CellWords } from './cell-words.tsx';
import { columnHeads, columnWidths } from './columns.ts';
import { GridProduct } from './grid-product.tsx';
import { atStart, GridContext, makeGrid } from './grid-state.ts';
import type { ShownSheet } from './shown-sheet.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Height of a row and of the head. */
const ROW_REM = 2.75;
/** Rows before the end from which on the next page is asked for. */
const NEAR_END = 40;

/** The sheet with the keys of a spreadsheet: one row a variant; only those in view, and the present one, are in the document. */
export function Grid({ rows, commission, ticked, onTick, onEnd, readOn }: ShownSheet) {
  const box = useRef<HTMLDivElement>(null);
  const [grid] = useState(makeGrid);
  const at = useZustand(grid, (state) => state.at.row);
  const rowHeight = useMemo(() => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize), []);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // The head lies over the last row otherwise.
    scrollPaddingEnd: rowHeight,
    overscan: 8,
    rangeExtractor,
  });
  const { move, keys } = useGridKeys({
    rows,
    grid,
    commission,
    onTick,
    ticked,
    readOn,
    reach: (row) => virtual.scrollToIndex(row),
  });
  const value = useMemo(() => ({ state: grid, move }), [grid, move]);

  // A product is drawn as a whole: its first row has the cells that all of them share.
  function rangeExtractor(range: Range): number[] {
    const seen = defaultRangeExtractor(range);
    const firsts = new Set([...seen, Math.min(at, rows.length - 1)].map((row) => rows[row]?.first ?? 0));
    return [...firsts].sort((one, other) => one - other);
  }

  const firsts = virtual.getVirtualItems().map(({ index }) => index);
  const last = firsts.at(-1) ?? 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (last + NEAR_END >= rows.length) end();
  }, [last, rows.length]);

  // Fewer rows are found than before.
  useEffect(() => {
    if (grid.getState().at.row >= rows.length) grid.setState(atStart());
  }, [grid, rows.length]);

  let drawnTo = 0;
  const shown: ReactNode[] = [];
  for (const first of firsts) {
    const row = rows[first];
    if (!row) continue;
    shown.push(
      <Fragment key={row.product.id}>
        {first > drawnTo && <Gap height={(first - drawnTo) * rowHeight} />}
        <GridProduct
          row={row}
          rows={rows}
          commission={commission}
          isTicked={ticked.has(row.product.id)}
          onTick={onTick}
        />
      </Fragment>,
    );
    drawnTo = first + row.span;
  }
  return (
    <GridContext value={value}>
      <p id="sheet-keys" className="sr-only">
        Arrows lead from cell to cell. Type or press F2 to write, Enter keeps it, Escape leaves it. Press Escape and
        then Tab to leave the sheet.
      </p>
      <div ref={box} className="sheet-box">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take keys
          role="grid"
          aria-label="Prices and stock"
          aria-describedby="sheet-keys"
          aria-rowcount={rows.length + 1}
          aria-multiselectable="true"
          className="sheet-grid"
          {...keys}
        >
          <colgroup>
            {sheetColumns.map((column) => (
              <col key={column} style={{ width: columnWidths[column] }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {sheetColumns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {columnHeads[column]}
                </th>
              ))}
            </tr>
          </thead>
          {shown}
          {rows.length > drawnTo && <Gap height={(rows.length - drawnTo) * rowHeight} />}
        </table>
      </div>
      <CellWords rows={rows} />
    </GridContext>
  );
}

/** What is not in view keeps its room. */
const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden="true">
    <tr>
      <td colSpan={sheetColumns.length} style={{ height }} className="p-0!" />
    </tr>
  </tbody>
);
