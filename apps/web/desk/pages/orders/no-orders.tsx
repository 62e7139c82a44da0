import type { DeskTab } from '@oja/contract/desks/desk-orders';
import { PackageOpen, SearchX } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref, useStore } from '../../app/store.ts';
import type { ListPlace } from '../../features/parcels/order-tabs.ts';
import { whatsAppOf } from '../../features/parcels/places.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

const words: Record<DeskTab, string> = {
  new: 'No new orders. Share your store:',
  'to-pack': 'Nothing waits to be packed.',
  late: 'Nothing is late.',
  'on-the-way': 'No parcel is on the way.',
  delivered: 'No parcel has arrived yet.',
  cancelled: 'No parcel is cancelled.',
  all: 'No orders yet. Share your store:',
};

/** An empty list says so, with one way on. */
export function NoOrders({ tab, q }: ListPlace) {
  const href = useHref();
  if (q)
    return (
      <EmptyState
        icon={<SearchX />}
        text={`No order here matches “${q}”.`}
        action={
          <ButtonLink variant="secondary" href={href('orders')}>
            Clear the search
          </ButtonLink>
        }
      />
    );
  const shares = tab === 'new' || tab === 'all';
  return <EmptyState icon={<PackageOpen />} text={words[tab]} action={shares && <ShareStore />} />;
}

function ShareStore() {
  const { slug, storeName } = useStore();
  const address = `${location.origin}/store/${encodeURIComponent(slug)}`;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={whatsAppOf(`${storeName}: ${address}`)} target="_blank" rel="noreferrer">
        WhatsApp
      </ButtonLink>
      <CopyButton text={address} label="Copy link" />
    </div>
  );
}
