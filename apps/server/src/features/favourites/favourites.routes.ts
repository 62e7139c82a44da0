import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { readCards } from '../catalogue/catalogue.questions.ts';
import { addFavourite } from './add-favourite.ts';
import { deleteFavourite, findFavourites } from './favourites.queries.ts';
import { mergeFavourites } from './merge-favourites.ts';

/** A visitor's favourites are kept by the browser, and only described here. */
export function favouritesRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'favourites', async ({ session }) => ({ ids: await findFavourites(db, session.userId) }));
  route(app, 'favouriteProducts', async ({ session }) => ({
    items: await readCards(db, await findFavourites(db, session.userId)),
  }));
  route(app, 'lookUpFavourites', async ({ body }) => ({ items: await readCards(db, [...new Set(body.ids)]) }));
  route(app, 'addFavourite', async ({ session, params }) => ({
    ids: await addFavourite(db, session.userId, params.id),
  }));
  route(app, 'removeFavourite', async ({ session, params }) => {
    await deleteFavourite(db, session.userId, params.id);
    return { ids: await findFavourites(db, session.userId) };
  });
  route(app, 'mergeFavourites', async ({ session, body }) => ({
    ids: await mergeFavourites(db, session.userId, body.ids),
  }));
}
