import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface MatterSectionProps {
  title: string;
  about: string;
  /** What is said when the list is empty. */
  empty?: string;
  /** Where others lead to. */
  place?: string;
  children: ReactNode;
}

/** One kind of matter: a heading, a sentence, and its entries. */
export function MatterSection({ title, about, empty, place, children }: MatterSectionProps) {
  const heading = useId();
  return (
    <section
      id={place}
      aria-labelledby={heading}
      className="grid min-w-0 scroll-mt-24 gap-4 rounded-card bg-surface p-5 ring-1 ring-line sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <p className="text-sm text-muted">{about}</p>
      </div>
      {empty === undefined ? children : <p className="text-sm">{empty}</p>}
    </section>
  );
}

/** The entries of a section. */
export function MatterList({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3">{children}</ul>;
}

export type Fact = readonly [label: string, value: ReactNode];

interface MatterProps {
  title: ReactNode;
  facts: readonly Fact[];
  /** Where others lead to. */
  place?: string;
  /** What can be done about it. */
  acts?: ReactNode;
}

/** One matter: what it is called, what is known of it, what can be done. */
export function Matter({ title, facts, place, acts }: MatterProps) {
  return (
    <li id={place} className="grid min-w-0 scroll-mt-24 gap-3 rounded-chip bg-sunken p-4">
      <h3 tabIndex={-1} className="text-base font-semibold wrap-anywhere">
        {title}
      </h3>
      <Facts facts={facts} />
      {acts && <div className="flex flex-wrap gap-2">{acts}</div>}
    </li>
  );
}

/** What is known of a matter. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className={clsx('flex flex-wrap content-start gap-x-2', isLong(value) && 'sm:col-span-2')}>
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A text of more than two lines would leave the other column empty beside it. */
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > 100;

/** A machine's own words, for whoever needs them. */
export function RawRecord({ children }: { children: string }) {
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-muted">Record as it is kept</summary>
      <code className="mt-1 block wrap-anywhere">{children}</code>
    </details>
  );
}
