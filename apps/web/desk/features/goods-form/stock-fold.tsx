import { LOW_AT } from '@oja/domain/goods/read-product-form';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Fold } from './fold.tsx';
import { useFormParts, useText } from './form-context.ts';

/** How the store finds it on its shelf, and when it is told that few are left. */
export function StockFold() {
  const { form } = useFormParts();
  return (
    <Fold name="stock" title="SKU, low at" inside={`${form.sku || 'SKU made by itself'}, ${form.lowAt || LOW_AT}`}>
      <TextField
        label="SKU"
        hint="Left empty, one is made."
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...useText('sku')}
      />
      <TextField
        label="Low at"
        hint={`From so many left you are told. Left empty: ${LOW_AT}, or fewer where you begin with so few.`}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        {...useText('lowAt')}
      />
    </Fold>
  );
}
