import type { ParamsOf, QueryOf, ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { RouteName } from '@oja/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prepareAnswer, sendPrepared } from './prepared-answer.ts';
import { PreparedCache } from './prepared-cache.ts';
import { routeOptions } from './route.ts';

interface Options {
  /** Runs before an answer is made, not when one is there: may refuse whoever makes the shop work too hard. */
  beforeMaking?: (request: FastifyRequest) => Promise<void>;
}

/**
 * Binds a public endpoint whose answer is the same for everyone: made at most once a second for each address, kept in
 * every encoding, revalidated by ETag.
 */
export function preparedRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  load: (asked: { params: ParamsOf<Endpoints[N]>; query: QueryOf<Endpoints[N]> }) => Promise<ResponseOf<Endpoints[N]>>,
  { beforeMaking }: Options = {},
): void {
  const cache = new PreparedCache({ freshFor: 1000 });
  const headers = { ...app.securityHeaders, 'cache-control': 'public, max-age=0, must-revalidate' };
  app.route({
    ...routeOptions(name),
    // What was answered at an address before was a valid request: it need not be validated again.
    onRequest: (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
      const answer = cache.ready(request.url);
      if (answer) sendPrepared(request, reply, answer);
      else next();
    },
    handler: async (request, reply) => {
      const { params, query } = request as { params: ParamsOf<Endpoints[N]>; query: QueryOf<Endpoints[N]> };
      await beforeMaking?.(request);
      const answer = await cache.make(request.url, async () =>
        // The endpoint's response schema decides which fields leave.
        prepareAnswer(reply.serialize(await load({ params, query })) as string, {
          type: 'application/json; charset=utf-8',
          headers,
        }),
      );
      return sendPrepared(request, reply, answer);
    },
  });
}
