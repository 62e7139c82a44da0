import { trackingPage } from '@oja/domain/orders/couriers';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { formatDate } from '../../lib/text/dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { statusNames } from './order-progress.ts';

interface ParcelStateProps {
  parcel: {
    status: SellerStatus;
    approvedAt: string | null;
    shippedAt: string | null;
    deliveredAt: string | null;
    trackingNumber: string | null;
    courier: string | null;
    notes?: string | null;
  };
  /** The status that stands above it already. */
  said?: SellerStatus | undefined;
  /** Nothing of it is sent. */
  isCancelled: boolean;
}

/** How far a parcel is, since when, who carries it, and by which number it is known there. */
export function ParcelState({ parcel, said, isCancelled }: ParcelStateProps) {
  const at = parcel.deliveredAt ?? parcel.shippedAt ?? parcel.approvedAt;
  const page = trackingPage(parcel.courier, parcel.trackingNumber);
  return (
    <>
      {isCancelled ? (
        <Chip tone="clay">Cancelled</Chip>
      ) : (
        parcel.status !== said && (
          <Chip tone={parcel.status === 'pending' ? 'plain' : 'palm'}>{statusNames[parcel.status]}</Chip>
        )
      )}
      {!isCancelled && at && <span className="text-xs text-muted">{formatDate(at)}</span>}
      {parcel.courier && <span className="text-xs text-muted wrap-anywhere">By {parcel.courier}</span>}
      {parcel.trackingNumber && (
        <span className="text-xs text-muted">
          Tracking number{' '}
          <span className="font-semibold wrap-anywhere text-ink select-all">{parcel.trackingNumber}</span>
        </span>
      )}
      {page && (
        <a href={page} rel="noopener" className="inline-flex min-h-11 items-center text-xs text-indigo underline">
          Follow it at {parcel.courier}
        </a>
      )}
      {parcel.notes && <span className="w-full text-xs text-muted">{parcel.notes}</span>}
    </>
  );
}
