import type { Account } from '@oja/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callFailure } from '../../features/session/call-failure.ts';
import { meQuery } from '../../features/session/me.ts';
import { call, read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Section } from './section.tsx';

const phonePattern = /^[+\d][\d\s()-]*$|^$/;

export function ProfileSection({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const [submitted, setSubmitted] = useState(false);
  const [name, setName] = useState(account.name);
  const [phone, setPhone] = useState(account.phone);
  const save = useMutation({
    mutationFn: () => call('updateProfile', { body: { name: name.trim(), phone: phone.trim() } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(read('account', {}).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      showToast('Profile saved');
    },
  });
  const wrong = {
    name: name.trim() === '' ? 'Enter your full name' : undefined,
    phone: phonePattern.test(phone.trim()) ? undefined : 'Enter digits, like +234 803 555 0142',
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const first = wrong.name ? 'name' : wrong.phone ? 'phone' : undefined;
    if (first) return (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus();
    if (!save.isPending) save.mutate();
  }

  return (
    <Section title="Profile" about="How we call you, and where a courier reaches you.">
      <form noValidate onSubmit={submit} aria-label="Profile" className="grid gap-4">
        {save.isError && <Notice tone="error">{callFailure(save.error)}</Notice>}
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={submitted ? wrong.name : undefined}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          error={submitted ? wrong.phone : undefined}
        />
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          Save profile
        </Button>
      </form>
      <Address account={account} />
    </Section>
  );
}

function Address({ account }: { account: Account }) {
  const resend = useMutation({ mutationFn: () => call('resendConfirmation', {}) });
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      <p className="font-medium">Email</p>
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {account.email}
        <Chip tone={account.emailVerified ? 'palm' : 'plain'}>
          {account.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </Chip>
      </p>
      {!account.emailVerified && (
        <>
          {resend.isError && <Notice tone="error">{callFailure(resend.error)}</Notice>}
          {resend.isSuccess ? (
            <Notice tone="success">A mail with a link is on its way.</Notice>
          ) : (
            <Button
              variant="secondary"
              className="justify-self-start"
              busy={resend.isPending}
              onClick={() => resend.mutate()}
            >
              Send the confirmation again
            </Button>
          )}
        </>
      )}
    </div>
  );
}
