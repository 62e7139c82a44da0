import { useMutation } from '@tanstack/react-query';
import { Mail, MailCheck, MailX } from 'lucide-react';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { call as callRestock } from '../../features/restock/restock-api.ts';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { call, isFailureOf } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

const actions = {
  confirm: {
    act: (token: string) => call('confirmSubscription', { body: { token } }),
    title: 'Confirm your subscription',
    ask: 'One press, and our news about new stores and flash sales comes to you about twice a month.',
    button: 'Yes, subscribe me',
    done: 'Your subscription is confirmed. Welcome to the market!',
    failed: 'Failed to subscribe. Please try again.',
    unknown: 'This link is not valid any more.',
    hint: 'Please subscribe again, and a new link comes by mail.',
    mends: true,
  },
  unsubscribe: {
    act: (token: string) => call('unsubscribe', { body: { token } }),
    title: 'Unsubscribe from the newsletter',
    ask: 'Do you want no more newsletters from us? Mails about your orders and your account will still come.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. You will get no more newsletters from us.',
    failed: 'Failed to unsubscribe. Please try again.',
    unknown: 'This link belongs to no subscription: there is nothing to end.',
    hint: 'No newsletters go to the address that it was sent to.',
    mends: false,
  },
  'when-back': {
    act: (token: string) => callRestock('confirmRestock', { body: { token } }),
    title: 'Tell me when it is back',
    ask: 'One press, and we write to you, once, when what you looked at can be bought again.',
    button: 'Yes, tell me',
    done: 'You are on the list. We will write to you when it is back.',
    failed: 'Failed to save this. Please try again.',
    unknown: 'This link is not valid any more.',
    hint: 'Please ask again, on the page of what you want.',
    mends: false,
  },
  'not-when-back': {
    act: (token: string) => callRestock('endRestock', { body: { token } }),
    title: 'Forget my request',
    ask: 'Shall we forget that you wanted to know when something is back?',
    button: 'Forget it',
    done: 'Your request is forgotten. You will not hear from us about it.',
    failed: 'Failed to save this. Please try again.',
    unknown: 'This link belongs to no request: there is nothing to forget.',
    hint: 'You will not hear from us about it.',
    mends: false,
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

  const isDead = token === '' || (change.error !== null && isUnknownLink(change.error));
  return (
    <Page title={action.title}>
      {change.isSuccess ? (
        <EmptyState icon={<MailCheck />} role="status" text={action.done} action={goOn} />
      ) : isDead ? (
        <EmptyState
          icon={<MailX />}
          role="alert"
          text={action.unknown}
          hint={action.hint}
          action={
            action.mends ? (
              <div className="footer w-full rounded-card p-5 text-left">
                <NewsletterForm label="Subscribe again" />
              </div>
            ) : (
              goOn
            )
          }
        />
      ) : (
        <EmptyState
          icon={<Mail />}
          text={action.ask}
          action={
            change.isError ? (
              <TryAgain text={action.failed} onRetry={() => change.mutate()} />
            ) : (
              <Button busy={change.isPending} onClick={() => change.mutate()}>
                {action.button}
              </Button>
            )
          }
        />
      )}
      {(change.isSuccess || isDead) && <MoreGoods />}
    </Page>
  );
}

const goOn = <ButtonLink href={href('home')}>Continue Shopping</ButtonLink>;
