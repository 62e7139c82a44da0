import type { Cells, DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { changedCells, isFiling, problemOf, shownColumns } from '../../features/imports/import-rows.ts';
import { actionNames, columnName } from '../../features/imports/import-words.ts';
import { useMending } from '../../features/imports/use-imports.ts';
import { Changeable, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { refusalWords } from '../../ui/refusal-words.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { FilingField, filedCells, type SaidOfFiling } from './filing-field.tsx';
import { rowName } from './row-words.tsx';

interface RowSheetProps {
  now: DeskImport;
  /** Undefined: none is mended. */
  row: ImportRow | undefined;
  onClose: () => void;
}

/** All cells of a row as fields, those that are wrong in front. */
export function RowSheet({ now, row, onClose }: RowSheetProps) {
  const isWide = useIsWide();
  const form = useId();
  const mayChange = useMayChange('goods');
  const mending = useMending(now.id);
  /** How often it was closed: an answer to what was sent before is told in passing. */
  const closed = useRef(0);
  function close() {
    closed.current += 1;
    mending.reset();
    onClose();
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!row) return;
    const { filed, alike, ...typed } = Object.fromEntries(new FormData(event.currentTarget)) as Cells & SaidOfFiling;
    const cells = changedCells(row, { ...typed, ...filedCells(filed) });
    if (Object.keys(cells).length === 0) return close();
    const before = closed.current;
    const [mended, failure] = await mending
      .mutateAsync({
        row: row.row,
        cells,
        alike: alike === undefined ? [] : ['category', 'subcategory'],
      })
      .then(
        (answer) => [answer, ''] as const,
        (error: unknown) => [undefined, refusalWords(error)] as const,
      );
    const isOpen = before === closed.current;
    if (isOpen && (failure || mended?.action === 'wrong')) return focusWrong(form);
    if (failure) showToast(`Row ${row.row} is not kept: ${failure}`, { tone: 'error' });
    else showToast(`Row ${row.row}: ${mended ? actionNames[mended.action].toLowerCase() : 'kept'}.`);
    if (isOpen) onClose();
  }
  return (
    <Modal
      open={row !== undefined}
      onClose={close}
      title={row ? `Row ${row.row}` : ''}
      place={isWide ? 'right' : 'bottom'}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={close}>
            Leave it
          </Button>
          {mayChange && (
            <Button type="submit" form={form} busy={mending.isPending} className="grow sm:grow-0">
              Keep
            </Button>
          )}
        </div>
      }
    >
      {row && (
        <form id={form} className="grid gap-4" onSubmit={(event) => void save(event)}>
          <p className="font-semibold wrap-anywhere">{rowName(row)}</p>
          {problemOf(row, null) && <Notice tone="error">{problemOf(row, null)}</Notice>}
          {mending.isError && <Notice tone="error">{refusalWords(mending.error)}</Notice>}
          <Changeable>
            <Fields columns={shownColumns(now.columns, [row])} row={row} />
          </Changeable>
        </form>
      )}
    </Modal>
  );
}

/** What is still wrong is drawn behind this. */
function focusWrong(form: string): void {
  requestAnimationFrame(() =>
    document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  );
}

function Fields({ columns, row }: { columns: readonly ProductColumn[]; row: ImportRow }) {
  const box = useRef<HTMLDivElement>(null);
  // Those that were wrong when it was opened stay in front: fields must not move under the thumb.
  const order = useRef<ProductColumn[]>(null);
  order.current ??= [
    ...columns.filter((column) => problemOf(row, column)),
    ...columns.filter((column) => !problemOf(row, column)),
  ];
  const filing = order.current.find(isFiling);
  useEffect(() => {
    // The dialog opens behind this, and gives the focus to its first button.
    const opened = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    );
    return () => cancelAnimationFrame(opened);
  }, []);
  return (
    <div ref={box} className="grid gap-4">
      {order.current.map((column) => {
        if (isFiling(column)) return column === filing && <FilingField key="filed" row={row} />;
        const before = row.before[column];
        const Field = column === 'description' ? TextArea : TextField;
        return (
          <Field
            key={column}
            name={column}
            label={columnName(column)}
            defaultValue={row.cells[column] ?? ''}
            autoComplete="off"
            hint={before === undefined ? undefined : `Now: ${before || 'empty'}`}
            error={problemOf(row, column) || undefined}
          />
        );
      })}
    </div>
  );
}
