import { clsx } from 'clsx';
import { Check } from 'lucide-react';

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** From 0; steps before it are done. */
  current: number;
  /** Called for a step that is done; without it, steps are not controls. */
  onSelect?: (step: number) => void;
}

/** The numbered steps of a task, and how far it is. */
export function Steps({ label, steps, current, onSelect }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map((step, index) => {
          const done = index < current;
          const mark = (
            <>
              <span
                className={clsx(
                  'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
                  done || index === current ? 'bg-palm text-on-palm' : 'text-muted ring-1 ring-inset ring-line-strong',
                )}
              >
                {done ? <Check aria-hidden="true" className="size-4" /> : index + 1}
              </span>
              <span
                className={clsx(
                  'text-xs sm:text-sm',
                  index === current ? 'font-semibold' : 'text-muted max-[22.4rem]:sr-only',
                )}
              >
                {step}
              </span>
              {done && <span className="sr-only">done</span>}
            </>
          );
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className="flex items-center gap-2 not-last:after:h-px not-last:after:w-3 not-last:after:bg-line-strong sm:not-last:after:w-12"
            >
              {done && onSelect ? (
                <button
                  type="button"
                  className="flex min-h-11 items-center gap-1.5 rounded-full sm:gap-2 sm:pr-2"
                  onClick={() => onSelect(index)}
                >
                  {mark}
                </button>
              ) : (
                <span className="flex min-h-11 items-center gap-1.5 sm:gap-2 sm:pr-2">{mark}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
