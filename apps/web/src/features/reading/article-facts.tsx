import type { ArticleCard } from '@oja/contract/content';
import { formatDate } from '../../lib/text/dates.ts';

type Facts = Pick<ArticleCard, 'published' | 'minutes'> & { author?: string | undefined };

/** Who wrote an article, where that is to be said, when it was published and how long it takes. */
export function ArticleFacts({ author, published, minutes }: Facts) {
  return (
    <span className="text-sm text-muted wrap-anywhere">
      {author && `By ${author} · `}
      <time dateTime={published}>{formatDate(published)}</time> · {minutes} min read
    </span>
  );
}
