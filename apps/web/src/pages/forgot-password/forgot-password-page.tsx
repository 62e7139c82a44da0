import { isEmailAddress } from '@oja/domain/people/email';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, Link, Mail } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../features/session/account-api.ts';
import { AccountEmailField } from '../../features/session/account-email-field.tsx';
import { callFailure } from '../../features/session/call-failure.ts';
import { useMe } from '../../features/session/me.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { HowItGoes } from '../../ui/how-it-goes.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states/notice.tsx';

const steps = [
  { icon: Mail, title: 'We email you a link', text: 'To the address of your account, within a minute or two.' },
  { icon: Link, title: 'You open it', text: 'It works once, and for 30 minutes.' },
  {
    icon: KeyRound,
    title: 'You choose a new password',
    text: 'Then log in with it: you will be logged out on every device.',
  },
];

/** Asks for a mail with a link to a new password. What it says is the same for every address. */
export function ForgotPasswordPage() {
  const { data } = useMe();
  const [email, setEmail] = useState<string>();
  const ask = useMutation({ mutationFn: (to: string) => call('forgotPassword', { body: { email: to } }) });
  const typed = email ?? data?.user?.email ?? '';
  const { errors, onSubmit } = useForm({
    wrong: () => ({ email: isEmailAddress(typed) ? undefined : 'Enter a valid email address' }),
    busy: ask.isPending,
    send: () => ask.mutate(typed.trim()),
  });

  return (
    <Page title="Forgot password" className="page-half">
      <form
        noValidate
        onSubmit={onSubmit}
        className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8"
        aria-label="Forgot password"
      >
        <p className="text-muted">
          Enter the email address of your account. We will email you a link to choose a new password.
        </p>
        {ask.isError && <Notice tone="error">{callFailure(ask.error)}</Notice>}
        {ask.isSuccess && (
          <Notice tone="success">
            If there is an account with this address, an email is on its way to it. The link works for 30 minutes. Not
            there? Look in your spam folder.
          </Notice>
        )}
        <AccountEmailField value={typed} onChange={({ target }) => setEmail(target.value)} error={errors.email} />
        <Button type="submit" wide busy={ask.isPending}>
          {ask.isSuccess ? 'Send it again' : 'Send the link'}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm">
        <a href={href('login')} className="inline-flex min-h-11 items-center text-indigo underline">
          Back to login
        </a>
      </p>
      <HowItGoes title="How it works" steps={steps} />
    </Page>
  );
}
