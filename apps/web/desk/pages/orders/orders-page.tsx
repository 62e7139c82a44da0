import type { DeskTab } from '@oja/contract/desks/desk-orders';
import { mayDo } from '@oja/domain/people/member-roles';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { NameSearch } from '../../../src/ui/forms/name-search.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { TabsBar } from '../../features/lists/tabs-bar.tsx';
import { countInPulse, type ListPlace, listPlaceOf, listQuery, orderTabs } from '../../features/parcels/order-tabs.ts';
import { countedIn } from '../../features/parcels/use-desk-orders.ts';
import { NewOrders } from '../../features/pulse/new-orders.tsx';
import { usePulse } from '../../features/pulse/use-pulse.ts';
import { DeskPage } from '../../ui/desk-page.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { OrdersList } from './orders-list.tsx';

/** The store's orders, by what is to be done with them. */
export function OrdersPage() {
  const place = listPlaceOf(useSearch());
  const href = useHref();
  const search = useRef<HTMLDivElement>(null);
  const countOf = useCounts();
  const isWide = useIsWide();
  const taken = mayDo(useStore().role, 'cancel') && <ExportButton name="exportOrders" />;
  return (
    <DeskPage
      title="Orders"
      aside={
        <>
          {!isWide && taken}
          <div ref={search} className="min-w-0 grow sm:ml-auto sm:max-w-96">
            <NameSearch
              label="Number, buyer, phone or goods"
              value={place.q}
              onChange={(text) => navigate(listQuery(searched(place, text.trim())), { replace: true })}
            />
          </div>
          {isWide && taken}
        </>
      }
    >
      <TabsBar
        label="Orders by what is to be done"
        tabs={orderTabs.map(({ tab, name }) => ({
          name,
          href: href('orders') + listQuery({ tab, q: place.q }),
          isCurrent: tab === place.tab,
          count: countOf(tab),
        }))}
      />
      <NewOrders place={place} />
      <OrdersList key={place.tab} place={place} onSearch={() => search.current?.querySelector('input')?.focus()} />
    </DeskPage>
  );
}

/** A search begins among all orders; cleared, it leads back to those that wait. */
function searched({ tab, q }: ListPlace, text: string): ListPlace {
  if (text === '') return { tab: 'new', q: '' };
  return { tab: q === '' ? 'all' : tab, q: text };
}

/** How many a tab has: from the pulse, or from its list once that was read. */
function useCounts(): (tab: DeskTab) => number | undefined {
  const { id } = useStore();
  const pulse = usePulse().data;
  const queryClient = useQueryClient();
  return (tab) => (pulse && countInPulse(tab, pulse)) ?? countedIn(queryClient, id, tab);
}
