import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useHref } from '../../app/store.ts';
import { saleEndWords, shownText, wasWords } from '../../features/sheet/cell-shown.ts';
import { textOf } from '../../features/sheet/cell-text.ts';
import { useCellEdit, useSheetEdits } from '../../features/sheet/sheet-context.ts';
import {
  cellKey,
  cellName,
  isShared,
  type SheetColumn,
  type SheetRow,
  sheetColumns,
  type TypedColumn,
} from '../../features/sheet/sheet-rows.ts';
import { CellInput } from './cell-input.tsx';
import { cellLabels } from './columns.ts';
import { useGridState } from './grid-state.ts';

interface CellProps<C extends SheetColumn> {
  row: SheetRow;
  /** The first of its rows. */
  at: number;
  column: C;
}

/** Where a cell stands to the keys. */
function useStanding({ row, at, column }: CellProps<SheetColumn>) {
  const place = sheetColumns.indexOf(column);
  const rows = isShared(row, column) ? row.span : 1;
  const isActive = useGridState((state) => state.at.column === place && isWithin(state.at.row, at, rows));
  const hasFocus = useGridState(({ isHere, typing }) => isActive && isHere && typing === null);
  const isChosen = useGridState(
    ({ at: one, to: other }) =>
      isBetween(place, one.column, other.column) &&
      Math.min(one.row, other.row) < at + rows &&
      Math.max(one.row, other.row) >= at,
  );
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) cell.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return { isActive, isChosen, cell, rows };
}

const isWithin = (row: number, at: number, rows: number) => row >= at && row < at + rows;
const isBetween = (place: number, one: number, other: number) =>
  place >= Math.min(one, other) && place <= Math.max(one, other);

interface BoxProps extends CellProps<SheetColumn> {
  standing: ReturnType<typeof useStanding>;
  name?: string | undefined;
  cellKey?: string;
  isWrong?: boolean;
  className?: string | false;
  children: ReactNode;
}

/** The cell of a table that takes the keys. */
function Box({ at, column, standing, name, cellKey, isWrong = false, className, children }: BoxProps) {
  const { isActive, isChosen, cell, rows } = standing;
  return (
    <td
      ref={cell as RefObject<HTMLTableCellElement>}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of a grid, which is a table whose cells take keys
      role="gridcell"
      rowSpan={rows}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      aria-selected={isChosen}
      aria-invalid={isWrong || undefined}
      data-at={at}
      data-column={column}
      data-key={cellKey}
      className={clsx(isChosen && 'cell-chosen', className)}
    >
      {children}
    </td>
  );
}

/** A cell that is written in: with what is typed in it, what it was, and what is wrong with it. */
export function TypedCell(props: CellProps<TypedColumn>) {
  const { row, column } = props;
  const key = cellKey(row, column);
  const standing = useStanding(props);
  const { edit, problem } = useCellEdit(key);
  const isTyping = useGridState(({ typing }) => standing.isActive && typing !== null);
  const label = `${cellLabels[column]} of ${cellName(row, column)}`;
  const text = edit?.text ?? textOf(row.values, column);
  const said = [
    `${label}: ${text || 'empty'}`,
    edit && `changed. ${wasWords(edit, row.values)}`,
    saleEndWords(row, column, edit),
    problem,
  ];
  return (
    <Box
      {...props}
      standing={standing}
      name={isTyping ? label : said.filter(Boolean).join(', ')}
      cellKey={key}
      isWrong={problem !== undefined}
      className={clsx('cell-typed', edit && 'cell-changed', problem && 'cell-wrong')}
    >
      {isTyping ? (
        <CellInput label={label} row={row} column={column} text={text} />
      ) : (
        <span className="cell-text">
          {problem && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />}
          <span className={clsx(edit && 'cell-was')} data-was={edit && (textOf(edit.seen, column) || 'none')}>
            {text || <span className="text-muted">–</span>}
          </span>
        </span>
      )}
    </Box>
  );
}

interface ReadCellProps extends CellProps<SheetColumn> {
  commission: number | undefined;
  isTicked: boolean;
  onTick: (product: string, isTicked: boolean) => void;
}

/** A cell that is looked at; that of the product can be ticked and leads to it. */
export function ReadCell({ commission, isTicked, onTick, ...props }: ReadCellProps) {
  const { row, column } = props;
  const standing = useStanding(props);
  const edits = useSheetEdits();
  const text = useSyncExternalStore(edits.subscribe, () => shownText(row, column, edits.all(), commission));
  if (column !== 'product')
    return (
      <Box {...props} standing={standing}>
        <span className="cell-text" title={text}>
          {text}
        </span>
      </Box>
    );
  return (
    <Box {...props} standing={standing} className="cell-product">
      <ProductName row={row} isTicked={isTicked} onTick={onTick} />
    </Box>
  );
}

function ProductName({ row: { product }, isTicked, onTick }: Pick<ReadCellProps, 'row' | 'isTicked' | 'onTick'>) {
  const href = useHref();
  return (
    <span className="cell-text">
      <label className="cell-tick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Choose ${product.name}`}
          checked={isTicked}
          onChange={({ target }) => onTick(product.id, target.checked)}
        />
      </label>
      <a tabIndex={-1} href={href('product', { id: product.id })} title={product.name}>
        {product.name}
      </a>
    </span>
  );
}
