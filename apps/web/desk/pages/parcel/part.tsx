import { type ReactNode, useId } from 'react';

/** A part of a parcel under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-body text-sm font-semibold tracking-normal text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}
