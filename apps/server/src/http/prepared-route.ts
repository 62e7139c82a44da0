import type { ParamsOf, QueryOf, ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { RouteName } from '@oja/contract/routes';
import type { FastifyInstance } from 'fastify';
import { prepareAnswer, sendPrepared } from './prepared-answer.ts';
import { PreparedCache } from './prepared-cache.ts';
import { routeOptions } from './route.ts';

const caching = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * Binds a public endpoint whose answer is the same for everyone: made at most once a second for each address, kept in
 * every encoding, revalidated by ETag.
 */
export function preparedRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  load: (asked: { params: ParamsOf<Endpoints[N]>; query: QueryOf<Endpoints[N]> }) => Promise<ResponseOf<Endpoints[N]>>,
): void {
  const cache = new PreparedCache({ freshFor: 1000 });
  app.route({
    ...routeOptions(name),
    handler: async (request, reply) => {
      const { params, query } = request as { params: ParamsOf<Endpoints[N]>; query: QueryOf<Endpoints[N]> };
      const key = JSON.stringify([params, Object.entries(query ?? {}).sort()]);
      const answer = await cache.get(key, async () =>
        // The endpoint's response schema decides which fields leave.
        prepareAnswer(reply.serialize(await load({ params, query })) as string, {
          type: 'application/json; charset=utf-8',
          headers: caching,
        }),
      );
      return sendPrepared(request, reply, answer);
    },
  });
}
