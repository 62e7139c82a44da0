import type { ReactNode } from 'react';

/** One component of the gallery with its states below each other. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid min-w-0 grid-cols-1 gap-4 rounded-card bg-surface p-5 ring-1 ring-line">
      <h2 className="text-xl">{name}</h2>
      {children}
    </section>
  );
}

/** States beside each other, as far as there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
