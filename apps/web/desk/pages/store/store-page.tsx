import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';
import { NotHere } from '../../app/not-here.tsx';
import { useDesk } from '../../app/store.ts';
import { Changeable, OutOfShop } from '../../features/store-status/out-of-shop.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { StoreForm } from './store-form.tsx';

/** All that a store says of itself, in parts. */
export function StorePage() {
  const { stores, store } = useDesk();
  const maySee = mayDo(store.role, 'store');
  const settings = useQuery({
    ...read('deskStoreForm', { params: { seller: store.id } }),
    enabled: maySee,
    staleTime: 0,
  });
  if (!maySee) return <NotHere stores={stores} />;
  return (
    <DeskPage title="Your store" className="max-w-250">
      <DeskFailure text="Could not load your store." of={settings} />
      <OutOfShop />
      {settings.data ? (
        <Changeable>
          <StoreForm settings={settings.data} />
        </Changeable>
      ) : (
        settings.isPending && <DeskSkeleton shape="form" />
      )}
    </DeskPage>
  );
}
