import type { User } from '@oja/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Pencil } from 'lucide-react';
import { read } from '../../features/session/account-api.ts';
import { AddressState } from '../../features/session/address-state.tsx';
import { useMe } from '../../features/session/me.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { formatMonth } from '../../lib/text/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { ProfileGoods } from './profile-goods.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** Who is signed in, and what they did last. */
export function ProfilePage() {
  const me = useMe();
  const user = me.data?.user;
  return (
    <Page title="My Profile" className="page-half">
      {me.isError ? (
        <TryAgain text={pages.profile.failure} busy={me.isFetching} onRetry={() => void me.refetch()} />
      ) : !me.data ? (
        <div role="status" className="grid gap-6">
          <span className="sr-only">Loading your profile</span>
          <IdentitySkeleton />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : user ? (
        <div className="grid gap-6">
          <Identity user={user} />
          <RecentActivity />
        </div>
      ) : (
        <SignedOutNotice text="Please log in to view your profile" />
      )}
      {user && <ProfileGoods />}
    </Page>
  );
}

const IdentitySkeleton = () => <Skeleton className="h-130 rounded-card" />;

function Identity({ user }: { user: User }) {
  const signOut = useSignOut();
  const account = useQuery(read('account', {}));
  const logOut = () =>
    signOut.mutate(undefined, {
      onSuccess: (isOut) => isOut && navigate(pathOf('home')),
      onError: () => showToast('You could not be logged out. Please try again.', { tone: 'error' }),
    });
  // Whether the address is confirmed stands above the buttons: they come with it, and do not move from under a finger.
  if (account.isPending && account.failureCount === 0) return <IdentitySkeleton />;
  return (
    <section aria-label="Account" className="overflow-hidden rounded-card bg-surface ring-1 ring-line">
      <div className="adire h-20 bg-palm-soft text-palm" />
      <div className="relative -mt-9 grid gap-5 px-5 pb-5 sm:px-6">
        <span
          aria-hidden="true"
          className="display grid size-18 place-items-center rounded-full bg-palm text-2xl text-on-palm ring-4 ring-surface"
        >
          {[...user.name.trim()][0]?.toUpperCase()}
        </span>
        <div className="flex flex-wrap items-start justify-between gap-5">
          <div className="grid min-w-0 gap-3 wrap-anywhere">
            <div>
              <p className="display text-xl">{user.name}</p>
              <p className="text-muted">{user.email}</p>
            </div>
            {account.data && <AddressState account={account.data} />}
          </div>
          <dl className="min-w-36">
            <dt className="text-sm text-muted">Member Since</dt>
            <dd className="font-medium">{formatMonth(user.createdAt)}</dd>
          </dl>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="soft" href={href('settings')}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit Profile
          </ButtonLink>
          <Button variant="quiet" busy={signOut.isPending} onClick={logOut}>
            <LogOut aria-hidden="true" className="size-4" />
            Logout
          </Button>
        </div>
      </div>
      <ProfileLinks user={user} />
    </section>
  );
}
