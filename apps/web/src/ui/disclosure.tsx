import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  id?: string;
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A heading that opens and closes what belongs to it; the browser's `<details>`, found by search on the page. */
export function Disclosure({ id, title, open = false, children }: DisclosureProps) {
  return (
    <details id={id} open={open} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
