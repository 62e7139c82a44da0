import type { ReactNode } from 'react';

/** The entries of a long list, one below the other. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 divide-y divide-line border-y border-line empty:hidden">{children}</ul>;
}

interface ListRowProps {
  title: string;
  picture?: ReactNode;
  /** How it stands, beside its title. */
  mark?: ReactNode;
  /** What is known of it, in one line where there is room for it. */
  facts: readonly string[];
  children?: ReactNode;
  acts: ReactNode;
}

/** One of many: what it is called and what is known of it, with what can be done at its end. */
export function ListRow({ title, picture, mark, facts, children, acts }: ListRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-[min(100%,18rem)] flex-1 items-start gap-3">
        {picture}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 tabIndex={-1} className="text-base font-semibold wrap-anywhere">
              {title}
            </h3>
            {mark}
          </div>
          <p className="text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
          {children}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{acts}</div>
    </li>
  );
}
