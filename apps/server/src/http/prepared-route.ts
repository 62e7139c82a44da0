import type { ParamsOf, QueryOf, ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { RouteName } from '@oja/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prepareAnswer, sendPrepared } from './prepared-answer.ts';
import { routeOptions } from './route.ts';

interface Options {
  /** Runs before an answer is made, not when one is there: may refuse whoever makes the shop work too hard. */
  beforeMaking?: (request: FastifyRequest) => Promise<void>;
}

/**
 * Binds a public endpoint whose answer is the same for everyone: made at most once a second for each address, kept in
 * every encoding, revalidated by ETag. While it is fresh, `createServer` sends it without asking Fastify: what was
 * answered at an address before was a valid request.
 */
export function preparedRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  load: (asked: { params: ParamsOf<Endpoints[N]>; query: QueryOf<Endpoints[N]> }) => Promise<ResponseOf<Endpoints[N]>>,
  { beforeMaking }: Options = {},
): void {
  const cache = app.preparedAnswers;
  const headers = { ...app.securityHeaders, 'cache-control': 'public, max-age=0, must-revalidate' };
  app.route({
    ...routeOptions(name),
    handler: async (request, reply) => {
      const { params, query } = request as { params: ParamsOf<Endpoints[N]>; query: QueryOf<Endpoints[N]> };
      const address = tidyAddress(request.url);
      const make = async () => {
        await beforeMaking?.(request);
        return cache.make(address, async () =>
          // The endpoint's response schema decides which fields leave.
          prepareAnswer(reply.serialize(await load({ params, query })) as string, {
            type: 'application/json; charset=utf-8',
            headers,
          }),
        );
      };
      const answer = cache.ready(address) ?? (await make());
      reply.hijack();
      sendPrepared(request.raw, reply.raw, answer);
      return reply;
    },
  });
}

/** Without what says nothing: `/api/home/`, `/api/home?` and `/api/home?&` are `/api/home`, and are kept once. */
function tidyAddress(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const pairs = query.split('&').filter((pair) => pair !== '');
  return path.replace(/\/$/, '') + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}
