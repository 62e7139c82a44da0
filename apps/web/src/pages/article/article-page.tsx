import type { Article } from '@oja/contract/content';
import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { ArticleFacts } from '../../features/reading/article-facts.tsx';
import { ArticleLink } from '../../features/reading/article-link.tsx';
import { Blocks } from '../../features/reading/blocks.tsx';
import { Contents } from '../../features/reading/contents.tsx';
import { useNamedPart } from '../../features/reading/part.ts';
import { ReadingSkeleton } from '../../features/reading/reading-skeleton.tsx';
import { read } from '../../lib/api.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/goods/picture.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { WayBack } from '../../ui/way-back.tsx';

/** An article, and the one to read after it. */
export function ArticlePage() {
  const { slug } = useParams('article');
  const { data, error, isFetching, refetch } = useQuery({
    ...read('article', { params: { slug } }),
    staleTime: 10 * 60_000,
  });
  useNamedPart('part', data !== undefined);
  const missing = isUnknown(error);

  return (
    <>
      <WayBack href={href('blog')} label="All articles" />
      <Page title={data?.article.title ?? (missing ? 'Article not found' : 'Article')}>{content()}</Page>
    </>
  );

  function content() {
    if (missing) {
      return (
        <EmptyState
          icon={<Newspaper />}
          text="There is no article at this address."
          action={<ButtonLink href={href('blog')}>See all articles</ButtonLink>}
        />
      );
    }
    if (error && !data) {
      return <TryAgain text={pages.article.failure} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <ReadingSkeleton />;
    return <Text {...data} />;
  }
}

function Text({ article, blocks, next }: Article) {
  return (
    <>
      <p className="-mt-3 mb-6">
        <ArticleFacts {...article} />
      </p>
      <div className="reading-layout">
        <div className="grid items-start gap-6 [--contents:none] sm:max-lg:grid-cols-2 lg:order-1 lg:flex lg:w-full lg:max-w-104 lg:flex-col">
          <Picture
            picture={article.picture}
            sizes="(width >= 64rem) 26rem, (width >= 40rem) 48vw, 92vw"
            priority
            className="aspect-square w-full overflow-hidden rounded-card"
            placeholder={<Newspaper className="size-10" />}
          />
          <Contents blocks={blocks} besideFrom="40rem" />
        </div>
        <div className="min-w-0">
          <Blocks blocks={blocks} />
          {next && (
            <section aria-labelledby="next-article" className="mt-14">
              <h2 id="next-article" className="mb-4 text-xl">
                Read next
              </h2>
              <div className="max-w-sm">
                <ArticleLink article={next} headingLevel="h3" />
              </div>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
