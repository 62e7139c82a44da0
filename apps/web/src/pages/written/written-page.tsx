import { useQuery } from '@tanstack/react-query';
import { Blocks } from '../../features/reading/blocks.tsx';
import { Contents } from '../../features/reading/contents.tsx';
import { useNamedPart } from '../../features/reading/part.ts';
import { ReadingSkeleton } from '../../features/reading/reading-skeleton.tsx';
import { read } from '../../lib/api.ts';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

/** Until the page says its title itself. */
const titles: Record<string, string> = {
  about: 'About us',
  careers: 'Careers',
  privacy: 'Privacy policy',
  'return-policy': 'Return policy',
  sell: 'Sell with us',
  'selling-terms': 'Selling terms',
  shipping: 'Shipping',
  terms: 'Terms of service',
};

/** One page of written content; which, the address says. */
export function WrittenPage() {
  const slug = usePathname().split('/')[1] ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    ...read('writtenPage', { params: { slug } }),
    staleTime: 10 * 60_000,
  });
  useNamedPart('part', data !== undefined);

  return <Page title={data?.title ?? titles[slug] ?? ''}>{content()}</Page>;

  function content() {
    if (error && !data) {
      return <TryAgain text={pages.terms.failure} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <ReadingSkeleton />;
    return (
      <>
        <p className="-mt-3 mb-8 text-sm text-muted">
          Last changed on <time dateTime={data.updated}>{formatDate(data.updated)}</time>
        </p>
        {slug === 'sell' && (
          <ButtonLink href="/desk/open" className="mb-8">
            Open your store
          </ButtonLink>
        )}
        <div className="reading-layout">
          <Contents blocks={data.blocks} />
          <Blocks blocks={data.blocks} />
        </div>
      </>
    );
  }
}
