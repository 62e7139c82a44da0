import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface MatterSectionProps {
  title: string;
  about: string;
  /** What is said when the list is empty. */
  empty?: string;
  /** Where others lead to. */
  place?: string;
  /** On a wide screen it shares the row with another; what is empty always does. */
  half?: boolean;
  children: ReactNode;
}

/** One kind of matter: a heading, a sentence, and its entries. */
export function MatterSection({
  title,
  about,
  empty,
  place,
  half = empty !== undefined,
  children,
}: MatterSectionProps) {
  const heading = useId();
  return (
    <section
      id={place}
      aria-labelledby={heading}
      className={clsx(
        'grid min-w-0 scroll-mt-24 content-start gap-4 rounded-card bg-surface p-5 ring-1 ring-line sm:p-6',
        half ? 'h-full' : 'lg:col-span-2',
      )}
    >
      <div className="grid gap-1">
        <h2 id={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <p className="max-w-[72ch] text-sm text-muted">{about}</p>
      </div>
      {empty === undefined ? children : <p className="text-sm">{empty}</p>}
    </section>
  );
}

/** The entries of a section: as many beside each other as there is room for. */
export function MatterList({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-3">{children}</ul>;
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
