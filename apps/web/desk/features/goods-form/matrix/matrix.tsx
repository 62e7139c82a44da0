import type { VariantForm } from '@oja/domain/goods/product-form';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useContext, useRef } from 'react';
import { showToast } from '../../../../src/ui/overlays/toast-store.ts';
import { RowsContext, useFormParts } from '../form-context.ts';
import { variantIn } from '../live.ts';
import { blockIn } from './block-in.ts';
import { columnNames, columnsOf } from './columns.ts';
import { FillAll } from './fill-all.tsx';
import { cellBeside } from './grid-keys.ts';
import { type Column, filled, fixedUnder, withBlock } from './pasted-block.ts';
import { VariantRow } from './variant-row.tsx';

/** One row for each colour in each size: one colour a card on a phone, a grid with the keys of a spreadsheet where there is room. */
export function Matrix() {
  const parts = useFormParts();
  const { form, change, problems, live } = parts;
  const rows = useContext(RowsContext);
  const columns = columnsOf(form.countedEach, form.pricedEach);
  const latest = useRef(parts);
  latest.current = parts;

  const onChange = useCallback((row: number, next: Partial<VariantForm>) => {
    latest.current.change((before) => ({
      ...before,
      variants: before.variants.map((variant, at) => (at === row ? { ...variant, ...next } : variant)),
    }));
  }, []);
  const onLeave = useCallback((row: number, column: Column) => {
    latest.current.problems.leave(`variants.${row}.${column}`);
  }, []);
  const isFixed = (row: VariantForm, column: Column) => {
    if (column === 'sku' || variantIn(live.product, row) === null) return false;
    return column === 'count' ? live.isCounted : live.isPriced;
  };

  function paste(event: ClipboardEvent<HTMLTableElement>) {
    const at = cellOf(event.target);
    const block = blockIn(event.clipboardData.getData('text'));
    if (!at || !block) return;
    event.preventDefault();
    const fixed = fixedUnder(rows, columns, at, block, isFixed);
    if (fixed > 0) showToast(leftOutWords(fixed), { tone: 'info', stays: true });
    change((before) => ({ ...before, variants: withBlock(before.variants, columns, at, block, isFixed) }));
  }
  function press(event: KeyboardEvent<HTMLTableElement>) {
    const next = cellBeside(event, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  }
  const fill = (column: Column, value: string) =>
    change((before) => ({ ...before, variants: filled(before.variants, column, value, isFixed) }));
  const groups = [...new Set(rows.map(({ color }) => color))];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {columns
          .filter((column) => column === 'count' || column === 'price')
          .filter((column) => !rows.every((row) => isFixed(row, column)))
          .map((column) => (
            <FillAll key={column} column={column} onFill={(value) => fill(column, value)} />
          ))}
      </div>
      {/* Made anew with its columns: Chromium draws nothing in a query container any more whose table got some under a colour. */}
      <div key={columns.length} className="matrix-box">
        <table className="matrix" data-columns={columns.length} onPaste={paste} onKeyDown={press}>
          <caption className="sr-only">Colours and sizes</caption>
          <thead>
            <tr>
              <th scope="col">{form.sizes.length > 0 ? 'Size' : 'Colour'}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnNames[column]}
                </th>
              ))}
              <th scope="col">Offered</th>
            </tr>
          </thead>
          {groups.map((color) => (
            <tbody key={color}>
              {color !== '' && form.sizes.length > 0 && (
                <tr className="matrix-color">
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    {color}
                  </th>
                </tr>
              )}
              {rows.map(
                (row, at) =>
                  row.color === color && (
                    <VariantRow
                      key={row.size}
                      row={row}
                      at={at}
                      columns={columns}
                      product={live.product}
                      variant={variantIn(live.product, row)}
                      isPriced={live.isPriced}
                      isCounted={live.isCounted}
                      countError={problems.told.get(`variants.${at}.count`)}
                      priceError={problems.told.get(`variants.${at}.price`)}
                      saleError={problems.told.get(`variants.${at}.salePrice`)}
                      skuError={problems.told.get(`variants.${at}.sku`)}
                      onChange={onChange}
                      onLeave={onLeave}
                    />
                  ),
              )}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

const leftOutWords = (cells: number) =>
  `${cells === 1 ? '1 cell was' : `${cells} cells were`} left as they are: prices and counts in the shop change one at a time.`;

function cellOf(target: EventTarget): { row: number; column: Column } | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), column: target.dataset.column as Column };
}
