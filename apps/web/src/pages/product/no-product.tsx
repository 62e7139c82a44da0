import { PackageSearch } from 'lucide-react';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** In place of a product: what is wrong with its address, and the ways on. */
export function NoProduct({ text }: { text: string }) {
  return (
    <Page title={text} heading="This product is not here">
      <EmptyState
        icon={<PackageSearch />}
        text="It left the shop, or its link lost the end."
        hint={
          <>
            <span className="mb-2 block text-sm">{text}</span>
            The search above finds what is like it.
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={href('home')}>Go back home</ButtonLink>
            <ButtonLink variant="secondary" href={href('categories')}>
              All categories
            </ButtonLink>
          </div>
        }
      />
      <MoreGoods />
    </Page>
  );
}
