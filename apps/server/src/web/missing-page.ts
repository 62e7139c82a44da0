import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readPricingPolicy } from '../features/pricing/pricing.questions.ts';
import { pictureSources } from './content-security-policy.ts';
import { composeMissingPage, shareContentSecurityPolicy } from './share/share-page.ts';
import { siteOf } from './site.ts';

/** Where programs ask, not people. */
const forPrograms = /^\/(?:api|assets|media|share|sandbox)(?:\/|$)/;

/** Any other address: a browser is shown a page and moved on to the app, which says 404 too; whoever wants no page gets the API's answer. */
export function missingPage(app: FastifyInstance, { config, db }: Deps): void {
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (forPrograms.test(path) || !request.headers.accept?.includes('text/html')) return reply.callNotFound();
    app.countRead(request);
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .headers({
        ...app.securityHeaders,
        'content-security-policy': shareContentSecurityPolicy(pictureSources(config)),
      })
      .send(composeMissingPage(siteOf(config, await readPricingPolicy(db)), path));
  });
}
