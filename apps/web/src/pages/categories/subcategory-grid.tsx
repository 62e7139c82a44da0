import type { Category } from '@oja/contract/catalogue';
import { ArrowRight } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { PopularPlace } from './popular-place.tsx';

/** What a category holds, the way to all of it, and where there is room what sells best of it. */
export function SubcategoryGrid({ category }: { category: Category }) {
  const { name, description, productCount, subcategories } = category;
  return (
    <section aria-labelledby="subcategories" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id="subcategories" className="text-2xl wrap-anywhere">
            {name}
          </h2>
          {description && <p className="mt-1 max-w-prose text-sm text-muted">{description}</p>}
        </div>
        <a
          href={href('category', { category: name })}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-palm underline-offset-4 hover:underline"
        >
          View all {productCount} {productCount === 1 ? 'product' : 'products'}
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </div>
      <ul className="subcategories">
        {subcategories.map((subcategory) => (
          <li key={subcategory.id}>
            <a
              href={href('subcategory', { category: name, subcategory: subcategory.name })}
              className="product-card subcategory-tile"
            >
              <span className="product-card-frame">
                <Picture
                  picture={subcategory.image}
                  sizes="(width >= 64rem) 220px, (width >= 40rem) 28vw, 34vw"
                  eager
                  decorative
                  className="aspect-square"
                  imageClassName="product-card-picture"
                />
              </span>
              <span className="px-2 py-2.5 text-sm font-medium">
                <span className="line-clamp-3 wrap-anywhere">{subcategory.name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {subcategories.length === 0 && <p className="text-muted">This category has no subcategories.</p>}
      <PopularPlace key={category.id} category={category} />
    </section>
  );
}
