import { clsx } from 'clsx';
import { Check, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TrackerStep {
  label: string;
  /** 'current' is not reached: it is the one that is waited for. */
  state: 'completed' | 'current' | 'pending';
  /** When it was reached, or what it waits for. */
  note?: ReactNode;
}

/** How far something has come: nodes joined by a line, beside each other, or below each other where the letters are too large for that. */
export function Tracker({ label, steps }: { label: string; steps: readonly TrackerStep[] }) {
  const reached = steps.findLastIndex((step) => step.state === 'completed');
  return (
    <div className="@container">
      <p className="sr-only">
        {label}: {reachedWords(steps, reached)}
        <NextWords step={steps.find((step) => step.state === 'current')} />
      </p>
      <ol aria-hidden="true" className="flex @max-[15rem]:flex-col">
        {steps.map((step, index) => (
          <li
            key={step.label}
            data-state={step.state}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-2 px-1 text-center wrap-anywhere @max-[15rem]:flex-row @max-[15rem]:pb-4 @max-[15rem]:text-left"
          >
            {index < steps.length - 1 && (
              <span
                className={clsx(
                  'absolute top-3.75 left-1/2 h-0.5 w-full @max-[15rem]:left-4.75 @max-[15rem]:h-full @max-[15rem]:w-0.5',
                  index < reached ? 'bg-palm' : 'bg-line',
                )}
              />
            )}
            <span
              className={clsx(
                'relative z-1 grid size-8 shrink-0 place-items-center rounded-full',
                step.state === 'completed' && 'bg-palm text-on-palm',
                step.state === 'current' && 'bg-surface text-palm ring-2 ring-inset ring-palm',
                step.state === 'pending' && 'bg-surface ring-2 ring-inset ring-line-strong',
              )}
            >
              {step.state === 'completed' && <Check className="size-4" />}
              {step.state === 'current' && <Ellipsis className="tracker-pulse size-4" />}
            </span>
            <span className="grid gap-0.5">
              <span className={clsx('text-sm', step.state === 'pending' ? 'text-muted' : 'font-semibold')}>
                {step.label}
              </span>
              {step.note && <span className="text-xs text-muted first-letter:uppercase">{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function reachedWords(steps: readonly TrackerStep[], reached: number): string {
  const last = steps[reached];
  return last ? `step ${reached + 1} of ${steps.length}, ${last.label}.` : 'no step reached yet.';
}

function NextWords({ step }: { step: TrackerStep | undefined }) {
  if (!step) return null;
  return (
    <>
      {' '}
      Next: {step.label}
      {step.note && <>, {step.note}</>}.
    </>
  );
}
