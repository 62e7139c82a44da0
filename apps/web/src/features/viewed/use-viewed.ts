import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { useMe } from '../session/me.ts';
import { viewedProducts } from './viewed-products.ts';

interface Looked {
  /** The product that is being looked at is no product of before. */
  without?: string;
  /** Fewer are not asked for. */
  least?: number;
  enabled?: boolean;
}

/** What was looked at before in this browser, the latest first; `ids` is empty where nothing was. */
export function useViewed({ without, least = 1, enabled = true }: Looked = {}) {
  const userId = useMe().data?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept ends with the session, here and in other tabs
  const ids = useMemo(() => viewedProducts().filter((id) => id !== without), [without, userId]);
  const { data, isError } = useQuery({
    queryKey: ['viewedProducts', ids],
    queryFn: ({ signal }) => call('lookUpFavourites', { body: { ids }, signal }),
    enabled: enabled && ids.length >= least,
    // No longer than it is shown: whoever comes after a sign-out finds nothing of it.
    gcTime: 0,
  });
  return { ids, products: data?.items, isError };
}
