import { useMutation } from '@tanstack/react-query';
import { call as callRestock } from '../../features/restock/restock-api.ts';
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
    act: (token: string) => call('confirmSubscription', { body: { token } }),
    title: 'Confirm your subscription',
    ask: 'One press, and our news about new stores and flash sales comes to you about twice a month.',
    button: 'Yes, subscribe me',
    done: 'Your subscription is confirmed. Welcome to the market!',
    failed: 'Failed to subscribe. Please try again.',
    unknown: 'This link is not valid any more. Please subscribe again, below on every page.',
  },
  unsubscribe: {
    act: (token: string) => call('unsubscribe', { body: { token } }),
    title: 'Unsubscribe from the newsletter',
    ask: 'Do you want no more newsletters from us? Mails about your orders and your account will still come.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. You will get no more newsletters from us.',
    failed: 'Failed to unsubscribe. Please try again.',
    unknown: 'This link belongs to no subscription: there is nothing to end.',
  },
  'when-back': {
    act: (token: string) => callRestock('confirmRestock', { body: { token } }),
    title: 'Tell me when it is back',
    ask: 'One press, and we write to you, once, when what you looked at can be bought again.',
    button: 'Yes, tell me',
    done: 'You are on the list. We will write to you when it is back.',
    failed: 'Failed to save this. Please try again.',
    unknown: 'This link is not valid any more. Please ask again, on the page of what you want.',
  },
  'not-when-back': {
    act: (token: string) => callRestock('endRestock', { body: { token } }),
    title: 'Forget my request',
    ask: 'Shall we forget that you wanted to know when something is back?',
    button: 'Forget it',
    done: 'Your request is forgotten. You will not hear from us about it.',
    failed: 'Failed to save this. Please try again.',
    unknown: 'This link belongs to no request: there is nothing to forget.',
  },
} as const;

/**
 * Where the links lead in mails of the newsletter, and in those to who waits for something sold out. Only a press changes
 * anything: programs that look into mails follow links, and press nothing.
 */
export function NewsletterPage() {
  const { action } = useParams('newsletter');
  const chosen = Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : actions.confirm;
  const token = useHashQuery().get('token') ?? '';
  return <Ask key={`${chosen.title} ${token}`} {...chosen} token={token} />;
}

type LinkCall = 'confirmSubscription' | 'unsubscribe' | 'confirmRestock' | 'endRestock';
const isUnknownLink = (error: Error) =>
  isFailureOf<LinkCall>(error) && (error.code === 'newsletter_link_unknown' || error.code === 'restock_link_unknown');

type Action = (typeof actions)[keyof typeof actions];

function Ask({ token, ...action }: Action & { token: string }) {
  const change = useMutation({
    mutationFn: () => action.act(token),
    onError: (error) => {
      if (!isUnknownLink(error)) console.error('Carrying out a link of a mail failed', error);
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
