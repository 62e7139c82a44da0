import type { DeskStore } from '@oja/contract/desks/desk-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { showToday } from '../../features/parcels/show-today.ts';
import { readPricingPolicy } from '../../features/pricing/pricing.questions.ts';
import { findDeskStores } from '../../features/teams/members.queries.ts';
import { deskOf } from '../../http/desk.ts';
import { bestEncoding, compress } from '../../http/prepared/encodings.ts';
import type { Session } from '../../http/session.ts';
import type { DeskArtefacts } from '../artefacts.ts';
import { pictureSources } from '../content-security-policy.ts';
import { siteOf } from '../site.ts';
import { composeDeskDocument } from './desk-document.ts';
import { deskPlace } from './desk-place.ts';

/** Cookie in which the browser has the slug of the store used last. */
const lastStore = 'oja_desk';
/** Longer addresses are not kept while somebody signs in. */
const longestReturn = 1000;

/** The documents of the desks, for who is signed in. Nobody keeps them, and nobody finds them by searching. */
export function deskRoutes(app: FastifyInstance, { config, db }: Deps, artefacts: DeskArtefacts): void {
  for (const path of ['/desk', '/desk/*']) {
    app.get(path, async (request, reply) => {
      const session = await app.readSession(request);
      if (session) return send(request, reply, session);
      app.countRead(request);
      return reply.header('cache-control', 'no-store').redirect(signInAddress(request.url), 303);
    });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, session: Session) {
    const [stores, policy] = await Promise.all([findDeskStores(db, session.userId), readPricingPolicy(db)]);
    const { store, isToday, isOpening } = deskPlace(
      request.url.split('?')[0] ?? '',
      stores,
      request.cookies[lastStore],
    );
    const { html, contentSecurityPolicy } = composeDeskDocument(
      artefacts,
      {
        site: siteOf(config, policy),
        user: { id: session.userId, name: session.name, email: session.email },
        stores,
        slug: store?.slug ?? null,
        today: store && isToday ? await todayOf(store, session.userId) : null,
      },
      { publicUrl: config.publicUrl, pictureSources: pictureSources(config) },
    );
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const page = Buffer.from(html);
    return (
      reply
        // An account that works for no store is told so at any address; anybody may open one.
        .code(store || isOpening || stores.length === 0 ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': contentSecurityPolicy,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          vary: 'accept-encoding',
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        })
        .send(encoding === 'identity' ? page : await compress(page, encoding, 5))
    );
  }

  async function todayOf({ id: sellerId, ...membership }: DeskStore, userId: string) {
    try {
      return await showToday(db, deskOf({ sellerId, userId, membership }, 'any', { writes: false }));
    } catch (error) {
      app.log.error({ err: error }, 'what there is to do could not be read for the document');
      return null;
    }
  }
}

function signInAddress(url: string): string {
  const to = url.length <= longestReturn ? url : '/desk';
  return `/#/login?${new URLSearchParams({ to })}`;
}
