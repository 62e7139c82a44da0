import { type ReactNode, useEffect, useRef } from 'react';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { Podium } from '../../ui/states/empty-state.tsx';
import { MoreGoods } from '../viewed/more-goods.tsx';

interface MailedLinkPageProps {
  /** Before the brand, the document's title: what the link is for. */
  title: string;
  /** What stands on the podium. */
  icon: ReactNode;
  /** How far it is with the link: the page's one heading. */
  heading: ReactNode;
  /** Where the heading tells what came of the link: readers hear it, and the page leads on to goods. */
  role?: 'alert' | 'status';
  text?: ReactNode;
  /** One way on. */
  action: ReactNode;
}

/** Where a link of a mail leads: what it is for, or what came of it, with one act below. */
export function MailedLinkPage({ title, icon, heading, role, text, action }: MailedLinkPageProps) {
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
        {text && <div className="text-balance text-muted">{text}</div>}
        {action}
      </div>
      {role && <MoreGoods />}
    </div>
  );
}
