import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { href } from '../../../lib/routing/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { call, read } from '../account-api.ts';
import { signInFailure } from '../call-failure.ts';
import { become } from '../sign-in.ts';

/** For an account that Google's address led to: its password once, so that nobody takes it over by an address. */
export function GoogleLinkForm({ onLeave }: { onLeave: () => void }) {
  const queryClient = useQueryClient();
  const link = useQuery(read('googleLink', {}));
  const join = useMutation({
    mutationFn: (password: string) => call('linkGoogle', { body: { password } }),
    onSuccess: (me) => become(queryClient, me),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('link-password'));
    if (password !== '' && !join.isPending) join.mutate(password);
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Join Google to your account" className="grid gap-4">
      <Notice tone="info">
        You have an account here already{link.data?.email ? `: ${link.data.email}` : ''}. Enter its password once; from
        then on Google signs you in.
      </Notice>
      {join.isError && <Notice tone="error">{signInFailure(join.error)}</Notice>}
      <PasswordField
        label="Password of your account"
        name="link-password"
        autoComplete="current-password"
        maxLength={1024}
        required
      />
      <Button type="submit" wide busy={join.isPending}>
        Join Google and log in
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={href('forgotPassword')} className="inline-flex min-h-11 items-center text-sm text-indigo underline">
          Forgot password?
        </a>
        <Button variant="quiet" onClick={onLeave}>
          Log in another way
        </Button>
      </div>
    </form>
  );
}
