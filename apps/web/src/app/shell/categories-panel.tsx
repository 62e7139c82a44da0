import { formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useCategories } from '../../features/categories/use-categories.ts';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { useOpensUnder } from './use-opens-under.ts';

/**
 * All categories at a glance, under the link that leads to them: a menu, so that who goes through the bar by Tab does not
 * have to go through every category. Arrow down enters it, Escape closes it.
 *
 * @param around the link, and what it opens
 */
export function CategoriesPanel({ around }: { around: RefObject<HTMLElement | null> }) {
  const panel = useRef<HTMLDivElement>(null);
  const open = useOpensUnder(around, panel);
  const { data } = useCategories();

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const at = items.indexOf(event.target as HTMLElement) + step;
    items[(at + items.length) % items.length]?.focus();
  }

  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label="Categories"
      className={clsx('categories-panel', open && data && 'categories-panel-open')}
      onKeyDown={onKeyDown}
    >
      {data?.items.map(({ id, name, image, productCount }) => (
        <a
          key={id}
          href={href('category', { category: name })}
          role="menuitem"
          tabIndex={-1}
          className="categories-item"
        >
          <Picture
            picture={image}
            sizes="48px"
            widths={[160]}
            decorative
            className="size-12 shrink-0 overflow-hidden rounded-full"
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            <span className="block text-xs font-normal text-muted tabular-nums">
              {formatCount(productCount)} {productCount === 1 ? 'product' : 'products'}
            </span>
          </span>
        </a>
      ))}
    </div>
  );
}
