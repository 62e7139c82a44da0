import { closed } from '@oja/contract/common';
import {
  type Access,
  type BodyOf,
  type Endpoint,
  isWrite,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@oja/contract/endpoint';
import { type Endpoints, endpoints } from '@oja/contract/endpoints';
import { type RouteName, routeOf } from '@oja/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Desk, deskOf } from './desk.ts';
import { refusal } from './refusal.ts';
import { readFile, type TakenFile, takeFile } from './requests/read-file.ts';
import { withReferences } from './schemas/named-schemas.ts';
import type { Session } from './session.ts';

type SessionFor<A> = A extends 'public' ? undefined : A extends 'visitor' ? Session | null : Session;

/** One call of an endpoint, validated: the handler sees only what its schemas let through. */
export interface Call<N extends RouteName> {
  params: ParamsOf<Endpoints[N]>;
  query: QueryOf<Endpoints[N]>;
  body: BodyOf<Endpoints[N]>;
  /** Reads the file that is sent, where the endpoint takes one: once, and only for whom the handler lets send it. */
  file: Endpoints[N] extends { file: unknown } ? () => Promise<Buffer> : undefined;
  /** Undefined on public endpoints, null for a visitor where both may call. */
  session: SessionFor<Endpoints[N]['access']>;
  /** Where the endpoint is one of a store's desk. */
  desk: Endpoints[N]['access'] extends { desk: unknown } ? Desk : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Binds an endpoint of the contract to its handler. Input is validated and output serialised by the endpoint's schemas,
 * the session and the membership of a store are demanded as its access says, and every answer about an account is kept out
 * of caches.
 */
export function route<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  handler: (call: Call<N>) => Promise<ResponseOf<Endpoints[N]>>,
): void {
  const { access, file, largestBody } = endpoints[name] as Pick<Endpoint, 'access' | 'file' | 'largestBody'>;
  const options: RouteOptions = {
    ...routeOptions(name),
    ...(file && { config: { file } }),
    ...(largestBody && { bodyLimit: largestBody, onRequest: demandSessionFirst(app, access) }),
    handler: async (request, reply) => {
      const session = await sessionFor(app, access, request);
      // Who has an account is known by it; a stranger only by the address.
      if (!session) app.countRead(request);
      if (access !== 'public') reply.header('cache-control', 'no-store');
      const desk = await deskFor(app, access, request, session);
      const { params, query, body } = request;
      const read = file && (() => readFile(request, file));
      return handler({ params, query, body, file: read, session, desk, request, reply } as unknown as Call<N>);
    },
  };
  if (file) app.register(async (scope) => routeOfFile(scope, options, file));
  else app.route(options);
}

/** Strangers do not send what takes long to read: who is signed in is asked before the body is. */
const demandSessionFirst = (app: FastifyInstance, access: Access) => async (request: FastifyRequest) => {
  if (!(await sessionFor(app, access, request))) app.countRead(request);
};

/** In a scope of its own, so that no other route takes such a body. */
function routeOfFile(scope: FastifyInstance, options: RouteOptions, file: TakenFile): void {
  takeFile(scope, file);
  scope.route(options);
}

/** What an endpoint takes that reads no query, or a write that reads no body: a field nobody reads is refused there, too. */
const noFields = { type: 'object', properties: {}, ...closed };

/** Method, address and schemas of an endpoint in the form Fastify takes. */
export function routeOptions(name: RouteName) {
  const endpoint = endpoints[name] as (typeof endpoints)[RouteName] &
    Record<'params' | 'query' | 'body' | 'file', object | undefined>;
  const { method, path } = routeOf(name);
  return {
    method,
    url: path,
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [path.split('/')[2] ?? 'service'],
      ...(endpoint.params && { params: withReferences(endpoint.params) }),
      querystring: endpoint.query ? withReferences(endpoint.query) : noFields,
      ...(method !== 'GET' && !endpoint.file && { body: endpoint.body ? withReferences(endpoint.body) : noFields }),
      response: { 200: withReferences(endpoint.response), default: { $ref: 'Error#' } },
    },
  };
}

async function sessionFor({ readSession }: FastifyInstance, access: Access, request: FastifyRequest) {
  if (access === 'public') return undefined;
  const session = await readSession(request);
  if (session !== null || access === 'visitor') return session;
  throw refusal('desk' in access ? 'not_signed_in' : (access.signedInOr as 'not_signed_in'));
}

async function deskFor(
  { readMembership }: FastifyInstance,
  access: Access,
  request: FastifyRequest,
  session: Session | null | undefined,
): Promise<Desk | undefined> {
  if (typeof access === 'string' || 'signedInOr' in access || !session) return undefined;
  const { seller } = request.params as { seller: string };
  // An id in capitals is the same id, and accounts, audited subjects and mails are told apart by its text.
  const sellerId = seller.toLowerCase();
  const { userId } = session;
  const membership = await readMembership(sellerId, userId);
  return deskOf({ sellerId, userId, membership }, access.desk, { writes: isWrite(request.method) });
}
