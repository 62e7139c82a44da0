import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { countOf } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Picture } from '../../../src/ui/goods/picture.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { shortNumber } from '../../features/parcels/places.ts';
import { StateChip } from '../../features/parcels/state-chip.tsx';
import { StepButton } from '../../features/parcels/step-button.tsx';
import { timeLeft } from '../../features/parcels/time-left.ts';
import { TimeLeftWords } from '../../features/parcels/time-left-words.tsx';

/** Kobo from which an amount needs more room than the first line of a card has. */
const LONG_AMOUNT = 100_000_000;

interface OrderRowProps {
  order: DeskOrder;
  /** Where its parcel is shown. */
  href: string;
  now: number;
  showsAmounts: boolean;
  isChosen: boolean;
  /** Its parcel is open beside the list. */
  isOpen: boolean;
  refusal: string | undefined;
  /** The refusal interrupts readers; not where the page says it for all rows. */
  tellsRefusal: boolean;
  onChoose: (order: DeskOrder, isRange: boolean) => void;
  onStep: (order: DeskOrder) => void;
}

/** A parcel in the list: what is left of its time, whose it is, what is in it, what it brings, and the next step. */
export const OrderRow = memo(function OrderRow({
  order,
  href,
  now,
  showsAmounts,
  isChosen,
  isOpen,
  ...rest
}: OrderRowProps) {
  const { refusal, tellsRefusal, onChoose, onStep } = rest;
  const { orderId, orderNumber, buyer, place, youGet } = order;
  const isLong = timeLeft(order.dueAt, now)?.isLate || (youGet ?? 0) >= LONG_AMOUNT;
  return (
    <tr
      data-row={orderId}
      className={clsx('order-row', isLong && 'order-long', isChosen && 'order-chosen', isOpen && 'order-open')}
    >
      <td className="order-select">
        <input
          type="checkbox"
          aria-label={`Select ${orderNumber}`}
          checked={isChosen}
          // A checkbox tells of Shift in the click alone.
          onClick={({ shiftKey }) => onChoose(order, shiftKey)}
          onChange={() => {}}
          className="size-5 cursor-pointer accent-palm"
        />
      </td>
      <td className="order-left">
        <TimeLeftWords dueAt={order.dueAt} now={now} />
      </td>
      <td className="order-number">
        <a href={href} aria-current={isOpen || undefined}>
          <span className="sr-only">Order </span>
          {shortNumber(orderNumber)}
        </a>
      </td>
      <td className="order-buyer">
        {buyer}
        {place && <span className="text-muted">, {place}</span>}
      </td>
      <td className="order-goods">
        <span className="flex gap-0.5 empty:hidden">
          {order.pictures.map((picture) => (
            <Picture
              key={picture.key}
              picture={picture}
              sizes="32px"
              widths={[160]}
              decorative
              className="order-picture"
            />
          ))}
        </span>
        <span className="order-goods-name" title={order.goods}>
          {order.goods}
        </span>
        {order.choice && (
          <span className="order-choice" title={order.choice}>
            <span className="order-dot">· </span>
            {order.choice}
          </span>
        )}
        <span className="order-units">
          <span className={order.choice ? undefined : 'order-dot'}>· </span>
          {countOf(order.units, 'piece', 'pieces')}
        </span>
      </td>
      {showsAmounts && (
        <td className="order-pay">
          {youGet !== undefined && (
            <>
              <span className="sr-only">You get </span>
              <Amount kobo={youGet} />
            </>
          )}
        </td>
      )}
      <td className="order-state">
        <StateChip parcel={order} />
      </td>
      <td className="order-step">
        <StepButton parcel={order} onStep={() => onStep(order)} />
      </td>
      {refusal && (
        <td className="order-refusal">
          <span role={tellsRefusal ? 'alert' : undefined}>{refusal}</span>
        </td>
      )}
    </tr>
  );
});
