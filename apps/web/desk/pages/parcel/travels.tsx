import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { Button } from '../../../src/ui/button.tsx';
import { telOf } from '../../features/parcels/places.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Part } from './part.tsx';

/** How a parcel travels, from when it is on its way; it can be corrected until it is there. */
export function Travels({ parcel, onCorrect }: { parcel: DeskParcel; onCorrect: () => void }) {
  const { status, courier, trackingNumber, riderPhone, trackingPage } = parcel;
  if (status !== 'shipped' && status !== 'delivered') return null;
  return (
    <Part title="Travels">
      <p className="wrap-anywhere">{courier ?? 'No courier was named.'}</p>
      {trackingNumber && <p className="font-semibold wrap-anywhere tabular-nums select-all">{trackingNumber}</p>}
      {riderPhone && (
        <a href={telOf(riderPhone)} className="inline-flex min-h-11 items-center text-indigo underline">
          <span className="sr-only">Call the rider: </span>
          {riderPhone}
        </a>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {trackingNumber && <CopyButton text={trackingNumber} label="Copy number" />}
        {trackingPage && (
          <a
            href={trackingPage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center px-2 text-sm text-indigo underline"
          >
            Follow it
          </a>
        )}
        {status === 'shipped' && (
          <Button variant="quiet" onClick={onCorrect}>
            Correct
          </Button>
        )}
      </div>
    </Part>
  );
}
