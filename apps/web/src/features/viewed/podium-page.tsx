import { type ReactNode, useEffect, useRef } from 'react';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { Podium } from '../../ui/states/empty-state.tsx';
import { MoreGoods } from './more-goods.tsx';

interface PodiumPageProps {
  /** Of the document, and the heading where that says no other. */
  title: string;
  heading?: ReactNode;
  /** Where the heading tells what came of an act: readers hear it. */
  role?: 'alert' | 'status';
  /** What stands on the podium. */
  icon: ReactNode;
  /** In a sentence what is the matter. */
  children?: ReactNode;
  /** The ways on. */
  actions: ReactNode;
  /** Small, below them. */
  note?: string;
  /** Where an act is asked for first: no goods lead away from it. */
  asks?: boolean;
}

/** A page with one thing to say, as that there is nothing at its address: all on one axis, and below it goods to go on with. */
export function PodiumPage({ title, heading = title, role, icon, children, actions, note, asks }: PodiumPageProps) {
  usePageTitle(title);
  const ref = usePageFocus<HTMLHeadingElement>();
  const shown = useRef(role);
  useEffect(() => {
    // The button that had the focus is gone.
    if (role !== shown.current) ref.current?.focus({ preventScroll: true });
    shown.current = role;
  }, [role, ref]);
  return (
    <div className="column py-6 sm:py-10">
      <div className="mx-auto mb-14 grid max-w-120 justify-items-center gap-4 text-center">
        <Podium>{icon}</Podium>
        {/* Put in anew with what came of it: what only changed is not read. */}
        <div key={role} role={role}>
          <h1 ref={ref} tabIndex={-1} className="text-2xl text-balance wrap-anywhere">
            {heading}
          </h1>
        </div>
        {children && <div className="text-balance text-muted">{children}</div>}
        <div className="flex flex-wrap justify-center gap-3">{actions}</div>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {!asks && <MoreGoods />}
    </div>
  );
}
