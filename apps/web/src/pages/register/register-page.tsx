import { BesideSignIn } from '../../features/session/beside-sign-in.tsx';
import { useMe } from '../../features/session/me.ts';
import { ArrivalNotice, OtherFormLink, SessionFailure, SignInCard } from '../../features/session/sign-in-card.tsx';
import { useArrival } from '../../features/session/use-arrival.ts';
import { WaitingNotice } from '../../features/session/waiting-notice.tsx';
import { Page } from '../../ui/page.tsx';
import { RegisterForm } from './register-form.tsx';

/** Sign up. Whoever is signed in already goes straight on. */
export function RegisterPage() {
  const me = useMe();
  const arrival = useArrival();
  return (
    <Page title="Create Account" className="page-half">
      {!me.data?.user && <WaitingNotice />}
      <SessionFailure />
      <SignInCard
        other={
          me.data?.user ? null : (
            <>
              Already have an account? <OtherFormLink to="login">Login</OtherFormLink>
            </>
          )
        }
      >
        {me.data?.user ? <ArrivalNotice arrival={arrival} /> : <RegisterForm />}
      </SignInCard>
      <BesideSignIn />
    </Page>
  );
}
