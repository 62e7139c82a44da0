import type { Account } from '@oja/contract/settings';
import { canRegister } from '@oja/domain/people/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { NewPasswordFields, noPassword } from '../../features/session/new-password-fields.tsx';
import { isFailureOf } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { Section } from './section.tsx';

export function PasswordSection({ account }: { account: Account }) {
  return account.hasPassword ? <ChangePassword account={account} /> : <FirstPassword account={account} />;
}

function ChangePassword({ account }: { account: Account }) {
  const { passwordMin } = useSite();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [passwords, setPasswords] = useState(noPassword);
  const { password, confirmPassword } = passwords;
  const change = useMutation({
    mutationFn: () => call('changePassword', { body: { current, password } }),
    onSuccess: () => {
      setCurrent('');
      setPasswords(noPassword);
      void queryClient.invalidateQueries({ queryKey: ['sessions'] });
      showToast('Password changed');
    },
  });
  const isWrong = isFailureOf<'changePassword'>(change.error) && change.error.code === 'wrong_password';
  const isReady = current !== '' && canRegister(password, confirmPassword, passwordMin);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && !change.isPending) change.mutate();
  }

  return (
    <Section title="Password" about="Changing it logs you out on all other devices.">
      <form noValidate onSubmit={submit} aria-label="Password" className="grid gap-4">
        {change.isError && !isWrong && <Notice tone="error">{callFailure(change.error)}</Notice>}
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          maxLength={1024}
          required
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
          error={isWrong ? change.error?.message : undefined}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <NewPasswordFields
            values={passwords}
            onChange={setPasswords}
            personal={[...account.name.split(/\s+/), account.email.split('@')[0] ?? '']}
            labels={{ password: 'New password', confirmPassword: 'Confirm new password' }}
          />
        </div>
        <Button type="submit" className="justify-self-start" busy={change.isPending} disabled={!isReady}>
          Change password
        </Button>
      </form>
    </Section>
  );
}

/** For who has only ever signed in with Google: a first password comes by mail, like a forgotten one. */
function FirstPassword({ account }: { account: Account }) {
  const ask = useMutation({ mutationFn: () => call('forgotPassword', { body: { email: account.email } }) });
  return (
    <Section title="Password" about="You log in with Google. With a password you have a second way in.">
      {ask.isError && <Notice tone="error">{callFailure(ask.error)}</Notice>}
      {ask.isSuccess ? (
        <Notice tone="success">We have emailed a link to {account.email}.</Notice>
      ) : (
        <Button variant="secondary" className="justify-self-start" busy={ask.isPending} onClick={() => ask.mutate()}>
          Send me a link to set a password
        </Button>
      )}
    </Section>
  );
}
