import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageFailure } from '../platform/storage/storage-failure.ts';
import { Refusal, refusal } from './refusal.ts';
import { noticeUnlisted } from './unlisted-refusals.ts';

/** What PostgreSQL and its driver report when the database cannot serve just now; the same call may succeed later. */
const passingDatabaseStates = new Set([
  '08000',
  '08003',
  '08006',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58030',
  '53100',
  '53200',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
const passingDriverMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/;

/** Values that PostgreSQL cannot read or store: whatever a schema let through is still the caller's mistake. */
const unreadableValueStates = new Set(['22P02', '22P05', '22021']);

const refusalOfFastify: Record<string, () => Refusal> = {
  FST_ERR_MAX_PARAM_LENGTH: () => refusal('route_not_found'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refusal('unsupported_media_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refusal('payload_too_large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refusal('bad_request', { reason: 'the body is empty.' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => refusal('bad_request', { reason: 'the body is not JSON.' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusal('bad_request', { reason: 'the length of the body is wrong.' }),
};

/** What to tell the caller of anything that was thrown; null when it is a fault of ours. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageFailure) return refusal('service_unavailable', {}, 3);
  const { code, message, validation, statusCode } = error as FastifyError;
  if (validation) return refusal('bad_request', { reason: `${message}.` });
  if (code && refusalOfFastify[code]) return refusalOfFastify[code]();
  if ((code && passingDatabaseStates.has(code)) || passingDriverMessages.test(message ?? '')) {
    return refusal('service_unavailable', {}, 2);
  }
  if (code && unreadableValueStates.has(code)) return refusal('bad_request', { reason: 'a value could not be read.' });
  if (statusCode === 400) return refusal('bad_request', { reason: 'it could not be read.' });
  return null;
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal) {
  if (refused.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refused.retryAfter));
  const { code, message, details } = refused;
  return reply
    .code(refused.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code, message, requestId: request.id, details } }));
}

const places = (Object.keys(routes) as RouteName[]).map((name) => {
  const { method, path } = routeOf(name);
  return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) };
});

/** What the API takes at an address. */
function methodsAt(path: string): string[] {
  return [...new Set(places.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}

/** One shape for every answer that is not a success; faults are logged under the request id and tell nothing else. */
export function answerErrors(app: FastifyInstance): void {
  app.decorate('unlistedRefusals', new Set<string>());
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalFor(error);
    if (refused === null) request.log.error({ err: error }, 'fault');
    else if (refused.status >= 500) request.log.warn({ err: error, code: refused.code }, 'refused');
    if (refused !== null) noticeUnlisted(request, refused);
    return sendRefusal(request, reply, refused ?? refusal('internal_error'));
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url.split('?')[0] ?? '');
    // What is taken this way and yet came here has a part that is too long, or names nothing.
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendRefusal(request, reply, refusal('route_not_found'));
    }
    return sendRefusal(request, reply.header('allow', allowed.join(', ')), refusal('method_not_allowed'));
  });
}
