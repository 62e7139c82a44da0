import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { applyWithStore } from './apply-with-store.ts';
import { nameStore } from './opening/name-store.ts';
import { openStore } from './opening/open-store.ts';
import { saveStore } from './save-store.ts';
import { setHoliday } from './set-holiday.ts';
import { showChecklist } from './show-checklist.ts';
import { findStoreRow } from './store-form.queries.ts';
import { settingsView } from './store-form.views.ts';

/** What a store says of itself, from its opening on. */
export function storesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'openStore', (call) => openStore(deps, call));
  route(app, 'nameStore', (call) => nameStore(deps, call));
  route(app, 'deskStoreForm', async ({ desk }) => settingsView(await findStoreRow(db, desk.sellerId)));
  route(app, 'saveStore', (call) => saveStore(deps, call));
  route(app, 'setHoliday', (call) => setHoliday(deps, call));
  route(app, 'storeChecklist', ({ desk }) => showChecklist(db, desk));
  route(app, 'applyWithStore', (call) => applyWithStore(deps, call));
}
