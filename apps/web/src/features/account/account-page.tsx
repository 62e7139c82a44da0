import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { Page } from '../../ui/page.tsx';
import { useMe } from '../session/me.ts';
import { AccountPlaces } from './account-places.tsx';

/** A page that the profile leads to: the way back to it, from 1024 px on the list of its neighbours. Neither is a visitor's. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { data } = useMe();
  const isVisitor = data !== undefined && !data.user;
  return (
    <>
      {!isVisitor && (
        <div className="column -mb-6 pt-4 sm:-mb-8 lg:hidden">
          <a
            href={href('profile')}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-palm"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            My profile
          </a>
        </div>
      )}
      <Page title={title} className={isVisitor ? 'page-wide' : ''}>
        <div className={clsx('grid', !isVisitor && 'items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]')}>
          {!isVisitor && <AccountPlaces />}
          <div className="min-w-0">{children}</div>
        </div>
      </Page>
    </>
  );
}
