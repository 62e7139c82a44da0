import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'palm' | 'clay' | 'sun' | 'indigo';

const tones: Record<ChipTone, string> = {
  plain: 'bg-surface text-muted ring-1 ring-inset ring-line-strong',
  palm: 'bg-palm-soft text-palm',
  clay: 'bg-clay-soft text-clay',
  sun: 'bg-sun text-on-sun',
  indigo: 'text-indigo ring-1 ring-inset ring-indigo',
};

/** A short label on something: a state, a kind, a price drop. Not a control. */
export function Chip({
  tone = 'plain',
  className,
  children,
}: {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'chip inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
