import { saleEndWords, wasWords } from '../../features/sheet/cell-shown.ts';
import { useAllEdits, useCellEdit } from '../../features/sheet/sheet-context.ts';
import { cellKey, cellName, isTyped, type SheetRow, sheetColumns } from '../../features/sheet/sheet-rows.ts';
import { cellLabels } from './columns.ts';
import { useGridState } from './grid-state.ts';

/** Under the grid: what there is to say of the present cell. Readers hear it in the name of the cell. */
export function CellWords({ rows }: { rows: readonly SheetRow[] }) {
  const { row: at, column: place } = useGridState((state) => state.at);
  const column = sheetColumns[place];
  const row = rows[at];
  const key = row && column && isTyped(column) ? cellKey(row, column) : '';
  const { edit, problem } = useCellEdit(key);
  const changes = useAllEdits().size;
  const saleEnds = row && column ? saleEndWords(row, column, edit) : '';
  if (!row || !edit || !column) {
    return (
      <p aria-hidden="true" className="cell-words">
        {saleEnds && `${cellLabels.salePrice}: ${saleEnds} `}
        {changes === 0 && 'Type in a price or a count. Look shows what would change before anything does.'}
      </p>
    );
  }
  return (
    <p aria-hidden="true" className="cell-words">
      <strong className="font-semibold text-ink">{`${cellLabels[column]} of ${cellName(row, column)}`}</strong>{' '}
      {problem ? <span className="text-danger">{problem}</span> : `${wasWords(edit, row.values)} ${saleEnds}`}
    </p>
  );
}
