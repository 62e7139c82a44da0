import type { ArticleCard } from '@oja/contract/content';
import { formatDate } from '../../lib/text/dates.ts';

/** When an article was published and how long it takes. */
export function ArticleFacts({ published, minutes }: Pick<ArticleCard, 'published' | 'minutes'>) {
  return (
    <span className="text-sm text-muted wrap-anywhere">
      <time dateTime={published}>{formatDate(published)}</time> · {minutes} min read
    </span>
  );
}
