import type { ReactNode } from 'react';
import { navigate, placeState } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { useMe } from './me.ts';
import type { useArrival } from './use-arrival.ts';

/** The frame that the sign-in and the registration form share; `other` leads a visitor to the other one. */
export function SignInCard({ children, other }: { children: ReactNode; other: ReactNode | null }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">{children}</div>
      {other && <p className="text-center text-sm text-muted">{other}</p>}
      <LegalLinks />
    </div>
  );
}

/** On both forms: that it could not be read who is signed in, so that nobody counts as it. */
export function SessionFailure() {
  const me = useMe();
  if (!me.isError) return null;
  return (
    <div className="mb-5">
      <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />
    </div>
  );
}

/** Leads to the other form and takes along why the visitor is here and where they came from. */
export function OtherFormLink({ to, children }: { to: 'login' | 'register'; children: ReactNode }) {
  return (
    <a
      href={href(to)}
      className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(pathOf(to), { state: placeState(), replace: true });
      }}
    >
      {children}
    </a>
  );
}

/** What stands in the form's place once somebody is signed in. */
export function ArrivalNotice({ arrival }: { arrival: ReturnType<typeof useArrival> }) {
  if (arrival.state === 'failed')
    return <TryAgain text="You are signed in, but your items are not in your cart yet." onRetry={arrival.retry} />;
  return (
    <Notice tone="success">
      <span className="flex items-center gap-3">
        {arrival.state === 'merging'
          ? 'You are signed in. Your items are being added to your cart; taking you there.'
          : 'You are signed in.'}
        <Spinner className="ml-auto" />
      </span>
    </Notice>
  );
}

function LegalLinks() {
  const links = [
    { to: 'terms', label: 'Terms' },
    { to: 'privacy', label: 'Privacy' },
  ] as const;
  return (
    <nav aria-label="Legal" className="flex justify-center gap-4 text-sm">
      {links.map(({ to, label }) => (
        <a key={to} href={href(to)} className="inline-flex min-h-11 items-center text-muted underline">
          {label}
        </a>
      ))}
    </nav>
  );
}
