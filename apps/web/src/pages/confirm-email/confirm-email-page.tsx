import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, MailCheck, MailX } from 'lucide-react';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { useMe } from '../../features/session/me.ts';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { isFailureOf } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
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

  return (
    <Page title="Confirm your email">
      {confirm.isSuccess ? (
        <EmptyState
          icon={<MailCheck />}
          role="status"
          text={`Thank you. ${confirm.data.email} is confirmed.`}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {isSeller && <ButtonLink href="/desk">Go on with your store</ButtonLink>}
              <ButtonLink variant={isSeller ? 'secondary' : 'primary'} href={href('home')}>
                Continue Shopping
              </ButtonLink>
            </div>
          }
        />
      ) : isUsedUp ? (
        <EmptyState
          icon={<MailX />}
          role="alert"
          text="This link has expired or was used already."
          hint={
            data?.user
              ? 'If your address is confirmed, your settings say so. If not, they have the button for a new link.'
              : 'If your address is not confirmed yet, log in: your settings have the button for a new link.'
          }
          action={
            <ButtonLink href={href(data?.user ? 'settings' : 'login')}>
              {data?.user ? 'Ask for a new link in Settings' : 'Log in for a new link'}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          icon={<Mail />}
          text="One press, and we know that this address is yours."
          hint={confirm.isError && <Notice tone="error">{callFailure(confirm.error)}</Notice>}
          action={
            <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
              Confirm my address
            </Button>
          }
        />
      )}
      {(confirm.isSuccess || isUsedUp) && <MoreGoods />}
    </Page>
  );
}
