import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { countedWords } from './counted-words.ts';

interface Tab {
  name: string;
  href: string;
  isCurrent: boolean;
  /** How many it has, as far as that is known. */
  count: number | undefined;
}

/** The parts of a list, each with an address of its own. @param label what they are parts of, and by what */
export function TabsBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = useRef<HTMLAnchorElement>(null);
  // A count that comes makes its tab wider.
  const widths = tabs.map(({ isCurrent, count }) => `${isCurrent}${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen, and how wide it is
  useEffect(() => bringIntoView(current.current), [widths]);
  return (
    <nav aria-label={label} className="desk-tabs">
      {tabs.map(({ name, href, isCurrent, count }) => (
        <a
          key={name}
          ref={isCurrent ? current : undefined}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={clsx('desk-tab', isCurrent && 'desk-tab-current')}
        >
          {name}
          {count !== undefined && <span className="desk-tab-count">{countedWords(count)}</span>}
        </a>
      ))}
    </nav>
  );
}

/** Pixels of the tab beside the chosen one that are to be seen, where there is one. */
const BESIDE = 56;

/** On a phone the chosen one may lie beyond the edge of its bar; the page stays where it is. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const bar = link?.parentElement;
  if (!bar) return;
  const { left, right } = link.getBoundingClientRect();
  const edge = bar.getBoundingClientRect();
  if (right > edge.right - BESIDE) bar.scrollLeft += right - edge.right + BESIDE;
  else if (left < edge.left + BESIDE) bar.scrollLeft -= edge.left + BESIDE - left;
}
