import { countOf } from '@oja/domain/text/count';
import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { useFavouriteProducts } from '../../features/favourites/use-favourite-products.ts';
import { useFocusAfterRemoval } from '../../features/favourites/use-focus-after-removal.ts';
import { CountLine } from '../../features/listing/count-line.tsx';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { goToSignIn } from '../../features/session/go-to-sign-in.ts';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

/** So many leave most of a page empty. */
const FEW = 6;

/** What a shopper keeps for later, the latest first. Whatever is no favourite any more leaves at once, with an undo. */
export function FavouritesPage() {
  const { signedIn, products, error, loading, retry } = useFavouriteProducts();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, products?.length ?? 0);

  return (
    <Page title="Favourites">
      {error && !products ? (
        <TryAgain text={pages.favourites.failure} busy={loading} onRetry={retry} />
      ) : !products ? (
        <CardGridSkeleton />
      ) : products.length === 0 ? (
        <EmptyState
          icon={<Heart />}
          text="You have no favourites yet"
          hint="Press the heart on a product to keep it here."
          action={<ButtonLink href={href('trending')}>See what is trending</ButtonLink>}
        />
      ) : (
        <div ref={list} className="-mt-4 grid gap-5">
          <CountLine words={countOf(products.length, 'product', 'products')} />
          {!signedIn && <KeptHere />}
          <ProductGrid products={products} />
        </div>
      )}
      {products && products.length < FEW && <MoreGoods />}
    </Page>
  );
}

function KeptHere() {
  return (
    <Notice
      action={
        <ButtonLink
          variant="secondary"
          href={href('login')}
          onClick={(event) => {
            event.preventDefault();
            goToSignIn();
          }}
        >
          Login
        </ButtonLink>
      }
    >
      These are kept in this browser. Log in to have them on every device.
    </Notice>
  );
}
