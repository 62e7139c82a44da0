import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect } from 'react';
import { isUnknown } from '../../../src/lib/is-unknown.ts';
import { iconButtonLook } from '../../../src/ui/icon-button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { read } from '../../app/desk-api.ts';
import { useSearch } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { useDeskParams } from '../../app/use-params.ts';
import { rememberOpen } from '../../features/lists/last-open.ts';
import { listPlaceOf, listQuery } from '../../features/parcels/order-tabs.ts';
import { shownParcel } from '../../features/waiting/shown.ts';
import { useWaiting } from '../../features/waiting/waiting.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { Parcel } from './parcel.tsx';

/** A parcel of the store: a page on a phone, the panel beside the list on a wide screen. */
export function ParcelPage() {
  const { id: seller } = useStore();
  const { id = '' } = useDeskParams('parcel');
  const waiting = useWaiting();
  const parcel = useQuery(read('deskOrder', { params: { seller, id } }));
  useEffect(() => rememberOpen(id), [id]);
  const shown = parcel.data && shownParcel(parcel.data, waiting);
  return (
    <DeskPage
      title={shown?.orderNumber ?? 'Order'}
      heading={<span className="text-xl">{shown?.orderNumber ?? 'Order'}</span>}
      aside={<BackToList />}
      className="parcel"
    >
      {isUnknown(parcel.error) ? (
        <Notice>This order is not among those of your store.</Notice>
      ) : (
        <DeskFailure text="Could not load this order." of={parcel} />
      )}
      {shown && <Parcel parcel={shown} />}
      {parcel.isPending && <DeskSkeleton shape="parcel" />}
    </DeskPage>
  );
}

function BackToList() {
  const href = useHref();
  const isWide = useIsWide();
  const place = listPlaceOf(useSearch());
  const Icon = isWide ? X : ChevronLeft;
  const label = isWide ? 'Close' : 'Back to the orders';
  return (
    <a
      href={href('orders') + listQuery(place)}
      aria-label={label}
      title={label}
      className={isWide ? iconButtonLook : `${iconButtonLook} order-first`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </a>
  );
}
