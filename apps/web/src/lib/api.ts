import {
  type Answer,
  ApiError,
  addressOf,
  answerOf,
  type CallInput,
  createClient,
  isFailureOf,
  type RouteTable,
} from '@oja/contract/client';
import type { ReadName, RouteName } from '@oja/contract/routes';
import { shopRoutes } from '@oja/contract/routes/shop-routes';
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { takeStarted } from './started.ts';

export { ApiError, isFailureOf };

/** What hears of every answer to a call that is no GET; nothing at first. */
export const answered: { heard?: (name: RouteName) => void } = {};

/** The shop's API, as far as a table of its routes goes. */
export function createApi<Known extends RouteName>(table: RouteTable<Known>) {
  /** Calls the shop's API: `call('addToCart', { body })`. Throws `ApiError`. */
  const send = createClient<Known>({ routes: table });
  const call: typeof send = async (name, input) => {
    const answer = await send(name, input);
    if (!table[name].startsWith('G')) answered.heard?.(name);
    return answer;
  };

  /**
   * TanStack Query options of a read: `useQuery(read('product', { params: { id } }))`. The address is the key, so equal
   * reads share one answer, and a request that the boot script began is taken over instead of sent again.
   */
  function read<N extends Known & ReadName>(name: N, input: Omit<CallInput<N>, 'signal'>) {
    const address = addressOf<N>(table, name, input as CallInput<N>);
    return queryOptions({
      queryKey: [name, address],
      queryFn: ({ signal }) => ask(name, { ...input, signal } as CallInput<N>),
    });
  }

  /** One read, taken over from the boot script if that has begun it. For `useInfiniteQuery`; else use `read`. */
  function ask<N extends Known & ReadName>(name: N, input: CallInput<N>): Promise<Answer<N>> {
    const started = takeStarted(addressOf<N>(table, name, input));
    return started ? answerOf<N>(started) : call(name, input);
  }

  return { call, read, ask };
}

/** For all that shoppers call but the account's own forms, whose table comes with those, as the operator's does. */
export const { call, read, ask } = createApi(shopRoutes);

/** Whether asking again at once would only keep the shopper waiting. */
function isFinal(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, cause } = error;
  if (status > 0) return status < 500;
  return !navigator.onLine || (cause instanceof DOMException && cause.name === 'TimeoutError');
}

/** A refusal, such as that something does not exist, is an answer and no failure. */
function logFailure(what: string, error: Error): void {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return;
  const request = error instanceof ApiError && error.requestId ? ` (request ${error.requestId})` : '';
  console.error(`Reading '${what}' failed${request}`, error);
}

/**
 * How reads behave: fresh for 25 s; tried again twice within a second, unless the shop refused, the line is down or ten seconds went by
 * without an answer; never silently paused offline, and read again by themselves when the line returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailure(String(queryKey[0]), error) }),
    defaultOptions: {
      queries: {
        staleTime: 25_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        retryDelay: 300,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
