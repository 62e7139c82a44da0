import { useState } from 'react';
import { signInReason } from '../../features/session/go-to-sign-in.ts';
import { useGoogleReturn } from '../../features/session/google/google-return.ts';
import { useMe } from '../../features/session/me.ts';
import { ArrivalNotice, OtherFormLink, SessionFailure, SignInCard } from '../../features/session/sign-in-card.tsx';
import { useArrival } from '../../features/session/use-arrival.ts';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { LoginForm } from './login-form.tsx';

/** Sign in. Whoever is signed in already goes straight on. */
export function LoginPage() {
  const me = useMe();
  const returned = useGoogleReturn();
  const arrival = useArrival();
  const { brand } = useSite();
  const [notice] = useState(() => signInReason().notice);

  return (
    <Page title="Login" className="max-w-120">
      {notice && !me.data?.user && (
        <Notice tone="success" className="mb-5">
          {notice}
        </Notice>
      )}
      <SessionFailure />
      <SignInCard
        other={
          me.data?.user ? null : (
            <>
              New to {brand}? <OtherFormLink to="register">Create Account</OtherFormLink>
              <br />A trader?{' '}
              <a
                href={href('sell')}
                className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
              >
                Sell on {brand}
              </a>
            </>
          )
        }
      >
        {me.data?.user ? <ArrivalNotice arrival={arrival} /> : <LoginForm returned={returned} />}
      </SignInCard>
    </Page>
  );
}
