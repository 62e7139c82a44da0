import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { Page } from '../../ui/page.tsx';
import { WayBack } from '../../ui/way-back.tsx';
import { useMe } from '../session/me.ts';
import { AccountPlaces } from './account-places.tsx';

/** A page that the profile leads to: the way back to it, from 1024 px on the list of its neighbours. Neither is a visitor's. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { data } = useMe();
  const isVisitor = data !== undefined && !data.user;
  // Their room is kept, so that nothing moves when they come; a visitor sees nothing of them.
  const whileUnknown = !data && 'invisible';
  return (
    <>
      {!isVisitor && (
        <div className={clsx('lg:hidden', whileUnknown)}>
          <WayBack href={href('profile')} label="My profile" />
        </div>
      )}
      <Page title={title} className={isVisitor ? 'page-wide' : ''}>
        <div className={clsx('grid', !isVisitor && 'items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]')}>
          {!isVisitor && <AccountPlaces className={whileUnknown} />}
          <div className="min-w-0">{children}</div>
        </div>
      </Page>
    </>
  );
}
