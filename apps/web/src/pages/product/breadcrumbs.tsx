import { ChevronRight } from 'lucide-react';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { href } from '../../lib/routing/paths.ts';

/** Where a product stands in the shop: one line, whose room is kept while it is not known. */
export function Breadcrumbs({ facts }: { facts: ProductFacts | undefined }) {
  const { category, subcategory } = facts ?? {};
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol>
        <Crumb href={href('home')} name="Home" />
        {category && <Crumb href={href('category', { category })} name={category} />}
        {category && subcategory && <Crumb href={href('subcategory', { category, subcategory })} name={subcategory} />}
      </ol>
    </nav>
  );
}

function Crumb({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <a href={href}>{name}</a>
    </li>
  );
}
