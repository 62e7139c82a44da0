import type { Arrival } from '@oja/contract/arrival';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { arrivalWords } from './arrival-words.ts';
import { useDeliveryPlace } from './use-delivery-place.ts';

const PlaceSheet = lazyPart(() => import('./place-sheet.tsx').then((m) => m.PlaceSheet));

/**
 * 'Arrives Sat 28 Nov to Wed 2 Dec in Lagos · Change': two lines, whose room is kept until they are known.
 * @param arrival undefined while it is waited for
 */
export function ArrivalLine({ arrival }: { arrival: Arrival | undefined }) {
  const { state, choose } = useDeliveryPlace(arrival?.deliversTo);
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  if (!arrival || state === undefined) {
    return (
      <div className="grid h-[3em] content-evenly">
        <Skeleton className="h-3.5 w-56 max-w-full" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    );
  }
  return (
    <div className="min-h-[3em]">
      <p>
        Arrives <b className="font-semibold">{arrivalWords(arrival, state)}</b>{' '}
        <span className="flex flex-wrap items-center gap-x-1.5">
          in {state} <span aria-hidden="true">·</span>{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Change the state, now ${state}`}
            className="-my-3 inline-flex min-h-11 min-w-11 items-center text-indigo underline underline-offset-4"
            onClick={() => setChoosing(true)}
          >
            Change
          </button>
        </span>
      </p>
      {isChoosing && (
        <ErrorBoundary fallback={null} onError={close}>
          <Suspense fallback={null}>
            <PlaceSheet state={state} states={arrival.deliversTo} onChoose={choose} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
