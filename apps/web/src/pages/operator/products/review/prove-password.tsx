import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callFailure } from '../../../../features/session/call-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { call } from '../../operator-api.ts';

/** Asked for once, then after 15 minutes: nothing is decided before. */
export function ProvePassword({ onProven }: { onProven: () => void }) {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const proving = useMutation({
    mutationFn: () => call('confirmOperator', { body: { password } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['operatorMatters'] });
      onProven();
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (password !== '' && !proving.isPending) proving.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-120 gap-3 rounded-card bg-surface p-4 ring-1 ring-line">
      <PasswordField
        label="Your password"
        hint="Before you decide. Asked for again after 15 minutes."
        name="password"
        autoComplete="current-password"
        maxLength={1024}
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={proving.isError ? callFailure(proving.error) : undefined}
      />
      <Button type="submit" busy={proving.isPending} disabled={password === ''}>
        Go on
      </Button>
    </form>
  );
}
