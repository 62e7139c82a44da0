import type { ImportRow } from '@oja/contract/desks/desk-imports';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Spinner } from '../../../src/ui/states/spinner.tsx';
import { changedCells, problemOf } from '../../features/imports/import-rows.ts';
import { columnName } from '../../features/imports/import-words.ts';
import { useMending } from '../../features/imports/use-imports.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { Problem } from './cell-words.tsx';

interface CellInputProps {
  /** Of the import. */
  id: string;
  row: ImportRow;
  column: ProductColumn;
  /** Hears what the row is now. */
  onMended: (row: ImportRow) => void;
  onClose: () => void;
}

/** The field in a cell while it is mended: Enter keeps, Escape leaves it as it was. */
export function CellInput({ id, row, column, onMended, onClose }: CellInputProps) {
  const mending = useMending(id);
  const words = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const problem = problemOf(row, column);
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    return () => {
      isDone.current = true;
    };
  }, []);
  function leave(isByKey: boolean) {
    isDone.current = true;
    onClose();
    if (isByKey)
      requestAnimationFrame(() => {
        // Meanwhile another may be typed in.
        if (document.activeElement?.matches('input, textarea')) return;
        document.querySelector<HTMLElement>(`[data-cell="${row.row}-${column}"]`)?.focus({ preventScroll: true });
      });
  }
  async function keep(text: string, isByKey: boolean) {
    if (isDone.current || busy) return;
    const cells = changedCells(row, { [column]: text });
    if (Object.keys(cells).length === 0) return leave(isByKey);
    setBusy(true);
    setFailure('');
    try {
      const mended = await mending.mutateAsync({ row: row.row, cells });
      if (mended) onMended(mended);
      if (!isDone.current) leave(isByKey);
    } catch (error) {
      setBusy(false);
      setFailure(refusalWords(error));
      if (isDone.current) showToast(`Row ${row.row} is not kept: ${refusalWords(error)}`, { tone: 'error' });
    }
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void keep(event.currentTarget.value, true);
    else if (event.key === 'Escape') leave(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <>
      <span className="relative block">
        <input
          aria-label={`${columnName(column)} of row ${row.row}`}
          aria-invalid={failure || problem ? true : undefined}
          aria-describedby={failure || problem ? words : undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={busy}
          // biome-ignore lint/a11y/noAutofocus: it stands in the place of the cell that had the focus
          autoFocus
          defaultValue={row.cells[column] ?? ''}
          className="import-input"
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => void keep(target.value, false)}
          onKeyDown={press}
        />
        {busy && (
          <span className="absolute top-3 right-2">
            <Spinner />
          </span>
        )}
      </span>
      {failure ? (
        <span id={words} role="alert" className="block p-2">
          <Problem text={failure} />
        </span>
      ) : (
        problem && (
          <span id={words} className="block p-2">
            <Problem text={problem} />
          </span>
        )
      )}
    </>
  );
}
