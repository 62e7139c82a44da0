import { ArrowRight } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';

export type ListingPath =
  | 'categories'
  | 'flashSales'
  | 'trending'
  | 'fashion'
  | 'electronics'
  | 'newArrivals'
  | 'topSellers';

/** A row's heading and the way to all of it. */
export function RowHeading({ id, title, all }: { id: string; title: string; all: ListingPath }) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4 sm:mb-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <a href={href(all)} aria-describedby={id} className="view-all">
        View All
        <ArrowRight aria-hidden="true" className="size-4" />
      </a>
    </div>
  );
}
