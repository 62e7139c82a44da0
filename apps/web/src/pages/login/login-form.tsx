import { useRef } from 'react';
import { AccountEmailField } from '../../features/session/account-email-field.tsx';
import { signInFailure } from '../../features/session/call-failure.ts';
import { GoogleLink } from '../../features/session/google/google-link.tsx';
import { GoogleSignIn } from '../../features/session/google/google-sign-in.tsx';
import type { GoogleOutcome } from '../../features/session/google/google-window.ts';
import { useGoogle } from '../../features/session/google/use-google.ts';
import { useSignIn } from '../../features/session/sign-in.ts';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Notice } from '../../ui/states/notice.tsx';

/** @param returned how Google sign-in ended that the browser has just come back from */
export function LoginForm({ returned }: { returned: GoogleOutcome | undefined }) {
  const { demo } = useSite();
  const signIn = useSignIn();
  const google = useGoogle({ purpose: 'sign-in', returned });
  const form = useRef<HTMLFormElement>(null);
  const { errors, onSubmit, tell } = useForm({
    wrong: (sent) => ({
      email: emailIn(sent) === '' ? 'Enter your email' : undefined,
      password: sent.get('password') === '' ? 'Enter your password' : undefined,
    }),
    busy: signIn.isPending,
    send: (sent) =>
      signIn.mutate({
        email: emailIn(sent),
        password: String(sent.get('password')),
        remember: sent.has('remember'),
      }),
  });

  function fillIn() {
    if (!demo || !form.current) return;
    for (const [name, value] of Object.entries(demo)) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    tell({});
    form.current.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }

  const remembers = () => form.current !== null && new FormData(form.current).has('remember');

  if (google.state === 'needs-password') return <GoogleLink onLeave={google.reset} />;
  return (
    <>
      <GoogleSignIn label="Continue with Google" google={google} remember={remembers} />
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        {signIn.isError && <Notice tone="error">{signInFailure(signIn.error)}</Notice>}
        <AccountEmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          error={errors.password}
        />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label="Remember me" />
          <a href={href('forgotPassword')} className="inline-flex min-h-11 items-center text-sm text-indigo underline">
            Forgot password?
          </a>
        </div>
        <Button type="submit" wide busy={signIn.isPending}>
          Login
        </Button>
        {demo && (
          <Button variant="quiet" wide onClick={fillIn}>
            Use demo credentials
          </Button>
        )}
      </form>
    </>
  );
}

const emailIn = (sent: FormData) => String(sent.get('email')).trim();
