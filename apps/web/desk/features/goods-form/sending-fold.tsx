import { formLimits } from '@oja/domain/goods/product-form';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Fold } from './fold.tsx';
import { useFormParts, useText } from './form-context.ts';

/** What it promises about coming back, in one tap. */
const promises = ['No returns.', 'Returns within 7 days.', 'Returns within 14 days.', 'Returns within 30 days.'];

/** What a courier and a buyer who changes their mind must know. */
export function SendingFold() {
  const { form, change, facts } = useFormParts();
  const common = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;
  const weight = form.weight && `${form.weight} kg`;
  const inside = [weight, form.returns || facts?.returnPolicy].filter(Boolean).join(', ');
  return (
    <Fold name="sending" title="Weight, size, returns" inside={inside || 'empty'}>
      <TextField label="Weight in kg" placeholder="0.5" {...common} {...useText('weight')} />
      <div className="measures">
        <TextField label="Length in cm" {...common} {...useText('length')} />
        <TextField label="Width in cm" {...common} {...useText('width')} />
        <TextField label="Height in cm" {...common} {...useText('height')} />
      </div>
      <TextArea
        label="Returns"
        hint={`Left empty: what your store promises${facts?.returnPolicy ? `, “${facts.returnPolicy}”` : ''}.`}
        rows={2}
        maxLength={2 * formLimits.returns}
        {...useText('returns')}
      />
      <div className="flex flex-wrap gap-2">
        {promises.map((returns) => (
          <button
            key={returns}
            type="button"
            className="pill pill-small"
            aria-pressed={form.returns === returns}
            onClick={() => change((before) => ({ ...before, returns }))}
          >
            {returns.replace(/\.$/, '')}
          </button>
        ))}
      </div>
    </Fold>
  );
}
