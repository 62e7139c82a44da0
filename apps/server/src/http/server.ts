import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { compileValidators } from './compile-validators.ts';
import { answerErrors } from './errors.ts';
import { addSecurityHeaders } from './security-headers.ts';

const seconds = 1000;
const kibibytes = 1024;

/** An HTTP server with the limits, headers, validation and error answers that hold for every route. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 64 * kibibytes,
    requestTimeout: 30 * seconds,
    keepAliveTimeout: 5 * seconds,
    // Connections that only keep themselves alive end at once, so that a stop waits for requests and nothing else.
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10 * seconds, maxHeaderSize: 16 * kibibytes },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  compileValidators(app);
  answerErrors(app);
  addSecurityHeaders(app, config.publicUrl);
  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay: 3 * seconds, retryAfter: 2 });
  return app;
}
