import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { serviceRoutes } from './features/service/service.routes.ts';
import { describeApi } from './http/api-docs.ts';
import { demandSameOrigin } from './http/same-origin.ts';
import { createServer } from './http/server.ts';

/** The whole server, ready to listen: the only place that sees every part. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = await createServer(config);
  await describeApi(app, config.publicUrl);
  await app.register(async (api) => {
    demandSameOrigin(api, config.publicUrl);
    serviceRoutes(api, deps);
  });
  return app;
}
