import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { MapPin, Phone } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { whyNoAddress } from '../../features/parcels/address-words.ts';
import { mapOf, telOf } from '../../features/parcels/places.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Part } from './part.tsx';

/** Where a parcel goes: the place alone until it is accepted and once it is cancelled, else whom to call and where to ride. */
export function GoesTo({ parcel }: { parcel: DeskParcel }) {
  const { to, buyer, place, cancelledAt } = parcel;
  if (!to || cancelledAt !== null)
    return (
      <Part title={cancelledAt === null ? 'Goes to' : 'Was for'}>
        <p className="wrap-anywhere">{place ? `${buyer}, ${place}` : buyer}</p>
        <p className="text-sm text-muted">{whyNoAddress(parcel, Date.now())}</p>
      </Part>
    );
  return (
    <Part title="Goes to">
      <address className="grid gap-1 not-italic wrap-anywhere">
        <span className="font-medium">{to.name}</span>
        <a href={telOf(to.phone)} className="inline-flex min-h-11 items-center gap-2 text-indigo underline">
          <Phone aria-hidden="true" className="size-4" />
          <span className="sr-only">Call </span>
          {to.phone}
        </a>
        {to.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={[to.name, to.phone, ...to.lines].join('\n')} label="Copy address" />
        <ButtonLink variant="secondary" href={mapOf(to.lines)} target="_blank" rel="noreferrer">
          <MapPin aria-hidden="true" className="size-4" />
          Open in maps
        </ButtonLink>
      </div>
    </Part>
  );
}
