import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusAtLeaving } from '../lib/routing/hash-location.ts';
import { useSite } from '../lib/site.ts';

interface PageProps {
  /** The page's heading and, before the brand, the document's title. */
  title: string;
  /** Shown as the heading where it should say more than the title. */
  heading?: ReactNode;
  /** Takes the heading out of sight, where the design has none. */
  quietHeading?: boolean;
  className?: string;
  children: ReactNode;
}

/** A page: sets the title and, after a change of page, gives the focus to its heading so that readers hear it. */
export function Page({ title, heading = title, quietHeading = false, className, children }: PageProps) {
  usePageTitle(title);
  const ref = usePageFocus<HTMLHeadingElement>();
  return (
    <div className={clsx('column py-6 sm:py-10', className)}>
      <h1 ref={ref} tabIndex={-1} className={quietHeading ? 'sr-only' : 'mb-6 text-3xl'}>
        {heading}
      </h1>
      {children}
    </div>
  );
}

/** @param title of the page; without one the document is called as the shop calls itself */
export function usePageTitle(title?: string): void {
  const site = useSite();
  useEffect(() => {
    document.title = title ? `${title} · ${site.brand}` : site.title;
  }, [title, site]);
}

/** For the heading of a page: focused once the visit has gone anywhere, so that arriving takes the focus from nobody. */
export function usePageFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // A field that was entered while the page was on its way belongs to who writes in it.
    const isWriting = focused !== focusAtLeaving && focused?.matches('input');
    if (focusAtLeaving !== undefined && !isWriting) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
