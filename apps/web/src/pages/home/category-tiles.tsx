import type { Category } from '@oja/contract/catalogue';
import { href, isBuilt } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { RowHeading } from './row-heading.tsx';

/** Three categories: one large, two small. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <section aria-labelledby="by-category" className="column pt-4 pb-12 sm:pb-16">
      <RowHeading id="by-category" title="Shop by Category" all="categories" />
      <ul className="category-tiles">
        {categories.map((category) => (
          <li key={category.id}>
            <Tile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ category: { name, image, productCount } }: { category: Category }) {
  const content = (
    <>
      <Picture
        picture={image}
        sizes="(width >= 40rem) 50vw, 100vw"
        decorative
        className="absolute inset-0"
        imageClassName="category-picture"
      />
      <span className="category-label">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">{productCount === 1 ? '1 product' : `${productCount} products`}</span>
      </span>
    </>
  );
  if (!isBuilt('category')) return <div className="category-tile">{content}</div>;
  return (
    <a href={href('category', { category: name })} className="category-tile">
      {content}
    </a>
  );
}
