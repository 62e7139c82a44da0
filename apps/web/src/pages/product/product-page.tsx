import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { useLiveStock } from '../../features/products/use-live-stock.ts';
import { useProduct } from '../../features/products/use-product.ts';
import { NearSoldOut, SoldOutBadge } from '../../features/restock/sold-out.tsx';
import { ReviewsSection } from '../../features/reviews/reviews-section.tsx';
import { SellerStrip } from '../../features/sellers/seller-strip.tsx';
import { isUnknown } from '../../lib/is-unknown.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { NoProduct } from './no-product.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductDescription, ProductSections } from './product-sections.tsx';
import { FactsSkeleton, GallerySkeleton, RestSkeleton } from './product-skeleton.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShareButton } from './share-button.tsx';
import { StoreRow } from './store-row.tsx';
import { useChoice } from './use-choice.ts';
import { ViewedRow } from './viewed-row.tsx';

export function ProductPage() {
  const { id } = useParams('product');
  return id ? <KnownProduct id={id} /> : <NoProduct text="Product ID is required" />;
}

function KnownProduct({ id }: { id: string }) {
  const query = useHashQuery();
  const color = query.get('color') ?? undefined;
  const product = useProduct(id, color);
  if (isUnknown(product.error)) return <NoProduct text="Product not found" />;
  return <ProductView id={id} color={color} size={query.get('size') ?? undefined} {...product} />;
}

/** Tells the styles how tall it is: what sticks below the bar and is taller than the window is seen to its end. */
function followHeight(side: HTMLElement | null): undefined | (() => void) {
  if (!side) return;
  const observer = new ResizeObserver(() => side.style.setProperty('--height', `${side.offsetHeight}px`));
  observer.observe(side);
  return () => observer.disconnect();
}

const REVIEWS = 'reviews';
const nothing = {};

interface ProductViewProps extends ReturnType<typeof useProduct> {
  id: string;
  /** What its address asks for. */
  color: string | undefined;
  size: string | undefined;
}

function ProductView({ id, color, size, facts, page, error, isFetching, refetch }: ProductViewProps) {
  const choice = useChoice(id, facts, { color, size });
  usePageTitle(facts?.name ?? 'Product');
  useLiveStock(page ? { [id.toLowerCase()]: page.product.stock } : nothing, () => void refetch());
  const heading = usePageFocus<HTMLHeadingElement>();
  const failure = error && !page && (
    <TryAgain text={pages.product.failure} busy={isFetching} onRetry={() => void refetch()} />
  );
  // Without anything known of it there is nothing to keep, to share or to wait for: only to try again, or to leave.
  if (failure && !facts) {
    return (
      <Page title="Product" quietHeading>
        <div className="grid justify-items-center gap-5 *:first:w-full">
          {failure}
          <ButtonLink variant="quiet" href={href('home')}>
            Go back home
          </ButtonLink>
        </div>
      </Page>
    );
  }
  const isSoldOut = (choice.variant ?? facts)?.stock === 0;
  return (
    <div className="column pb-10 sm:pt-4">
      <div className="max-sm:hidden">
        <Breadcrumbs facts={facts} />
      </div>
      {failure && <div className="py-4 sm:pt-0 sm:pb-6">{failure}</div>}
      <div className="product-layout">
        <div className="product-gallery">
          {facts?.images ? (
            <Gallery name={facts.name} images={facts.images} color={choice.selectedColor} />
          ) : (
            <GallerySkeleton />
          )}
          {isSoldOut && <SoldOutBadge />}
          <div className="product-gallery-actions">
            <FavouriteButton id={id} className="static! p-0!" />
            <ShareButton id={id} color={choice.color} />
          </div>
        </div>
        <div ref={followHeight} className="product-side">
          <div className="product-buying">
            <ProductHead id={id} facts={facts} headingRef={heading} reviewsId={REVIEWS} />
            {facts ? (
              <BuyBox
                facts={facts}
                choice={choice}
                arrival={page || failure ? (page?.arrival ?? null) : undefined}
                returns={page || failure ? (page?.product.returnPolicy ?? null) : undefined}
              />
            ) : (
              !failure && <FactsSkeleton />
            )}
            {page ? (
              <SellerStrip seller={page.seller} sends={page.arrival?.days} />
            ) : (
              !failure && <Skeleton className="h-23 rounded-card" />
            )}
          </div>
          {page && isSoldOut && <NearSoldOut id={id} />}
          {page && <ProductDescription product={page.product} />}
        </div>
        {/* A box of its own while it is waited for: what stands above the two is not of quite one height. */}
        <div key={page ? 'read' : 'waiting'} className="product-rest">
          {page ? <ProductSections product={page.product} /> : !failure && <RestSkeleton />}
          {page && <ReviewsSection page={page} id={REVIEWS} />}
        </div>
      </div>
      {page && (
        <>
          {/* At the top of a phone it would push the price out of sight. */}
          <div className="mt-10 sm:hidden">
            <Breadcrumbs facts={facts} />
          </div>
          <RelatedProducts products={page.related} />
          <StoreRow page={page} />
          <ViewedRow key={page.product.id} productId={page.product.id} />
        </>
      )}
    </div>
  );
}
