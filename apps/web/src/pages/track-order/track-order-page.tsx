import { useMutation } from '@tanstack/react-query';
import { House, Package, Truck } from 'lucide-react';
import { callFailure } from '../../features/session/call-failure.ts';
import { useMe } from '../../features/session/me.ts';
import { ApiError, call } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { href } from '../../lib/routing/paths.ts';
import { HowItGoes } from '../../ui/how-it-goes.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { type Asked, TrackForm } from './track-form.tsx';
import { TrackedOrder } from './tracked-order.tsx';

const steps = [
  {
    icon: Package,
    title: 'The store packs it',
    text: 'If you ordered from several stores, each packs its own parcel.',
  },
  {
    icon: Truck,
    title: 'A courier has it',
    text: 'You will see the courier here, and the tracking number if there is one.',
  },
  {
    icon: House,
    title: 'It is delivered',
    text: 'If something is wrong with it, the help centre tells you how to send it back.',
  },
];

/** How far an order is, for whoever knows its number and its email. */
export function TrackOrderPage() {
  const { data: me } = useMe();
  const known = { orderNumber: useHashQuery().get('order') ?? '', email: me?.user?.email ?? '' };
  const track = useMutation({
    mutationFn: (body: Asked) => call('trackOrder', { body }),
    onError: (error) => {
      if (!isAnswer(error)) console.error('Tracking an order failed', error);
    },
  });

  return (
    <Page title="Track an order" className="page-half">
      <p className="-mt-3 mb-6 text-muted">
        No need to log in: the order number and the email are enough.
        {me?.user && (
          <>
            {' '}
            You will find all your orders in{' '}
            <a href={href('orders')} className="text-indigo underline">
              My Orders
            </a>
            .
          </>
        )}
      </p>
      <div className="grid gap-6">
        <TrackForm known={known} busy={track.isPending} onAsk={(asked) => track.mutate(asked)} />
        {track.isError && <Failure error={track.error} onRetry={() => track.mutate(track.variables)} />}
        {track.data && <TrackedOrder order={track.data} />}
      </div>
      <HowItGoes title="How your parcel travels" steps={steps} />
    </Page>
  );
}

/** That there is no such order is an answer; only a line that broke is worth another try. */
const isAnswer = (error: Error) => error instanceof ApiError && error.status > 0 && error.status < 500;

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isAnswer(error)) return <Notice tone="error">{callFailure(error)}</Notice>;
  return <TryAgain text={callFailure(error)} onRetry={onRetry} />;
}
