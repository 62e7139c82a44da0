import { randomUUID } from 'node:crypto';
import { createServer as createNodeServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../settings/config.ts';
import { askingAhead } from './connections/asking-ahead.ts';
import { boundConnectionsOfAddress } from './connections/connections-of-address.ts';
import { loopbackRedirect } from './connections/loopback-name.ts';
import { refuseRequest, refuseUnreadable } from './connections/raw-refusal.ts';
import { endSlowBodies } from './connections/slow-bodies.ts';
import { endStalledReaders } from './connections/stalled-readers.ts';
import { answerErrors, refusalFor, sendRefusal } from './errors.ts';
import { Hearing } from './hearing.ts';
import { PreparedAnswer, sendPrepared } from './prepared/prepared-answer.ts';
import { PreparedCache } from './prepared/prepared-cache.ts';
import { readLimit } from './read-limit.ts';
import { refusal } from './refusal.ts';
import { readJson } from './requests/read-json.ts';
import { isUtf8, unsoundness } from './requests/sound-request.ts';
import { compileSerializers } from './schemas/compile-serializers.ts';
import { compileValidators } from './schemas/compile-validators.ts';
import { addSecurityHeaders } from './security-headers.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const kibibytes = 1024;
const mebibytes = 1024 * kibibytes;

function createHttpServer({ maxConnections, stalledReaderSeconds, trustProxy }: Config, listener: RequestListener) {
  const server = createNodeServer(
    {
      // Of the longest file on the slowest line; all other bodies have less (slow-bodies.ts).
      requestTimeout: 30 * minutes,
      headersTimeout: 10 * seconds,
      // The two above are looked at only so often.
      connectionsCheckingInterval: 5 * seconds,
      keepAliveTimeout: 5 * seconds,
      maxHeaderSize: 16 * kibibytes,
      // A second host is seen then; who names none is refused by us, in the shape of other refusals.
      joinDuplicateHeaders: true,
      requireHostHeader: false,
    },
    listener,
  );
  // Whatever else is expected of us: the answer is the same.
  server.on('checkExpectation', listener);
  server.maxConnections = maxConnections;
  // Behind a proxy all connections are the proxy's, which knows whose they are.
  if (trustProxy === 0) boundConnectionsOfAddress(server, maxConnections);
  endSlowBodies(server);
  endStalledReaders(server, stalledReaderSeconds * seconds);
  return server;
}

/** An HTTP server with the limits, headers, validation and error answers that hold for every route. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const preparedAnswers = new PreparedCache({
    freshFor: 1 * seconds,
    maxBytes: config.preparedAnswersMb * mebibytes,
  });
  const elsewhere = loopbackRedirect(config.publicUrl);
  const hearing = new Hearing(config.trustProxy);
  const isTooFarAhead = askingAhead();
  let closing = false;
  const app = fastify({
    // Prepared answers go out before Fastify sees the request: its routing, hooks and reply would cost them a third of
    // their throughput. Once the server closes, Fastify tells keep-alive connections to end.
    serverFactory: (handle) =>
      createHttpServer(config, (request, response) => {
        if (isTooFarAhead(request, response)) return void request.socket.destroy();
        const { method, url = '' } = request;
        const fault = unsoundness(request);
        const location = elsewhere(request);
        const isRead = method === 'GET' && fault === null && location === undefined && !closing;
        const kept = isRead ? preparedAnswers.at(url) : undefined;
        if (kept instanceof PreparedAnswer) {
          sendPrepared(request, response, kept);
          return hearing.answered(request);
        }
        if (isRead) hearing.listen(request, response);
        const goOn = () => {
          secure(url, response);
          handle(request, response);
        };
        // Whether it is still true is being looked up; if not, it is made anew like any other.
        if (kept) return void kept.then((answer) => (answer ? sendPrepared(request, response, answer) : goOn()));
        const reason = fault ?? (isUtf8(url) ? null : 'its address is not UTF-8.');
        if (reason === null && location === undefined) return goOn();
        secure(url, response);
        if (reason !== null) return refuseRequest(response, refusal('bad_request', { reason }));
        response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
      }),
    clientErrorHandler: (error, socket) => refuseUnreadable(app.securityHeaders)(error, socket as Socket),
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 64 * kibibytes,
    // Connections that only keep themselves alive end at once, so that a stop waits for requests and nothing else.
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    // What the router itself refuses, an address that is not UTF-8 for one, looks like every other refusal.
    frameworkErrors: (error, request, reply) =>
      sendRefusal(request, reply, refusalFor(error) ?? refusal('internal_error')),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  const secure = addSecurityHeaders(app, config.publicUrl);
  app.decorate('preparedAnswers', preparedAnswers);
  app.decorate('hear', (path, hear) => hearing.of(path, hear));
  app.decorate('countRead', readLimit(config));
  app.addHook('preClose', async () => {
    closing = true;
  });
  compileValidators(app);
  compileSerializers(app);
  answerErrors(app);
  readJson(app);
  await app.register(cookie);
  return app;
}
