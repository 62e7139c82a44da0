import type { CategoryTile } from '@oja/contract/home';
import { countOf } from '@oja/domain/text/count';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { RowHeading } from './row-heading.tsx';

/** Three categories. Others than those that are on screen wait until these are not. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const box = useRef<HTMLElement>(null);
  const [shown, show] = useState(categories);
  useEffect(() => {
    const { top = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (bottom <= 0 || top >= innerHeight) show(categories);
  }, [categories]);
  if (shown.length === 0) return null;
  return (
    <section ref={box} aria-labelledby="by-category" className="column py-8 sm:py-12">
      <RowHeading id="by-category" title="Shop by Category" all="categories" />
      <ul className="category-tiles">
        {shown.map((category) => (
          <li key={category.id}>
            <Tile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ category: { name, image, productCount } }: { category: CategoryTile }) {
  return (
    <a href={href('category', { category: name })} className="category-tile">
      <Picture
        picture={image}
        sizes="(width >= 40rem) 32vw, 80px"
        decorative
        className="category-art"
        placeholder={<span />}
      />
      <span className="category-label">
        <span className="display">{name}</span>
        <span>{countOf(productCount, 'product', 'products')}</span>
      </span>
    </a>
  );
}
