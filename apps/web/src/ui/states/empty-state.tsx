import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What stands on the podium. */
  icon: ReactNode;
  /** The screen's own sentence. */
  text: ReactNode;
  /** Where the sentence answers what was done here: readers hear it. */
  role?: 'alert' | 'status';
  hint?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** Nothing here: an empty podium under an arch, one sentence, one action. */
export function EmptyState({ icon, text, role, hint, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-md justify-items-center gap-4 px-4 py-6 text-center text-balance">
      <Podium>{icon}</Podium>
      <p role={role} className="display text-xl wrap-anywhere">
        {text}
      </p>
      {hint && <div className="text-muted">{hint}</div>}
      {action}
    </div>
  );
}

/** The illustration of empty pages: something small under an arch of cloth, on a podium. */
export function Podium({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative grid h-40 w-40 justify-items-center">
      <span className="adire h-34 w-32 rounded-t-full bg-palm-soft text-palm" />
      <span className="absolute bottom-7 rounded-full bg-palm-soft text-palm [&>svg]:size-16 [&>svg]:stroke-[1.25]">
        {children}
      </span>
      <span className="absolute bottom-0 h-6 w-40 rounded-chip border-t-2 border-palm bg-palm-soft" />
    </span>
  );
}
