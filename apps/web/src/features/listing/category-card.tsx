import type { Category } from '@oja/contract/catalogue';
import { countOf } from '@oja/domain/text/count';
import { ChevronRight } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';

/** A category among results: leads to its products by its slug. */
export function CategoryCard({ category }: { category: Category }) {
  const { name, slug, image, productCount } = category;
  return (
    <a
      href={href('category', { category: slug })}
      className="flex items-center gap-4 rounded-card bg-surface p-3 pr-4 ring-1 ring-line transition-shadow hover:shadow-raised"
    >
      <Picture
        picture={image}
        sizes="64px"
        widths={[160]}
        decorative
        className="size-16 shrink-0 overflow-hidden rounded-chip"
      />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums">{countOf(productCount, 'product', 'products')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-palm" />
    </a>
  );
}
