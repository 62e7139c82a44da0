import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** All categories with their parts; they change seldom. */
export const useCategories = () => useQuery({ ...read('categories', {}), staleTime: 10 * 60_000 });
