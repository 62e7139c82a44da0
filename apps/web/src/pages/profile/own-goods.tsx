import type { ProductCard as Card } from '@oja/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFavouriteProducts } from '../../features/favourites/use-favourite-products.ts';
import { useFocusAfterRemoval } from '../../features/favourites/use-focus-after-removal.ts';
import { FewGoods } from '../../features/products/few-goods.tsx';
import { someProducts } from '../../features/products/some-products.ts';
import { useViewed } from '../../features/viewed/use-viewed.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { TryAgain } from '../../ui/states/try-again.tsx';

const SHOWN = 4;

/** Four favourites; without any, what was looked at last, and in a browser that has looked at nothing, what is trending. */
export function OwnGoods() {
  const { products: favourites, error, loading, retry } = useFavouriteProducts();
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(place, favourites?.length ?? 0);
  if (error && !favourites) return <TryAgain text={pages.favourites.failure} busy={loading} onRetry={retry} />;
  const isOwn = !favourites || favourites.length > 0;
  return (
    <div ref={place}>
      {isOwn ? (
        <Four
          title="Favourites"
          products={favourites}
          all={{ href: href('favourites'), label: 'All favourites' }}
          more={{ href: href('trending'), label: 'Find more' }}
        />
      ) : (
        <OtherGoods />
      )}
    </div>
  );
}

function OtherGoods() {
  const viewed = useViewed();
  const hasViewed = viewed.ids.length > 0 && !viewed.isError && viewed.products?.length !== 0;
  const trending = useQuery({
    ...someProducts({ collection: 'trending', limit: 10 }),
    enabled: !hasViewed,
  });
  if (hasViewed)
    return (
      <Four title="Recently viewed" products={viewed.products} more={{ href: href('trending'), label: 'Find more' }} />
    );
  // It is only offered.
  if (trending.isError || trending.data?.items.length === 0) return null;
  return <Four title="Trending" products={trending.data?.items} all={{ href: href('trending'), label: 'See all' }} />;
}

interface Way {
  href: string;
  label: string;
}

interface FourProps {
  title: string;
  /** Undefined while they are waited for. */
  products: readonly Card[] | undefined;
  all?: Way;
  /** Fills the place beside an odd one. */
  more?: Way;
}

function Four({ title, products, all, more }: FourProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="mb-6 flex min-h-12 items-baseline justify-between gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {all && (
          <a
            href={all.href}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-palm hover:underline"
          >
            {all.label}
          </a>
        )}
      </div>
      <FewGoods
        products={products?.slice(0, SHOWN)}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,47%),1fr))] gap-4"
      >
        {more && products && products.length % 2 === 1 && products.length < SHOWN && (
          <li className="grid">
            <a
              href={more.href}
              className="adire grid min-h-40 place-content-center justify-items-center gap-3 rounded-card bg-palm-soft p-4 text-center font-semibold text-palm hover:underline"
            >
              <Plus aria-hidden="true" className="size-8" />
              {more.label}
            </a>
          </li>
        )}
      </FewGoods>
    </section>
  );
}
