import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readHome } from '../features/catalogue/catalogue.questions.ts';
import type { WrittenContent } from '../features/content/read-content.ts';
import { readPricingPolicy } from '../features/pricing/pricing.questions.ts';
import { sendPrepared } from '../http/prepared/prepared-answer.ts';
import type { WebArtefacts } from './artefacts.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { HomeDocument } from './home-document.ts';
import { manifestRoutes } from './manifest.routes.ts';
import { mediaFolders, retakenFinder } from './media.ts';
import { missingPage } from './missing-page.ts';
import { shareRoutes } from './share/share.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { serveFiles } from './static-files.ts';

/** The document and the files that it needs, and what stands at addresses without a `#`. */
export async function webRoutes(
  app: FastifyInstance,
  deps: Deps,
  artefacts: WebArtefacts,
  content: WrittenContent,
): Promise<void> {
  const { config, db, storage } = deps;
  const folders = mediaFolders(config);
  const document = new HomeDocument({
    config,
    artefacts,
    mediaFolders: folders,
    securityHeaders: app.securityHeaders,
    log: app.log,
    readHome: (pick) => readHome(db, pick),
    readPolicy: () => readPricingPolicy(db),
  });
  app.preparedAnswers.stand('/', () => document.ready());
  app.get('/', async (request, reply) => {
    const answer = await document.get();
    reply.hijack();
    sendPrepared(request.raw, reply.raw, answer);
    return reply;
  });
  await serveFiles(app, {
    clientFolder: artefacts.clientFolder,
    deskFolder: artefacts.desk.folder,
    mediaFolders: folders,
    findRetaken: retakenFinder(config),
    storage,
  });
  manifestRoutes(app, config);
  deskRoutes(app, deps, artefacts.desk);
  shareRoutes(app, deps, content);
  sitemapRoutes(app, deps, content);
  missingPage(app, deps);
}
