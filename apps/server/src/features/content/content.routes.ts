import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { preparedRoute } from '../../http/prepared/prepared-route.ts';
import { refusal } from '../../http/refusal.ts';
import type { WrittenContent } from './read-content.ts';
import { filledIn, showArticle } from './show-article.ts';

/** What is written: pages, help, blog. */
export function contentRoutes(app: FastifyInstance, deps: Deps, content: WrittenContent): void {
  const { pages, topics, articles } = content;
  preparedRoute(app, 'writtenPage', async ({ params }) => {
    const page = pages.find(({ slug }) => slug === params.slug);
    if (!page) throw refusal('page_not_found');
    return filledIn(deps, page);
  });
  preparedRoute(app, 'help', () => filledIn(deps, { topics }));
  preparedRoute(app, 'articles', () => filledIn(deps, { items: articles.map(({ article }) => article) }));
  preparedRoute(app, 'article', ({ params }) => showArticle(deps, content, params.slug));
}
