import { randomUUID } from 'node:crypto';
import { createServer as createNodeServer, type RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { compileValidators } from './compile-validators.ts';
import { answerErrors, refusalFor, sendRefusal } from './errors.ts';
import { loopbackRedirect } from './loopback-name.ts';
import { sendPrepared } from './prepared-answer.ts';
import { PreparedCache } from './prepared-cache.ts';
import { readLimit } from './read-limit.ts';
import { refusal } from './refusal.ts';
import { asksForPath, refuseTarget } from './request-target.ts';
import { addSecurityHeaders } from './security-headers.ts';

const seconds = 1000;
const kibibytes = 1024;

function createHttpServer(listener: RequestListener) {
  return createNodeServer(
    {
      requestTimeout: 30 * seconds,
      headersTimeout: 10 * seconds,
      // The two above are looked at only so often.
      connectionsCheckingInterval: 5 * seconds,
      keepAliveTimeout: 5 * seconds,
      maxHeaderSize: 16 * kibibytes,
    },
    listener,
  );
}

/** An HTTP server with the limits, headers, validation and error answers that hold for every route. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const preparedAnswers = new PreparedCache({ freshFor: 1 * seconds });
  const elsewhere = loopbackRedirect(config.publicUrl);
  let closing = false;
  const app = fastify({
    // Prepared answers go out before Fastify sees the request: its routing, hooks and reply would cost them a third of
    // their throughput. Once the server closes, Fastify tells keep-alive connections to end.
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        if (!asksForPath(request)) return refuseTarget(response, app.securityHeaders);
        const location = elsewhere(request);
        if (location) return void response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
        const answer = request.method === 'GET' && !closing && preparedAnswers.at(request.url ?? '');
        if (answer) sendPrepared(request, response, answer);
        else handle(request, response);
      }),
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 64 * kibibytes,
    // Connections that only keep themselves alive end at once, so that a stop waits for requests and nothing else.
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    exposeHeadRoutes: true,
    // What the router itself refuses, an address that is not UTF-8 for one, looks like every other refusal.
    frameworkErrors: (error, request, reply) =>
      sendRefusal(request, reply, refusalFor(error) ?? refusal('internal_error')),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  app.decorate('preparedAnswers', preparedAnswers);
  app.decorate('countRead', readLimit(config));
  app.addHook('preClose', async () => {
    closing = true;
  });
  compileValidators(app);
  answerErrors(app);
  addSecurityHeaders(app, config.publicUrl);
  await app.register(cookie);
  return app;
}
