import type { ParamsOf, QueryOf, ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { RouteName } from '@oja/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOptions } from '../route.ts';
import { answerPrepared } from './answer-prepared.ts';
import { LookUps } from './look-ups.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { preparedKey } from './prepared-key.ts';
import type { ShownRows } from './shown-rows.ts';

/** What is asked of an endpoint, validated. */
interface Asked<N extends RouteName> {
  params: ParamsOf<Endpoints[N]>;
  query: QueryOf<Endpoints[N]>;
}

interface Options<N extends RouteName> {
  /** The one form of all ways to ask the same: the answer is looked up under it, and made of it. */
  canonical?: (asked: Asked<N>) => Asked<N>;
  /** Runs before an answer is made, not when one is there: may refuse whoever makes the shop work too hard. */
  beforeMaking?: (request: FastifyRequest, asked: Asked<N>) => Promise<void>;
  /**
   * The present versions of what the answers to these questions show, in their order: a text that is another one after
   * every change that an answer could show. Only for what can be told exactly; else an answer lives for a second.
   * @param rows of each, what it shows besides: see `ShownRows.names` and `LookUp`
   */
  versions?: (asked: readonly Asked<N>[], rows: readonly string[]) => Promise<readonly (string | undefined)[]>;
}

/**
 * Binds a public endpoint whose answer is the same for everyone: made at most once a second for each question, or only when
 * what it shows has another version; kept, and revalidated by ETag; who has many made is refused. `createServer` sends
 * what is kept without asking Fastify: what was answered at an address before was a valid request.
 */
export function preparedRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  load: (asked: Asked<N>, shown: ShownRows) => Promise<ResponseOf<Endpoints[N]>>,
  { canonical = (asked) => asked, beforeMaking, versions }: Options<N> = {},
): void {
  const headers = { ...app.securityHeaders, 'cache-control': 'public, max-age=0, must-revalidate' };
  const lookUps = versions && new LookUps(versions);
  app.route({
    ...routeOptions(name),
    handler: async (request, reply) => {
      const { params, query } = request as Asked<N>;
      const asked = canonical({ params, query });
      return answerPrepared(app, request, reply, {
        key: preparedKey(name, asked),
        version: lookUps?.of(asked),
        beforeMaking: async () => beforeMaking?.(request, asked),
        make: async (shown) =>
          // The endpoint's response schema decides which fields leave.
          new PreparedAnswer(reply.serialize(await load(asked, shown)) as string, {
            type: 'application/json; charset=utf-8',
            headers,
          }),
      });
    },
  });
}
