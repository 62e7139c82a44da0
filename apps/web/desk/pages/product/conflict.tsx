import type { ProductForm } from '@oja/domain/goods/product-form';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { fieldNames, type NamedField } from '../../features/goods-form/field-words.ts';
import { type LiveProduct, withLive } from '../../features/goods-form/live.ts';
import type { OpenGoods } from '../../features/goods-form/open-goods.ts';
import type { OtherForm } from '../../features/goods-form/other-form.ts';
import { differingFields } from '../../features/goods-form/same-form.ts';
import { ConflictValue } from './conflict-value.tsx';

interface ConflictProps {
  /** What somebody else has written. */
  conflict: OtherForm;
  /** What is here. */
  form: ProductForm;
  product: LiveProduct | null;
  open: OpenGoods;
}

/** Two have written: what differs stands side by side, and whoever looks decides. */
export function Conflict({ conflict, form, product, open: { keeper, line } }: ConflictProps) {
  const { who, time } = conflict;
  // Prices and counts of the shop are nobody's of the two.
  const theirs = withLive(conflict.form, product);
  const fields = differingFields(form, theirs).map((key): NamedField => (key === 'subcategoryId' ? 'categoryId' : key));
  return (
    <Notice
      tone="error"
      className="mb-4"
      action={
        <>
          <Button onClick={() => void keeper.keepMine()}>Keep mine</Button>
          <Button variant="secondary" onClick={() => void keeper.takeTheirs()}>
            Take theirs
          </Button>
        </>
      }
    >
      <p className="font-semibold">
        {who || 'Somebody'} changed this on another phone{time && ` at ${time}`}.
      </p>
      <table className="conflict">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            <th scope="col">Mine</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {[...new Set(fields)].map((field) => (
            <tr key={field}>
              <th scope="row">{fieldNames[field]}</th>
              <td>
                <ConflictValue field={field} side="mine" mine={form} theirs={theirs} line={line} />
              </td>
              <td>
                <ConflictValue field={field} side="theirs" mine={form} theirs={theirs} line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  );
}
