import { useMutation } from '@tanstack/react-query';
import { call, isFailureOf } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

const actions = {
  confirm: {
    call: 'confirmSubscription',
    title: 'Confirm your subscription',
    ask: 'One press, and our news about new stores and flash sales comes to you about twice a month.',
    button: 'Yes, subscribe me',
    done: 'Your subscription is confirmed. Welcome to the market!',
    failed: 'Failed to subscribe. Please try again.',
    unknown: 'This link is not valid any more. Please subscribe again, below on every page.',
  },
  unsubscribe: {
    call: 'unsubscribe',
    title: 'Unsubscribe from the newsletter',
    ask: 'Do you want no more newsletters from us? Mails about your orders and your account will still come.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. You will get no more newsletters from us.',
    failed: 'Failed to unsubscribe. Please try again.',
    unknown: 'This link belongs to no subscription: there is nothing to end.',
  },
} as const;

/**
 * Where the links in the newsletter's mails lead. Only a press changes anything: programs that look into mails follow
 * links, and press nothing.
 */
export function NewsletterPage() {
  const { action } = useParams('newsletter');
  const chosen = action === 'unsubscribe' ? actions.unsubscribe : actions.confirm;
  const token = useHashQuery().get('token') ?? '';
  return <Ask key={`${chosen.call} ${token}`} {...chosen} token={token} />;
}

const isUnknownLink = (error: Error) =>
  isFailureOf<'confirmSubscription' | 'unsubscribe'>(error) && error.code === 'newsletter_link_unknown';

type Action = (typeof actions)[keyof typeof actions];

function Ask({ token, ...action }: Action & { token: string }) {
  const change = useMutation({
    mutationFn: () => call(action.call, { body: { token } }),
    onError: (error) => {
      if (!isUnknownLink(error)) console.error('Changing the subscription failed', error);
    },
  });

  return (
    <Page title={action.title} className="page-half">
      <div className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
        {change.isSuccess ? (
          <>
            <Notice tone="success">{action.done}</Notice>
            <ButtonLink href={href('home')}>Continue Shopping</ButtonLink>
          </>
        ) : (change.error && isUnknownLink(change.error)) || token === '' ? (
          <>
            <Notice tone="error">{action.unknown}</Notice>
            <ButtonLink href={href('home')}>Continue Shopping</ButtonLink>
          </>
        ) : (
          <>
            <p className="text-muted">{action.ask}</p>
            {change.isError ? (
              <TryAgain text={action.failed} onRetry={() => change.mutate()} />
            ) : (
              <Button wide busy={change.isPending} onClick={() => change.mutate()}>
                {action.button}
              </Button>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
