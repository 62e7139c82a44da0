import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

export const meQuery = read('me', {});

/** Who is signed in. `data` is undefined while that is not known yet; `data.user` is null for a visitor. */
export function useMe() {
  return useQuery({ ...meQuery, staleTime: 60_000 });
}
