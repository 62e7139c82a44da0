import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface RadioCard<T extends string> {
  value: T;
  label: ReactNode;
  /** What choosing it means. */
  description?: ReactNode;
  disabled?: boolean;
  /** Controls that belong to the card, beside the choice itself. */
  actions?: ReactNode;
}

interface RadioCardsProps<T extends string> {
  legend: string;
  /** Hides the legend from sight where a heading already says it. */
  quietLegend?: boolean;
  cards: readonly RadioCard<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
}

/** One choice of a few, each a card with room to explain itself. Native radios: arrow keys move between them. */
export function RadioCards<T extends string>({ legend, quietLegend, cards, value, onChange }: RadioCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={clsx(quietLegend ? 'sr-only' : 'mb-2 text-sm font-medium')}>{legend}</legend>
      {cards.map((card) => (
        <div
          key={card.value}
          className={clsx(
            'rounded-chip bg-surface ring-1 ring-line transition-shadow',
            'hover:ring-line-strong has-checked:bg-palm-soft has-checked:ring-2 has-checked:ring-palm',
            'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus',
          )}
        >
          <label className="flex min-h-14 cursor-pointer items-start gap-3 p-4 has-disabled:cursor-not-allowed">
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
              className="choice-box mt-0.5 outline-none"
            />
            <span className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
              <span className={clsx('font-semibold', card.disabled && 'text-muted')}>{card.label}</span>
              {card.description && <span className="text-muted">{card.description}</span>}
            </span>
          </label>
          {card.actions && <div className="-mt-3 flex flex-wrap gap-x-1 pr-2 pb-1 pl-9">{card.actions}</div>}
        </div>
      ))}
    </fieldset>
  );
}
