import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { exporting } from '../../http/send-csv.ts';
import { sendTable } from '../../http/send-table.ts';
import { guessCategories } from '../finding/finding.questions.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { countUnits } from './count-units.ts';
import { dropDraft } from './drop-draft.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { exportProducts } from './export/export-products.ts';
import { goodsFacts } from './goods-facts.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { keepDraft } from './keep-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { listProducts } from './list-products.ts';
import { placeProduct } from './place-product.ts';
import { priceProduct } from './price-product.ts';
import { publishDraft } from './publish-draft.ts';
import { showSheet } from './sheet/show-sheet.ts';
import { showProduct } from './show-product.ts';
import { takeBackDraft } from './take-back-draft.ts';

const searching: Limit = { name: 'desk-goods-search', setting: 'limitSearch', seconds: minute, addressFactor: 10 };
const guessing: Limit = { name: 'desk-guesses', setting: 'limitSuggestions', seconds: minute, addressFactor: 10 };

/** The products of a store, for who works there. A product of another store does not exist for it. */
export function productsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'goodsFacts', ({ desk }) => goodsFacts(deps, desk.sellerId));
  route(app, 'deskProducts', async ({ desk, session, request, query }) => {
    if (query.q) await limitRequests(deps, searching, { request, session });
    return listProducts(db, desk.sellerId, query);
  });
  route(app, 'exportProducts', async ({ desk, session, request, reply, query }) => {
    await limitRequests(deps, exporting, { request, session });
    return sendTable(reply, 'products', exportProducts(db, desk.sellerId), query.format);
  });
  route(app, 'deskSheet', async ({ desk, session, request, query }) => {
    if (query.q) await limitRequests(deps, searching, { request, session });
    return showSheet(db, desk.sellerId, query);
  });
  route(app, 'deskDrafts', ({ desk }) => listDrafts(db, desk.sellerId));
  route(app, 'deskProduct', ({ desk, params }) => showProduct(db, desk.sellerId, params.id));
  route(app, 'keepDraft', (call) => keepDraft(deps, call));
  route(app, 'dropDraft', (call) => dropDraft(deps, call));
  route(app, 'publishDraft', (call) => publishDraft(deps, call));
  route(app, 'takeBackDraft', (call) => takeBackDraft(deps, call));
  route(app, 'duplicateProduct', (call) => duplicateProduct(deps, call));
  route(app, 'placeProduct', (call) => placeProduct(deps, call));
  route(app, 'priceProduct', (call) => priceProduct(deps, call));
  route(app, 'countUnits', (call) => countUnits(deps, call));
  changesRoutes(app, deps);
  importsRoutes(app, deps);
  route(app, 'guessCategories', async ({ session, request, query }) => {
    await limitRequests(deps, guessing, { request, session });
    return { items: await guessCategories(db, query.name) };
  });
}
