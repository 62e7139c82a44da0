import type { DeskVariant } from '@oja/contract/desks/desk-products';
import type { VariantForm } from '@oja/domain/goods/product-form';
import { clsx } from 'clsx';
import { memo } from 'react';
import type { LiveProduct } from '../live.ts';
import { Cell } from './cell.tsx';
import { columnNames } from './columns.ts';
import { LiveCountCell, LivePriceCell } from './live-cells.tsx';
import type { Column } from './pasted-block.ts';

interface VariantRowProps {
  row: VariantForm;
  at: number;
  columns: readonly Column[];
  product: LiveProduct | null;
  /** What the shop has of it. */
  variant: DeskVariant | null;
  /** Its price, or its count, is that of the shop, and changes there at once. */
  isPriced: boolean;
  isCounted: boolean;
  countError: string | undefined;
  priceError: string | undefined;
  saleError: string | undefined;
  skuError: string | undefined;
  onChange: (at: number, change: Partial<VariantForm>) => void;
  onLeave: (at: number, column: Column) => void;
}

/** What is counted and priced of one colour in one size. Drawn anew when something of it changes, and not with every key elsewhere. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { row, at, columns, product, variant, isPriced, isCounted, onChange, onLeave } = props;
  const name = [row.color, row.size].filter(Boolean).join(', ');
  const errors = { count: props.countError, price: props.priceError, salePrice: props.saleError, sku: props.skuError };

  function cellOf(column: Column) {
    const where = { at, column, label: `${columnNames[column]}, ${name}`, error: errors[column] };
    if (product && variant && column === 'count' && isCounted)
      return <LiveCountCell {...where} product={product} variant={variant} />;
    if (product && variant && (column === 'price' || column === 'salePrice') && isPriced)
      return <LivePriceCell {...where} product={product} variant={variant} column={column} />;
    return (
      <Cell
        {...where}
        value={row[column]}
        disabled={!row.offered}
        onChange={(value) => onChange(at, { [column]: value })}
        onLeave={() => onLeave(at, column)}
      />
    );
  }
  return (
    <tr className={clsx(!row.offered && 'matrix-off')}>
      <th scope="row">{row.size || row.color}</th>
      {columns.map((column) => (
        <td key={column} data-label={columnNames[column]}>
          {cellOf(column)}
        </td>
      ))}
      <td className="matrix-offered">
        <label>
          <span>Offered</span>
          <input
            type="checkbox"
            aria-label={`Offered, ${name}`}
            checked={row.offered}
            onChange={({ target }) => onChange(at, { offered: target.checked })}
          />
        </label>
      </td>
    </tr>
  );
});
