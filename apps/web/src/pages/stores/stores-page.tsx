import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { StateMap } from '../../features/sellers/map/state-map.tsx';
import { readState, storesInAll } from '../../features/sellers/map/store-states.ts';
import { read } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { StateList, StatesToCome } from './state-list.tsx';
import { StoresOfState } from './stores-of-state.tsx';

/** Where the stores are: a map and a list of the states, and the stores of the one that is chosen in the address. */
export function StoresPage() {
  const { data, error, isFetching, refetch } = useQuery(read('storeStates', {}));
  const state = readState(useHashQuery());
  const states = data?.items;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);

  // Chosen on this page: the focus goes to what was chosen. Whoever arrives with a state begins at the page's own heading.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (heading.current) showHeading(heading.current);
  }, [state]);

  return <Page title="Stores by State">{content()}</Page>;

  function content() {
    if (error && !data)
      return <TryAgain text={pages.stores.failure} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <>
        <div role="status" className="-mt-3 flex min-h-6 items-center text-muted tabular-nums">
          {states ? (
            storesInAll(states)
          ) : (
            <>
              <Spinner className="text-palm" />
              <span className="sr-only">Loading</span>
            </>
          )}
        </div>
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
          {/* Forced colours take the colour of the figure; a drawing would keep one of its own. */}
          <figure className="rounded-sheet bg-palm-soft p-3 pl-7 text-palm sm:p-8">
            <StateMap states={states ?? []} chosen={state} />
            <figcaption className="mt-2 text-center text-sm text-muted">The larger a ring, the more stores</figcaption>
          </figure>
          <StateList states={states} chosen={state} />
        </div>
        {state && <StoresOfState key={state} state={state} heading={heading} />}
        {states && <StatesToCome states={states} chosen={state} />}
      </>
    );
  }
}

/** On phones it stands below the fold; where what follows it is seen already, the map stays where it is. */
function showHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top > innerHeight * 0.7) heading.scrollIntoView({ block: 'start' });
}
