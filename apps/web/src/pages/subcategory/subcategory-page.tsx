import { pageSorts } from '@oja/domain/goods/listing';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCategories } from '../../features/categories/use-categories.ts';
import { isNoCategory } from '../../features/listing/is-no-category.ts';
import { ListedProducts } from '../../features/listing/listed-products.tsx';
import { FILTERS_HINT, listingParams, listingQuery, parseListing } from '../../features/listing/listing-state.ts';
import { NoCategory } from '../../features/listing/no-category.tsx';
import { listingFrame } from '../../features/listing/page-frame.ts';
import { useProducts } from '../../features/listing/use-products.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { wordsOf } from '../../lib/text/words-of.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { WayBack } from '../../ui/way-back.tsx';

const sorts = pageSorts.category;

/** The products of a subcategory, filtered and sorted. */
export function SubcategoryPage() {
  const { category = '', subcategory = '' } = useParams('subcategory');
  const state = parseListing(useHashQuery(), sorts);
  const found = useProducts(listingQuery({ category, subcategory }, state, sorts), { enabled: subcategory !== '' });
  const { listing, error } = found;
  const failed = error !== null && !listing;

  const title = failed ? 'Error' : listing?.title || wordsOf(subcategory);
  const empty = (clear: ReactNode = false) => (
    <EmptyState
      icon={<PackageSearch />}
      text="No products available in this subcategory."
      hint={clear && FILTERS_HINT}
      action={clear}
    />
  );
  if (isNoCategory(error, category, subcategory) && !listing) return <NoCategory />;
  return (
    <>
      <WayBack href={href('categories')} label="Back to Categories" className="relative -mb-3 pt-1 sm:-mb-9" />
      <Page
        title={title}
        className={listingFrame}
        heading={
          failed ? (
            title
          ) : (
            <>
              <a href={href('category', { category })} className="text-xl text-muted underline underline-offset-4">
                {wordsOf(category)}
              </a>{' '}
              <span aria-hidden="true" className="mx-1 text-xl text-muted">
                ›
              </span>{' '}
              {title}
            </>
          )
        }
      >
        <ListedProducts
          found={found}
          state={state}
          sorts={sorts}
          onChange={(changes) =>
            navigate(pathOf('subcategory', { category, subcategory }, listingParams({ ...state, ...changes }, sorts)), {
              replace: true,
            })
          }
          filterBy="tags"
          one="product"
          many="products"
          empty={empty}
        />
        <Siblings category={category} of={subcategory} />
      </Page>
    </>
  );
}

/** The other parts of the category, for whoever has seen what there is of this one. */
function Siblings({ category, of }: { category: string; of: string }) {
  const { data } = useCategories();
  const parent = data?.items.find((each) => isCalled(category, each));
  const others = parent?.subcategories.filter((each) => !isCalled(of, each)) ?? [];
  if (!parent || others.length === 0) return null;
  const title = `More in ${parent.name}`;
  return (
    <nav aria-label={title} className="mt-10 grid grid-cols-1 gap-3">
      <h2 className="text-lg wrap-anywhere">{title}</h2>
      <div className="filter-bar mt-0!">
        {others.map(({ id, name }) => (
          <a
            key={id}
            href={href('subcategory', { category: parent.name, subcategory: name })}
            className="pill pill-small"
          >
            <span className="min-w-0 truncate">{name}</span>
          </a>
        ))}
      </div>
    </nav>
  );
}

/** @param asked as the address has it: a name or a slug, in any case */
const isCalled = (asked: string, { name, slug }: { name: string; slug: string }) =>
  [name, slug].some((known) => known.toLowerCase() === asked.toLowerCase());
