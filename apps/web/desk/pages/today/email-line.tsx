import type { StoreChecklist } from '@oja/contract/desks/desk-store-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { call } from '../../../src/features/session/account-api.ts';
import { formatTime } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useAccount } from '../../app/store.ts';
import { checkWords } from '../../features/store-status/check-words.ts';
import { focusOnce } from '../../ui/focus-once.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { daysAgo } from './words.ts';

/** The address that its owner has to confirm: what is done for it is done in the mail, so where and when that went. */
export function EmailLine({ mailedAt }: { mailedAt: StoreChecklist['mailedAt'] | undefined }) {
  const { email } = useAccount().user;
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => call('resendConfirmation', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['storeChecklist'] }),
  });
  return (
    <li className="grid gap-2 px-3 py-2">
      <div className="flex min-h-10 items-center gap-3">
        <Circle aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{checkWords.email.act}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {mailedAt
              ? `Open the mail that we sent to ${email} ${sentWords(mailedAt)}.`
              : `The mail to ${email} is too old.`}
          </p>
        </div>
        <span className="shrink-0 text-sm text-muted">Needed</span>
      </div>
      {again.isError && <Notice tone="error">{refusalWords(again.error)}</Notice>}
      <div className="pl-8">
        {again.isSuccess ? (
          <p ref={focusOnce} tabIndex={-1} className="text-sm">
            Sent again. Look among the spam too.
          </p>
        ) : (
          <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
            Send again
          </Button>
        )}
      </div>
    </li>
  );
}

/** 'at 15:22' of today in Lagos, else 'on Mon 23 Nov at 15:22'. */
function sentWords(at: string, now = Date.now()): string {
  const day = daysAgo(0, Date.parse(at));
  return day === daysAgo(0, now) ? `at ${formatTime(at)}` : `on ${day} at ${formatTime(at)}`;
}
