import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { preparedRoute } from '../../http/prepared/prepared-route.ts';
import { refusal } from '../../http/refusal.ts';
import { findPolicyVersion } from '../pricing/pricing.questions.ts';
import type { WrittenContent } from './read-content.ts';
import { filledIn, showArticle } from './show-article.ts';

/** What is written: pages, help, blog. */
export function contentRoutes(app: FastifyInstance, deps: Deps, content: WrittenContent): void {
  const { pages, topics, articles } = content;
  // The files are read once, at the start: only the policy's figures in them change.
  const versions = async (asked: readonly unknown[]) => {
    const version = await findPolicyVersion(deps.db);
    return asked.map(() => version);
  };
  const writtenPage = async (slug: string) => {
    const page = pages.find((each) => each.slug === slug);
    if (!page) throw refusal('page_not_found');
    return filledIn(deps, page);
  };
  const summaries = articles.map(({ article }) => article);
  preparedRoute(app, 'writtenPage', ({ params }) => writtenPage(params.slug), { versions });
  preparedRoute(app, 'help', () => filledIn(deps, { topics }), { versions });
  preparedRoute(app, 'articles', () => filledIn(deps, { items: summaries }), { versions });
  preparedRoute(app, 'article', ({ params }) => showArticle(deps, content, params.slug), { versions });
}
