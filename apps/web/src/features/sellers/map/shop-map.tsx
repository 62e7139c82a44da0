import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { href } from '../../../lib/routing/paths.ts';
import { storesInAll } from './store-states.ts';
import { ZoneMap } from './zone-map.tsx';

/** Where the stores of the shop are, how many there are, and the way to them; nothing of a shop without any. */
export function ShopMap() {
  const { data } = useQuery(read('storeStates', {}));
  if (data?.items.length === 0) return null;
  return (
    <figure className="grid min-h-100 items-center gap-x-8 gap-y-4 rounded-sheet bg-palm-soft p-6 text-palm sm:max-lg:min-h-90 sm:max-lg:grid-cols-[3fr_2fr]">
      <ZoneMap states={data?.items ?? []} />
      <figcaption className="min-h-25">
        {data && <p className="display text-xl text-ink">{storesInAll(data.items)}</p>}
        <a
          href={href('stores')}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:underline"
        >
          Stores by state
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </figcaption>
    </figure>
  );
}
