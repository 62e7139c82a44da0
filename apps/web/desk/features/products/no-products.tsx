import { PackageOpen, SearchX } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { type GoodsTab, isNarrowed, type ProductPlace, productQuery } from './product-place.ts';

const words: Record<GoodsTab, string> = {
  'on-sale': 'Nothing on sale yet. A good first product: what you sell most.',
  drafts: 'No drafts. What you begin to write is kept here.',
  'in-review': 'Nothing waits to be looked at.',
  paused: 'Nothing is paused.',
  'sold-out': 'Nothing is sold out.',
  archived: 'Nothing is archived.',
  'taken-down': 'Nothing was taken down.',
};

interface NoProductsProps {
  place: ProductPlace;
  /** The address of the list without what narrows it. */
  href: string;
  /** Where a product is added; undefined for who may not. */
  addHref: string | undefined;
  /** Where files of them are imported; left out where that is offered elsewhere. */
  importHref?: string | undefined;
}

/** An empty list says so, with one way on. */
export function NoProducts({ place, href, addHref, importHref }: NoProductsProps) {
  if (isNarrowed(place)) {
    const all = productQuery({ ...place, q: '', only: '', category: '' });
    return (
      <EmptyState
        icon={<SearchX />}
        text={place.q ? `No product here matches “${place.q}”.` : 'No product here is like that.'}
        hint="It may stand in another tab."
        action={
          <ButtonLink variant="secondary" href={href + all}>
            {place.q ? 'Clear the search' : 'Clear the filters'}
          </ButtonLink>
        }
      />
    );
  }
  const adds = addHref !== undefined && (place.tab === 'on-sale' || place.tab === 'drafts');
  return (
    <EmptyState
      icon={<PackageOpen />}
      text={words[place.tab]}
      action={
        adds && (
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={addHref} className="first-act">
              Add product
            </ButtonLink>
            {importHref !== undefined && (
              <ButtonLink variant="secondary" href={importHref}>
                Import a file
              </ButtonLink>
            )}
          </div>
        )
      }
    />
  );
}
