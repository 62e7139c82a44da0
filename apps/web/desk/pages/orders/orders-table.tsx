import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { useCallback, useRef } from 'react';
import type { Refusals } from '../../features/parcels/use-acts.ts';
import { useNow } from '../../ui/use-now.ts';
import { OrderRow } from './order-row.tsx';

interface OrdersTableProps {
  /** What readers hear that the table is. */
  caption: string;
  orders: readonly DeskOrder[];
  chosen: ReadonlySet<string>;
  /** The order whose parcel is open beside the list. */
  openId: string | undefined;
  showsAmounts: boolean;
  /** In lists of more than one state each row says its own, also on a phone. */
  mixesStates: boolean;
  refusals: Refusals;
  /** Each row tells readers of its own refusal. */
  tellsRefusals: boolean;
  hrefOf: (orderId: string) => string;
  onChoose: (order: DeskOrder, isRange: boolean) => void;
  onStep: (order: DeskOrder) => void;
}

/** The parcels of a list: a table where there is room for its columns, cards where there is not. */
export function OrdersTable({ caption, orders, mixesStates, hrefOf, onStep, onChoose, ...shown }: OrdersTableProps) {
  const { chosen, openId, refusals, tellsRefusals, showsAmounts } = shown;
  const now = useNow();
  const latest = useRef({ onStep, onChoose });
  latest.current = { onStep, onChoose };
  const step = useCallback((order: DeskOrder) => latest.current.onStep(order), []);
  const choose = useCallback((order: DeskOrder, isRange: boolean) => latest.current.onChoose(order, isRange), []);
  return (
    <table className="list-table orders" data-mixed={mixesStates || undefined} data-amounts={showsAmounts || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Select</span>
          </th>
          <th scope="col">Left</th>
          <th scope="col">Number</th>
          <th scope="col">Buyer, place</th>
          <th scope="col">Goods</th>
          {showsAmounts && (
            <th scope="col" className="order-pay">
              You get
            </th>
          )}
          <th scope="col" className="order-state">
            State
          </th>
          <th scope="col">
            <span className="sr-only">Next step</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            href={hrefOf(order.orderId)}
            now={now}
            showsAmounts={showsAmounts}
            isChosen={chosen.has(order.orderId)}
            isOpen={order.orderId === openId}
            refusal={refusals[order.orderId]}
            tellsRefusal={tellsRefusals}
            onChoose={choose}
            onStep={step}
          />
        ))}
      </tbody>
    </table>
  );
}
