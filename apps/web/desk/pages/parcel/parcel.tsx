import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { useState } from 'react';
import { Notice } from '../../../src/ui/states/notice.tsx';
import type { AskedParcel } from '../../features/parcels/asked-parcel.ts';
import { ShipSheet } from '../../features/parcels/ship-sheet.tsx';
import { StateChip } from '../../features/parcels/state-chip.tsx';
import { dueWords, timeLeft } from '../../features/parcels/time-left.ts';
import { useActs } from '../../features/parcels/use-acts.ts';
import { useNow } from '../../ui/use-now.ts';
import { Earnings } from './earnings.tsx';
import { GoesTo } from './goes-to.tsx';
import { Goods } from './goods.tsx';
import { History } from './history.tsx';
import { NextStep } from './next-step.tsx';
import { OwnNote } from './own-note.tsx';
import { Travels } from './travels.tsx';
import { useWord } from './use-word.ts';
import { WordToBuyer } from './word-to-buyer.tsx';

/** All there is to know of a parcel, and at the bottom what is to be done with it next. */
export function Parcel({ parcel }: { parcel: DeskParcel }) {
  const { word, change, acts } = useWord(parcel.orderId, useActs());
  const [shipping, setShipping] = useState<AskedParcel | null>(null);
  const refusal = acts.refusals[parcel.orderId];
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StateChip parcel={parcel} />
        <Due parcel={parcel} />
      </p>
      <div className="grid grid-cols-1 gap-5">
        <Goods parcel={parcel} />
        <GoesTo parcel={parcel} />
        <Travels parcel={parcel} onCorrect={() => setShipping({ ...parcel, correcting: true })} />
        {parcel.amounts && <Earnings amounts={parcel.amounts} />}
        <div>
          <History parcel={parcel} />
          <WordToBuyer parcel={parcel} word={word} onChange={change} />
          <OwnNote parcel={parcel} acts={acts} />
        </div>
      </div>
      {refusal && (
        <Notice tone="error" className="mt-4">
          {refusal}
        </Notice>
      )}
      <NextStep parcel={parcel} acts={acts} word={word} onShip={setShipping} />
      <ShipSheet parcel={shipping} acts={acts} onClose={() => setShipping(null)} />
    </>
  );
}

function Due({ parcel }: { parcel: DeskParcel }) {
  const now = useNow();
  const words = dueWords(parcel, now);
  const left = timeLeft(parcel.dueAt, now);
  if (!words || !left) return null;
  return (
    <span className={left.isLate ? 'font-semibold text-danger' : 'text-muted'}>
      {left.isLate ? `${left.text}, ${words}` : words}
    </span>
  );
}
