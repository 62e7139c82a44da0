import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { exporting } from '../../http/send-csv.ts';
import { sendTable } from '../../http/send-table.ts';
import { unlessKnown } from '../../http/unless-known.ts';
import { exportOrders } from './export/export-orders.ts';
import { listParcels } from './list-parcels.ts';
import { parcelActRoutes } from './parcel-acts.routes.ts';
import { printSlips } from './print-slips.ts';
import { showParcel } from './show-parcel.ts';
import { showPulse, showToday } from './show-today.ts';

const searching: Limit = { name: 'desk-search', setting: 'limitSearch', seconds: minute, addressFactor: 10 };

/** The parcels of a store, for who works there. A parcel of another store does not exist for it. */
export function parcelsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'deskPulse', async ({ desk, request, reply }) =>
    unlessKnown({ request, reply }, await showPulse(db, desk)),
  );
  route(app, 'deskToday', ({ desk }) => showToday(db, desk));
  route(app, 'deskOrders', async ({ desk, session, request, query }) => {
    if (query.q) await limitRequests(deps, searching, { request, session });
    return listParcels(db, desk, query);
  });
  route(app, 'exportOrders', async ({ desk, session, request, reply, query }) => {
    await limitRequests(deps, exporting, { request, session });
    return sendTable(reply, 'orders', await exportOrders(db, desk), query.format);
  });
  route(app, 'deskOrder', ({ desk, params }) => showParcel(db, desk, params.id));
  route(app, 'deskSlips', ({ desk, query }) => printSlips(db, desk, query.ids.split(',')));
  parcelActRoutes(app, deps);
}
