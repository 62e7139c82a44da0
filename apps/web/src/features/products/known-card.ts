import type { ProductCard, ProductListing, ProductPage } from '@oja/contract/catalogue';
import type { Home } from '@oja/contract/home';
import type { SearchResults } from '@oja/contract/search';
import type { Store } from '@oja/contract/stores';
import type { QueryClient } from '@tanstack/react-query';

/** The cards that an answer of the API carries, by the name of its endpoint. */
function cardsIn(name: unknown, answer: unknown): ProductCard[] {
  switch (name) {
    case 'home': {
      const { flashSales, trending, fashion, electronics, newArrivals } = answer as Home;
      return [...flashSales, ...trending, ...fashion, ...electronics, ...newArrivals];
    }
    case 'products':
      return (answer as { pages: ProductListing[] }).pages.flatMap((page) => page.items);
    case 'search':
      return (answer as SearchResults).products.items;
    case 'store':
      return (answer as Store).goods.groups.flatMap(({ items }) => items);
    case 'someProducts':
    case 'storeGoods':
    case 'viewedProducts':
      return (answer as { items: ProductCard[] }).items;
    case 'product':
      return (answer as ProductPage).related;
    default:
      return [];
  }
}

/** What some list already told of a product: enough to paint its name, price and picture before the answer is there. */
export function findKnownCard(queryClient: QueryClient, id: string): ProductCard | undefined {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const card = state.data ? cardsIn(queryKey[0], state.data).find((one) => one.id === id) : undefined;
    if (card) return card;
  }
  return undefined;
}
