import { useQuery } from '@tanstack/react-query';
import { call, read } from '../../lib/api.ts';
import { useMe } from '../session/me.ts';
import { useFavourites } from './favourites.ts';
import { keptFavourites } from './kept-favourites.ts';

/** The products that whoever is here likes: an account's from the shop, a visitor's as the browser names them. */
export function useFavouriteProducts() {
  const { ids, known } = useFavourites();
  const me = useMe();
  const user = me.data?.user;
  const own = useQuery({ ...read('favouriteProducts', {}), enabled: !!user, staleTime: 0 });
  const kept = useQuery({
    queryKey: ['lookUpFavourites'],
    queryFn: ({ signal }) => call('lookUpFavourites', { body: { ids: keptFavourites() }, signal }),
    enabled: me.data?.user === null,
    staleTime: 0,
  });
  const { data, error, isFetching, refetch } = user ? own : kept;
  const cards = new Map(data?.items.map((card) => [card.id, card]));
  return {
    signedIn: !!user,
    /** Undefined while they are not known. One that is a favourite no more is gone at once, and back when that is undone. */
    products: data && known ? ids.flatMap((id) => cards.get(id) ?? []) : data?.items,
    error: me.error ?? error,
    loading: me.isFetching || isFetching,
    retry: () => void (me.isError ? me.refetch() : refetch()),
  };
}
