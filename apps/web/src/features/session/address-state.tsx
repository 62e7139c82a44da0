import type { Account } from '@oja/contract/settings';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { call } from './account-api.ts';
import { callFailure } from './call-failure.ts';

/** Whether the address is proven to be the account's own; if not, the way to another mail with the link. */
export function AddressState({ account }: { account: Pick<Account, 'emailVerified'> }) {
  const resend = useMutation({ mutationFn: () => call('resendConfirmation', {}) });
  if (account.emailVerified)
    return (
      <p>
        <Chip tone="palm">Confirmed</Chip>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chip>Not confirmed yet</Chip>
        {!resend.isSuccess && (
          <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
            Send the link again
          </Button>
        )}
      </div>
      {resend.isError && <Notice tone="error">{callFailure(resend.error)}</Notice>}
      {resend.isSuccess && <Notice tone="success">An email with a link is on its way.</Notice>}
    </div>
  );
}
