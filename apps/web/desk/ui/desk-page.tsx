import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../src/ui/page.tsx';
import { focusAtLeaving } from '../app/location.ts';

interface DeskPageProps {
  /** The page's heading and, before the brand, the document's title. */
  title: string;
  /** Shown as the heading where it should say more than the title. */
  heading?: ReactNode;
  /** Stands at the heading's end. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page of the desk: sets the title and, after a change of page, gives the focus to its heading so that readers hear it. */
export function DeskPage({ title, heading = title, aside, className, children }: DeskPageProps) {
  useTitleBefore();
  usePageTitle(title);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What has it within the page already is where its reader was before: the row of a parcel that closed.
    const isTaken = ref.current?.closest('.desk-page')?.contains(document.activeElement);
    if (focusAtLeaving !== undefined && !isTaken) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={clsx('desk-page', className)}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 ref={ref} tabIndex={-1} className="text-2xl">
          {heading}
        </h1>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** Gives the document its title back: beside a panel that closes, a page stays. */
function useTitleBefore(): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
}
