import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';
import { NotHere } from '../../app/not-here.tsx';
import { useDesk } from '../../app/store.ts';
import { Changeable, OutOfShop } from '../../features/store-status/out-of-shop.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { HolidayForm } from './holiday-form.tsx';

/** When the store is away. */
export function HolidayPage() {
  const { stores, store } = useDesk();
  const maySee = mayDo(store.role, 'store');
  const settings = useQuery({
    ...read('deskStoreForm', { params: { seller: store.id } }),
    enabled: maySee,
    staleTime: 0,
  });
  if (!maySee) return <NotHere stores={stores} />;
  return (
    <DeskPage title="Holiday" className="max-w-180">
      <p className="mb-6 text-muted">
        Your goods stay in the shop, and cannot be bought meanwhile. Orders that have come in before are still to be
        sent. It ends by itself.
      </p>
      <DeskFailure text="Could not load your holiday." of={settings} />
      <OutOfShop />
      {settings.data ? (
        <Changeable>
          <HolidayForm settings={settings.data} />
        </Changeable>
      ) : (
        settings.isPending && <DeskSkeleton shape="form" />
      )}
    </DeskPage>
  );
}
