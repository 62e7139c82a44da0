import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { mayDo } from '@oja/domain/people/member-roles';
import { useEffect, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Picture } from '../../../src/ui/goods/picture.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { useDesk } from '../../app/store.ts';
import { reasonNames } from '../../features/parcels/cancel-reasons.ts';
import { keepTicks, ticksOf } from '../../features/parcels/kept-ticks.ts';
import { keepUnsure, unsureCancels } from '../../features/parcels/unsure-cancels.ts';
import { CancelSheet } from './cancel-sheet.tsx';

type Line = DeskParcel['lines'][number];

/** What is in it, each with a tick for when it is taken from the shelf. The ticks stay on this phone. */
export function Goods({ parcel }: { parcel: DeskParcel }) {
  const { orderId, lines } = parcel;
  const { user, store } = useDesk();
  const { id: seller, role } = store;
  const [cancelling, setCancelling] = useState<Line | null>(null);
  const isHere = isStillHere(parcel);
  const mayCancel = mayDo(role, 'cancel') && isHere;
  const unsure = unsureCancels({ user: user.id, seller }, Date.now()).filter((each) => each.orderId === orderId);
  useEffect(() => {
    // What has left, or is cancelled whole, tells by itself what became of it.
    if (!isHere) for (const each of unsure) keepUnsure({ user: user.id, seller }, each, undefined);
  });
  const [ticks, setTicks] = useState(() => ticksOf(seller, orderId));
  function tick(line: number) {
    const next = ticks.includes(line) ? ticks.filter((each) => each !== line) : [...ticks, line];
    setTicks(next);
    keepTicks(seller, orderId, next);
  }
  return (
    <section aria-label="Goods">
      <ul className="divide-y divide-line rounded-chip bg-surface ring-1 ring-line">
        {lines.map((line) => (
          <GoodsLine
            key={line.line}
            line={line}
            isTicked={ticks.includes(line.line)}
            unsure={unsure.find((each) => each.line === line.line)?.asked.quantity}
            onTick={() => tick(line.line)}
            onCancel={mayCancel ? () => setCancelling(line) : undefined}
          />
        ))}
      </ul>
      <CancelSheet parcel={parcel} line={cancelling} onClose={() => setCancelling(null)} />
    </section>
  );
}

/** Cancelled is what has not left. */
const isStillHere = ({ status, cancelledAt }: DeskParcel) =>
  cancelledAt === null && (status === 'pending' || status === 'approved');

interface GoodsLineProps {
  line: Line;
  isTicked: boolean;
  /** Pieces of which nobody knows whether they were cancelled. */
  unsure: number | undefined;
  onTick: () => void;
  /** Undefined where nothing of the parcel can be cancelled, or not by this member. */
  onCancel: (() => void) | undefined;
}

function GoodsLine({ line, isTicked, unsure, onTick, onCancel }: GoodsLineProps) {
  const left = line.quantity - line.cancelled;
  const isGone = left === 0;
  const facts = [line.color, line.size, line.sku && `SKU ${line.sku}`].filter(Boolean).join(' · ');
  return (
    <li>
      <label className="flex min-h-16 cursor-pointer items-center gap-3 px-3 py-2">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isGone}
          onChange={onTick}
          className="size-5 shrink-0 cursor-pointer accent-palm"
        />
        <Picture
          picture={line.picture}
          sizes="48px"
          widths={[160]}
          decorative
          className="size-12 shrink-0 overflow-hidden rounded-input"
        />
        <span className="min-w-0 flex-1 text-sm wrap-anywhere">
          {isGone ? (
            <s className="block font-medium">{line.name}</s>
          ) : (
            <span className="block font-medium">{line.name}</span>
          )}
          {facts && <span className="block text-xs text-muted">{facts}</span>}
        </span>
        <span className="shrink-0 text-right text-sm">
          <span className="block font-semibold tabular-nums">
            <span aria-hidden="true">×</span>
            <span className="sr-only">Quantity </span>
            {isGone ? <s>{line.quantity}</s> : left}
          </span>
          {line.price !== undefined && <Amount kobo={line.price} />}
        </span>
      </label>
      {line.cancellations.map(({ at, quantity, reason, amount }) => (
        <p key={at} className="px-3 pb-2 text-xs text-muted">
          {quantity} cancelled · {reasonNames[reason]}
          {amount !== undefined && (
            <>
              {' · '}
              <Amount kobo={amount} /> back to the buyer
            </>
          )}
        </p>
      ))}
      {onCancel && unsure !== undefined && (
        <p className="px-3 pb-2 text-xs text-danger">
          We do not know yet whether {unsure} {unsure === 1 ? 'was' : 'were'} cancelled.
        </p>
      )}
      {onCancel && (!isGone || unsure !== undefined) && (
        <Button variant="quiet" className="ml-1" aria-label={`Cancel ${line.name}`} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </li>
  );
}
