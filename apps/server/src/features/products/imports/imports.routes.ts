import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { limitRequests } from '../../../http/limits.ts';
import { route } from '../../../http/route.ts';
import { exporting, sendCsv } from '../../../http/send-csv.ts';
import { addImportPictures } from './add-import-pictures.ts';
import { dropImport } from './drop-import.ts';
import { mendImportRow } from './mend-import-row.ts';
import { nameColumns } from './name-columns.ts';
import { sendImport } from './send-import.ts';
import { showImport, showImports, showRows } from './show-imports.ts';
import { showTemplate } from './show-template.ts';
import { storeImport } from './store-import.ts';
import { undoImport } from './undo-import.ts';
import { wrongRows } from './wrong-rows.ts';

/** Files of products of a store, for who may write its goods. */
export function importsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'importTemplate', async ({ session, request, reply, query }) => {
    await limitRequests(deps, exporting, { request, session });
    return showTemplate(db, reply, query.format);
  });
  route(app, 'wrongRows', async ({ desk, session, request, reply, params }) => {
    await limitRequests(deps, exporting, { request, session });
    return sendCsv(reply, 'wrong-rows', await wrongRows(db, desk.sellerId, params.id));
  });
  route(app, 'deskImports', ({ desk }) => showImports(db, desk.sellerId));
  route(app, 'deskImport', ({ desk, params }) => showImport(db, desk.sellerId, params.id));
  route(app, 'importRows', ({ desk, params, query }) => showRows(db, desk.sellerId, { ...params, ...query }));
  route(app, 'sendImport', (call) => sendImport(deps, call));
  route(app, 'mendImportRow', (call) => mendImportRow(deps, call));
  route(app, 'nameImportColumns', (call) => nameColumns(deps, call));
  route(app, 'addImportPictures', (call) => addImportPictures(deps, call));
  route(app, 'dropImport', (call) => dropImport(deps, call));
  route(app, 'storeImport', async (call) => {
    await storeImport(deps, call);
    return showImport(db, call.desk.sellerId, call.params.id);
  });
  route(app, 'undoImport', async (call) => {
    await undoImport(deps, call);
    return showImport(db, call.desk.sellerId, call.params.id);
  });
}
