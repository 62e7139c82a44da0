import type { BodyOf, CodeOf, OwnCodeOf, ParamsOf, QueryOf, ResponseOf, SignInCodeOf } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import type { CommonCode } from './errors.ts';
import { splitRoute } from './routes/split-route.ts';
import type { RouteName, routes } from './routes.ts';

type Given<Key extends string, Value> = Value extends undefined ? unknown : { [K in Key]: Value };
/** What must be handed to a call: `params`, `query` and `body`, as far as the endpoint has them. */
export type CallInput<N extends RouteName> = Given<'params', ParamsOf<Endpoints[N]>> &
  Given<'query', QueryOf<Endpoints[N]>> &
  Given<'body', BodyOf<Endpoints[N]>> & {
    signal?: AbortSignal;
    /** A name for this request: sent again under it, it is not carried out again. */
    idempotencyKey?: string;
  };
export type Answer<N extends RouteName> = ResponseOf<Endpoints[N]>;

/** What can befall any call: what every endpoint may answer, and no answer. Deliberately told by a screen's default. */
export type CommonFailure = CommonCode | 'network';
/** What a screen that makes the call must think of by name. */
export type OwnRefusal<N extends RouteName> = OwnCodeOf<Endpoints[N], (typeof routes)[N]>;
/** What is answered to somebody who is not signed in, or not any more. */
export type SignInRefusal = SignInCodeOf<Endpoints[RouteName]>;

/**
 * A call of `N` that did not succeed. `code` is one of the endpoint's refusals, or 'network' when no answer came
 * (offline, time-out, or something that is not our API answered).
 */
export class ApiError<N extends RouteName = RouteName> extends Error {
  readonly code: CodeOf<Endpoints[N], (typeof routes)[N]> | 'network';
  readonly status: number;
  readonly requestId: string | null;
  readonly details: Record<string, string | number>;
  /** Seconds after which trying again makes sense, when the server said so. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    facts: Pick<ApiError<N>, 'code' | 'status' | 'requestId' | 'details' | 'retryAfter'>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.details = facts.details;
    this.retryAfter = facts.retryAfter;
  }
}

/** Whether a call of `N` was what failed, so that its `code` can be no other endpoint's. The caller says which it made. */
export const isFailureOf = <N extends RouteName>(error: unknown): error is ApiError<N> => error instanceof ApiError;

/** The URLs that a client knows: all `routes`, or some of them. */
export type RouteTable<N extends RouteName> = Pick<typeof routes, N>;

export interface ClientOptions<N extends RouteName> {
  routes: RouteTable<N>;
  /** '' in the browser, the server's address elsewhere. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Milliseconds without an answer after which a call fails. */
  timeout?: number;
}

/** The address of a call with its parameters and query filled in; equal input gives the equal address. */
export function addressOf<N extends RouteName>(
  table: RouteTable<N>,
  name: N,
  input: Omit<CallInput<N>, 'body' | 'signal' | 'idempotencyKey'>,
): string {
  const { params = {}, query = {} } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
  const path = splitRoute(table[name])[1].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** The typed client of the API: `call('product', { params: { id } })`. Throws `ApiError`, never anything else. */
export function createClient<Known extends RouteName>({
  routes: table,
  baseUrl = '',
  fetch: send = fetch,
  timeout = 10_000,
}: ClientOptions<Known>) {
  return async function call<N extends Known>(name: N, input: CallInput<N>): Promise<Answer<N>> {
    const [method] = splitRoute(table[name]);
    const { body, signal, idempotencyKey } = input as { body?: unknown; signal?: AbortSignal; idempotencyKey?: string };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException('No answer in time.', 'TimeoutError')), timeout);
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    };
    if (method !== 'GET') {
      init.headers = { 'content-type': 'application/json', 'x-requested-with': 'app' };
      if (idempotencyKey) init.headers['idempotency-key'] = idempotencyKey;
      init.body = JSON.stringify(body ?? {});
    }
    return answerOf<N>(send(baseUrl + addressOf<N>(table, name, input), init)).finally(() => clearTimeout(timer));
  };
}
export type Client = ReturnType<typeof createClient<RouteName>>;

/** Turns a response into the typed answer or an `ApiError`; also used for the request that the boot script began. */
export async function answerOf<N extends RouteName>(pending: Promise<Response>): Promise<Answer<N>> {
  let response: Response;
  let content: unknown;
  try {
    response = await pending;
    content = await response.json();
  } catch (cause) {
    const facts = { code: 'network', status: 0, requestId: null, details: {}, retryAfter: null } as const;
    throw new ApiError<N>('No answer from the shop.', facts, { cause });
  }
  if (response.ok) return content as Answer<N>;
  const { error } = content as {
    error?: {
      code: CodeOf<Endpoints[N], (typeof routes)[N]>;
      message: string;
      requestId: string;
      details?: ApiError['details'];
    };
  };
  throw new ApiError<N>(error?.message ?? response.statusText, {
    code: error?.code ?? 'network',
    status: response.status,
    requestId: error?.requestId ?? null,
    details: error?.details ?? {},
    retryAfter: Number(response.headers.get('retry-after')) || null,
  });
}
