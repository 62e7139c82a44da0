import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { unsubscribing } from './newsletter.limits.ts';
import { endSubscription } from './newsletter.queries.ts';
import { unsubscribePage, unsubscribePath } from './newsletter-links.ts';

type Asked = { Querystring: { token?: unknown } };

/**
 * The address of the `List-Unsubscribe` header. A mail program posts to it (RFC 8058), without cookies and from nowhere,
 * so the rules of our own API do not hold here; a person who opens it comes to the page that asks first, because programs
 * that look at links must not unsubscribe anybody.
 */
export async function oneClickUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null));
  const tokenOf = ({ token }: Asked['Querystring']) => (typeof token === 'string' ? token.slice(0, 100) : '');

  app.get<Asked>(unsubscribePath, { schema: { hide: true } }, async ({ query }, reply) =>
    reply.redirect(unsubscribePage(deps.config, tokenOf(query)), 303),
  );
  app.post<Asked>(unsubscribePath, { schema: { hide: true }, bodyLimit: 1024 }, async (request, reply) => {
    await limitRequests(deps, unsubscribing, { request });
    await endSubscription(deps.db, tokenOf(request.query));
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('You are unsubscribed.\n');
  });
}
