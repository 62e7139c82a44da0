import type { Account } from '@oja/contract/settings';
import { formatNaira } from '@oja/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callFailure } from '../../features/session/call-failure.ts';
import { GoogleMark } from '../../features/session/google-mark.tsx';
import { becomeNobody } from '../../features/session/sign-out.ts';
import { googleTexts, useGoogle } from '../../features/session/use-google.ts';
import { call } from '../../lib/api.ts';
import { navigate } from '../../lib/hash-location.ts';
import { href, pathOf } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Section } from './section.tsx';

export function DeleteSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Delete account" about="For good. It cannot be undone.">
      {account.runsShop ? (
        <p className="text-sm text-muted">
          This account runs a store. Please{' '}
          <a className="text-indigo underline" href={href('contact')}>
            contact us
          </a>
          , so that its customers and its money are looked after first.
        </p>
      ) : (
        <>
          <WhatHappens account={account} />
          <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </>
      )}
      <Modal open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <Confirmation account={account} onCancel={() => setOpen(false)} />
      </Modal>
    </Section>
  );
}

function WhatHappens({ account }: { account: Account }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
      <li>Your profile, devices, addresses, cart and favourites are deleted at once.</li>
      <li>Your reviews stay, without your name.</li>
      <li>Orders and payments stay in our books, without your name and address as soon as the goods have arrived.</li>
      {account.storeCredit > 0 && (
        <li className="font-semibold text-danger">You lose your store credit of {formatNaira(account.storeCredit)}.</li>
      )}
    </ul>
  );
}

function Confirmation({ account, onCancel }: { account: Account; onCancel: () => void }) {
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

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (password !== '' && !remove.isPending) remove.mutate({ password });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <WhatHappens account={account} />
      {remove.isError && <Notice tone="error">{callFailure(remove.error)}</Notice>}
      {(google.state === 'cancelled' || google.state === 'failed') && (
        <Notice tone="error">{googleTexts[google.state]}</Notice>
      )}
      {google.state === 'blocked' && (
        <Notice tone="error">Your browser blocked the Google window. Allow pop-ups for this site and try again.</Notice>
      )}
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
