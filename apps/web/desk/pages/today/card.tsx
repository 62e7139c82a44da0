import { type ReactNode, useId } from 'react';

/** One thing of the day: a heading and what stands under it. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-2 ring-1 ring-line">
      <h2 id={id} className="px-3 pt-2 pb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
