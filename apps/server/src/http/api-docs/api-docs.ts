import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@oja/contract/endpoint';
import { endpoints } from '@oja/contract/endpoints';
import type { RouteName } from '@oja/contract/routes';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { refusalsByStatus } from './refusals-by-status.ts';

/**
 * The contract as OpenAPI 3.1 at /api/openapi.json, and as a page to read and try at /api/docs. Registered before the
 * routes, because it collects them as they are added.
 */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ọjà API',
        version: '1',
        description:
          'The API of the marketplace. Amounts are integer kobo unless a field says otherwise. Writes need the headers `content-type: application/json` (or the type of the file, where one is taken) and `x-requested-with: app`; accounts are known by their session cookie.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    },
    // Only described: each status would cost a serialiser that nothing uses, as refusals are written by us.
    transform: ({ schema, url }) => ({ url, schema: withFile(withRefusals(schema)) }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) => (json.$id as string | undefined) ?? `schema-${i}`,
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { deepLinking: false, docExpansion: 'list', tryItOutEnabled: false },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** The schema of a route with what its endpoint refuses, if it is one of the contract. */
function withRefusals(schema: FastifySchema | undefined): FastifySchema {
  const { operationId, response } = (schema ?? {}) as { operationId?: RouteName; response?: object };
  if (operationId === undefined) return schema ?? {};
  return { ...schema, response: { ...response, ...refusalsByStatus(operationId) } };
}

/** The same with the file that the endpoint takes, which is judged by whoever reads it and by no schema. */
function withFile(schema: FastifySchema): FastifySchema {
  const { operationId } = schema as { operationId?: RouteName };
  const file = operationId && (endpoints[operationId] as Pick<Endpoint, 'file'>).file;
  if (!file) return schema;
  const description = `At most ${file.atMost} bytes`;
  const each = file.types.map((type) => [type, { schema: { type: 'string', format: 'binary', description } }]);
  return { ...schema, body: { content: Object.fromEntries(each) } };
}
