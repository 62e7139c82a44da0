import { formLimits } from '@oja/domain/goods/product-form';
import { useId } from 'react';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { ChipsField } from './chips-field.tsx';
import { Fold } from './fold.tsx';
import { useFormParts, useText } from './form-context.ts';

/** What is said of it besides its name. */
export function WordsFold() {
  const { form, change, problems, facts } = useFormParts();
  const brands = useId();
  const inside = [form.description && 'described', form.brand, form.tags.length > 0 && `${form.tags.length} tags`];
  return (
    <Fold name="words" title="Description, brand, tags" inside={inside.filter(Boolean).join(', ') || 'empty'}>
      <TextArea
        label="Description"
        hint="What it is made of, what belongs to it, how it is cared for."
        rows={6}
        maxLength={2 * formLimits.description}
        {...useText('description')}
      />
      <TextField
        label="Brand"
        hint="Left empty: no brand."
        list={brands}
        maxLength={2 * formLimits.brand}
        autoComplete="off"
        {...useText('brand')}
      />
      <datalist id={brands}>
        {facts?.brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <ChipsField
        label="Tags"
        what="tag"
        name="tags"
        chips={form.tags}
        most={formLimits.tags}
        longest={formLimits.tag}
        error={problems.told.get('tags')}
        onChange={(tags) => change((before) => ({ ...before, tags }))}
        onLeave={() => problems.leave('tags')}
      />
    </Fold>
  );
}
