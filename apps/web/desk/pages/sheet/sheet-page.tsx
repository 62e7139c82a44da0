import { mayDo } from '@oja/domain/people/member-roles';
import { Lock } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref, useStore } from '../../app/store.ts';
import { SheetContext, useOpenSheet } from '../../features/sheet/sheet-context.ts';
import { DeskPage } from '../../ui/desk-page.tsx';
import { OpenSheet } from './open-sheet.tsx';

/** Prices and counts of all products in one sheet. */
export function SheetPage() {
  return mayDo(useStore().role, 'goods') ? <Sheet /> : <NotYours />;
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
