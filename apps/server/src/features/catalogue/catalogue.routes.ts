import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { preparedRoute } from '../../http/prepared-route.ts';
import { readHome } from './catalogue.questions.ts';
import { sellerCardView } from './catalogue.views.ts';
import { findCategories } from './categories.queries.ts';
import { listProducts } from './list-products.ts';
import { searchCatalogue, suggest } from './search-catalogue.ts';
import { findSellers } from './sellers.queries.ts';
import { showProduct } from './show-product.ts';
import { showStore } from './show-store.ts';

/** What every visitor reads. */
export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const limited = (name: 'search' | 'suggestions') => ({
    beforeMaking: (request: FastifyRequest) => limitRequests(deps, name, { request }),
  });
  preparedRoute(app, 'home', () => readHome(db));
  preparedRoute(app, 'categories', async () => ({ items: await findCategories(db) }));
  preparedRoute(app, 'products', ({ query }) => listProducts(db, query));
  preparedRoute(app, 'product', ({ params }) => showProduct(db, params.id));
  preparedRoute(app, 'sellers', async ({ query }) => ({ items: (await findSellers(db, query)).map(sellerCardView) }));
  preparedRoute(app, 'store', ({ params }) => showStore(db, params.slug));
  preparedRoute(app, 'search', ({ query }) => searchCatalogue(db, query), limited('search'));
  preparedRoute(app, 'suggestions', ({ query }) => suggest(db, query.q), limited('suggestions'));
}
