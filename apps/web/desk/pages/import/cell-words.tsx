import type { ImportRow } from '@oja/contract/desks/desk-imports';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { problemOf } from '../../features/imports/import-rows.ts';

/** A cell: what was there, what the file says, and what is wrong with it. */
export function CellWords({ row, column }: { row: ImportRow; column: ProductColumn }) {
  const now = row.cells[column] ?? '';
  const was = row.before[column];
  return (
    <>
      {was !== undefined && (
        <span className="import-text import-was">
          <span className="sr-only">from </span>
          {was || 'empty'}
        </span>
      )}
      <span className="import-text">
        {was !== undefined && (
          <>
            <ArrowRight aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px] text-muted" />
            <span className="sr-only">to </span>
          </>
        )}
        {now || (was === undefined ? '' : 'empty')}
      </span>
      <Problem text={problemOf(row, column)} />
    </>
  );
}

/** What is wrong, in words and with a sign. */
export function Problem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span className="import-problem">
      <CircleAlert aria-hidden="true" />
      {text}
    </span>
  );
}
