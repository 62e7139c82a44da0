import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { ArticleLink } from '../../features/reading/article-link.tsx';
import { read } from '../../lib/api.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons } from '../../ui/states/card-skeletons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

/** All articles, the newest first and largest. */
export function BlogPage() {
  const { data, error, isFetching, refetch } = useQuery({ ...read('articles', {}), staleTime: 10 * 60_000 });

  return (
    <Page title="Blog">
      <p className="-mt-3 mb-8 max-w-prose text-muted">
        How to tell good from nearly good, and how to buy and sell without losing money or temper.
      </p>
      {content()}
    </Page>
  );

  function content() {
    if (error && !data) {
      return <TryAgain text={pages.blog.failure} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <CardSkeletons />;
    if (data.items.length === 0) {
      return <EmptyState icon={<Newspaper />} text="There are no articles yet." hint="Come back on market day." />;
    }
    return (
      <div className="article-grid">
        {data.items.map((article, at) => (
          <ArticleLink key={article.slug} article={article} leading={at === 0} />
        ))}
      </div>
    );
  }
}
