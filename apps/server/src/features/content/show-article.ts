import type { Article } from '@oja/contract/content';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { fillIn, openValues } from './placeholders.ts';
import type { WrittenContent } from './read-content.ts';

/** An article with the one to read next: the older neighbour, and after the oldest the newest. */
export async function showArticle(deps: Deps, { articles }: WrittenContent, slug: string): Promise<Article> {
  const at = articles.findIndex(({ article }) => article.slug === slug);
  const found = articles[at];
  if (!found) throw refusal('article_not_found');
  const next = articles.length > 1 ? (articles[(at + 1) % articles.length]?.article ?? null) : null;
  return filledIn(deps, { ...found, next });
}

/** A piece of written content with the shop's present figures in it. */
export async function filledIn<T>({ config, db }: Deps, tree: T): Promise<T> {
  return fillIn(tree, openValues(config, await readPricingPolicy(db)));
}
