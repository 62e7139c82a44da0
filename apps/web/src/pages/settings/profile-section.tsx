import type { Account } from '@oja/contract/settings';
import { invalidPhone, isPhoneNumber } from '@oja/domain/people/phone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, read } from '../../features/session/account-api.ts';
import { AddressState } from '../../features/session/address-state.tsx';
import { callFailure } from '../../features/session/call-failure.ts';
import { meQuery } from '../../features/session/me.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { Section } from './section.tsx';

export function ProfileSection({ account }: { account: Account }) {
  const queryClient = useQueryClient();
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
  const { errors, onSubmit } = useForm({
    wrong: {
      name: name.trim() === '' ? 'Enter your full name' : undefined,
      phone: phone.trim() === '' || isPhoneNumber(phone) ? undefined : invalidPhone('Nigeria', phone),
    },
    busy: save.isPending,
    send: () => save.mutate(),
  });

  return (
    <Section title="Profile" about="What we call you, and where a courier can reach you.">
      <form noValidate onSubmit={onSubmit} aria-label="Profile" className="grid gap-4">
        {save.isError && <Notice tone="error">{callFailure(save.error)}</Notice>}
        <div className="grid gap-4 lg:grid-cols-2">
          <TextField
            label="Full name"
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={errors.name}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
            error={errors.phone}
          />
        </div>
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          Save profile
        </Button>
      </form>
      <div className="grid gap-2 border-t border-line pt-4 text-sm">
        <p className="font-medium">Email</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="wrap-anywhere">{account.email}</p>
          <AddressState account={account} />
        </div>
      </div>
    </Section>
  );
}
