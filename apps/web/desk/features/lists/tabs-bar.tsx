import { clsx } from 'clsx';
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
  return (
    <nav aria-label={label} className="desk-tabs">
      {tabs.map(({ name, href, isCurrent, count }) => (
        <a
          key={name}
          ref={isCurrent ? bringIntoView : undefined}
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

/** On a phone the chosen one may lie beyond the edge. */
const bringIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
