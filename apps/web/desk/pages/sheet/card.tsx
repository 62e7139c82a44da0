import { memo, useId, useState, useSyncExternalStore } from 'react';
import { inputLook } from '../../../src/ui/forms/field.tsx';
import { useHref } from '../../app/store.ts';
import { saleEndWords, wasWords, youGet } from '../../features/sheet/cell-shown.ts';
import { textOf, tidied } from '../../features/sheet/cell-text.ts';
import { useCellEdit, useSheetEdits } from '../../features/sheet/sheet-context.ts';
import { patchFor } from '../../features/sheet/sheet-edits.ts';
import {
  cellKey,
  cellName,
  choiceOf,
  isShared,
  type SheetRow,
  type TypedColumn,
  typedColumns,
} from '../../features/sheet/sheet-rows.ts';
import { cellLabels, columnHeads } from './columns.ts';

interface CardProps {
  /** The first row of the product. */
  row: SheetRow;
  rows: readonly SheetRow[];
  commission: number | undefined;
  isTicked: boolean;
  onTick: (product: string, isTicked: boolean) => void;
}

/** A product with fields for what all its variants share, and for each of them what it has of its own. */
export const Card = memo(function Card({ row, rows, commission, isTicked, onTick }: CardProps) {
  const href = useHref();
  const { product } = row;
  const own = rows.slice(row.first, row.first + row.span);
  const isOne = row.span === 1;
  const shared = typedColumns.filter((column) => isOne || isShared(row, column));
  const each = typedColumns.filter((column) => !shared.includes(column));
  return (
    <article className="sheet-card" aria-label={product.name}>
      <div className="flex items-center gap-2">
        <label className="card-tick">
          <input
            type="checkbox"
            aria-label={`Choose ${product.name}`}
            checked={isTicked}
            onChange={({ target }) => onTick(product.id, target.checked)}
          />
        </label>
        <a href={href('product', { id: product.id })} className="min-w-0 grow py-2 font-semibold wrap-anywhere">
          {product.name}
        </a>
      </div>
      <Fields row={row} columns={shared} commission={commission} />
      {each.length > 0 &&
        own.map((variant) => (
          // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset stands in its border
          <div key={variant.variant.id} role="group" aria-label={choiceOf(variant.variant)} className="card-variant">
            <p aria-hidden="true" className="pb-2 text-sm font-semibold">
              {choiceOf(variant.variant)}
            </p>
            <Fields row={variant} columns={each} commission={commission} />
          </div>
        ))}
    </article>
  );
});

function Fields({
  row,
  columns,
  commission,
}: {
  row: SheetRow;
  columns: readonly TypedColumn[];
  commission: number | undefined;
}) {
  if (columns.length === 0) return null;
  return (
    <div className="card-fields">
      {columns.map((column) => (
        <CardField key={column} row={row} column={column} />
      ))}
      {columns.includes('price') && <YouGet row={row} commission={commission} />}
    </div>
  );
}

function YouGet({ row, commission }: { row: SheetRow; commission: number | undefined }) {
  const edits = useSheetEdits();
  const text = useSyncExternalStore(edits.subscribe, () => youGet(row, edits.all(), commission));
  return (
    text && (
      <p className="card-you-get">
        You get <strong className="font-semibold text-ink tabular-nums">{text}</strong>
      </p>
    )
  );
}

function CardField({ row, column }: { row: SheetRow; column: TypedColumn }) {
  const id = useId();
  const edits = useSheetEdits();
  const key = cellKey(row, column);
  const { edit, problem } = useCellEdit(key);
  // While it is typed it stands as it is typed: half a price can be the one the shop has.
  const [typing, setTyping] = useState<string | null>(null);
  const value = typing ?? edit?.text ?? textOf(row.values, column);
  const said =
    problem ?? [edit && wasWords(edit, row.values), saleEndWords(row, column, edit)].filter(Boolean).join(' ');
  const type = (text: string, joins: boolean) => edits.change([patchFor(row, column, text)], joins);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {columnHeads[column]}
        <span className="sr-only">
          , {cellLabels[column]} of {cellName(row, column)}
        </span>
      </label>
      <input
        id={id}
        data-key={key}
        inputMode={column === 'count' || column === 'lowAt' ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        aria-invalid={problem ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        value={value}
        className={`${inputLook(problem)} ${edit ? 'card-changed' : ''}`}
        onChange={({ target }) => {
          setTyping(target.value);
          type(target.value, true);
        }}
        onBlur={() => {
          setTyping(null);
          if (edit && tidied(column, value) !== value) type(tidied(column, value), true);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {said && (
        <p id={`${id}-said`} className={problem ? 'text-xs text-danger' : 'text-xs text-indigo'}>
          {said}
        </p>
      )}
    </div>
  );
}
