import { memo } from 'react';
import { cellStart, isTyped, type SheetRow, sheetColumns } from '../../features/sheet/sheet-rows.ts';
import { ReadCell, TypedCell } from './grid-cell.tsx';

interface GridProductProps {
  /** The first row of the product. */
  row: SheetRow;
  rows: readonly SheetRow[];
  commission: number | undefined;
  isTicked: boolean;
  onTick: (product: string, isTicked: boolean) => void;
}

/** The rows of one product. */
export const GridProduct = memo(function GridProduct({ row, rows, commission, isTicked, onTick }: GridProductProps) {
  const own = rows.slice(row.first, row.first + row.span);
  return (
    <tbody className="sheet-product">
      {own.map((each, offset) => {
        const at = row.first + offset;
        return (
          <tr key={each.variant.id} aria-rowindex={at + 2}>
            {sheetColumns
              .filter((column) => cellStart(rows, at, column) === at)
              .map((column) =>
                isTyped(column) ? (
                  <TypedCell key={column} row={each} at={at} column={column} />
                ) : (
                  <ReadCell key={column} row={each} at={at} {...{ column, commission, isTicked, onTick }} />
                ),
              )}
          </tr>
        );
      })}
    </tbody>
  );
});
