import type { DeskTab } from '@oja/contract/desks/desk-orders';
import { clsx } from 'clsx';
import { formatParcels, type ListPlace, listQuery, orderTabs } from '../../features/parcels/order-tabs.ts';

interface OrderTabsBarProps {
  place: ListPlace;
  /** How many each tab has, as far as that is known. */
  countOf: (tab: DeskTab) => number | undefined;
  /** The address of the list without what narrows it. */
  href: string;
}

/** The lists by what is to be done, each with an address of its own. */
export function OrderTabsBar({ place, countOf, href }: OrderTabsBarProps) {
  return (
    <nav aria-label="Orders by what is to be done" className="order-tabs">
      {orderTabs.map(({ tab, name }) => {
        const isCurrent = tab === place.tab;
        const count = countOf(tab);
        return (
          <a
            key={tab}
            ref={isCurrent ? bringIntoView : undefined}
            href={href + listQuery({ tab, q: place.q })}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx('order-tab', isCurrent && 'order-tab-current')}
          >
            {name}
            {count !== undefined && <span className="order-tab-count">{formatParcels(count)}</span>}
          </a>
        );
      })}
    </nav>
  );
}

/** On a phone the chosen one may lie beyond the edge. */
const bringIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
