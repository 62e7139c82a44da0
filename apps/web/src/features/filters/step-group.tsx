import type { FacetValue } from '@oja/contract/filters';
import { useId } from 'react';
import { FacetCount } from './facet-count.tsx';

interface StepGroupProps<Step extends number> {
  legend: string;
  steps: readonly Step[];
  /** What is known of them; one that is not among these would leave nothing. */
  options: readonly FacetValue[];
  value: Step | undefined;
  onChange: (value: Step | undefined) => void;
  wordsFor: (step: Step) => string;
}

/** One of some steps that each hold the next ones, or none. */
export function StepGroup<Step extends number>(props: StepGroupProps<Step>) {
  const { legend, steps, options, value, onChange, wordsFor } = props;
  const id = useId();
  const offered = steps.flatMap((step) => {
    const option = options.find((other) => other.value === String(step));
    return option || step === value ? [{ step, count: option?.count ?? null }] : [];
  });
  if (offered.length === 0) return null;
  const rows: { step: Step | undefined; count: number | null }[] = [{ step: undefined, count: null }, ...offered];
  return (
    <fieldset className="min-w-0">
      <legend className="filter-legend">{legend}</legend>
      {rows.map(({ step, count }) => (
        <label key={step ?? 'any'} className="filter-row">
          <input
            type="radio"
            name={id}
            checked={step === value}
            aria-describedby={count === null ? undefined : `${id}-${step}`}
            className="choice-box"
            onChange={() => onChange(step)}
          />
          <span className="min-w-0 flex-1">{step === undefined ? 'Any' : wordsFor(step)}</span>
          <FacetCount id={`${id}-${step}`} count={count} />
        </label>
      ))}
    </fieldset>
  );
}
