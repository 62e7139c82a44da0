import { formLimits, type ProductForm, variantsOf } from '@oja/domain/goods/product-form';
import { useEffect, useRef } from 'react';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { wordsOf } from './categories.ts';
import { ChipsField, withChips } from './chips-field.tsx';
import { Fold, openFold } from './fold.tsx';
import { type FormBesideRows, hasRows, useFormParts } from './form-context.ts';
import { Matrix } from './matrix/matrix.tsx';
import { palette } from './palette.ts';
import { sizeSetsFor } from './size-sets.ts';
import { Swatch } from './swatch.tsx';

/** Colours and sizes, and what is counted and priced of each. */
export function ChoicesFold() {
  const { form, change, problems, facts, live } = useFormParts();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('counts')) openFold('choices', '.matrix-box');
  }, []);
  // What was typed in rows whose chip is gone comes back with the chip.
  const typed = useRef(new Map<string, ProductForm['variants'][number]>());
  const sets = sizeSetsFor(wordsOf(facts?.categories ?? [], form));

  function choose(choices: Partial<Pick<ProductForm, 'colors' | 'sizes'>>) {
    change((before) => {
      for (const row of before.variants) typed.current.set(JSON.stringify([row.color, row.size]), row);
      const next = { ...before, ...choices };
      // Ten in three colours are not ten red ones; what is in the shop is counted as its store has said.
      if (!live.product && !hasRows(before) && hasRows(next)) next.countedEach = true;
      return { ...next, variants: variantsOf(next.colors, next.sizes, [...typed.current.values()]) };
    });
  }
  return (
    <Fold name="choices" title="Colours and sizes" inside={insideOf(form)}>
      <ChipsField
        label="Colours"
        what="colour"
        name="colors"
        chips={form.colors}
        most={formLimits.colors}
        error={problems.told.get('colors')}
        markOf={(color) => <Swatch color={color} />}
        onChange={(colors) => choose({ colors })}
        onLeave={() => problems.leave('colors')}
      >
        <fieldset className="palette">
          <legend className="sr-only">Colours to add</legend>
          {palette
            .filter(([name]) => !form.colors.some((color) => color.toLowerCase() === name.toLowerCase()))
            .map(([name]) => (
              <button
                key={name}
                type="button"
                className="pill pill-small"
                disabled={form.colors.length >= formLimits.colors}
                onClick={() => choose({ colors: withChips(form.colors, [name], formLimits.colors) })}
              >
                <Swatch color={name} />
                {name}
              </button>
            ))}
        </fieldset>
      </ChipsField>
      <ChipsField
        label="Sizes"
        what="size"
        name="sizes"
        chips={form.sizes}
        most={formLimits.sizes}
        error={problems.told.get('sizes')}
        onChange={(sizes) => choose({ sizes })}
        onLeave={() => problems.leave('sizes')}
      >
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Sizes to add together</legend>
          {sets.map(({ name, sizes }) => (
            <button
              key={name}
              type="button"
              className="pill pill-small"
              onClick={() => choose({ sizes: withChips(form.sizes, sizes, formLimits.sizes) })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </ChipsField>
      {hasRows(form) && <HowTheyCount />}
    </Fold>
  );
}

function HowTheyCount() {
  const { form, change, problems } = useFormParts();
  const whole = problems.told.get('variants');
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChoicePills
          legend="Count them"
          options={['together', 'each']}
          value={form.countedEach ? 'each' : 'together'}
          onChange={(value) => change((before) => ({ ...before, countedEach: value === 'each' }))}
        />
        <ChoicePills
          legend="One price"
          options={['yes', 'no']}
          value={form.pricedEach ? 'no' : 'yes'}
          onChange={(value) => change((before) => ({ ...before, pricedEach: value === 'no' }))}
        />
      </div>
      {whole && <p className="text-sm text-danger">{whole}</p>}
      <Matrix />
    </>
  );
}

function insideOf({ colors, sizes }: FormBesideRows): string {
  const count = (many: readonly string[], one: string) =>
    many.length === 0 ? '' : `${many.length} ${one}${many.length === 1 ? '' : 's'}`;
  return [count(colors, 'colour'), count(sizes, 'size')].filter(Boolean).join(', ') || 'none';
}
