import type { Category } from '@oja/contract/catalogue';
import { formatCount } from '@oja/domain/text/count';
import { Picture } from '../../ui/goods/picture.tsx';

interface CategoryListProps {
  categories: readonly Category[];
  chosen: Category;
  onChoose: (category: Category) => void;
}

/** The categories one below the other; on phones a narrow rail of pictures with names. */
export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  return (
    <ul aria-label="Categories" className="category-rail">
      {categories.map((category) => (
        <li key={category.id}>
          <button
            type="button"
            aria-pressed={category.id === chosen.id}
            className="category-choice"
            onClick={() => onChoose(category)}
          >
            <Picture
              picture={category.image}
              sizes="48px"
              widths={[160]}
              decorative
              className="size-12 shrink-0 overflow-hidden rounded-full"
            />
            <span className="line-clamp-3 min-w-0 wrap-anywhere sm:flex-1">{category.name}</span>
            <span className="text-xs font-normal text-muted tabular-nums max-sm:sr-only">
              {formatCount(category.productCount)}
              <span className="sr-only"> products</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
