import type { GoodsFacts } from '@oja/contract/desks/desk-product-form';
import { plainLetters } from '@oja/domain/text/plain-letters';
import { useState } from 'react';
import { useMedia } from '../../../src/lib/use-media.ts';
import { NameSearch } from '../../../src/ui/forms/name-search.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { type Shelf, shelvesOf } from './categories.ts';

interface CategorySheetProps {
  open: boolean;
  /** Undefined until they have come. */
  categories: GoodsFacts['categories'] | undefined;
  onChoose: (shelf: Shelf) => void;
  onClose: () => void;
}

/** Every place where goods can be filed, narrowed by letters. */
export function CategorySheet({ open, categories, onChoose, onClose }: CategorySheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal open={open} onClose={onClose} place={isWide ? 'middle' : 'bottom'} title="Choose a category">
      {categories ? (
        <Shelves shelves={shelvesOf(categories)} onChoose={onChoose} />
      ) : (
        <p className="text-muted">The categories have not come yet. They need a connection.</p>
      )}
    </Modal>
  );
}

function Shelves({ shelves, onChoose }: { shelves: readonly Shelf[]; onChoose: (shelf: Shelf) => void }) {
  const [asked, setAsked] = useState('');
  const letters = plainLetters(asked.trim());
  const shown = shelves.filter(({ words }) => plainLetters(words).includes(letters));
  return (
    <div className="grid gap-3">
      <NameSearch label="Search categories" value={asked} wait={0} onChange={setAsked} />
      {shown.length === 0 && <p className="text-muted">No category has these letters.</p>}
      <ul>
        {shown.map((shelf) => (
          <li key={shelf.categoryId + shelf.subcategoryId} className="border-b border-line last:border-0">
            <button
              type="button"
              className="min-h-12 w-full rounded-chip px-2 text-left hover:bg-sunken"
              onClick={() => onChoose(shelf)}
            >
              {shelf.words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
