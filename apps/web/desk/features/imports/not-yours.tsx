import { Lock } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref } from '../../app/store.ts';
import { DeskPage } from '../../ui/desk-page.tsx';

/** A packer counts goods, and writes none. */
export function NotYours() {
  const href = useHref();
  return (
    <DeskPage title="Import">
      <EmptyState
        icon={<Lock />}
        text="Files are imported by the owner and managers of this store."
        hint="You can count what there is under Products."
        action={<ButtonLink href={href('products')}>Products</ButtonLink>}
      />
    </DeskPage>
  );
}
