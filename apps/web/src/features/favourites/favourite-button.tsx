import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { useFavourites } from './favourites.ts';

interface FavouriteButtonProps {
  id: string;
  /** Id of the element that names the product. */
  describedBy?: string;
  className?: string;
}

/** A heart, full for favourites. What pressing it does is fetched then; the server's markup goes without it. */
export function FavouriteButton({ id, describedBy, className }: FavouriteButtonProps) {
  const queryClient = useQueryClient();
  const on = useFavourites(({ ids }) => ids.includes(id));
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      aria-label="Favourite"
      aria-pressed={on}
      aria-describedby={describedBy}
      className={clsx('heart', className)}
      onClick={() =>
        import('./toggle-favourite.ts').then(
          (m) => m.toggleFavourite(queryClient, id),
          () => showToast('Your favourites could not be changed. Please try again.', { tone: 'error' }),
        )
      }
    >
      <Heart aria-hidden="true" className="size-5" />
    </button>
  );
}
