import { PackageSearch } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** At the address of no category: something else than one that is empty. */
export function NoCategory() {
  return (
    <Page title="Category Not Found">
      <EmptyState
        icon={<PackageSearch />}
        text="The category you're looking for doesn't exist."
        action={<ButtonLink href={href('categories')}>All categories</ButtonLink>}
      />
    </Page>
  );
}
