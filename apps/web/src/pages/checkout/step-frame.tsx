import type { ReactNode } from 'react';

/** The open step: its heading takes the focus when the step opens, its actions stay in reach on a phone. */
export function StepFrame({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
      <h2 tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
      <div className="checkout-actions">{actions}</div>
    </section>
  );
}
