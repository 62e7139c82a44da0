import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { useMe } from '../../features/session/me.ts';
import { isFailureOf } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
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

  return (
    <Page title="Confirm your email" className="page-half">
      <div className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
        {confirm.isSuccess ? (
          <>
            <Notice tone="success">
              Thank you. <span className="wrap-anywhere">{confirm.data.email}</span> is confirmed.
            </Notice>
            {data?.user?.isSeller && <ButtonLink href="/desk">Go on with your store</ButtonLink>}
            <ButtonLink variant={data?.user?.isSeller ? 'secondary' : 'primary'} href={href('home')}>
              Continue Shopping
            </ButtonLink>
          </>
        ) : isUsedUp ? (
          <>
            <Notice tone="error">
              This link has expired or was used already.{' '}
              {data?.user ? 'You can ask for a new one in your settings.' : ''}
            </Notice>
            <ButtonLink href={href(data?.user ? 'settings' : 'login')}>{data?.user ? 'Settings' : 'Login'}</ButtonLink>
          </>
        ) : (
          <>
            <p className="text-muted">One press, and we know that this address is yours.</p>
            {confirm.isError && <Notice tone="error">{callFailure(confirm.error)}</Notice>}
            <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
              Confirm my address
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
