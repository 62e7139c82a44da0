import type { Account } from '@oja/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { GoogleMark } from '../../features/session/google/google-mark.tsx';
import { googleTexts, useGoogle } from '../../features/session/google/use-google.ts';
import { becomeNobody } from '../../features/session/sign-out.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { WhatHappens } from './what-happens.tsx';

const problems = {
  ...googleTexts,
  blocked: 'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
};

/** The last question: who asks must prove that the account is theirs. */
export function DeleteConfirmation({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: (body: { password?: string }) => call('deleteAccount', { body }),
    onSuccess: () => {
      becomeNobody(queryClient);
      navigate(pathOf('login'), { replace: true, state: { notice: 'Your account was deleted. Goodbye!' } });
    },
  });
  const google = useGoogle({ purpose: 'confirm', onConfirmed: () => remove.mutate({}) });

  const problem = google.state in problems && problems[google.state as keyof typeof problems];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (password !== '' && !remove.isPending) remove.mutate({ password });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <WhatHappens account={account} />
      {remove.isError && <Notice tone="error">{callFailure(remove.error)}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {account.hasPassword && (
        <PasswordField
          label="Your password"
          name="delete-password"
          autoComplete="current-password"
          maxLength={1024}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        {account.hasPassword ? (
          <Button type="submit" variant="danger" busy={remove.isPending} disabled={password === ''}>
            Delete for good
          </Button>
        ) : (
          <Button variant="danger" busy={remove.isPending || google.state === 'open'} onClick={() => google.start()}>
            <GoogleMark />
            Confirm with Google and delete
          </Button>
        )}
      </div>
    </form>
  );
}
