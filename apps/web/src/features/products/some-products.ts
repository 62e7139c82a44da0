import type { CallInput } from '@oja/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

type Query = CallInput<'products'>['query'];

/** TanStack Query options of the first goods of a listing, for a page that shows no more of it. A key of their own: a listing's answers are pages. */
export const someProducts = (query: Query) =>
  queryOptions({
    queryKey: ['someProducts', query],
    queryFn: ({ signal }) => call('products', { query, signal }),
  });
