import type { CategoryTile } from '@oja/contract/home';
import { countOf } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { isDarkColor, tintClass } from '../../lib/theme/tint.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { RowHeading } from './row-heading.tsx';

/** Three categories: one large, two small. Others than those that are on screen wait until these are not. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const box = useRef<HTMLElement>(null);
  const [shown, show] = useState(categories);
  useEffect(() => {
    const { top = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (bottom <= 0 || top >= innerHeight) show(categories);
  }, [categories]);
  if (shown.length === 0) return null;
  return (
    <section ref={box} aria-labelledby="by-category" className="column pt-4 pb-12 sm:pb-16">
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
  // Without a picture it has the theme's own colours.
  const look = image && [tintClass(image.color), isDarkColor(image.color) ? 'text-paper' : 'text-night'];
  return (
    <a href={href('category', { category: name })} className={clsx('category-tile tint', look)}>
      <Picture
        picture={image}
        sizes="(width >= 64rem) 460px, (width >= 40rem) 300px, 160px"
        decorative
        className="category-art"
        placeholder={<span />}
      />
      <span className="category-label">
        <span className="display text-xl">{name}</span>
        <span className="text-sm">{countOf(productCount, 'product', 'products')}</span>
      </span>
    </a>
  );
}
