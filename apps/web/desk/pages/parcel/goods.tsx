import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { useState } from 'react';
import { Picture } from '../../../src/ui/goods/picture.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { useStore } from '../../app/store.ts';
import { keepTicks, ticksOf } from '../../features/parcels/kept-ticks.ts';

type Line = DeskParcel['lines'][number];

/** What is in it, each with a tick for when it is taken from the shelf. The ticks stay on this phone. */
export function Goods({ parcel: { orderId, lines } }: { parcel: DeskParcel }) {
  const { id: seller } = useStore();
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
          <GoodsLine key={line.line} line={line} isTicked={ticks.includes(line.line)} onTick={() => tick(line.line)} />
        ))}
      </ul>
    </section>
  );
}

function GoodsLine({ line, isTicked, onTick }: { line: Line; isTicked: boolean; onTick: () => void }) {
  const facts = [line.color, line.size, line.sku && `SKU ${line.sku}`].filter(Boolean).join(' · ');
  return (
    <li>
      <label className="flex min-h-16 cursor-pointer items-center gap-3 px-3 py-2">
        <input
          type="checkbox"
          checked={isTicked}
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
          <span className="block font-medium">{line.name}</span>
          {facts && <span className="block text-xs text-muted">{facts}</span>}
        </span>
        <span className="shrink-0 text-right text-sm">
          <span className="block font-semibold tabular-nums">
            <span aria-hidden="true">×</span>
            <span className="sr-only">Quantity </span>
            {line.quantity}
          </span>
          {line.price !== undefined && <Amount kobo={line.price} />}
        </span>
      </label>
    </li>
  );
}
