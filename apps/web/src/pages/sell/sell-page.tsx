import type { WrittenPage } from '@oja/contract/content';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Blocks } from '../../features/reading/blocks.tsx';
import { Contents } from '../../features/reading/contents.tsx';
import { LastChanged } from '../../features/reading/last-changed.tsx';
import { useNamedPart } from '../../features/reading/part.ts';
import { ReadingSkeleton } from '../../features/reading/reading-skeleton.tsx';
import { Spans } from '../../features/reading/spans.tsx';
import { read } from '../../lib/api.ts';
import { pages } from '../../lib/routing/pages.ts';
import { useSite } from '../../lib/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { openingOf } from './opening.ts';
import { SellingStores } from './selling-stores.tsx';

/** What wins a trader: the offer and its door in the first window, who sells here already, and below it the terms. */
export function SellPage() {
  const { brand } = useSite();
  const { data, error, isFetching, refetch } = useQuery({
    ...read('writtenPage', { params: { slug: 'sell' } }),
    staleTime: 10 * 60_000,
  });
  const title = data?.title ?? `Sell on ${brand}`;
  usePageTitle(title);
  const heading = usePageFocus<HTMLHeadingElement>();
  useNamedPart('part', data !== undefined);
  const { lead, figures, terms } = openingOf(data?.blocks ?? []);

  return (
    <>
      <div className="bg-palm-soft">
        <div className="column grid grid-cols-1 gap-x-5 gap-y-10 py-8 sm:py-14 lg:grid-cols-12">
          <div className="grid grid-cols-1 content-start gap-10 lg:col-span-7">
            <div className="grid justify-items-start gap-6">
              <h1 ref={heading} tabIndex={-1} className="text-hero">
                {title}
              </h1>
              <p className="min-h-18 max-w-[36rem] text-lg lg:text-xl">{lead && <Spans spans={lead} />}</p>
              <ButtonLink href="/desk/open" className="min-h-13! px-8! text-base!">
                Open your store
              </ButtonLink>
            </div>
            <Figures figures={figures} />
          </div>
          <SellingStores />
        </div>
      </div>
      <div className="column py-10">
        {error && !data ? (
          <TryAgain text={pages.sell.failure} busy={isFetching} onRetry={() => void refetch()} />
        ) : data ? (
          <Terms page={data} blocks={terms} />
        ) : (
          <ReadingSkeleton />
        )}
      </div>
    </>
  );
}

/** What it costs and when the money comes: figures to be read from across the room. */
function Figures({ figures }: Pick<ReturnType<typeof openingOf>, 'figures'>) {
  return (
    <dl className="mt-2 grid w-full grid-cols-3 gap-x-3 sm:gap-x-8">
      {figures.map(({ figure, means }) => (
        <div key={figure} className="flex flex-col-reverse justify-end border-t-2 border-palm pt-3">
          <dt className="text-xs wrap-anywhere sm:text-sm">{means}</dt>
          <dd
            className={clsx(
              'display text-xl text-palm sm:text-3xl',
              figure.startsWith('₦') && 'amount [font-variant-numeric:normal] first-letter:me-0!',
            )}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ page, blocks }: { page: WrittenPage; blocks: WrittenPage['blocks'] }) {
  return (
    <>
      <div className="reading-layout">
        <Contents blocks={blocks} />
        <Blocks blocks={blocks} />
      </div>
      <LastChanged updated={page.updated} className="mt-12" />
    </>
  );
}
