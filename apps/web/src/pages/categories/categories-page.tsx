import { LayoutGrid } from 'lucide-react';
import { useCategories } from '../../features/categories/use-categories.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { CategoriesSkeleton } from './categories-skeleton.tsx';
import { CategoryList } from './category-list.tsx';
import { SubcategoryGrid } from './subcategory-grid.tsx';

/** All categories at the left, what the chosen one holds at the right. The choice stands in the address. */
export function CategoriesPage() {
  const { data, error, isFetching, refetch } = useCategories();
  const wanted = useHashQuery().get('category');

  return <Page title="Categories">{content()}</Page>;

  function content() {
    if (error && !data) {
      return <TryAgain text={pages.categories.failure} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <CategoriesSkeleton />;
    const chosen = data.items.find((category) => category.slug === wanted) ?? data.items[0];
    if (!chosen) return <EmptyState icon={<LayoutGrid />} text="There are no categories yet." />;
    return (
      <div className="categories">
        <CategoryList
          categories={data.items}
          chosen={chosen}
          onChoose={({ slug }) => navigate(pathOf('categories', undefined, { category: slug }), { replace: true })}
        />
        <SubcategoryGrid category={chosen} />
      </div>
    );
  }
}
