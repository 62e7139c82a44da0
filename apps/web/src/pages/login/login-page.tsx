import { BesideSignIn } from '../../features/session/beside-sign-in.tsx';
import { useGoogleReturn } from '../../features/session/google/google-return.ts';
import { useMe } from '../../features/session/me.ts';
import { ArrivalNotice, OtherFormLink, SessionFailure, SignInCard } from '../../features/session/sign-in-card.tsx';
import { useArrival } from '../../features/session/use-arrival.ts';
import { WaitingNotice } from '../../features/session/waiting-notice.tsx';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Page } from '../../ui/page.tsx';
import { LoginForm } from './login-form.tsx';

/** Sign in. Whoever is signed in already goes straight on. */
export function LoginPage() {
  const me = useMe();
  const returned = useGoogleReturn();
  const arrival = useArrival();
  const { brand } = useSite();

  return (
    <Page title="Login" className="page-half">
      {!me.data?.user && <WaitingNotice />}
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
      <BesideSignIn />
    </Page>
  );
}
