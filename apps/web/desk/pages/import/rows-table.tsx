import type { ImportRow } from '@oja/contract/desks/desk-imports';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { isFiling, problemOf, shownColumns, wrongColumns } from '../../features/imports/import-rows.ts';
import { actionNames, columnName } from '../../features/imports/import-words.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { CellInput } from './cell-input.tsx';
import { CellWords } from './cell-words.tsx';
import type { ShownRows } from './row-cards.tsx';
import { RowChip, RowProblems, rowName } from './row-words.tsx';

/** The rows with the columns of the file; a cell is mended where it stands. */
export function RowsTable({ now, rows, onMend, onTyping }: ShownRows) {
  // Each has its field until the shop has answered, also while another is typed in.
  const [typing, setTyping] = useState<readonly string[]>([]);
  const [became, setBecame] = useState('');
  const isTyping = typing.length > 0;
  useEffect(() => onTyping(isTyping), [isTyping, onTyping]);
  // Columns must not move while what is wrong in them is mended.
  const [wrongBefore] = useState(() => wrongColumns(rows));
  const columns = shownColumns(now.columns, rows, wrongBefore);
  const mayMend = useMayChange('goods') && now.state === 'ready';
  // A cell has no room for what has several lines, or is chosen.
  const type = (row: ImportRow, column: ProductColumn) =>
    column === 'description' || isFiling(column) ? onMend(row) : setTyping((open) => [...open, cellOf(row, column)]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, and keys must reach it
    <section className="import-box" aria-label="Rows of the file" tabIndex={0}>
      <p role="status" className="sr-only">
        {became}
      </p>
      <table className="import-table">
        <caption className="sr-only">Rows of the file, with its columns</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <RowHead row={row} onMend={mayMend ? onMend : undefined} />
              {columns.map((column) => (
                <td key={column} className={lookOf(row, column)} data-long={isLong(column)}>
                  {typing.includes(cellOf(row, column)) ? (
                    <CellInput
                      id={now.id}
                      row={row}
                      column={column}
                      onMended={(mended) =>
                        setBecame(`Row ${mended.row}: ${actionNames[mended.action].toLowerCase()}.`)
                      }
                      onClose={() => setTyping((open) => open.filter((cell) => cell !== cellOf(row, column)))}
                    />
                  ) : (
                    <Cell row={row} column={column} onType={mayMend ? () => type(row, column) : undefined} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RowHead({ row, onMend }: { row: ImportRow; onMend: ((row: ImportRow) => void) | undefined }) {
  return (
    <th scope="row">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow justify-items-start gap-1">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{rowName(row)}</span>
          <span className="flex flex-wrap items-center gap-2 text-xs text-muted tabular-nums">
            Row {row.row}
            <RowChip row={row} />
          </span>
          <RowProblems row={row} />
        </div>
        {onMend && (
          <IconButton
            label={`Mend row ${row.row}, ${rowName(row)}`}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={() => onMend(row)}
          />
        )}
      </div>
    </th>
  );
}

interface CellProps {
  row: ImportRow;
  column: ProductColumn;
  /** Undefined where nothing can be mended any more. */
  onType: (() => void) | undefined;
}

/** Tab leads to what is wrong; all cells of a row are reached by its pencil. */
function Cell({ row, column, onType }: CellProps) {
  if (!onType)
    return (
      <div className="import-cell">
        <CellWords row={row} column={column} />
      </div>
    );
  const isEmpty = !row.cells[column] && row.before[column] === undefined;
  const isWrong = problemOf(row, column) !== '';
  return (
    <button
      type="button"
      className="import-cell"
      tabIndex={isWrong ? 0 : -1}
      data-cell={cellOf(row, column)}
      aria-label={isEmpty && !isWrong ? `${columnName(column)} of row ${row.row}, empty` : undefined}
      onClick={onType}
    >
      {!isEmpty && <span className="sr-only">{`Mend ${columnName(column)}: `}</span>}
      <CellWords row={row} column={column} />
    </button>
  );
}

const cellOf = ({ row }: ImportRow, column: ProductColumn) => `${row}-${column}`;

/** Columns whose texts would else be a word a line. */
const isLong = (column: ProductColumn) => column === 'name' || column === 'description' || undefined;

const lookOf = (row: ImportRow, column: ProductColumn) =>
  clsx(row.before[column] !== undefined && 'import-cell-changed', problemOf(row, column) !== '' && 'import-cell-wrong');
