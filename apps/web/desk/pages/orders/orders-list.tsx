import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { mayDo } from '@oja/domain/people/member-roles';
import { useRef, useState } from 'react';
import { Checkbox } from '../../../src/ui/forms/checkbox.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useHref, useStore } from '../../app/store.ts';
import { useDeskParams } from '../../app/use-params.ts';
import { countedWords } from '../../features/lists/counted-words.ts';
import { KeysSheet } from '../../features/lists/keys-sheet.tsx';
import { MoreRows } from '../../features/lists/more-rows.tsx';
import { useReturnToRow } from '../../features/lists/use-return-to-row.ts';
import type { AskedParcel } from '../../features/parcels/asked-parcel.ts';
import { type ListPlace, listQuery, orderTabs } from '../../features/parcels/order-tabs.ts';
import { accepted } from '../../features/parcels/outcome-words.ts';
import { fitting, toggled } from '../../features/parcels/selection.ts';
import { ShipSeveralSheet } from '../../features/parcels/ship-several-sheet.tsx';
import { ShipSheet } from '../../features/parcels/ship-sheet.tsx';
import { takeStep } from '../../features/parcels/take-step.ts';
import { useActs } from '../../features/parcels/use-acts.ts';
import { useDeskOrders } from '../../features/parcels/use-desk-orders.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useListKeys } from './use-list-keys.ts';

const FAILED = 'Could not load your orders.';

interface OrdersListProps {
  place: ListPlace;
  /** Leads to the search field. */
  onSearch: () => void;
}

/** The orders of a tab or a search, and what can be done with them. */
export function OrdersList({ place, onSearch }: OrdersListProps) {
  const { list, orders } = useDeskOrders(place);
  if (!orders) return list.isError ? <DeskFailure text={FAILED} of={list} /> : <ListSkeleton boxes />;
  return (
    <div className="grid grid-cols-1 gap-3 pt-3">
      {!list.isFetchNextPageError && <DeskFailure text={FAILED} of={list} />}
      <Listed place={place} list={list} orders={orders} onSearch={onSearch} />
    </div>
  );
}

type Orders = ReturnType<typeof useDeskOrders>['list'];

interface ListedProps extends OrdersListProps {
  list: Orders;
  orders: DeskOrder[];
}

/** Stays when its last order leaves the list: what was refused of several is still to be said, and the sheet to be seen. */
function Listed({ place, list, orders, onSearch }: ListedProps) {
  const { role } = useStore();
  const href = useHref();
  const isWide = useIsWide();
  const openId = useDeskParams('parcel').id;
  const acts = useActs();
  const choice = useChoice(orders);
  const [shipping, setShipping] = useState<AskedParcel | null>(null);
  const [several, setSeveral] = useState<readonly DeskOrder[] | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const hrefOf = (id: string) => href('parcel', { id }) + listQuery(place);
  const step = (order: DeskOrder) => takeStep(order, acts, setShipping);
  const fits = fitting(choice.orders);
  // What was found before stands until what is searched for now has come, or come anew.
  const isOld = list.isPlaceholderData || (list.isError && !list.isFetchNextPageError);
  const total = list.data?.pages[0]?.count ?? 0;
  useReturnToRow(openId);
  useListKeys({
    orders,
    openId,
    hrefOf,
    listHref: href('orders') + listQuery(place),
    search: onSearch,
    step,
    choose: choice.choose,
    clear: choice.clear,
    showKeys: () => setShowsKeys(true),
  });

  return (
    <>
      {acts.outcome && !several && <Notice tone="error">{acts.outcome}</Notice>}
      {orders.length === 0 ? (
        <NoneFound place={place} isLooking={list.isPlaceholderData} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              label={choice.all ? 'Select none' : `Select ${selectWords(orders.length, list.hasNextPage)}`}
              checked={choice.all}
              onChange={choice.toggleAll}
            />
            {total > orders.length && (
              <p className="text-sm text-muted">
                {orders.length} of {countedWords(total)} shown
              </p>
            )}
          </div>
          <div className={isOld ? 'list-box list-old' : 'list-box'} aria-busy={list.isPlaceholderData}>
            <OrdersTable
              caption={`Orders: ${nameOf(place)}`}
              orders={orders}
              chosen={choice.chosen}
              openId={isWide ? openId : undefined}
              showsAmounts={mayDo(role, 'money')}
              mixesStates={place.tab === 'late' || place.tab === 'all' || place.q !== ''}
              refusals={acts.refusals}
              tellsRefusals={acts.outcome === ''}
              hrefOf={hrefOf}
              onChoose={choice.choose}
              onStep={step}
            />
          </div>
        </>
      )}
      <div ref={end} />
      <MoreRows list={list} failed={FAILED} end={isWide ? end : undefined} />
      <ChoiceBar
        count={choice.orders.length}
        fits={fits}
        slipsHref={(ids) => href('slips', undefined, { ids: ids.join(',') })}
        onAccept={(orderIds) => {
          choice.clear();
          void acts.runSeveral({ kind: 'acceptSeveral', orderIds }, accepted);
        }}
        onShip={(ids) => setSeveral(choice.orders.filter(({ orderId }) => ids.includes(orderId)))}
        onClear={choice.clear}
      />
      <ShipSheet parcel={shipping} acts={acts} onClose={() => setShipping(null)} />
      <ShipSeveralSheet
        parcels={several}
        acts={acts}
        onClose={() => {
          setSeveral(null);
          choice.clear();
        }}
      />
      <KeysSheet open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

/** Nothing is told to be missing while it is looked for. */
function NoneFound({ place, isLooking }: { place: ListPlace; isLooking: boolean }) {
  return isLooking ? <ListSkeleton boxes /> : <NoOrders {...place} />;
}

const nameOf = ({ tab, q }: ListPlace) =>
  `${orderTabs.find((each) => each.tab === tab)?.name ?? ''}${q && `, matching “${q}”`}`;

/** All that match, where they are all there; else those that are. */
const selectWords = (there: number, hasMore: boolean) => (hasMore ? `these ${there}` : `all ${there}`);

/** The chosen rows, as far as they are still in the list. */
function useChoice(orders: readonly DeskOrder[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = orders.map(({ orderId }) => orderId);
  const chosenOrders = orders.filter(({ orderId }) => chosen.has(orderId));
  const all = chosenOrders.length === orders.length;
  return {
    chosen,
    orders: chosenOrders,
    all,
    choose({ orderId }: DeskOrder, isRange: boolean) {
      setChosen(toggled(chosen, ids, orderId, isRange ? last.current : null));
      last.current = orderId;
    },
    toggleAll: () => setChosen(new Set(all ? [] : ids)),
    clear: () => setChosen(new Set()),
  };
}
