import type { ProductForm } from '@oja/domain/goods/product-form';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import type { DraftKeeper, OtherForm } from '../../features/goods-form/draft-keeper.ts';
import { fieldNames, valueWords } from '../../features/goods-form/field-words.ts';
import { differingFields } from '../../features/goods-form/same-form.ts';

interface ConflictProps {
  /** What somebody else has written. */
  conflict: OtherForm;
  /** What is here. */
  form: ProductForm;
  keeper: DraftKeeper;
}

/** Two have written: what differs stands side by side, and whoever looks decides. */
export function Conflict({ conflict, form, keeper }: ConflictProps) {
  const { who, time } = conflict;
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
        {who || 'Somebody'} changed this on another phone at {time}.
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
          {differingFields(form, conflict.form).map((field) => (
            <tr key={field}>
              <th scope="row">{fieldNames[field]}</th>
              <td>{valueWords(form, field)}</td>
              <td>{valueWords(conflict.form, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  );
}
