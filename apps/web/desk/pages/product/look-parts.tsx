import type { ProductForm } from '@oja/domain/goods/product-form';
import { useState } from 'react';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { Swatch } from '../../features/goods-form/swatch.tsx';
import type { PictureLine } from '../../features/pictures/picture-line.ts';
import { ShopCard } from './shop-card.tsx';

export interface LookPartsProps {
  line: PictureLine;
  form: ProductForm;
}

/** The card of a product in each of its colours, and what else can be read of it. */
export function LookParts({ line, form }: LookPartsProps) {
  const [chosen, setChosen] = useState<string>();
  const color = form.colors.find((each) => each === chosen) ?? form.colors[0];
  return (
    <div className="grid justify-items-center gap-4">
      <ShopCard line={line} form={form} color={color} />
      <Choices form={form} color={color} onColor={setChosen} />
    </div>
  );
}

interface ChoicesProps {
  form: ProductForm;
  color: string | undefined;
  onColor: (color: string) => void;
}

function Choices({ form, color, onColor }: ChoicesProps) {
  const description = form.description.trim();
  return (
    <div className="grid w-full gap-3 text-sm wrap-anywhere">
      {form.colors.length > 0 && (
        <ChoicePills
          legend="Colours"
          options={form.colors}
          value={color}
          markOf={(name) => <Swatch color={name} />}
          onChange={onColor}
        />
      )}
      {form.sizes.length > 0 && <p>Sizes: {form.sizes.join(', ')}</p>}
      {description ? (
        <p className="whitespace-pre-line">{description}</p>
      ) : (
        <p className="text-muted">No description yet.</p>
      )}
    </div>
  );
}
