import { useMutation } from '@tanstack/react-query';
import { Mail, MailCheck, MailX } from 'lucide-react';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { call as callRestock } from '../../features/restock/restock-api.ts';
import { useMe } from '../../features/session/me.ts';
import { PodiumPage } from '../../features/viewed/podium-page.tsx';
import { call, isFailureOf } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { inputLook } from '../../ui/forms/field.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

const actions = {
  confirm: {
    act: (token: string) => call('confirmSubscription', { body: { token } }),
    title: 'Confirm your subscription',
    ask: 'One press, and you get our news about new stores and flash sales, about twice a month.',
    button: 'Yes, subscribe me',
    done: 'Your subscription is confirmed. Welcome to the market!',
    failed: 'Failed to subscribe. Please try again.',
    unknown: 'This link no longer works',
    hint: 'Subscribe again, and we email you a new one.',
    mends: true,
  },
  unsubscribe: {
    act: (token: string) => call('unsubscribe', { body: { token } }),
    title: 'Unsubscribe from the newsletter',
    ask: 'Shall we send you no more newsletters? Emails about your orders and your account will still come.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. You will get no more newsletters from us.',
    failed: 'Failed to unsubscribe. Please try again.',
    unknown: 'This link belongs to no subscription',
    hint: 'We send no newsletters to the address that it was sent to.',
    mends: false,
  },
  'when-back': {
    act: (token: string) => callRestock('confirmRestock', { body: { token } }),
    title: 'Tell me when it is back',
    ask: 'One press, and we email you once, when what you looked at can be bought again.',
    button: 'Yes, tell me',
    done: 'You are on the list. We will email you when it is back.',
    failed: 'Failed to save this. Please try again.',
    unknown: 'This link no longer works',
    hint: 'Please ask again, on the page of the product.',
    mends: false,
  },
  'not-when-back': {
    act: (token: string) => callRestock('endRestock', { body: { token } }),
    title: 'Forget my request',
    ask: 'Shall we forget that you wanted to know when something is back?',
    button: 'Forget it',
    done: 'Your request is forgotten. You will not hear from us about it.',
    failed: 'Failed to save this. Please try again.',
    unknown: 'This link belongs to no request',
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

  const { title } = action;
  if (change.isSuccess)
    return <PodiumPage title={title} icon={<MailCheck />} role="status" heading={action.done} actions={goOn} />;
  if (token === '' || (change.error !== null && isUnknownLink(change.error)))
    return (
      <PodiumPage
        title={title}
        icon={<MailX />}
        role="alert"
        heading={action.unknown}
        actions={action.mends ? <SubscribeAgain /> : goOn}
      >
        {action.hint}
      </PodiumPage>
    );
  return (
    <PodiumPage
      title={title}
      icon={<Mail />}
      asks
      actions={
        change.isError ? (
          <TryAgain text={action.failed} onRetry={() => change.mutate()} />
        ) : (
          <Button busy={change.isPending} onClick={() => change.mutate()}>
            {action.button}
          </Button>
        )
      }
    >
      {action.ask}
    </PodiumPage>
  );
}

function SubscribeAgain() {
  const { data } = useMe();
  return (
    <div className="mt-2 w-full rounded-card bg-surface p-5 text-left ring-1 ring-line sm:p-8">
      <NewsletterForm label="Subscribe again" known={data?.user?.email} look={inputLook} />
    </div>
  );
}

const goOn = <ButtonLink href={href('home')}>Continue Shopping</ButtonLink>;
