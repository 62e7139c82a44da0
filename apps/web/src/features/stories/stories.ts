import type { ProductCard } from '@oja/contract/catalogue';
import type { ArticleCard } from '@oja/contract/content';
import type { StoreCard } from '@oja/contract/stores';

export type Story = { article: ArticleCard } | { seller: StoreCard };

/** Letters that a word has at least: shorter ones say nothing about a thing. */
const TELLING = 5;
const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => word.length >= TELLING),
  );

/**
 * What can be told between products: an article about them and a store that sells one of them in turn, the most fitting
 * article first and stores as they come; after these the other articles. Other stores are not told of.
 */
export function storiesOf(
  products: readonly Pick<ProductCard, 'name' | 'category' | 'sellerId'>[],
  articles: readonly ArticleCard[],
  stores: readonly StoreCard[],
): Story[] {
  const named = wordsOf(products.map(({ name, category }) => `${name} ${category}`).join(' '));
  const selling = new Set(products.map(({ sellerId }) => sellerId));
  const visited = stores.filter(({ id }) => selling.has(id)).map((seller) => ({ seller }));
  const told = articles
    .map((article) => ({
      article,
      fits: [...wordsOf(`${article.title} ${article.description}`)].filter((word) => named.has(word)).length,
    }))
    .sort((one, other) => other.fits - one.fits);
  const about = told.filter(({ fits }) => fits > 0);
  return Array.from({ length: Math.max(about.length, visited.length) }, (_, at) => [about[at], visited[at]])
    .flat()
    .concat(told.slice(about.length))
    .filter((story) => story !== undefined);
}
