import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, MailCheck, MailX } from 'lucide-react';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { useMe } from '../../features/session/me.ts';
import { PodiumPage } from '../../features/viewed/podium-page.tsx';
import { isFailureOf } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** Where the link in the welcome mail leads. A press confirms: programs that look into mails follow links, and press nothing. */
export function ConfirmEmailPage() {
  const token = useHashQuery().get('token') ?? '';
  const { data } = useMe();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call('confirmAddress', { body: { token } }),
    onSuccess: () => queryClient.removeQueries({ queryKey: ['account'] }),
  });
  const isUsedUp =
    token === '' || (isFailureOf<'confirmAddress'>(confirm.error) && confirm.error.code === 'link_used_up');

  const isSeller = data?.user?.isSeller;
  const title = 'Confirm your email';

  if (confirm.isSuccess)
    return (
      <PodiumPage
        title={title}
        icon={<MailCheck />}
        role="status"
        heading={`Thank you. ${confirm.data.email} is confirmed.`}
        actions={
          <>
            {isSeller && <ButtonLink href="/desk">Go on with your store</ButtonLink>}
            <ButtonLink variant={isSeller ? 'secondary' : 'primary'} href={href('home')}>
              Continue Shopping
            </ButtonLink>
          </>
        }
      />
    );
  if (isUsedUp)
    return (
      <PodiumPage
        title={title}
        icon={<MailX />}
        role="alert"
        heading="This link no longer works"
        actions={
          <ButtonLink href={href(data?.user ? 'settings' : 'login')}>
            {data?.user ? 'Open Settings' : 'Log in for a new link'}
          </ButtonLink>
        }
      >
        {data?.user
          ? 'Your email may already be confirmed. Check in Settings, or get a new link there.'
          : 'Your email may already be confirmed. If not, log in and get a new link in Settings.'}
      </PodiumPage>
    );
  return (
    <PodiumPage
      title={title}
      icon={<Mail />}
      asks
      actions={
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm my address
        </Button>
      }
    >
      {confirm.isError ? (
        <Notice tone="error">{callFailure(confirm.error)}</Notice>
      ) : (
        'One press, and we know that this address is yours.'
      )}
    </PodiumPage>
  );
}
