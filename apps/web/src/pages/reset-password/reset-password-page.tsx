import { canRegister } from '@oja/domain/people/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { NewPasswordFields, noPassword } from '../../features/session/new-password-fields.tsx';
import { becomeNobody } from '../../features/session/sign-out.ts';
import { PodiumPage } from '../../features/viewed/podium-page.tsx';
import { isFailureOf } from '../../lib/api.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** Where the link in the mail leads: a new password, and on to the login with it. */
export function ResetPasswordPage() {
  const { passwordMin } = useSite();
  const queryClient = useQueryClient();
  const token = useHashQuery().get('token') ?? '';
  const [passwords, setPasswords] = useState(noPassword);
  const { password, confirmPassword } = passwords;
  const reset = useMutation({
    mutationFn: () => call('resetPassword', { body: { token, password } }),
    onSuccess: () => {
      // All sessions have ended, this browser's among them.
      becomeNobody(queryClient);
      navigate(pathOf('login'), {
        replace: true,
        state: { notice: 'Your password was changed. Log in with the new one.' },
      });
    },
  });
  const isUsedUp = token === '' || (isFailureOf<'resetPassword'>(reset.error) && reset.error.code === 'link_used_up');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (canRegister(password, confirmPassword, passwordMin) && !reset.isPending) reset.mutate();
  }

  if (isUsedUp)
    return (
      <PodiumPage
        title="Choose a new password"
        icon={<KeyRound />}
        role="alert"
        heading="This link no longer works"
        actions={<ButtonLink href={href('forgotPassword')}>Ask for a new link</ButtonLink>}
      >
        It works once, and for 30 minutes. Nothing was changed just now: we can email you a new link.
      </PodiumPage>
    );
  return (
    <Page title="Choose a new password" className="page-half">
      <form noValidate onSubmit={submit} className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
        <p className="text-muted">You will be logged out on every device, and log in with the new password.</p>
        {reset.isError && <Notice tone="error">{callFailure(reset.error)}</Notice>}
        <NewPasswordFields
          values={passwords}
          onChange={setPasswords}
          labels={{ password: 'New password', confirmPassword: 'Confirm new password' }}
        />
        <Button
          type="submit"
          wide
          busy={reset.isPending}
          disabled={!canRegister(password, confirmPassword, passwordMin)}
        >
          Change password
        </Button>
      </form>
    </Page>
  );
}
