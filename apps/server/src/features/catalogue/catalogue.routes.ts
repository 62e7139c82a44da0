import { routeOf } from '@oja/contract/routes';
import { acceptedOn } from '@oja/domain/orders/arrival';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { preparedRoute } from '../../http/prepared/prepared-route.ts';
import { canonicalId, canonicalSlug } from '../../http/requests/canonical-params.ts';
import { readVersions, type SynonymsFile } from '../finding/finding.questions.ts';
import {
  canonicalGoods,
  canonicalIds,
  canonicalListing,
  canonicalReviews,
  canonicalSearch,
  canonicalText,
} from './canonical-questions.ts';
import { readHome } from './catalogue.questions.ts';
import { findCategories } from './categories.queries.ts';
import { listProducts } from './listing/list-products.ts';
import { listProductReviews, listStoreReviews } from './product/list-reviews.ts';
import { findNearProducts } from './product/near-products.ts';
import { findProductVersions } from './product/product-versions.queries.ts';
import { showProduct } from './product/show-product.ts';
import { findStock } from './product/stock.queries.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { suggest } from './search/suggest.ts';
import { listSellers } from './stores/list-sellers.ts';
import { findStoreStates } from './stores/sellers.queries.ts';
import { showStore } from './stores/show-store.ts';
import { scopesOfListing, scopesOfNear, scopesOfSearch, scopesOfSuggestions } from './versioned-scopes.ts';

const searching: Limit = { name: 'search', setting: 'limitSearch', seconds: minute, addressFactor: 10 };
const suggesting: Limit = { name: 'suggestions', setting: 'limitSuggestions', seconds: minute, addressFactor: 10 };

/** What every visitor reads. */
export function catalogueRoutes(app: FastifyInstance, deps: Deps, synonyms: SynonymsFile): void {
  const { config, db, searches } = deps;
  const limited = (limit: Limit) => (request: FastifyRequest) => limitRequests(deps, limit, { request });
  preparedRoute(app, 'home', () => readHome(db));
  preparedRoute(app, 'categories', async () => ({ items: await findCategories(db) }));
  preparedRoute(app, 'products', ({ query }, shown) => listProducts(db, query, shown), {
    canonical: ({ query, ...asked }) => ({ ...asked, query: canonicalListing(query) }),
    // A listing of what has a text in its name is a search, too.
    beforeMaking: async (request, { query }) => (query.q === undefined ? undefined : limited(searching)(request)),
    versions: (asked, rows) =>
      readVersions(
        db,
        asked.map(({ query }) => scopesOfListing(query)),
        rows,
      ),
  });
  preparedRoute(app, 'product', ({ params }) => showProduct(db, params.id, { config, now: new Date() }), {
    canonical: canonicalId,
    versions: async (asked) => {
      // When it arrives changes without a write. Taken before the content is, as versions are.
      const { first, last } = acceptedOn(new Date());
      const ids = asked.map(({ params }) => params.id);
      const versions = await findProductVersions(db, ids);
      return ids.map((id) => versions.get(id) && `${versions.get(id)} ${first} ${last}`);
    },
  });
  preparedRoute(
    app,
    'nearProducts',
    async ({ params }, shown) => ({ items: await findNearProducts(db, params.id, shown) }),
    {
      canonical: canonicalId,
      versions: (asked, rows) =>
        readVersions(
          db,
          asked.map(({ params }) => scopesOfNear(params.id)),
          rows,
        ),
    },
  );
  preparedRoute(app, 'stock', async ({ query }) => ({ left: await findStock(db, query.ids.split(',')) }), {
    canonical: ({ query: { ids }, ...asked }) => ({ ...asked, query: { ids: canonicalIds(ids) } }),
    beforeMaking: limited(searching),
  });
  preparedRoute(app, 'sellers', ({ query }) => listSellers(db, query), {
    canonical: ({ query: { sort = 'sales', ...query }, ...asked }) => ({ ...asked, query: { ...query, sort } }),
  });
  preparedRoute(app, 'storeStates', async () => ({ items: await findStoreStates(db) }));
  preparedRoute(app, 'store', ({ params, query }) => showStore(db, params.slug, query), {
    canonical: (asked) => ({ ...canonicalSlug(asked), query: canonicalGoods(asked.query) }),
    beforeMaking: async (request, { query }) => (query.q === undefined ? undefined : limited(searching)(request)),
  });
  preparedRoute(app, 'search', ({ query }, shown) => searchCatalogue(db, synonyms, query, shown), {
    canonical: ({ query, ...asked }) => ({ ...asked, query: canonicalSearch(query) }),
    beforeMaking: limited(searching),
    versions: (asked, rows) =>
      readVersions(
        db,
        asked.map(() => scopesOfSearch),
        rows,
      ),
  });
  app.hear(routeOf('search').path, (query, address) => searches.note(query.get('q') ?? '', address));
  preparedRoute(app, 'suggestions', ({ query }, shown) => suggest(db, synonyms, query.q, shown), {
    canonical: ({ query, ...asked }) => ({ ...asked, query: { q: canonicalText(query.q) } }),
    beforeMaking: limited(suggesting),
    versions: (asked, rows) =>
      readVersions(
        db,
        asked.map(({ query }) => scopesOfSuggestions(query.q)),
        rows,
      ),
  });
  preparedRoute(app, 'productReviews', ({ params, query }) => listProductReviews(db, params.id, query), {
    canonical: ({ query, ...asked }) => ({ ...canonicalId(asked), query: canonicalReviews(query) }),
  });
  preparedRoute(app, 'storeReviews', ({ params, query }) => listStoreReviews(db, params.slug, query.cursor), {
    canonical: canonicalSlug,
  });
}
