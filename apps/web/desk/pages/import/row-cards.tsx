import type { DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { cardColumns } from '../../features/imports/import-rows.ts';
import { columnName } from '../../features/imports/import-words.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { CellWords } from './cell-words.tsx';
import { RowChip, RowProblems, rowName } from './row-words.tsx';

export interface ShownRows {
  now: DeskImport;
  rows: readonly ImportRow[];
  /** Opens a row to be mended. */
  onMend: (row: ImportRow) => void;
  /** Hears whether a cell is typed in. */
  onTyping: (isTyping: boolean) => void;
}

/** The rows as cards, each with what is wrong or changes. */
export function RowCards({ now, rows, onMend }: ShownRows) {
  const mayMend = useMayChange('goods') && now.state === 'ready';
  return (
    <ul aria-label="Rows of the file" className="grid gap-3">
      {rows.map((row) => (
        <li key={row.row} className="import-card">
          <div className="flex items-start gap-2">
            <h2 className="min-w-0 grow font-body text-base font-semibold wrap-anywhere">
              {rowName(row)}
              <span className="block text-xs font-normal text-muted tabular-nums">
                Row {row.row}
                {row.cells.sku && `, ${row.cells.sku}`}
              </span>
            </h2>
            <RowChip row={row} />
          </div>
          <dl>
            {cardColumns(row).map((column) => (
              <Fragment key={column}>
                <dt>{columnName(column)}</dt>
                <dd className={clsx(row.before[column] !== undefined && 'font-semibold')}>
                  <CellWords row={row} column={column} />
                </dd>
              </Fragment>
            ))}
          </dl>
          <RowProblems row={row} />
          {mayMend && (
            <Button
              variant={row.action === 'wrong' ? 'soft' : 'secondary'}
              className="justify-self-start"
              aria-label={`Mend row ${row.row}, ${rowName(row)}`}
              onClick={() => onMend(row)}
            >
              <Pencil aria-hidden="true" className="size-4" />
              Mend
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
