import type { ReactNode } from 'react';

interface ProgressLineProps {
  /** What goes on, and how far it is. */
  words: string;
  value: number;
  /** 0: nobody knows yet. */
  max: number;
  /** What whoever waits should know. */
  children?: ReactNode;
}

/** How far something is that goes on. */
export function ProgressLine({ words, value, max, children }: ProgressLineProps) {
  return (
    <div className="mt-3 grid gap-1.5 rounded-chip bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold tabular-nums">{words}</p>
      <progress aria-label="Progress" {...(max > 0 && { max, value })} className="progress-line" />
      {children && <p className="text-muted">{children}</p>}
    </div>
  );
}
