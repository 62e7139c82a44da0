import type { StoreGoods } from '@oja/contract/stores';
import { useRef } from 'react';
import { useDragScroll } from '../../ui/carousel/use-drag-scroll.ts';

/** Pixels that the strip moves for each pixel of the mouse or the finger. */
const MOUSE = 2;
const TOUCH = 1.5;

interface CategoryStripProps {
  groups: StoreGoods['groups'];
  /** '' for all. */
  chosen: string;
  onChoose: (category: string) => void;
}

/** One category of a store or all of them, in a strip that is dragged sideways where it does not fit. */
export function CategoryStrip({ groups, chosen, onChoose }: CategoryStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useDragScroll(strip, MOUSE, TOUCH);
  const choices = [{ name: 'All', value: '' }, ...groups.map(({ name }) => ({ name, value: name }))];
  return (
    <ul ref={strip} aria-label="Categories of this store" className="category-strip">
      {choices.map(({ name, value }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            className="pill whitespace-nowrap"
            onClick={() => onChoose(value)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
