import { mayDo } from '@oja/domain/people/member-roles';
import { Lock } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref, useStore } from '../../app/store.ts';
import { SheetContext, useOpenSheet } from '../../features/sheet/sheet-context.ts';
import { OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { OpenSheet } from './open-sheet.tsx';

/** Prices and counts of all products in one sheet. */
export function SheetPage() {
  const mayChange = useMayChange('goods');
  if (!mayDo(useStore().role, 'goods')) return <NotYours />;
  return mayChange ? <Sheet /> : <Stopped />;
}

function Sheet() {
  return (
    <SheetContext value={useOpenSheet()}>
      <OpenSheet />
    </SheetContext>
  );
}

/** A packer counts goods, and prices none. */
function NotYours() {
  const href = useHref();
  return (
    <DeskPage title="Prices and stock">
      <EmptyState
        icon={<Lock />}
        text="Prices are changed by the owner and managers of this store."
        hint="You can count what there is under Products."
        action={<ButtonLink href={href('products')}>Products</ButtonLink>}
      />
    </DeskPage>
  );
}

/** What is typed here is kept to be changed: of a store that is out of the shop it is looked at in the list. */
function Stopped() {
  const href = useHref();
  return (
    <DeskPage title="Prices and stock">
      <OutOfShop />
      <ButtonLink variant="secondary" href={href('products')}>
        See prices and counts under Products
      </ButtonLink>
    </DeskPage>
  );
}
