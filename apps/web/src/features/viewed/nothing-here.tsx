import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { Podium } from '../../ui/states/empty-state.tsx';
import { MoreGoods } from './more-goods.tsx';

interface NothingHereProps {
  /** Of the document, and the heading where that says no other. */
  title: string;
  heading?: ReactNode;
  /** What stands on the podium. */
  icon: ReactNode;
  /** In a sentence what is the matter. */
  children: ReactNode;
  /** The ways on. */
  actions: ReactNode;
  /** Small, below them. */
  note?: string;
}

/** A page that has nothing of what its address asks for: all on one axis, and below it goods to go on with. */
export function NothingHere({ title, heading = title, icon, children, actions, note }: NothingHereProps) {
  return (
    <Page
      title={title}
      heading={
        <span className="grid justify-items-center gap-4">
          <Podium>{icon}</Podium>
          {heading}
        </span>
      }
      className="text-center"
    >
      <div className="-mt-3 grid justify-items-center gap-4">
        {children}
        <div className="flex flex-wrap justify-center gap-3">{actions}</div>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      <div className="text-left">
        <MoreGoods />
      </div>
    </Page>
  );
}
