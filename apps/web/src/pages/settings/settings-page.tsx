import { useQuery } from '@tanstack/react-query';
import { AccountPage } from '../../features/account/account-page.tsx';
import { read } from '../../features/session/account-api.ts';
import { useMe } from '../../features/session/me.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { pages } from '../../lib/routing/pages.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { BrowsersSection } from './browsers-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DeviceSections } from './device-sections.tsx';
import { MyDataSection } from './my-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Everything that can be set: for the account, and for this device. A visitor has only the latter. */
export function SettingsPage() {
  const me = useMe();
  return (
    <AccountPage title="Settings">
      <div className="grid gap-5">
        {me.isError ? (
          <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />
        ) : !me.data ? (
          <Loading />
        ) : me.data.user ? (
          <AccountSections />
        ) : (
          <SignedOutNotice text="Please log in to view your settings" />
        )}
        <DeviceSections />
        {me.data?.user && <FarewellSections />}
      </div>
    </AccountPage>
  );
}

function AccountSections() {
  const account = useQuery(read('account', {}));
  if (account.isPending) return <Loading />;
  if (!account.data) {
    return <TryAgain text={pages.settings.failure} busy={account.isFetching} onRetry={() => void account.refetch()} />;
  }
  return (
    <>
      <ProfileSection account={account.data} />
      <PasswordSection account={account.data} />
      <BrowsersSection />
    </>
  );
}

/** What a shopper looks for last stands last. */
function FarewellSections() {
  const account = useQuery(read('account', {}));
  if (!account.data) return null;
  return (
    <>
      <MyDataSection />
      <DeleteSection account={account.data} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading your settings</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
