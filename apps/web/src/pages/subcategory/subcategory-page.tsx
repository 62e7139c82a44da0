import { ArrowLeft, PackageSearch } from 'lucide-react';
import { placeName } from '../../features/listing/place-name.ts';
import { ProductResults } from '../../features/listing/product-results.tsx';
import { useProducts } from '../../features/listing/use-products.ts';
import { ApiError } from '../../lib/api.ts';
import { href } from '../../lib/paths.ts';
import { useParams } from '../../lib/use-params.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

/** The products of a subcategory. */
export function SubcategoryPage() {
  const { category = '', subcategory = '' } = useParams('subcategory');
  const found = useProducts({ category, subcategory }, { enabled: subcategory !== '' });
  const { listing, error } = found;
  const unknown = error instanceof ApiError && error.code === 'category_not_found';
  const failed = error !== null && !listing && !unknown;

  const title = failed ? 'Error' : listing?.title || placeName(subcategory);
  const empty = <EmptyState icon={<PackageSearch />} text="No products available in this subcategory." />;
  return (
    <>
      <div className="column relative -mb-2 pt-3 sm:-mb-6">
        <a
          href={href('categories')}
          className="flex min-h-11 w-fit items-center gap-2 text-sm font-semibold text-palm underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Categories
        </a>
      </div>
      <Page
        title={title}
        heading={
          failed ? (
            title
          ) : (
            <>
              <span className="block text-base font-medium text-muted">{placeName(category)}</span>
              {title}
            </>
          )
        }
      >
        {unknown ? empty : <ProductResults found={found} empty={empty} />}
      </Page>
    </>
  );
}
